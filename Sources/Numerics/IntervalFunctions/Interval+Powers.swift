/// Powers and roots.
extension Interval {
  /// `x` to the power of `y` where that is real: for negative `x` only if `y` is whole. `0⁰` is 1.
  public static func power(_ x: Interval, _ y: Interval) -> Interval {
    guard !x.isEmpty, !y.isEmpty else { return .empty }
    let decoration = Swift.min(x.decoration, y.decoration)
    if y.isPoint, Elementary.floor(y.lower) == y.lower {
      return power(x, whole: y.lower).decorated(atMost: decoration)
    }
    let isPositive = x.lower > 0 || (x.lower == 0 && y.lower >= 0)
    // At exponent 0, powers of 0 jump from 0 to 0⁰, which is 1.
    let jumps = x.lower == 0 && y.lower <= 0
    let ofPositive = powers(ofPositive: x, y)
    let ofNegative = powers(ofNegative: x, y)
    let known: Decoration = !isPositive ? .partlyDefined : jumps ? .defined : .continuous
    return hull(ofPositive, ofNegative).decorated(atMost: Swift.min(decoration, known))
  }

  /// `x` to a whole power, as over lanes.
  ///
  /// - Precondition: `n` is whole.
  public static func power(_ x: Interval, whole n: Double) -> Interval {
    laneOf(x) { IntervalLanes.power($0, whole: n) }
  }

  /// The real root `ⁿ√x`; for negative `x` only if `n` is an odd whole number; empty for an `n` that
  /// is 0.
  public static func root(_ x: Interval, _ n: Interval) -> Interval {
    guard !x.isEmpty, !n.isEmpty else { return .empty }
    if n.isPoint {
      return root(x, degree: n.lower).decorated(atMost: Swift.min(x.decoration, n.decoration))
    }
    let ofPositive = power(nonnegative(x), Interval(1) / n)
    guard x.lower < 0 else { return ofPositive }
    // Only odd degrees have roots of negative numbers; the roots of their neighbours enclose those.
    let (first, last) = (Elementary.ceil(n.lower), Elementary.floor(n.upper))
    var ofNegative = Interval.empty
    for (first, last) in [(Swift.max(1, first), last), (first, Swift.min(-1, last))]
    where first < last || first == last && isOdd(first) {
      let size = power(nonnegative(-x), Interval(1) / Interval(first, last))
      ofNegative = hull(ofNegative, -size)
    }
    return hull(ofPositive, ofNegative).decorated(atMost: .partlyDefined)
  }

  /// `x` to the power `p÷q` in lowest terms; real for negative `x` if `q` is odd.
  public static func power(_ x: Interval, numerator p: Double, denominator q: Double) -> Interval {
    // The denominator is made positive.
    if q < 0 { return power(x, numerator: -p, denominator: -q) }
    if p == 0 || x.isEmpty { return power(x, whole: 0) }
    if p.magnitude <= 8 { return power(root(x, degree: q), whole: p) }
    let isOdd = 2 * Elementary.floor(q / 2) != q
    guard isOdd else { return powers(ofPositive: x, exponent: p / q) }
    if 2 * Elementary.floor(p / 2) == p { return powers(ofPositive: abs(x), exponent: p / q) }
    let ofPositive = powers(ofPositive: x, exponent: p / q)
    let ofNegative = -powers(ofPositive: -x, exponent: p / q)
    let isComplete = p > 0 || x.lower > 0 || x.upper < 0
    return hull(ofNegative.withDecoration(of: x), ofPositive.withDecoration(of: x))
      .decorated(atMost: isComplete ? .continuous : .partlyDefined)
  }

  private static func root(_ x: Interval, degree n: Double) -> Interval {
    guard n != 0, n.isFinite else { return .empty }
    if n < 0 { return Interval(1) / root(x, degree: -n) }
    switch n {
    case 1: return x
    case 2: return squareRoot(x)
    case 3: return cubeRoot(x)
    default: break
    }
    let isOdd = isOdd(n)
    let part = isOdd ? x : nonnegative(x)
    guard !part.isEmpty else { return .empty }
    let low = rootBounds(part.lower, n)
    let high = rootBounds(part.upper, n)
    return Interval(
      isOdd ? low.lower : Swift.max(0, low.lower), high.upper, decoration: part.decoration)
  }

  private static func isOdd(_ n: Double) -> Bool { n - 2 * Elementary.floor(n / 2) == 1 }

  /// Encloses the root of one bound, which is computed with a rounded exponent.
  private static func rootBounds(_ x: Double, _ n: Double) -> Interval {
    let exponent = x == 0 || x.isInfinite ? 0 : Elementary.ln(x.magnitude) / n
    return bounds(of: Elementary.root(x, n), from: x, 2 * (Accuracy.pow + 2 + exponent.magnitude))
  }

  /// Powers of the nonnegative part of `x` with a rounded exponent `y`.
  private static func powers(ofPositive x: Interval, exponent y: Double) -> Interval {
    let part = nonnegative(x)
    guard !part.isEmpty, y > 0 || part.upper > 0 else { return .empty }
    // Odd powers of −0 are negative.
    let (first, last) = (part.lower + 0, part.upper + 0)
    let (low, high) = y > 0 ? (first, last) : (last, first)
    let result = Interval(
      Swift.max(0, powerBounds(low, y, error(low, y)).lower),
      powerBounds(high, y, error(high, y)).upper, decoration: part.decoration)
    return result.decorated(atMost: y < 0 && part.lower == 0 ? .partlyDefined : .continuous)
  }

  /// The largest error of a power with a rounded exponent, in units in the last place.
  private static func error(_ x: Double, _ y: Double) -> Double {
    let exponent = x == 0 || x.isInfinite ? 0 : (Elementary.ln(x) * y).magnitude
    return 2 * (Accuracy.pow + 1 + Swift.min(exponent, 800))
  }

  /// Encloses a power.
  private static func powerBounds(_ x: Double, _ y: Double, _ ulps: Double) -> Interval {
    let value = Elementary.pow(x, y)
    return y.isFinite ? bounds(of: value, from: x, ulps) : widened(value, ulps)
  }

  /// Encloses the power or root of a base that was rounded to a value; one that underflows is still not 0.
  private static func bounds(of value: Double, from base: Double, _ ulps: Double) -> Interval {
    guard value == 0, base != 0, base.isFinite else { return widened(value, ulps) }
    return value.sign == .minus ? Interval(-0x1p-1073, 0) : Interval(0, 0x1p-1073)
  }

  private static func powers(ofPositive x: Interval, _ y: Interval) -> Interval {
    let part = nonnegative(x)
    guard !part.isEmpty, part.upper > 0 || y.upper >= 0 else { return .empty }
    // y ln x has its extremes at the corners.
    let (a, b) = (part.lower + 0, part.upper + 0)
    let corners = [(a, y.lower), (a, y.upper), (b, y.lower), (b, y.upper)]
    var result = Interval.empty
    for (x, y) in corners {
      let bounds = powerBounds(x, y, 2 * Accuracy.pow)
      result = hull(result, Interval(Swift.max(0, bounds.lower), bounds.upper))
    }
    return Interval(result.lower, result.upper, decoration: x.decoration)
  }

  /// Powers of the negative part with the whole numbers in `y` as exponents.
  private static func powers(ofNegative x: Interval, _ y: Interval) -> Interval {
    let (first, last) = (Elementary.ceil(y.lower), Elementary.floor(y.upper))
    guard x.lower < 0, first <= last else { return .empty }
    let size = powers(
      ofPositive: Interval(Swift.max(0, -x.upper), -x.lower, decoration: x.decoration),
      Interval(first, last))
    if first < last { return hull(size, -size) }
    return 2 * Elementary.floor(first / 2) == first ? size : -size
  }

  /// The nonnegative part; if it is not the whole interval, it is partly defined or empty.
  private static func nonnegative(_ x: Interval) -> Interval {
    guard x.upper >= 0 else { return .empty }
    guard x.lower < 0 else { return x }
    return Interval(0, x.upper, decoration: Swift.min(x.decoration, .partlyDefined))
  }

  private func withDecoration(of x: Interval) -> Interval {
    isEmpty ? self : Interval(lower, upper, decoration: x.decoration)
  }

  /// Encloses a value whose error is at most this many units in the last place.
  static func widened(_ value: Double, _ ulps: Double) -> Interval {
    let value = Lanes(repeating: value)
    return Interval(value.lowered(byUlps: ulps)[0], value.raised(byUlps: ulps)[0])
  }
}
