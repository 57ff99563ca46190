import Calculators
import Screens
import TextFormats

/// A calculator whose keys commands press.
protocol KeyedCalculator {
  /// What a word on the command line asks for, one step of a trace.
  associatedtype Press

  /// As what messages speak of it.
  var name: String { get }

  /// What a word asks for; `nil` for a word that is no key of this calculator.
  func presses(of word: String) -> [Press]?

  /// What words ask for, one after the other.
  ///
  /// - Throws: `Failure.input` for the first word that is no key.
  func presses(of words: [String]) throws -> [Press]

  mutating func press(_ press: Press)

  /// What is now shown, in a language.
  func shown(in language: Language) -> ShownState

  /// The rows for a history that have come since the last call, oldest first.
  mutating func takeRows() -> [HistoryRow]
}

extension KeyedCalculator {
  func presses(of words: [String]) throws -> [Press] {
    try words.flatMap { word in
      guard let presses = presses(of: word) else { throw noKey(word) }
      return presses
    }
  }

  /// Why a word is refused that is no key.
  func noKey(_ word: String) -> Failure { .input("\(name) has no key named \(word)") }
}

/// What a calculator shows after a key.
struct ShownState {
  /// Empty where there is an error instead.
  var display: String
  /// Without the ` =` that a screen ends it with.
  var description: String
  /// Whether the calculation is not complete, so that a screen puts no ` =` there.
  var isUnfinished = false
  var value: Double?
  /// The code of an error.
  var error: String?
  /// The error, or what else there is to say, in words.
  var message: String?
  /// What is in the field of a calculator that has one.
  var text: String?
  /// What a dialog says.
  var alert: String?

  /// The description and the display, a line each.
  var lines: String { "\(description)\n\(display)\n" }

  /// A line of JSON.
  var json: String {
    var line = JSONText()
    line.beginObject()
    line.member("display", display)
    line.member("description", description)
    if let value { line.member("value", value) } else { line.member("value", nil) }
    line.member("error", error)
    line.member("message", message)
    line.member("text", text)
    line.member("alert", alert)
    line.endObject()
    return line.text + "\n"
  }
}
