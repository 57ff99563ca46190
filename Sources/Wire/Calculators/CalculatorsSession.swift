import Calculators
import Formulas
import Screens
import TextFormats
import Words

/// The conversation between a page and its calculators.
///
/// The page sends messages and gets JSON back. A message is UTF-8, its fields separated by U+001F;
/// TAB is `calculator`, `scientific` or `rpn`:
///
/// | message | fields | what it does |
/// | --- | --- | --- |
/// | `calculators.words` | a language's tag, its file | speaks it; the reply has words and keys |
/// | `calculators.settings` | angle, order, digits | sets these of all; the reply is `{}` |
/// | `TAB.state` | | nothing |
/// | `TAB.press` | key's name | presses it |
/// | `TAB.paste` | text | a number becomes what is being typed; see below |
/// | `TAB.recall` | formula | brings back the formula of a history's row |
/// | `TAB.restore` | what was kept | brings the calculator back; anything is tolerated |
/// | `TAB.forget` | | all is as at the first start, but for the settings |
///
/// Settings are `radians` or `degrees`; `left-to-right` or `precedence`, which is for the Calculator
/// alone; `automatic` or how many significant digits displays show, from 4 to 16. They hold for
/// what is restored later, too.
///
/// Calculator and Scientific take a formula that is pasted as the result. All else that is pasted
/// is refused, with words.
///
/// The reply to `calculators.words` has what does not change while a page is open:
///
///     {"language": "en", "calculator": {"title", "display", …: String}, "scientific": …, "rpn": …,
///      "keys": {"calculator": [{"key", "label", "name", "group", "typed": [String],
///                               "usual": place | null, "flat": place | null,
///                               "roomy": place | null}],
///               "scientific": …, "rpn": …}}
///
/// A place is `{"column", "row", "columnSpan", "rowSpan"}`. Any other message that is understood is
/// answered with the whole visible state of that calculator:
///
///     {"display": "18", "description": "√(7+M)+14", "value": 18 | null,
///      "error": code | null, "message": words of an error or of a notice | null,
///      "isTyping": Bool,
///      "graph": null | {"serial", "formula", "unit"},   `serial` grows with each graph
///      "rows": [{"text": "7 + 2 = 9", "formula": "7+2", "kind": "additions", "unit"}],
///      "kept": text to store and to send with `TAB.restore`,
///
/// The rows are those that have come since the last reply, oldest first, none of them when restored;
/// `formula` is ASCII, empty where the calculator was cleared; `unit` is `radians`, `degrees`, or
/// empty where angles do not matter. Calculator and Scientific go on with
///
///      "isComplete": Bool,   the description then is what a page ends with ` =`
///      "orderNote": words for the order in which operators applied | null where that is no matter,
///      "angle": "RAD" | "DEG" | "" on Calculator, "memory": text | null}
///
/// and RPN with
///
///      "angle": "RAD" | "DEG",
///      "stack": [{"level": 1, "name": "Level 1", "text", "value": "18" | ""}],
///                                       the last expression first, 50 levels at most
///      "depth": number of levels, "variables": [{"name": "M", "value": "9"}]}
///
/// `HistorySession` has the messages of histories.
///
/// A message that cannot be understood replies `{"error": "unknown message"}` and changes nothing.
public struct CalculatorsSession: Sendable {
  private var calculator = InfixScreen.calculator
  private var scientific = InfixScreen.scientific
  private var rpn = RPNScreen()
  private var words = Words.english
  /// Those of the page, once it has sent them.
  private var settings: CalculatorSettings?

  public init() {}

  /// - Complexity: O(bytes) of the message, and O(nodes) of what is shown.
  public mutating func reply(to message: [UInt8]) -> [UInt8] {
    answering(message) { (name, fields) throws(UnknownMessage) in
      let (owner, action) = name.parts
      return try reply(to: action, of: owner, &fields)
    }
  }

  /// - Parameter owner: `calculators`, or the name of one.
  /// - Throws: What cannot be understood has changed nothing.
  mutating func reply(
    to action: ArraySlice<UInt8>, of owner: ArraySlice<UInt8>, _ fields: inout FieldReader
  ) throws(UnknownMessage) -> [UInt8] {
    switch Calculator(name: owner) {
    case .calculator:
      let request = try CalculatorRequest(action, &fields, keypad: calculator.keypad)
      if case .kept = request { return JSONText.object("kept", calculator.kept) }
      carry(out: request, on: &calculator)
      let rows = calculator.takeRows()
      return CalculatorsReply.state(of: calculator, rows, words)
    case .scientific:
      let request = try CalculatorRequest(action, &fields, keypad: scientific.keypad)
      if case .kept = request { return JSONText.object("kept", scientific.kept) }
      carry(out: request, on: &scientific)
      let rows = scientific.takeRows()
      return CalculatorsReply.state(of: scientific, rows, words)
    case .rpn:
      let request = try CalculatorRequest(action, &fields, keypad: .rpn)
      if case .kept = request { return JSONText.object("kept", rpn.kept) }
      carry(out: request, on: &rpn)
      let rows = rpn.takeRows()
      return CalculatorsReply.state(of: rpn, rows, words)
    case .plotter: throw UnknownMessage()
    case nil:
      guard owner.spells("calculators") else { throw UnknownMessage() }
      return try reply(to: CalculatorsMessage(action), &fields)
    }
  }

  private mutating func reply(
    to message: CalculatorsMessage, _ fields: inout FieldReader
  ) throws(UnknownMessage) -> [UInt8] {
    switch message {
    case .words:
      words = try fields.words()
      return CalculatorsReply.words(words)
    case .settings:
      let settings = CalculatorSettings(
        angle: try fields.angle(), order: try fields.value { OrderOfOperations(name: $0) },
        digits: try fields.value { DigitsShown(name: $0) })
      try fields.end()
      self.settings = settings
      calculator.settings = settings
      scientific.settings = settings
      rpn.settings = settings
      return JSONText.nothing
    }
  }

  private func carry(
    out request: CalculatorRequest, on screen: inout some CalculatorScreen
  ) {
    switch request {
    case .state, .kept: break
    case .press(let key): screen.press(key)
    case .paste(let text): screen.paste(text)
    case .recall(let formula): screen.recall(formula)
    case .restore(let kept):
      screen = screen.restored(from: kept)
      if let settings { screen.settings = settings }
    case .forget:
      let settings = screen.settings
      screen = screen.restored(from: "")
      screen.settings = settings
    }
  }
}

/// What is asked of one calculator, whichever it is.
private enum CalculatorRequest {
  case state, kept, forget
  case press(Key)
  case paste(String)
  case recall(String)
  case restore(String)

  init(
    _ name: ArraySlice<UInt8>, _ fields: inout FieldReader, keypad: Keypad
  ) throws(UnknownMessage) {
    switch try CalculatorMessage(name) {
    case .state: self = .state
    case .kept: self = .kept
    case .press: self = .press(try fields.value { keypad.key(named: $0) })
    case .paste: self = .paste(try fields.rest())
    case .recall: self = .recall(try fields.rest())
    case .restore: self = .restore(try fields.rest())
    case .forget: self = .forget
    }
    try fields.end()
  }
}
