/// Quotients and square roots.
extension IntervalLanes {
  /// The quotient. If the divisor contains 0, it is unbounded and partly defined; it is empty if
  /// the divisor is only 0.
  @inlinable @inline(__always)
  package static func / (x: IntervalLanes, y: IntervalLanes) -> IntervalLanes {
    // For a negative divisor, dividend and divisor are both negated.
    let isNegative = y.upper .< Lanes.zero
    let a = x.lower.replacing(with: x.upper.negated, where: isNegative)
    let b = x.upper.replacing(with: x.lower.negated, where: isNegative)
    let c = y.lower.replacing(with: y.upper.negated, where: isNegative)
    let d = y.upper.replacing(with: y.lower.negated, where: isNegative)
    let lowDivisor = c.replacing(with: d, where: a .>= Lanes.zero)
    let highDivisor = d.replacing(with: c, where: b .>= Lanes.zero)
    let (low, high) = (a / lowDivisor, b / highDivisor)
    // If the bounds of the dividend and of the quotient are safe, so are those of the divisor.
    let isDivisible = !(.!(c .> Lanes.zero)).isAnyTrue
    guard isDivisible, areSafe(low, high, a, b), areSafe(c, c, d, d) else {
      return carefulQuotient(x, y)
    }
    let errorLow = remainder(a, dividedBy: lowDivisor, giving: low)
    let errorHigh = remainder(b, dividedBy: highDivisor, giving: high)
    return IntervalLanes(
      lower: below(low, errorLow), upper: above(high, errorHigh),
      decoration: x.decoration & y.decoration)
  }

  /// The square root of the nonnegative part.
  @inlinable @inline(__always) package static func squareRoot(_ x: IntervalLanes) -> IntervalLanes {
    let isPartial = x.lower .< Lanes.zero
    let isEmpty = unsafeBitCast(x.upper .< Lanes.zero, to: LaneBits.self)
    let (a, b) = (x.lower.larger(Lanes.zero), x.upper.larger(Lanes.zero))
    let (low, high) = (squareRoot(a), squareRoot(b))
    let (splitLow, splitHigh) = (ErrorFree.Split(low), ErrorFree.Split(high))
    let lowSquare = low * low
    let highSquare = high * high
    let lowError = ErrorFree.error(of: lowSquare, productOf: splitLow, and: splitLow)
    let highError = ErrorFree.error(of: highSquare, productOf: splitHigh, and: splitHigh)
    // The remainder decides; for a tiny or huge radicand it is unknown, unless the radicand is 0.
    let below = ((a - lowSquare) - lowError) .< Lanes.zero
    let above = ((b - highSquare) - highError) .> Lanes.zero
    let lowIsUnsafe = (a .< Lanes.leastSafe) .| (a .> Lanes.largestSafe)
    let highIsUnsafe = (b .< Lanes.leastSafe) .| (b .> Lanes.largestSafe)
    let highIsFinite = b .<= Lanes.largest
    let lowMoves = below .| (lowIsUnsafe .& (a .> Lanes.zero))
    let highMoves = above .| (highIsUnsafe .& highIsFinite .& (b .> Lanes.zero))
    return IntervalLanes(
      lower: low.steppedDown(where: lowMoves), upper: high.steppedUp(where: highMoves),
      decoration: x.decoration & limit(.partlyDefined, where: isPartial) & ~isEmpty)
  }

  @usableFromInline static func squareRoot(_ x: Lanes) -> Lanes { x.squareRoot }

  /// A decoration where a claim holds; the highest elsewhere.
  @inlinable @inline(__always)
  static func limit(_ decoration: Decoration, where claim: LaneMask) -> LaneBits {
    LaneBits(repeating: decoration.bits) | ~unsafeBitCast(claim, to: LaneBits.self)
  }

  /// The error of the quotient times the positive divisor; exact.
  @inlinable @inline(__always)
  static func remainder(
    _ x: Lanes, dividedBy y: Lanes, giving quotient: Lanes
  ) -> Lanes {
    let product = quotient * y
    let error = ErrorFree.error(
      of: product, productOf: ErrorFree.Split(quotient), and: ErrorFree.Split(y))
    return (x - product) - error
  }

  @usableFromInline @inline(never)
  static func carefulQuotient(_ x: IntervalLanes, _ y: IntervalLanes) -> IntervalLanes {
    lanewise(x, y) { $0.carefullyDivided(by: $1) }
  }
}

extension Interval {
  /// The quotient for bounds of any magnitude and for divisors that contain 0.
  fileprivate func carefullyDivided(by y: Interval) -> Interval {
    guard !isEmpty, !y.isEmpty, y.lower != 0 || y.upper != 0 else { return .empty }
    if y.upper <= 0 { return (-self).carefullyDivided(by: -y) }
    let decoration = Swift.min(decoration, y.decoration)
    if y.lower > 0 {
      return Interval(
        Outward(quotient: lower, lower >= 0 ? y.upper : y.lower).below,
        Outward(quotient: upper, upper >= 0 ? y.lower : y.upper).above, decoration: decoration)
    }
    let partly = Swift.min(decoration, .partlyDefined)
    if lower == 0, upper == 0 { return Interval(0, 0, decoration: partly) }
    if y.lower < 0 || (lower < 0 && upper > 0) {
      return Interval(-.infinity, .infinity, decoration: partly)
    }
    if lower >= 0 {
      return Interval(Outward(quotient: lower, y.upper).below, .infinity, decoration: partly)
    }
    return Interval(-.infinity, Outward(quotient: upper, y.upper).above, decoration: partly)
  }
}
