/// The conversation between a page and its calculators.
///
/// The page sends messages and gets JSON back. A message is UTF-8, its fields separated by U+001F:
///
/// | message | fields | what it does |
/// | --- | --- | --- |
/// | `calculators.words` | a language's tag | speaks that language; the reply has words and keys |
/// | `rpn.state` | | nothing |
/// | `rpn.press` | key's name | presses it |
/// | `rpn.angle` | `radians` or `degrees` | sets the unit of angles |
/// | `rpn.paste` | text | a number becomes what is being typed; anything else is refused |
/// | `rpn.restore` | what was kept | brings the calculator back; anything is tolerated |
/// | `rpn.forget` | | all is as at the first start, but for the unit of angles |
///
/// The reply to `calculators.words` has what does not change while a page is open:
///
///     {"language": "en", "rpn": {"title", "display", …: String},
///      "keys": {"rpn": [{"key", "label", "name", "group", "typed": [String],
///                        "usual": place | null, "flat": place | null, "roomy": place | null}]}}
///
/// A place is `{"column", "row", "columnSpan", "rowSpan"}`. Any other message that is understood is
/// answered with the whole visible state:
///
///     {"display": "18", "description": "√(7+M)+14", "value": 18 | null,
///      "error": code | null, "message": words of an error or of a notice | null,
///      "isTyping": Bool, "angle": "RAD" | "DEG",
///      "stack": [{"level": 1, "name": "Level 1", "text", "value": "18" | ""}],
///                                       the last expression first, 50 levels at most
///      "depth": number of levels, "variables": [{"name": "M", "value": "9"}],
///      "graph": null | {"serial", "formula", "unit"},   `serial` grows with each graph
///      "kept": text to store and to send with `rpn.restore`}
///
/// `HistorySession` has the messages of histories.
///
/// A message that cannot be understood replies `{"error": "unknown message"}` and changes nothing.
public struct CalculatorsSession {
  /// How many levels of a stack a page is told.
  static let shownLevels = 50

  private var rpn = RPNScreen()
  private var language = Language.english
  private var histories = HistorySession()

  public init() {}

  /// - Complexity: O(bytes) of the message and of what is kept, and O(nodes) of the levels shown.
  public mutating func reply(to message: [UInt8]) -> [UInt8] {
    if let message = HistoryMessage(utf8: message) { return histories.reply(to: message) }
    guard let message = CalculatorsMessage(utf8: message) else {
      return JSONText.unknownMessage
    }
    switch message {
    case .words(let language):
      self.language = language
      return CalculatorsReply.words(in: language)
    case .state: break
    case .press(let key): rpn.press(key)
    case .angle(let angle): rpn.angle = angle
    case .paste(let text): rpn.paste(text)
    case .restore(let kept): rpn = RPNScreen(kept: kept)
    case .forget:
      let angle = rpn.angle
      rpn = RPNScreen()
      rpn.angle = angle
    }
    return CalculatorsReply.state(of: rpn, CalculatorWords(language))
  }
}
