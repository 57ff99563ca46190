import Formulas

/// What a page tells its calculators. On the wire: see `CalculatorsSession`.
enum CalculatorsMessage {
  case words(Language)
  case state
  case press(Key)
  case angle(AngleUnit)
  case paste(String)
  case restore(String)
  case forget

  /// - Returns: `nil` for a message that has no such name, or of which a field is missing or wrong.
  init?(utf8: [UInt8]) {
    let parts = utf8.split(separator: 0x1F, maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first else { return nil }
    let field: ArraySlice<UInt8>? = parts.count > 1 ? parts[1] : nil
    let text = field.map { String(decoding: $0, as: UTF8.self) }
    let found: CalculatorsMessage? =
      switch Name.allCases.first(where: { name.spells($0.text) }) {
      case .words: .words(Language(tag: text ?? ""))
      case .state: .state
      case .press: field.flatMap { Keypad.rpn.key(named: $0) }.map { .press($0) }
      case .angle: field.flatMap { AngleUnit(name: $0) }.map { .angle($0) }
      case .paste: text.map { .paste($0) }
      case .restore: text.map { .restore($0) }
      case .forget: .forget
      case nil: nil
      }
    guard let found else { return nil }
    self = found
  }

  /// The names of messages on the wire.
  private enum Name: CaseIterable {
    case words, state, press, angle, paste, restore, forget

    var text: String {
      switch self {
      case .words: "calculators.words"
      case .state: "rpn.state"
      case .press: "rpn.press"
      case .angle: "rpn.angle"
      case .paste: "rpn.paste"
      case .restore: "rpn.restore"
      case .forget: "rpn.forget"
      }
    }
  }
}
