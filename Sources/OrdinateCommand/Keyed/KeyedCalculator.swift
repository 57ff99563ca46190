import Calculators
import Formulas
import Requests
import Screens
import TextFormats
import Words

/// A calculator whose keys commands press.
protocol KeyedCalculator {
  /// One step of a trace: a key, or the keys that a word stands for.
  associatedtype Press

  /// The name of the calculator in messages.
  var name: String { get }

  /// The steps for a word; `nil` if it is not a key of this calculator.
  func presses(of word: String) -> [Press]?

  /// The steps for several words, in order.
  ///
  /// - Throws: `Failure.input` for the first word that is not a key.
  func presses(of words: [String]) throws -> [Press]

  mutating func press(_ press: Press)

  mutating func setAngle(_ unit: AngleUnit)

  /// - Returns: Whether the calculator has the variable.
  mutating func setVariable(_ setting: VariableSetting) -> Bool

  /// The state that it shows, in the words of a language.
  func shown(in words: Words) -> ShownState

  /// The new rows for a history since the last call, oldest first.
  mutating func takeRows() -> [HistoryRow]
}

extension KeyedCalculator {
  func presses(of words: [String]) throws -> [Press] {
    try words.flatMap { word in
      guard let presses = presses(of: word) else { throw noKey(word) }
      return presses
    }
  }

  /// The failure of a word that is not a key.
  func noKey(_ word: String) -> Failure { .input("\(name) has no key named \(word)") }
}

/// The state that a calculator shows after a key.
struct ShownState {
  /// Empty if there is an error.
  var display: String
  /// Without the ` =` that a screen adds at the end.
  var description: String
  /// Whether the calculation is incomplete; in that case a screen does not add the ` =`.
  var isUnfinished = false
  var value: Double?
  /// The exact form; `nil` if the number that is shown has none, or if no number is shown.
  var exact: String?
  /// Whether the display has all digits of the number; `nil` if no number is shown.
  var isExact: Bool?
  /// The code of an error.
  var error: String?
  /// The error or other notice, in words.
  var message: String?
  /// The text of the field, if the calculator has one.
  var text: String?
  /// The text of a dialog, if one is open.
  var alert: String?

  /// The description and the display, on a line each.
  var lines: String { "\(description)\n\(display)\n" }

  /// A line of JSON.
  var json: String {
    var line = JSONText()
    line.beginObject()
    line.member("display", display)
    line.member("description", description)
    if let value { line.member("value", value) } else { line.member("value", nil) }
    line.member("exact", exact)
    if let isExact { line.member("isExact", isExact) } else { line.member("isExact", nil) }
    line.member("error", error)
    line.member("message", message)
    line.member("text", text)
    line.member("alert", alert)
    line.endObject()
    return line.text + "\n"
  }
}

extension ShownState {
  /// The state of a calculator whose display has been computed to its end.
  init(_ screen: some CalculatorScreen, _ words: Words) {
    var screen = screen
    screen.finish()
    self.init(
      display: screen.display, description: screen.description,
      isUnfinished: !screen.isComplete, value: screen.displayValue,
      exact: screen.shownNumber?.exact?.text,
      isExact: screen.isTyping ? true : screen.shownNumber?.digits?.isExact,
      error: screen.error?.code, message: words.message(of: screen))
  }
}
