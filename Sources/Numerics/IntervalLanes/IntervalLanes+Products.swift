/// Products. Zero times an unbounded interval is zero, because an infinite bound is not a point of
/// it.
extension IntervalLanes {
  @inlinable @inline(__always)
  package static func * (x: IntervalLanes, y: IntervalLanes) -> IntervalLanes {
    let (a, b, c, d) = (x.lower, x.upper, y.lower, y.upper)
    // With a nonnegative factor the least product comes from the lower bound, with a negative one
    // from the upper.
    let differing = a.bits ^ b.bits
    let swapC = differing & unsafeBitCast(c .>= Lanes.zero, to: LaneBits.self)
    let swapD = differing & unsafeBitCast(d .>= Lanes.zero, to: LaneBits.self)
    let (lowC, highC) = (Lanes(bits: b.bits ^ swapC), Lanes(bits: a.bits ^ swapC))
    let (lowD, highD) = (Lanes(bits: b.bits ^ swapD), Lanes(bits: a.bits ^ swapD))
    let (low1, low2) = (lowC * c, lowD * d)
    let (high1, high2) = (highC * c, highD * d)
    guard areSafe(low1, low2, high1, high2) else { return carefulProduct(x, y) }
    let (splitC, splitD) = (ErrorFree.Split(c), ErrorFree.Split(d))
    let error1 = ErrorFree.error(of: low1, productOf: ErrorFree.Split(lowC), and: splitC)
    let error2 = ErrorFree.error(of: low2, productOf: ErrorFree.Split(lowD), and: splitD)
    let error3 = ErrorFree.error(of: high1, productOf: ErrorFree.Split(highC), and: splitC)
    let error4 = ErrorFree.error(of: high2, productOf: ErrorFree.Split(highD), and: splitD)
    return IntervalLanes(
      lower: below(low1, error1).smaller(below(low2, error2)),
      upper: above(high1, error3).larger(above(high2, error4)),
      decoration: x.decoration & y.decoration)
  }

  /// The product with a finite number.
  @inlinable @inline(__always)
  package static func * (x: IntervalLanes, y: Double) -> IntervalLanes {
    let (a, b) = y < 0 ? (x.upper, x.lower) : (x.lower, x.upper)
    let factor = Lanes(repeating: y)
    let (low, high) = (a * factor, b * factor)
    guard areSafe(low, low, high, high) else {
      return carefulProduct(
        x, IntervalLanes(lower: factor, upper: factor, decoration: x.decoration))
    }
    let split = ErrorFree.Split(factor)
    let errorLow = ErrorFree.error(of: low, productOf: ErrorFree.Split(a), and: split)
    let errorHigh = ErrorFree.error(of: high, productOf: ErrorFree.Split(b), and: split)
    return IntervalLanes(
      lower: below(low, errorLow), upper: above(high, errorHigh), decoration: x.decoration)
  }

  /// The square: sharp, and not negative even if 0 lies inside the interval.
  @inlinable @inline(__always) package static func square(_ x: IntervalLanes) -> IntervalLanes {
    let (least, largest) = (x.leastMagnitude, x.largestMagnitude)
    let (low, high) = (least * least, largest * largest)
    let (splitLow, splitHigh) = (ErrorFree.Split(least), ErrorFree.Split(largest))
    let errorLow = ErrorFree.error(of: low, productOf: splitLow, and: splitLow)
    let errorHigh = ErrorFree.error(of: high, productOf: splitHigh, and: splitHigh)
    // If the error is unknown, the bound moves, unless it is exactly 0 or infinite.
    let lowIsUnsafe = (low .< Lanes.leastSafe) .| (low .> Lanes.largestSafe)
    let highIsUnsafe = (high .< Lanes.leastSafe) .| (high .> Lanes.largestSafe)
    let highMoves = highIsUnsafe .& (largest .> Lanes.zero) .& (high .<= Lanes.largest)
    let isBelow = (errorLow .< Lanes.zero) .| (lowIsUnsafe .& (low .> Lanes.zero))
    let isAbove = (errorHigh .> Lanes.zero) .& .!highIsUnsafe
    return IntervalLanes(
      lower: low.steppedDown(where: isBelow), upper: high.steppedUp(where: isAbove .| highMoves),
      decoration: x.decoration)
  }

  /// Whether the error of each product can be computed: no product is 0, tiny, huge or NaN.
  @inlinable @inline(__always)
  static func areSafe(_ p: Lanes, _ q: Lanes, _ r: Lanes, _ s: Lanes) -> Bool {
    let (p, q, r, s) = (p.magnitude, q.magnitude, r.magnitude, s.magnitude)
    let sum = (p + q) + (r + s)
    let least = p.smaller(q).smaller(r.smaller(s))
    let areSafe = (sum .<= Lanes.largestSafe) .& (least .>= Lanes.leastSafe)
    return !(.!areSafe).isAnyTrue
  }

  // If the error is NaN, because a factor is near the largest double, the bound moves too.
  @inlinable @inline(__always) static func below(_ product: Lanes, _ error: Lanes) -> Lanes {
    product.steppedDown(where: .!(error .>= Lanes.zero))
  }

  @inlinable @inline(__always) static func above(_ product: Lanes, _ error: Lanes) -> Lanes {
    product.steppedUp(where: .!(error .<= Lanes.zero))
  }

  @usableFromInline @inline(never)
  static func carefulProduct(_ x: IntervalLanes, _ y: IntervalLanes) -> IntervalLanes {
    lanewise(x, y) { x, y in
      guard !x.isEmpty, !y.isEmpty else { return .empty }
      let (ac, ad) = (Outward(product: x.lower, y.lower), Outward(product: x.lower, y.upper))
      let (bc, bd) = (Outward(product: x.upper, y.lower), Outward(product: x.upper, y.upper))
      return Interval(
        Swift.min(Swift.min(ac.below, ad.below), Swift.min(bc.below, bd.below)),
        Swift.max(Swift.max(ac.above, ad.above), Swift.max(bc.above, bd.above)),
        decoration: Swift.min(x.decoration, y.decoration))
    }
  }
}
