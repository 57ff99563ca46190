/// The names of the messages to sheets, after `sheet.`
enum SheetMessage: String, MessageName {
  case words
  case state, restore, kept, open, link, text, share
  case shelf
  case addSheet = "new"
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
  case window, stretch
  case places, touch, choose
  case keepPlace = "keep"
  case table, variable, entry, steps
  case score, construct, solve
  case guess
  case drawGuess = "draw"
  case endGuess = "guess.off"
}
