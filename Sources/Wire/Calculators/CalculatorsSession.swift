import Calculators
import Formulas
import Screens
import TextFormats
import Words

/// The part of the conversation about all calculators except the Plotter.
///
/// `docs/protocol.md` lists its messages and the contents of their replies. Settings also apply to
/// calculators that are restored later. A reply has the new rows since the last reply; a reply to a
/// restore has none.
public struct CalculatorsSession: Sendable {
  private var calculator = TypedScreen(InfixScreen.calculator)
  private var scientific = TypedScreen(InfixScreen.scientific)
  private var rpn = TypedScreen(RPNScreen())
  private var words = Words.english
  /// The settings of the page, once it has sent them.
  private var settings: CalculatorSettings?

  public init() {}

  /// - Complexity: O(bytes) of the message, and O(nodes) of the expressions shown.
  public mutating func reply(to message: [UInt8]) -> [UInt8] {
    answering(message) { (name, fields) throws(UnknownMessage) in
      let (owner, action) = name.parts
      return try reply(to: action, of: owner, &fields)
    }
  }

  /// - Parameter owner: `calculators`, or the name of a calculator.
  /// - Throws: If the message cannot be understood; then nothing has changed.
  mutating func reply(
    to action: ArraySlice<UInt8>, of owner: ArraySlice<UInt8>, _ fields: inout FieldReader
  ) throws(UnknownMessage) -> [UInt8] {
    switch Calculator(name: owner) {
    case .calculator:
      let request = try CalculatorRequest(action, &fields, keypad: calculator.screen.keypad)
      if case .kept = request { return JSONText.object("kept", calculator.screen.kept) }
      if case .fit(let room) = request {
        return CalculatorsReply.display(of: calculator.screen, room: room, words)
      }
      calculator.carry(out: request, settings)
      let rows = calculator.takeRows()
      return CalculatorsReply.state(
        of: calculator.screen, rows, words, isSpelling: calculator.name.isOpen)
    case .scientific:
      let request = try CalculatorRequest(action, &fields, keypad: scientific.screen.keypad)
      if case .kept = request { return JSONText.object("kept", scientific.screen.kept) }
      if case .fit(let room) = request {
        return CalculatorsReply.display(of: scientific.screen, room: room, words)
      }
      scientific.carry(out: request, settings)
      let rows = scientific.takeRows()
      return CalculatorsReply.state(
        of: scientific.screen, rows, words, isSpelling: scientific.name.isOpen)
    case .rpn:
      let request = try CalculatorRequest(action, &fields, keypad: rpn.screen.keypad)
      if case .kept = request { return JSONText.object("kept", rpn.screen.kept) }
      if case .fit(let room) = request {
        return CalculatorsReply.display(of: rpn.screen, room: room, words)
      }
      rpn.carry(out: request, settings)
      let rows = rpn.takeRows()
      return CalculatorsReply.state(of: rpn.screen, rows, words, isSpelling: rpn.name.isOpen)
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
        digits: try fields.value { DigitsShown(name: $0) },
        hasGraphs: fields.isAtEnd ? true : try fields.flag())
      try fields.end()
      self.settings = settings
      calculator.change(to: settings)
      scientific.change(to: settings)
      rpn.change(to: settings)
      return JSONText.nothing
    }
  }
}

/// A calculator's screen, and the name that is being typed on it.
private struct TypedScreen<Screen: CalculatorScreen>: Sendable {
  private(set) var screen: Screen
  private(set) var name = SpelledName<Screen>()

  init(_ screen: Screen) { self.screen = screen }

  /// - Parameter settings: The settings of a screen that is restored.
  mutating func carry(out request: CalculatorRequest, _ settings: CalculatorSettings?) {
    switch request {
    case .kept, .fit, .refine, .type: break
    default: name.end()
    }
    switch request {
    case .state, .kept, .fit: break
    case .press(let key): screen.press(key)
    case .type(let text): name.type(text, on: &screen)
    case .digits: screen.askForMoreDigits()
    case .refine: screen.refine()
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

  mutating func change(to settings: CalculatorSettings) {
    name.end()
    screen.settings = settings
  }

  /// The new rows for the history; none while a name may still change them.
  mutating func takeRows() -> [HistoryRow] { name.isOpen ? [] : screen.takeRows() }
}

/// Answers a message to one calculator of any kind.
private enum CalculatorRequest {
  case state, kept, forget, digits, refine
  case fit(room: Int)
  case press(Key)
  case type(String)
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
    case .type: self = .type(try fields.text())
    case .digits: self = .digits
    case .fit: self = .fit(room: try fields.whole())
    case .refine: self = .refine
    case .paste: self = .paste(try fields.rest())
    case .recall: self = .recall(try fields.rest())
    case .restore: self = .restore(try fields.rest())
    case .forget: self = .forget
    }
    try fields.end()
  }
}
