import Calculators
import Screens
import Words

/// The Plotter's keys.
struct PlotterKeys: KeyedCalculator {
  let name = "the Plotter"

  private var screen = PlotterScreen()

  func presses(of word: String) -> [Key]? { Keypad.plotter.sequence(named: word) }

  mutating func press(_ key: Key) { screen.press(key, configuration: Configuration()) }

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
