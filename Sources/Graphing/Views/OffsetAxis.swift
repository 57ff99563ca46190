/// An axis far from 0 whose coordinates are offsets from an origin.
public struct OffsetAxis: Sendable {
  /// The power of ten that offsets count.
  let exponent: Int
  /// Whether 0 is beyond the upper end of the axis.
  let isNegative: Bool
  /// Writes the coordinate at an offset.
  let text: @Sendable (Double) -> String

  /// - Parameter text: The coordinate at an offset of at most 15 digits, with all digits.
  public init(exponent: Int, isNegative: Bool, text: @escaping @Sendable (Double) -> String) {
    (self.exponent, self.isNegative, self.text) = (exponent, isNegative, text)
  }
}

/// The axes of a plot; `nil` for one whose coordinates are doubles.
public struct OffsetAxes: Sendable {
  let x: OffsetAxis?
  let y: OffsetAxis?

  public init(x: OffsetAxis? = nil, y: OffsetAxis? = nil) { (self.x, self.y) = (x, y) }

  /// Whether coordinates of both axes count the same unit.
  var haveOneUnit: Bool { (x?.exponent ?? 0) == (y?.exponent ?? 0) }
}
