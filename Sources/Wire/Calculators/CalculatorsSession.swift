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
  private var calculator = InfixScreen.calculator
  private var scientific = InfixScreen.scientific
  private var rpn = RPNScreen()
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
      let request = try CalculatorRequest(action, &fields, keypad: calculator.keypad)
      if case .kept = request { return JSONText.object("kept", calculator.kept) }
      if case .fit(let room) = request {
        return CalculatorsReply.display(of: calculator, room: room, words)
      }
      carry(out: request, on: &calculator)
      let rows = calculator.takeRows()
      return CalculatorsReply.state(of: calculator, rows, words)
    case .scientific:
      let request = try CalculatorRequest(action, &fields, keypad: scientific.keypad)
      if case .kept = request { return JSONText.object("kept", scientific.kept) }
      if case .fit(let room) = request {
        return CalculatorsReply.display(of: scientific, room: room, words)
      }
      carry(out: request, on: &scientific)
      let rows = scientific.takeRows()
      return CalculatorsReply.state(of: scientific, rows, words)
    case .rpn:
      let request = try CalculatorRequest(action, &fields, keypad: .rpn)
      if case .kept = request { return JSONText.object("kept", rpn.kept) }
      if case .fit(let room) = request {
        return CalculatorsReply.display(of: rpn, room: room, words)
      }
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
    case .state, .kept, .fit: break
    case .press(let key): screen.press(key)
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
}

/// Answers a message to one calculator of any kind.
private enum CalculatorRequest {
  case state, kept, forget, digits, refine
  case fit(room: Int)
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
