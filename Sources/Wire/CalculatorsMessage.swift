import Formulas
import Screens
import TextFormats

/// What a page tells its calculators. On the wire: see `CalculatorsSession`.
enum CalculatorsMessage {
  case words(Language)
  case settings(CalculatorSettings)
  case of(CalculatorTab, Request)

  /// What is asked of one calculator.
  enum Request {
    case state
    case press(Key)
    case paste(String)
    case recall(String)
    case restore(String)
    case forget
  }

  /// - Returns: `nil` for a message that has no such name, or of which a field is missing or wrong.
  init?(utf8: [UInt8]) {
    let parts = utf8.split(separator: 0x1F, maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, let dot = name.firstIndex(of: UInt8(ascii: ".")) else {
      return nil
    }
    let (owner, action) = (name[..<dot], name[(dot + 1)...])
    let field: ArraySlice<UInt8>? = parts.count > 1 ? parts[1] : nil
    if owner.spells("calculators") {
      self.init(ofAll: action, field)
    } else {
      guard let tab = CalculatorTab.allCases.first(where: { owner.spells($0.name) }),
        let request = Request(name: action, field, keypad: tab.keypad)
      else { return nil }
      self = .of(tab, request)
    }
  }

  private init?(ofAll action: ArraySlice<UInt8>, _ field: ArraySlice<UInt8>?) {
    if action.spells("words") {
      self = .words(Language(tag: String(decoding: field ?? [], as: UTF8.self)))
    } else if action.spells("settings"), let field {
      let fields = field.split(separator: 0x1F, omittingEmptySubsequences: false)
      guard let settings = CalculatorSettings(fields: fields) else { return nil }
      self = .settings(settings)
    } else {
      return nil
    }
  }
}

extension CalculatorsMessage.Request {
  init?(name: ArraySlice<UInt8>, _ field: ArraySlice<UInt8>?, keypad: Keypad) {
    let text = field.map { String(decoding: $0, as: UTF8.self) }
    let found: Self? =
      switch Name.allCases.first(where: { name.spells($0.text) }) {
      case .state: .state
      case .press: field.flatMap { keypad.key(named: $0) }.map { .press($0) }
      case .paste: text.map { .paste($0) }
      case .recall: text.map { .recall($0) }
      case .restore: text.map { .restore($0) }
      case .forget: .forget
      case nil: nil
      }
    guard let found else { return nil }
    self = found
  }

  /// The names on the wire, behind the calculator's.
  private enum Name: CaseIterable {
    case state, press, paste, recall, restore, forget

    var text: String {
      switch self {
      case .state: "state"
      case .press: "press"
      case .paste: "paste"
      case .recall: "recall"
      case .restore: "restore"
      case .forget: "forget"
      }
    }
  }
}
