import Calculators
import Formulas
import Screens
import TextFormats
import Words

/// The part of the conversation about the calculators that are not the Plotter.
///
/// `docs/protocol.md` lists its messages and what is in their replies. Settings hold for what is
/// restored later, too. A reply has the rows that have come since the last one, none of them when
/// restored.
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
