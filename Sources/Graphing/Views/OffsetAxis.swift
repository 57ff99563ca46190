/// An axis whose coordinates are offsets from an origin.
public struct OffsetAxis: Sendable {
  /// The power of ten that offsets count.
  let exponent: Int
  /// The offset of the coordinate 0, about; mostly far out of sight.
  let zero: Double
  /// Writes the coordinate at an offset.
  let text: @Sendable (Double) -> String

  /// - Parameter text: The coordinate at an offset of at most 15 digits, with all digits.
  public init(exponent: Int, zero: Double, text: @escaping @Sendable (Double) -> String) {
    (self.exponent, self.zero, self.text) = (exponent, zero, text)
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
