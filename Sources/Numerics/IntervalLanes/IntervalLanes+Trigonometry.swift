/// Trigonometry. The number of quarter turns shows extremes and poles. If it is too large to show
/// them, the enclosure is the one for the whole circle.
extension IntervalLanes {
  package static func sin(_ x: IntervalLanes) -> IntervalLanes {
    wave(x, QuarterTurns(radians: x), maximum: 1, minimum: 3, Elementary.sin(_:into:count:))
  }

  /// The sines of a row; the result may overwrite the operand.
  package static func sin(
    _ xs: UnsafePointer<IntervalLanes>, into ys: UnsafeMutablePointer<IntervalLanes>, count: Int
  ) {
    waves(xs, into: ys, count: count, maximum: 1, minimum: 3, Elementary.sin(_:into:count:))
  }

  package static func sin(degrees x: IntervalLanes) -> IntervalLanes {
    let values = wave(
      x, QuarterTurns(degrees: x), maximum: 1, minimum: 3, Elementary.sin(degrees:into:count:))
    return values.widened(byUnderflowOf: x)
  }

  package static func cos(_ x: IntervalLanes) -> IntervalLanes {
    wave(x, QuarterTurns(radians: x), maximum: 0, minimum: 2, Elementary.cos(_:into:count:))
  }

  /// The cosines of a row; the result may overwrite the operand.
  package static func cos(
    _ xs: UnsafePointer<IntervalLanes>, into ys: UnsafeMutablePointer<IntervalLanes>, count: Int
  ) {
    waves(xs, into: ys, count: count, maximum: 0, minimum: 2, Elementary.cos(_:into:count:))
  }

  package static func cos(degrees x: IntervalLanes) -> IntervalLanes {
    wave(x, QuarterTurns(degrees: x), maximum: 0, minimum: 2, Elementary.cos(degrees:into:count:))
  }

  /// The tangent; the whole line, partly defined, unless a pole inside can be excluded.
  package static func tan(_ x: IntervalLanes) -> IntervalLanes {
    let values = rising(x, error: Accuracy.tan, Elementary.tan(_:into:count:))
    // No double other than 0 is a multiple of a quarter turn.
    return values.unbounded(where: QuarterTurns(radians: x).mayPass(1, every: 2) .& x.isWide)
  }

  package static func tan(degrees x: IntervalLanes) -> IntervalLanes {
    let values = rising(x, error: Accuracy.tan, Elementary.tan(degrees:into:count:)).widened(
      byUnderflowOf: x)
    let result = values.unbounded(where: QuarterTurns(degrees: x).mayPass(1, every: 2) .& x.isWide)
    return result.emptied(where: (values.upper.magnitude .> Lanes.largest) .& .!x.isWide)
  }

  /// The cotangent; the whole line, partly defined, unless a pole inside can be excluded.
  package static func cot(_ x: IntervalLanes) -> IntervalLanes {
    let values = cotangent(x, Elementary.cos(_:into:count:), Elementary.sin(_:into:count:))
    let result = values.unbounded(where: QuarterTurns(radians: x).mayPass(0, every: 2) .& x.isWide)
    return result.emptied(where: (x.lower .== Lanes.zero) .& (x.upper .== Lanes.zero))
  }

  package static func cot(degrees x: IntervalLanes) -> IntervalLanes {
    let values = cotangent(
      x, Elementary.cos(degrees:into:count:), Elementary.sin(degrees:into:count:))
    let result = values.unbounded(where: QuarterTurns(degrees: x).mayPass(0, every: 2) .& x.isWide)
    // From 1° on the quotient is infinite at poles only; between 0° and 1° it may overflow.
    let isFinite =
      (values.lower.magnitude .<= Lanes.largest) .& (values.upper.magnitude .<= Lanes.largest)
    let mayBePole = x.lower.magnitude .>= Lanes(repeating: 1)
    // Between -0 and 0, the values are -∞ and ∞, which widening makes finite.
    let isZero = (x.lower .== Lanes.zero) .& (x.upper .== Lanes.zero)
    return result.emptied(where: isZero .| (.!isFinite .& mayBePole .& .!x.isWide))
  }

  @inline(__always)
  private static func cotangent(_ x: IntervalLanes, _ cos: Row, _ sin: Row) -> IntervalLanes {
    falling(x, error: Accuracy.cos + Accuracy.sin + 1) { xs, ys, _ in
      let xs = IntervalLanes(lower: xs[0], upper: xs[1])
      let (cosines, sines) = (xs.ends(cos), xs.ends(sin))
      ys[0] = cosines.low / sines.low
      ys[1] = cosines.high / sines.high
    }
  }

  /// The arc sine in radians, for the part of `x` from -1 to 1.
  package static func asin(_ x: IntervalLanes) -> IntervalLanes {
    rising(
      x.restricted(to: -1...1), error: Accuracy.asin, within: -halfTurn / 2...halfTurn / 2,
      Elementary.asin(_:into:count:))
  }

  package static func acos(_ x: IntervalLanes) -> IntervalLanes {
    falling(
      x.restricted(to: -1...1), error: Accuracy.acos, within: 0...halfTurn,
      Elementary.acos(_:into:count:))
  }

  package static func atan(_ x: IntervalLanes) -> IntervalLanes {
    rising(
      x, error: Accuracy.atan, within: -halfTurn / 2...halfTurn / 2, Elementary.atan(_:into:count:))
  }

  /// The double above π.
  static var halfTurn: Double { Double.pi.nextUp }

  /// The values of a sine or cosine whose extremes lie this many quarter turns from 0.
  @inline(__always)
  private static func wave(
    _ x: IntervalLanes, _ turns: QuarterTurns, maximum: Double, minimum: Double,
    _ function: Row
  ) -> IntervalLanes {
    wave(x, turns, maximum: maximum, minimum: minimum, ends: x.ends(function))
  }

  /// Waves of radians. All ends of a row are evaluated at once.
  @inline(__always)
  private static func waves(
    _ xs: UnsafePointer<IntervalLanes>, into ys: UnsafeMutablePointer<IntervalLanes>, count: Int,
    maximum: Double, minimum: Double, _ function: Row
  ) {
    // So few that they lie on the stack.
    let size = 32
    withUnsafeTemporaryAllocation(of: Lanes.self, capacity: 2 * size) { kept in
      guard let lows = kept.baseAddress else { return }
      for start in stride(from: 0, to: count, by: size) {
        let length = Swift.min(size, count - start)
        var highs = lows
        for index in 0..<length {
          let x = xs[start + index]
          (lows + index).initialize(to: x.lower)
          (lows + length + index).initialize(to: x.upper)
          // The values at points are computed once.
          if x.isWide.isAnyTrue { highs = lows + length }
        }
        function(lows, lows, highs == lows ? length : 2 * length)
        for index in 0..<length {
          let x = xs[start + index]
          ys[start + index] = wave(
            x, QuarterTurns(radians: x), maximum: maximum, minimum: minimum,
            ends: (lows[index], highs[index]))
        }
      }
    }
  }

  /// - Parameter ends: The values at the bounds.
  // On the page it is fetched at the first visit, so that one copy has to do.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  private static func wave(
    _ x: IntervalLanes, _ turns: QuarterTurns, maximum: Double, minimum: Double,
    ends: (low: Lanes, high: Lanes)
  ) -> IntervalLanes {
    let (first, last) = ends
    let ulps = Swift.max(2, 2 * Accuracy.sin)
    let low = first.smaller(last).lowered(byUlps: ulps)
    let high = first.larger(last).raised(byUlps: ulps)
    let one = Lanes(repeating: 1)
    let reachesTop = turns.mayPass(maximum, every: 4) .& x.isWide
    let reachesBottom = turns.mayPass(minimum, every: 4) .& x.isWide
    return IntervalLanes(
      lower: low.larger(one.negated).replacing(with: one.negated, where: reachesBottom),
      upper: high.smaller(one).replacing(with: one, where: reachesTop), decoration: x.decoration)
  }

  /// Moves a bound past 0 if it is 0 only because the sine of a tiny angle in degrees underflowed.
  @inline(__always)
  private func widened(byUnderflowOf x: IntervalLanes) -> IntervalLanes {
    let tiny = Lanes(repeating: 0x1p-1073)
    let isBelow =
      (lower .== Lanes.zero) .& (x.lower .< Lanes.zero) .& (x.lower .> Lanes(repeating: -0x1p-1060))
    let isAbove =
      (upper .== Lanes.zero) .& (x.upper .> Lanes.zero) .& (x.upper .< Lanes(repeating: 0x1p-1060))
    return IntervalLanes(
      lower: lower.replacing(with: tiny.negated, where: isBelow),
      upper: upper.replacing(with: tiny, where: isAbove), decoration: decoration)
  }

  /// Which lanes contain more than one point.
  @inline(__always) private var isWide: LaneMask { lower .!= upper }

  /// The whole line, partly defined, where a claim holds.
  @inline(__always) private func unbounded(where claim: LaneMask) -> IntervalLanes {
    let infinity = Lanes(repeating: .infinity)
    return IntervalLanes(
      lower: lower.replacing(with: infinity.negated, where: claim),
      upper: upper.replacing(with: infinity, where: claim),
      decoration: decoration & Self.limit(.partlyDefined, where: claim))
  }

  @inline(__always) private func emptied(where claim: LaneMask) -> IntervalLanes {
    var result = self
    result.decoration &= ~unsafeBitCast(claim, to: LaneBits.self)
    return result
  }
}

/// The ends of intervals of angles in quarter turns, and their largest error.
private struct QuarterTurns {
  private var lower: Lanes
  private var upper: Lanes
  /// Which lanes have an end that is infinite or too far out to tell anything.
  private let isFar: LaneMask

  @inline(__always) init(radians x: IntervalLanes) {
    let quarters = Lanes(repeating: 2 / .pi)
    let error = Lanes(repeating: 0x1p-50)
    lower = x.lower * quarters
    upper = x.upper * quarters
    isFar = Self.isFar(lower, upper)
    lower -= lower.magnitude * error
    upper += upper.magnitude * error
  }

  /// The rounded quotient is not below a whole number that the true quotient reaches.
  @inline(__always) init(degrees x: IntervalLanes) {
    let quarter = Lanes(repeating: 90)
    lower = x.lower / quarter
    upper = x.upper / quarter
    isFar = Self.isFar(lower, upper)
  }

  @inline(__always) private static func isFar(_ lower: Lanes, _ upper: Lanes) -> LaneMask {
    let limit = Lanes(repeating: 0x1p45)
    return .!((lower.magnitude .< limit) .& (upper.magnitude .< limit))
  }

  /// Whether `first` plus a multiple of `period` may lie between the ends.
  @inline(__always) func mayPass(_ first: Double, every period: Double) -> LaneMask {
    let first = Lanes(repeating: first)
    let periods = Elementary.floor((upper - first) * Lanes(repeating: 1 / period))
    let last = periods * Lanes(repeating: period) + first
    return (last .>= lower) .| isFar
  }
}
