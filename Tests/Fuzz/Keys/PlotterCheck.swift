import Formulas
import FuzzSupport
import Screens

/// Checks the Plotter, with the application that keeps its state.
func checkPlotter(_ script: KeyScript) {
  var app = App()
  app.show(.plotter)
  for step in script.steps {
    let before = app.plotter.text
    switch step {
    case .press(let key): app.press(key)
    case .paste(let text): app.edit { $0.paste(text, over: 0..<text.utf8.count / 2) }
    case .recall(let text): app.edit { $0.type(text) }
    case .restore(let kept): app = App(kept: kept)
    case .restart: app = App(kept: app.kept)
    case .settings: app.configure { $0.choose(1, of: .angle) }
    }
    for row in app.takeRows() { check(row, "\(step) on \(before)") }
    check(app, "\(step) on \(before)")
  }
}

private func check(_ app: App, _ place: @autoclosure () -> String) {
  let plotter = app.plotter
  claim(
    App(kept: app.kept).kept == app.kept, "what is kept is kept again",
    "\(app.kept), \(place())")
  if let formula = plotter.formula {
    let closed = plotter.text + plotter.missingParentheses
    claim(
      (try? Formula(closed)) == formula, "the field's text is the formula with its parentheses",
      "\(closed), \(place())")
  } else {
    claim(plotter.missingParentheses.isEmpty, "only a formula lacks parentheses", place())
  }
}
