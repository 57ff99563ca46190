/// A choice of one among several values, which counts at once, in the order of the Configuration
/// screen.
///
/// Only the angle concerns what is drawn from here; a page hands the others to whom they concern.
public enum Setting: Int, CaseIterable, Sendable {
  case angle, digits, order, appearance, language

  /// The name in data.
  public var name: String {
    switch self {
    case .angle: "angle"
    case .digits: "digits"
    case .order: "order"
    case .appearance: "appearance"
    case .language: "language"
    }
  }

  /// The names of its values in data, in the order in which they are offered; the first is the one
  /// until another is chosen.
  ///
  /// Digits are as `DigitsShown` reads them; a language is its code.
  public var values: [String] {
    switch self {
    case .angle: ["radians", "degrees"]
    case .digits: [DigitsShown.automatic.name] + DigitsShown.counts.map { $0.description }
    case .order: ["left-to-right", "precedence"]
    case .appearance: ["system", "light", "dark"]
    case .language: ["system"] + Language.allCases.map { $0.code }
    }
  }

  public init?(name: ArraySlice<UInt8>) {
    for setting in Setting.allCases where name.spells(setting.name) {
      self = setting
      return
    }
    return nil
  }

  /// The place of a value among `values`; `nil` for a name that none has.
  func index(of value: ArraySlice<UInt8>) -> Int? { values.firstIndex { value.spells($0) } }
}
