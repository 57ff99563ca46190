/// Intervals side by side: an operation computes them all at once.
///
/// An operation on one `Interval` is one lane of these, so the bounds have the same bits.
///
/// - Invariant: Where a lane is decorated as nowhere defined, its bounds have no meaning and may be
///   NaN: read the decoration first. Elsewhere `lower <= upper`.
@usableFromInline package struct IntervalLanes: Sendable, BitwiseCopyable {
  @usableFromInline package var lower: Lanes
  @usableFromInline package var upper: Lanes
  /// The decoration of each lane, with as many low bits set as its rank: 7 is continuous, 3
  /// defined, 1 partly defined, 0 nowhere defined. The bitwise AND of two is the lower one.
  @usableFromInline package var decoration: LaneBits

  @inlinable @inline(__always) package init(lower: Lanes, upper: Lanes, decoration: LaneBits) {
    self.lower = lower
    self.upper = upper
    self.decoration = decoration
  }

  /// Continuous, from `lower` to `upper` in each lane.
  @inlinable @inline(__always) package init(lower: Lanes, upper: Lanes) {
    self.init(lower: lower, upper: upper, decoration: LaneBits(repeating: 7))
  }

  /// The same interval in every lane.
  package init(repeating interval: Interval) {
    self.init(
      lower: Lanes(repeating: interval.lower), upper: Lanes(repeating: interval.upper),
      decoration: LaneBits(repeating: interval.decoration.bits))
  }

  package subscript(lane: Int) -> Interval {
    get {
      let decoration = Decoration(bits: decoration[lane])
      if decoration == .nowhereDefined { return .empty }
      return Interval(lower[lane], upper[lane], decoration: decoration)
    }
    set {
      lower[lane] = newValue.lower
      upper[lane] = newValue.upper
      decoration[lane] = newValue.decoration.bits
    }
  }

  /// Fills lanes with a part of a row of intervals; those beyond its end have any of them.
  package static func load(
    _ row: [Interval], _ range: Range<Int>, into lanes: UnsafeMutablePointer<IntervalLanes>
  ) {
    var (lane, start) = (0, range.lowerBound)
    while start < range.upperBound {
      var next = IntervalLanes(repeating: row[start])
      for scalar in 1..<Lanes.scalarCount where start + scalar < range.upperBound {
        next[scalar] = row[start + scalar]
      }
      lanes[lane] = next
      (lane, start) = (lane + 1, start + Lanes.scalarCount)
    }
  }

  /// Adds intervals to a row.
  package static func append(
    _ count: Int, of lanes: UnsafePointer<IntervalLanes>, to row: inout [Interval]
  ) {
    for index in 0..<count {
      row.append(lanes[index / Lanes.scalarCount][index % Lanes.scalarCount])
    }
  }

  /// Applies an operation lane by lane, for operations that branch too much for lanes.
  package static func lanewise(_ x: IntervalLanes, _ operation: (Interval) -> Interval)
    -> IntervalLanes
  {
    var result = x
    for lane in 0..<Lanes.scalarCount { result[lane] = operation(x[lane]) }
    return result
  }

  /// Applies an operation on two intervals lane by lane.
  package static func lanewise(
    _ x: IntervalLanes, _ y: IntervalLanes, _ operation: (Interval, Interval) -> Interval
  ) -> IntervalLanes {
    var result = x
    for lane in 0..<Lanes.scalarCount { result[lane] = operation(x[lane], y[lane]) }
    return result
  }
}

extension Interval {
  /// Applies an operation on lanes to one interval.
  @inline(__always) static func laneOf(
    _ x: Interval, _ operation: (IntervalLanes) -> IntervalLanes
  ) -> Interval {
    operation(IntervalLanes(repeating: x))[0]
  }

  @inline(__always) static func laneOf(
    _ x: Interval, _ y: Interval, _ operation: (IntervalLanes, IntervalLanes) -> IntervalLanes
  ) -> Interval {
    operation(IntervalLanes(repeating: x), IntervalLanes(repeating: y))[0]
  }
}
