/// A coordinate in a small range far from 0, as an exact origin and an offset from it.
///
/// Doubles hold offsets well, where they do not hold the coordinates: those about 10¹⁵ are 0.125 apart.
public struct OffsetCoordinate: Sendable {
  public let name: Name
  public let origin: Numeral
  /// The power of ten that offsets count.
  public let exponent: Int
  /// The offsets that occur.
  public let range: ClosedRange<Double>

  /// - Parameter range: Finite.
  public init(_ name: Name, origin: Numeral, exponent: Int, range: ClosedRange<Double>) {
    (self.name, self.origin, self.exponent, self.range) = (name, origin, exponent, range)
  }

  /// The coordinate that belongs to an offset.
  func coordinate(_ offset: Formula) -> Formula {
    .adding(Formula(origin), Formula.Term(scaled(offset)))
  }

  /// The offset that belongs to a coordinate.
  public func offset(of coordinate: Formula) -> Formula {
    if origin.isZero && exponent == 0 { return coordinate }
    let unit = Formula.power(.number(10), Formula(Double(exponent.magnitude)))
    let distance = Formula.adding(coordinate, Formula.Term(Formula(origin), isInverted: true))
    return exponent == 0
      ? distance : .multiplying(distance, Formula.Term(unit, isInverted: exponent > 0))
  }

  /// A number of the units that offsets count.
  public func scaled(_ offset: Formula) -> Formula {
    if exponent == 0 { return offset }
    let unit = Formula.power(.number(10), Formula(Double(exponent.magnitude)))
    return .multiplying(offset, Formula.Term(unit, isInverted: exponent < 0))
  }
}
