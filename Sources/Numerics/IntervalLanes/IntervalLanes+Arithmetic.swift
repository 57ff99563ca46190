/// Sums, differences and functions that only compare. A bound is rounded outward only if it is not
/// exact, and then by one unit in the last place.
extension IntervalLanes {
  @inlinable @inline(__always)
  package static func + (x: IntervalLanes, y: IntervalLanes) -> IntervalLanes {
    IntervalLanes(
      lower: lowerSum(x.lower, y.lower), upper: upperSum(x.upper, y.upper),
      decoration: x.decoration & y.decoration)
  }

  @inlinable @inline(__always)
  package static func - (x: IntervalLanes, y: IntervalLanes) -> IntervalLanes {
    IntervalLanes(
      lower: lowerSum(x.lower, y.upper.negated), upper: upperSum(x.upper, y.lower.negated),
      decoration: x.decoration & y.decoration)
  }

  /// The sum with a finite number.
  @inlinable @inline(__always)
  package static func + (x: IntervalLanes, y: Double) -> IntervalLanes {
    let y = Lanes(repeating: y)
    return IntervalLanes(
      lower: lowerSum(x.lower, y), upper: upperSum(x.upper, y), decoration: x.decoration)
  }

  @inlinable @inline(__always) package static prefix func - (x: IntervalLanes) -> IntervalLanes {
    IntervalLanes(lower: x.upper.negated, upper: x.lower.negated, decoration: x.decoration)
  }

  @inlinable @inline(__always)
  package static func min(_ x: IntervalLanes, _ y: IntervalLanes) -> IntervalLanes {
    IntervalLanes(
      lower: x.lower.smaller(y.lower), upper: x.upper.smaller(y.upper),
      decoration: x.decoration & y.decoration)
  }

  @inlinable @inline(__always)
  package static func max(_ x: IntervalLanes, _ y: IntervalLanes) -> IntervalLanes {
    IntervalLanes(
      lower: x.lower.larger(y.lower), upper: x.upper.larger(y.upper),
      decoration: x.decoration & y.decoration)
  }

  @inlinable @inline(__always) package static func abs(_ x: IntervalLanes) -> IntervalLanes {
    IntervalLanes(lower: x.leastMagnitude, upper: x.largestMagnitude, decoration: x.decoration)
  }

  /// The distance from 0.
  @inlinable @inline(__always) var leastMagnitude: Lanes {
    lower.larger(upper.negated).larger(Lanes.zero)
  }

  @inlinable @inline(__always) var largestMagnitude: Lanes { lower.negated.larger(upper) }

  // An inexact sum is never 0. An infinite sum has no error; if its operands are finite, the
  // largest double is the bound.
  @inlinable @inline(__always) static func lowerSum(_ x: Lanes, _ y: Lanes) -> Lanes {
    let sum = x + y
    let error = ErrorFree.error(of: sum, sumOf: x, and: y)
    return sum.steppedDown(where: error .< Lanes.zero).smaller(Lanes.largest)
  }

  @inlinable @inline(__always) static func upperSum(_ x: Lanes, _ y: Lanes) -> Lanes {
    let sum = x + y
    let error = ErrorFree.error(of: sum, sumOf: x, and: y)
    return sum.steppedUp(where: error .> Lanes.zero).larger(Lanes.largest.negated)
  }
}
