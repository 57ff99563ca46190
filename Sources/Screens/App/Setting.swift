import Formulas
import TextFormats
import Words

/// A choice among several values, which takes effect at once. The cases have the order of the
/// Configuration screen.
///
/// Only the angle concerns the engine; the page carries out the others. Values count from 0, the
/// default.
public enum Setting: UInt8, CaseIterable, Sendable {
  case angle, digits, order, appearance, size, language

  /// The name in data.
  public var name: String {
    switch self {
    case .angle: "angle"
    case .digits: "digits"
    case .order: "order"
    case .appearance: "appearance"
    case .size: "size"
    case .language: "language"
    }
  }

  /// How many values there are.
  public var count: Int {
    switch self {
    case .angle, .order, .size: 2
    case .digits: 1 + DigitsShown.counts.count
    case .appearance: 3
    case .language: 1 + Language.allCases.count
    }
  }

  /// The name of a value in data. A number of digits is written as `DigitsShown` reads it, a
  /// language as its code.
  ///
  /// - Precondition: The value is at least 0 and less than `count`.
  public func name(of value: Int) -> String {
    switch self {
    case .angle: (value == 0 ? AngleUnit.radians : .degrees).name
    case .digits: value == 0 ? "automatic" : (DigitsShown.counts.lowerBound + value - 1).description
    case .order: (value == 0 ? OrderOfOperations.leftToRight : .precedence).name
    case .appearance: value == 0 ? "system" : value == 1 ? "light" : "dark"
    case .size: value == 0 ? "usual" : "projector"
    case .language: Self.language(of: value)?.code ?? "system"
    }
  }

  /// The language of a value; `nil` for the system's language.
  static func language(of value: Int) -> Language? {
    value == 0 ? nil : Language(rawValue: UInt8(truncatingIfNeeded: value - 1))
  }

  public init?(name: ArraySlice<UInt8>) {
    for setting in Setting.allCases where name.spells(setting.name) {
      self = setting
      return
    }
    return nil
  }

  /// - Returns: `nil` if no value has this name.
  package func value(named name: ArraySlice<UInt8>) -> Int? {
    for value in 0..<count where name.spells(self.name(of: value)) { return value }
    return nil
  }
}
