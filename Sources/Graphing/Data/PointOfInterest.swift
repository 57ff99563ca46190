public import OrdinateNumerics

/// A notable point of a curve, to which a trace cursor snaps.
public struct PointOfInterest: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// The curve crosses or touches 0.
    case zero
    /// The curve turns from falling to rising, or is least over the window.
    case minimum
    /// The curve turns from rising to falling, or is greatest over the window.
    case maximum
    /// The curve grows without bound on at least one side.
    case pole
    /// The curve is undefined at one point, begins or ends.
    case gap
    /// The curve goes on at another ordinate.
    case jump
  }

  public let kind: Kind
  public let x: Double
  /// The ordinate that the source computes at `x`, 0 for a zero; `nil` at a pole and where the curve
  /// is undefined.
  public let y: Double?
  /// Contains the place, which is proved to exist; `nil` if nothing is proved.
  public let xEnclosure: Interval?
  /// Contains the true ordinate of the place; `nil` if nothing is proved.
  public let yEnclosure: Interval?

  init(
    _ kind: Kind, x: Double, y: Double?, xEnclosure: Interval? = nil, yEnclosure: Interval? = nil
  ) {
    self.kind = kind
    self.x = x
    self.y = y
    self.xEnclosure = xEnclosure
    self.yEnclosure = yEnclosure
  }
}

/// A number that an analysis finds.
public struct Estimate: Equatable, Sendable {
  public let value: Double
  /// The error of the value as far as its computation can tell, which proves nothing.
  public let error: Double
  /// Contains the true number; `nil` if nothing is proved.
  public let enclosure: Interval?

  package init(value: Double, error: Double = 0, enclosure: Interval?) {
    (self.value, self.error, self.enclosure) = (value, error, enclosure)
  }
}
