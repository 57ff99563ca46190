import Formulas
import TextFormats
import Words

/// A choice of one among several values, which counts at once, in the order of the Configuration
/// screen.
///
/// Only the angle concerns what is drawn from here; a page hands the others to whom they concern.
/// Values are numbered from 0, which is the one until another is chosen.
public enum Setting: UInt8, CaseIterable, Sendable {
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

  /// How many values there are.
  public var count: Int {
    switch self {
    case .angle, .order: 2
    case .digits: 1 + DigitsShown.counts.count
    case .appearance: 3
    case .language: 1 + Language.allCases.count
    }
  }

  /// The name of a value in data; digits are as `DigitsShown` reads them, a language is its code.
  ///
  /// - Precondition: The value is at least 0 and less than `count`.
  public func name(of value: Int) -> String {
    switch self {
    case .angle: (value == 0 ? AngleUnit.radians : .degrees).name
    case .digits: value == 0 ? "automatic" : (DigitsShown.counts.lowerBound + value - 1).description
    case .order: (value == 0 ? OrderOfOperations.leftToRight : .precedence).name
    case .appearance: value == 0 ? "system" : value == 1 ? "light" : "dark"
    case .language: Self.language(of: value)?.code ?? "system"
    }
  }

  /// The language that a value stands for; `nil` for the system's.
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

  /// - Returns: `nil` for a name that no value has.
  package func value(named name: ArraySlice<UInt8>) -> Int? {
    for value in 0..<count where name.spells(self.name(of: value)) { return value }
    return nil
  }
}
