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
    /// Where the side has places without end, however near to the place; `sign`, `trend` and `limit` say nothing
    /// then.
    public let accumulation: Accumulation?

    public init(
      values: Interval, sign: Int, trend: Int, limit: Interval, isReached: Bool, isIntegrable: Bool,
      size: Interval
    ) {
      (self.values, self.sign, self.trend) = (values, sign, trend)
      (self.limit, self.isReached) = (limit, isReached)
      (self.isIntegrable, self.size) = (isIntegrable, size)
      accumulation = nil
    }

    /// A side with places without end.
    ///
    /// - Parameters:
    ///   - values: Enclose the values, which may be unbounded.
    ///   - size: Encloses the integral of the magnitude.
    public init(_ accumulation: Accumulation, values: Interval, size: Interval) {
      (self.values, sign, trend) = (values, 0, 0)
      (limit, isReached) = (values, false)
      (isIntegrable, self.size) = (size.upper.isFinite, size)
      self.accumulation = accumulation
    }

    public var isDefined: Bool { !values.isEmpty }
    /// Encloses the integral up to the place.
    var area: Interval {
      if accumulation != nil { return Interval.hull(size, Interval(0) - size) }
      return sign == 0 ? Interval(0) : sign < 0 ? Interval(0) - size : size
    }
    var isUnbounded: Bool { isDefined && limit.isEmpty }
    /// Whether the curve is 0 all along the side.
    var isZero: Bool { isDefined && accumulation == nil && sign == 0 }
    /// Whether the values go towards a number that the curve does not reach.
    var missesLimit: Bool { isDefined && !limit.isEmpty && !isReached && trend != 0 }
  }

  /// What a side has without end.
  public struct Accumulation: Sendable {
    public let kinds: AccumulatedKinds
    /// Whether the curve has values all along the side, but for single points.
    public let isDefined: Bool
    /// Whether the values on the side are proved to have no upper bound, or no lower one.
    public let isUnbounded: (up: Bool, down: Bool)

    public init(
      _ kinds: AccumulatedKinds, isDefined: Bool, isUnbounded: (up: Bool, down: Bool)
    ) {
      (self.kinds, self.isDefined, self.isUnbounded) = (kinds, isDefined, isUnbounded)
    }
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
