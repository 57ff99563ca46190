/// The names of the messages to sheets, after `sheet.`
enum SheetMessage: String, MessageName {
  case words
  case state, restore, kept, open, link, text, share, picture
  case shelf
  case addSheet = "new"
  case openText = "text.open"
  case switchSheet = "switch"
  case rename, discard, follow
  case append, drag, nudge
  case type, paste, key, place, term, select, leave
  case setText = "set"
  case insert, remove, duplicate, move, color, hide
  case slide
  case play = "step"
  case range, define
  case undo, redo, home, fit
  case setSwitch = "view"
  case window, title, stretch
  case places, touch, choose
  case keepPlace = "keep"
  case table, variable, entry, steps
  case score, construct, solve
  case guess
  case drawGuess = "draw"
  case endGuess = "guess.off"
  case newTable = "data.new"
  case tableLines = "data.lines"
  case setCell = "data.set"
  case pasteCells = "data.paste"
  case setHead = "data.head"
  case addColumn = "data.column.add"
  case removeColumn = "data.column.remove"
  case insertLine = "data.line.add"
  case removeLine = "data.line.remove"
  case joinPoints = "data.join"
  case dragCell = "data.drag"
  case addFit = "fit.add"
  case keepEquation = "fit.equation"
  case keepResiduals = "fit.residuals"
  case normalCurve = "chart.normal"
}
