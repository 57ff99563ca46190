import Screens

/// A calculator, asked line by line.
struct ReplSession<Calculator: LineCalculator> {
  private var calculator: Calculator
  private let language: Language
  private let recorder: HistoryRecorder
  /// Whether a line had a word that is none.
  private(set) var hasFailed = false

  init(of calculator: Calculator, language: Language, recorder: HistoryRecorder) {
    self.calculator = calculator
    self.language = language
    self.recorder = recorder
  }

  /// What can be completed: the names of keys, and what is no key.
  var words: [String] {
    calculator.keypad.entries.filter { $0.key.digit == nil }.map(\.name) + ["help", "keys", "quit"]
  }

  /// Does what a line says, and prints what is then shown.
  ///
  /// - Returns: False for the line that ends the session.
  mutating func answer(_ line: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    switch words {
    case []: break
    case ["quit"], ["exit"]: return false
    case ["help"]: Output.standard.write(calculator.help)
    case ["keys"]: Output.standard.write(keyTable)
    default:
      do {
        try calculator.enter(line: line)
        // What is shown has been stored.
        recorder.recordOrWarn(calculator.takeRows())
        show()
      } catch {
        (error as? Failure)?.report()
        hasFailed = true
      }
    }
    return true
  }

  private func show() {
    let state = calculator.shown(in: language)
    let mark = state.description.isEmpty || state.isUnfinished ? "" : " ="
    let lines = [state.description + mark, state.display, state.message ?? ""]
    Output.standard.write(lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n")
  }

  /// A line a key: its name, what is written on it and how it is spoken.
  private var keyTable: String {
    let words = CalculatorWords(language)
    return calculator.keypad.entries.filter { $0.key.digit == nil }.map { entry in
      Self.padded(entry.name, to: 12) + Self.padded(entry.label, to: 8) + words[.key(entry.key)]
        + "\n"
    }.joined()
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
