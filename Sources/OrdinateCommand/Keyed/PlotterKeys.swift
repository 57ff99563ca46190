import Calculators
import Formulas
import Requests
import Screens
import Words

/// The Plotter's keys.
struct PlotterKeys: KeyedCalculator {
  let name = "the Plotter"

  private var screen = PlotterScreen()
  private var configuration = Configuration()

  /// The page has the angle unit beside the Plotter's field, not in its keypad.
  func presses(of word: String) -> [Key]? {
    word == "angle" ? [.angle] : Keypad.plotter.sequence(named: word)
  }

  mutating func press(_ key: Key) {
    if key == .angle { return setAngle(configuration.angle.other) }
    screen.press(key, configuration: configuration)
  }

  mutating func setAngle(_ unit: AngleUnit) { configuration.angle = unit }

  func setVariable(_ setting: VariableSetting) -> Bool { false }

  mutating func takeRows() -> [HistoryRow] { screen.takeRows() }

  func shown(in words: Words) -> ShownState {
    var state = ShownState(
      display: screen.text.isEmpty ? "0" : screen.text, description: screen.formula?.text ?? "",
      text: screen.text, alert: screen.alert.map { words.message(for: $0) })
    if let problem = screen.problem {
      state.display = ""
      state.error = problem.code
      state.message = words.message(for: problem)
    }
    return state
  }
}
