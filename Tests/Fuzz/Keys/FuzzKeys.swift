import Calculators
import FuzzSupport
import Screens

/// Checks sequences of keys and pasted texts on all calculators: see `KeyScript`.
@main
struct FuzzKeys {
  static func main() {
    runFuzzer(dictionary: KeyScript.words) { input, count in
      let script = KeyScript(Array(input: input, count: count))
      switch script.calculator {
      case .calculator: walk(InfixScreen.calculator, script)
      case .scientific: walk(InfixScreen.scientific, script)
      case .rpn: walk(RPNScreen(), script)
      case .plotter: checkPlotter(script)
      }
      return 0
    }
  }
}

/// Checks a screen after each step. A long walk is broken off, so that an input that takes long is one
/// whose last step does.
private func walk(_ screen: some CheckedScreen, _ script: KeyScript) {
  var screen = screen
  let end = ContinuousClock.now + .milliseconds(250)
  for step in script.steps {
    let before = screen
    switch step {
    case .press(let key): screen.press(key)
    case .paste(let text): screen.paste(text)
    case .recall(let text): screen.recall(text)
    case .restore(let kept): screen = screen.restored(from: kept)
    case .restart:
      let settings = screen.settings
      screen = screen.restored(from: screen.kept)
      screen.settings = settings
    case .settings(let settings): screen.settings = settings
    }
    let rows = screen.takeRows()
    check(screen, "\(step) on \(before.kept)")
    for row in rows { check(row, "\(step) on \(before.kept)") }
    if ContinuousClock.now > end { return }
  }
}
