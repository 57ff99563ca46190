public import OrdinateNumerics

/// What is proved about a curve in a range of x with one place at which it may be 0, turn, break or end:
/// elsewhere in the range the curve is continuous, keeps its sign and its direction on either side.
public struct CurveGerm: Sendable {
  /// One side of the place, without the place.
  public struct Side: Sendable {
    /// Encloses the values; empty where the curve is undefined on the whole side.
    public let values: Interval
    /// The sign of all values: -1, 0 or 1.
    public let sign: Int
    /// 1 if the curve rises from left to right, -1 if it falls, 0 if it is constant.
    public let trend: Int
    /// Encloses what the values come near to at the place; empty where they grow without bound.
    public let limit: Interval
    /// Whether the curve's value at the place is that limit.
    public let isReached: Bool
    /// Whether the integral up to the place is finite.
    public let isIntegrable: Bool
    /// Encloses the integral of the magnitude up to the place.
    public let size: Interval

    public init(
      values: Interval, sign: Int, trend: Int, limit: Interval, isReached: Bool, isIntegrable: Bool,
      size: Interval
    ) {
      (self.values, self.sign, self.trend) = (values, sign, trend)
      (self.limit, self.isReached) = (limit, isReached)
      (self.isIntegrable, self.size) = (isIntegrable, size)
    }

    public var isDefined: Bool { !values.isEmpty }
    /// Encloses the integral up to the place.
    var area: Interval {
      sign == 0 ? Interval(0) : sign < 0 ? Interval(0) - size : size
    }
    var isUnbounded: Bool { isDefined && limit.isEmpty }
    /// Whether the values go towards a number that the curve does not reach.
    var missesLimit: Bool { isDefined && !limit.isEmpty && !isReached && trend != 0 }
  }

  /// Contains the place.
  public let place: Interval
  /// The number in it to show.
  public let x: Double
  /// Encloses the curve's value there, exactly if that is 0; empty if it has none.
  public let value: Interval
  /// `nil` where the range ends at the place.
  public let left, right: Side?

  public init(place: Interval, x: Double, value: Interval, left: Side?, right: Side?) {
    (self.place, self.x, self.value) = (place, x, value)
    (self.left, self.right) = (left, right)
  }
}
