/// Functions that round an interval, and its sign. They are continuous only if no jump lies inside
/// or at an end, because the function is not continuous there.
extension IntervalLanes {
  package static func floor(_ x: IntervalLanes) -> IntervalLanes {
    let (low, high) = (Elementary.floor(x.lower), Elementary.floor(x.upper))
    return stepping(x, from: low, to: high, unlessJumps: x.lower .== low)
  }

  package static func ceil(_ x: IntervalLanes) -> IntervalLanes {
    let (low, high) = (Elementary.ceil(x.lower), Elementary.ceil(x.upper))
    return stepping(x, from: low, to: high, unlessJumps: x.upper .== high)
  }

  /// The nearest whole number; a tie goes away from 0.
  package static func round(_ x: IntervalLanes) -> IntervalLanes {
    let (low, high) = (Elementary.round(x.lower), Elementary.round(x.upper))
    let half = Lanes(repeating: 0.5)
    let isJumpBelow = (x.lower - low).magnitude .== half
    let isJumpAbove = (x.upper - high).magnitude .== half
    return stepping(x, from: low, to: high, unlessJumps: isJumpBelow .| isJumpAbove)
  }

  /// The whole part, rounded towards 0; it jumps at whole numbers other than 0.
  package static func trunc(_ x: IntervalLanes) -> IntervalLanes {
    let (low, high) = (Elementary.trunc(x.lower), Elementary.trunc(x.upper))
    let isJump = ((x.lower .== low) .| (x.upper .== high)) .& (low .!= Lanes.zero)
    return stepping(x, from: low, to: high, unlessJumps: isJump)
  }

  /// -1, 0 or 1.
  package static func sign(_ x: IntervalLanes) -> IntervalLanes {
    let isJump = x.lower .== Lanes.zero
    return stepping(x, from: sign(x.lower), to: sign(x.upper), unlessJumps: isJump)
  }

  private static func sign(_ x: Lanes) -> Lanes {
    let one = Lanes(repeating: 1)
    let positive = Lanes.zero.replacing(with: one, where: x .> Lanes.zero)
    return positive.replacing(with: one.negated, where: x .< Lanes.zero)
  }

  private static func stepping(
    _ x: IntervalLanes, from low: Lanes, to high: Lanes, unlessJumps isJump: LaneMask
  ) -> IntervalLanes {
    let jumps = isJump .| (low .!= high)
    return IntervalLanes(
      lower: low, upper: high, decoration: x.decoration & limit(.defined, where: jumps))
  }
}
