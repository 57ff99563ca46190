import Screens

/// The RPN calculator, asked line by line.
struct RPNSession {
  private var keys = RPNKeys()
  private let language: Language
  /// Whether a line had a word that is none.
  private(set) var hasFailed = false

  init(language: Language) { self.language = language }

  /// What can be completed: the names of keys, and what is no key.
  static var words: [String] {
    Keypad.rpn.entries.filter { $0.key.digit == nil }.map(\.name) + ["help", "keys", "quit"]
  }

  /// Does what a line says, and prints what is then shown.
  ///
  /// - Returns: False for the line that ends the session.
  mutating func answer(_ line: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    switch words {
    case []: break
    case ["quit"], ["exit"]: return false
    case ["help"]: Output.standard.write(Self.help)
    case ["keys"]: Output.standard.write(Self.keyTable(in: language))
    default: press(words)
    }
    return true
  }

  /// Presses keys, or none of them if one is not known.
  private mutating func press(_ words: [String]) {
    do {
      for presses in try words.map({ try RPNKeys.presses(of: [$0]) }) { keys.enter(presses) }
      show()
    } catch {
      (error as? Failure)?.report()
      hasFailed = true
    }
  }

  private func show() {
    let state = keys.shown(in: language)
    let lines = [
      state.description.isEmpty ? "" : state.description + " =", state.display, state.message ?? "",
    ]
    Output.standard.write(lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n")
  }

  private static let help = """
    Numbers and keys with spaces between; operations follow their operands:
      3 5 +            3+5
      10 sqrt 3 +      √(10)+3
      7 M + sqrt       √(7+M), which has no value until
      9 store          M is 9
    enter pushes a number or repeats the last expression, undo takes back the last operation,
    clear empties the stack and forgets M. Other letters are variables, and functions without a key
    go by their names: atan2, max:3 for three operands.
    keys lists the keys, quit or Ctrl-D ends.

    """

  /// A line a key: its name, what is written on it and how it is spoken.
  private static func keyTable(in language: Language) -> String {
    let words = CalculatorWords(language)
    return Keypad.rpn.entries.filter { $0.key.digit == nil }.map { entry in
      padded(entry.name, to: 12) + padded(entry.label, to: 8) + words[.key(entry.key)] + "\n"
    }.joined()
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
