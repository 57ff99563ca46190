import Calculators
import Requests
import Screens
import Words

/// The keys of the RPN calculator, and the other tokens of its model.
struct RPNKeys: SettingsCalculator {
  enum Press {
    case key(Key)
    /// A token without a key, such as `atan2`, `max:3` and the variable `x`.
    case token(CalculatorBrain.Token)
  }

  let name = "the RPN calculator"

  let keypad = Keypad.rpn

  private var screen = RPNScreen()
  /// The serial number of the last graph that was taken.
  private var drawn = 0

  var names: [String] { Self.formulaNames }

  let wordBreaks = " \t"

  var settings: CalculatorSettings {
    get { screen.settings }
    set { screen.settings = newValue }
  }

  var options: [LineOption] { Self.options(of: screen.settings, hasOrder: false) }

  mutating func graph() { screen.press(.graph) }

  mutating func takeGraph() -> LineGraph? {
    guard let graph = screen.graph, graph.serial > drawn else { return nil }
    drawn = graph.serial
    return LineGraph(formula: graph.text, angle: graph.angle)
  }

  func presses(of word: String) -> [Press]? {
    if let keys = keypad.sequence(named: word) { return keys.map(Press.key) }
    return CalculatorBrain.Token(word).map { [.token($0)] }
  }

  mutating func setVariable(_ setting: VariableSetting) -> Bool {
    screen.set(setting.name, to: setting.value)
    return true
  }

  mutating func press(_ press: Press) {
    switch press {
    case .key(let key): screen.press(key)
    case .token(let token): screen.press(token)
    }
  }

  /// Presses the keys of a line; if one is unknown, it presses none. A number after another begins
  /// a new number, instead of adding digits.
  mutating func enter(line: String) throws {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    for presses in try words.map({ try presses(of: [$0]) }) {
      if screen.isTyping, Self.beginNumber(presses) { screen.press(.enter) }
      for press in presses { self.press(press) }
    }
  }

  private static func beginNumber(_ presses: [Press]) -> Bool {
    guard case .key(let key)? = presses.first else { return false }
    return key == .point || key.digit != nil
  }

  /// Includes the last computation, because the end of a line makes it the result.
  mutating func takeRows() -> [HistoryRow] {
    screen.finish()
    screen.endLine()
    return screen.takeRows()
  }

  func shown(in words: Words) -> ShownState {
    ShownState(screen, words)
  }

  let help = """
    Numbers and keys with spaces between; operations follow their operands:
      3 5 +            3+5
      10 sqrt 3 +      √(10)+3
      7 M + sqrt       √(7+M), which has no value before
      9 store          M is 9
    enter pushes a number or repeats the last expression, undo takes back the last operation,
    clear empties the stack and forgets M. Other letters are variables; functions without a key
    are known by name: atan2, or max:3 for three operands.

    """
}
