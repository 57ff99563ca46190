import Calculators
import Formulas
import Requests
import Screens
import Words

/// The keys of Calculator or Scientific.
struct InfixKeys: SettingsCalculator {
  private var screen: InfixScreen
  /// The serial number of the last graph that was taken.
  private var drawn = 0

  init(_ screen: InfixScreen) { self.screen = screen }

  var name: String { screen.calculator == .calculator ? "Calculator" : "Scientific" }

  var keypad: Keypad { screen.keypad }

  var names: [String] { Self.formulaNames }

  let wordBreaks = " \t+-*/^(),|!="

  var settings: CalculatorSettings {
    get { screen.settings }
    set { screen.settings = newValue }
  }

  var options: [LineOption] {
    Self.options(of: screen.settings, hasOrder: screen.calculator == .calculator)
  }

  mutating func graph() {
    if keypad[.graph] != nil { press(.graph) }
  }

  mutating func takeGraph() -> LineGraph? {
    guard let graph = screen.graph, graph.serial > drawn else { return nil }
    drawn = graph.serial
    return LineGraph(formula: graph.text, angle: graph.angle)
  }

  func presses(of word: String) -> [Key]? { keypad.sequence(named: word) }

  /// The minus of a number is its sign; after an operand it is the operator.
  func presses(of words: [String]) throws -> [Key] {
    var keys: [Key] = []
    for word in words {
      let isDifference =
        word.count > 1 && (word.hasPrefix("-") || word.hasPrefix("−"))
        && keys.last?.precedesOperator == true
      let number = isDifference ? String(word.dropFirst()) : word
      guard let pressed = presses(of: number) else { throw noKey(word) }
      keys += (isDifference ? [.subtract] : []) + pressed
    }
    return keys
  }

  mutating func press(_ key: Key) { screen.press(key) }

  mutating func setVariable(_ setting: VariableSetting) -> Bool {
    screen.set(setting.name, to: setting.value)
  }

  /// Presses the keys of a line, and `=` if the calculation can end there. It stops at the first
  /// key that causes an error, because the next key would start a new calculation. A formula, such
  /// as `sqrt(2)+1`, becomes the result.
  mutating func enter(line: String) throws {
    switch InfixLine(line, on: keypad) {
    case .keys(let keys):
      for key in keys {
        let hadError = screen.error != nil
        press(key)
        if screen.error != nil, !hadError { return }
      }
      if let last = keys.last, last.endsOperand, !screen.hasOpenParenthesis, !screen.isComplete {
        press(.equals)
      }
    case .unknown(let word): try recall(line, orFailWith: noKey(word))
    case .formula: try recall(line, orFailWith: nil)
    }
  }

  /// Makes a formula the result.
  ///
  /// - Throws: The given failure, or otherwise the reason why the line is not a formula.
  private mutating func recall(_ line: String, orFailWith failure: Failure?) throws {
    let source = Array(line.utf8.reversed().drop { $0 == 0x20 || $0 == 0x3D }.reversed())
    let options = ReadingOptions(
      variables: .named(keypad[.x] == nil ? [] : ["x"]), order: screen.settings.order)
    let formula: Formula
    do {
      formula = try Formula(utf8: source, options: options)
    } catch {
      throw failure ?? .formula(.unreadable(error), source: source)
    }
    if !screen.enter(formula), let failure, screen.notice == .pasteRefused { throw failure }
  }

  mutating func takeRows() -> [HistoryRow] {
    screen.finish()
    return screen.takeRows()
  }

  func shown(in words: Words) -> ShownState {
    ShownState(screen, words)
  }

  var help: String {
    let more =
      screen.calculator == .calculator
      ? """
        2 + 3 * 4        20: operators apply from left to right
        17/3+69-23       a line may be typed without spaces
        4 sqrt           functions follow their operand
        1/3 =            then
        * 3              continues with the result
      """
      : """
        2+3*4            14: × and ÷ apply before + and −
        7*(9+54)/2       a line may be typed without spaces
        45 sin           functions follow their operand; a line with a function before its
        2+sin(45)        operand is read as a formula
        3 x * x = m+     x needs no value; memory can hold formulas of x
      """
    return more + """

      The end of a line completes the calculation, unless an operator is last or a parenthesis is
      open. A line that begins with an operator continues with the result; a minus right before a
      number is its sign if nothing or an operator comes before it. An error ends the line.

      """
  }
}
