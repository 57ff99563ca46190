public import Formulas
import TextFormats

extension AngleUnit {
  /// The unit that the key of the angle unit changes to.
  package var other: AngleUnit { self == .radians ? .degrees : .radians }
}

/// How calculators read and write expressions, as the configuration says.
public struct CalculatorSettings: Equatable, Sendable {
  public var angle: AngleUnit
  /// The order of the Calculator tab; the other calculators ignore it.
  public var order: OrderOfOperations
  /// How the display writes a value.
  public var digits: DigitsShown
  /// Whether what was entered can be graphed; not in an examination.
  public var hasGraphs: Bool

  public init(
    angle: AngleUnit = .radians, order: OrderOfOperations = .leftToRight,
    digits: DigitsShown = .automatic, hasGraphs: Bool = true
  ) {
    self.angle = angle
    self.order = order
    self.digits = digits
    self.hasGraphs = hasGraphs
  }

  /// - Parameter fields: The names of the angle unit, of the order and of the digits.
  /// - Returns: `nil` if one is missing or wrong.
  package init?(fields: [ArraySlice<UInt8>]) {
    guard fields.count == 3, let angle = AngleUnit(name: fields[0]),
      let order = OrderOfOperations(name: fields[1]), let digits = DigitsShown(name: fields[2])
    else { return nil }
    self.init(angle: angle, order: order, digits: digits)
  }
}
