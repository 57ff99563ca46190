import Formulas
import OrdinateNumerics
import Screens
import TextFormats

/// What the page tells the engine: a name and its fields.
///
/// On the wire a message is UTF-8, its parts separated by U+001F. `PageSession` lists them.
enum PageMessage {
  case words(String)
  case state, gallery
  case restore(String)
  case tab(Tab)
  case press(Key)
  case type(String)
  case paste(String, start16: Int, end16: Int)
  case dismissAlert
  case open(String, Configuration)
  case xMax(String)
  case samples(String)
  case set
  case choose(Setting, Int)
  case askToClear, clear, keepData

  /// - Returns: `nil` for a message that has no such name or lacks a field.
  init?(utf8: [UInt8]) {
    let parts = utf8.split(separator: 0x1F, omittingEmptySubsequences: false)
    guard let name = parts.first else { return nil }
    func field(_ index: Int) -> ArraySlice<UInt8>? {
      index < parts.count ? parts[index] : nil
    }
    func text(_ index: Int) -> String? {
      field(index).map { String(decoding: $0, as: UTF8.self) }
    }
    func whole(_ index: Int) -> Int? { field(index).flatMap { Int(utf8: $0) } }

    let found: PageMessage? =
      switch PageMessageName(utf8: name) {
      case .words: .words(text(1) ?? "")
      case .state: .state
      case .gallery: .gallery
      case .restore: text(1).map { .restore($0) }
      case .tab: field(1).flatMap { Tab(name: $0) }.map { .tab($0) }
      case .press: field(1).flatMap { Keypad.plotter.key(named: $0) }.map { .press($0) }
      case .type: text(1).map { .type($0) }
      case .paste:
        text(1).map {
          .paste($0, start16: whole(2) ?? 0, end16: whole(3) ?? Int(Int32.max))
        }
      case .dismissAlert: .dismissAlert
      case .open: Self.opening(text(1), xMax: field(2), samples: field(3))
      case .xMax: text(1).map { .xMax($0) }
      case .samples: text(1).map { .samples($0) }
      case .set: .set
      case .choose:
        field(1).flatMap { Setting(name: $0) }.flatMap { setting in
          field(2).flatMap { setting.value(named: $0) }.map { .choose(setting, $0) }
        }
      case .askToClear: .askToClear
      case .clear: .clear
      case .keepData: .keepData
      case nil: nil
      }
    guard let found else { return nil }
    self = found
  }

  private static func opening(
    _ equation: String?, xMax: ArraySlice<UInt8>?, samples: ArraySlice<UInt8>?
  ) -> PageMessage? {
    guard let equation, let xMax = xMax.flatMap({ Double(decimal: $0) }),
      let samples = samples.flatMap({ Int(utf8: $0) }),
      let configuration = Configuration(xMax: xMax, sampleCount: samples)
    else { return nil }
    return .open(equation, configuration)
  }
}

/// The names of messages on the wire.
private enum PageMessageName: CaseIterable {
  case words, state, gallery, restore, tab, press, type, paste, dismissAlert, open
  case xMax, samples, set, choose, askToClear, clear, keepData

  var name: String {
    switch self {
    case .words: "words"
    case .state: "state"
    case .gallery: "gallery"
    case .restore: "restore"
    case .tab: "tab"
    case .press: "plotter.press"
    case .type: "plotter.text"
    case .paste: "plotter.paste"
    case .dismissAlert: "plotter.dismiss"
    case .open: "plotter.open"
    case .xMax: "configuration.xMax"
    case .samples: "configuration.samples"
    case .set: "configuration.set"
    case .choose: "configuration.choose"
    case .askToClear: "configuration.clear"
    case .clear: "configuration.clear.confirm"
    case .keepData: "configuration.clear.cancel"
    }
  }

  init?(utf8: ArraySlice<UInt8>) {
    for candidate in Self.allCases where utf8.spells(candidate.name) {
      self = candidate
      return
    }
    return nil
  }
}
