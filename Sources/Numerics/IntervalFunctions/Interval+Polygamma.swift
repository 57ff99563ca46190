/// The polygamma functions: the derivatives of ln Γ.
extension Interval {
  /// The orders that have values.
  public static let ordersOfPolygamma = 0...100

  /// ψ⁽ⁿ⁾(x), the derivative of order n + 1 of ln Γ(x); poles at 0, -1, -2, …
  ///
  /// Empty where the order is not a whole number of `ordersOfPolygamma`.
  ///
  /// - Source: NIST DLMF 5.15; between two poles below 0, the value is that of three positive numbers, from
  ///   adding up the recurrence 5.15.5 in both directions.
  public static func polygamma(_ n: Interval, _ x: Interval) -> Interval {
    let whole = Elementary.ceil(n.lower)
    guard !n.isEmpty, !x.isEmpty, whole <= n.upper, whole <= Double(ordersOfPolygamma.upperBound),
      n.upper >= 0
    else { return .empty }
    let anything = Interval(-.infinity, .infinity, decoration: .partlyDefined)
    guard n.isPoint else { return anything }
    let order = Int(whole)
    let decoration = Swift.min(n.decoration, x.decoration)
    if x.lower >= 0, x.upper > 0 {
      return positive(order, x).decorated(
        atMost: x.lower == 0 ? Swift.min(decoration, .partlyDefined) : decoration)
    }
    let floor = Elementary.floor(x.lower)
    if x.isPoint && floor == x.lower { return .empty }
    guard floor > -0x1p52, x.upper <= floor + 1 else { return anything }
    let (above, below) = (x - Interval(floor), Interval(floor + 1) - x)
    let difference = positive(order, Interval(1) - x) - positive(order, below)
    let value =
      positive(order, above) + (order & 1 == 0 ? difference : -difference)
    if value.isEmpty { return anything }
    let hasPole = floor == x.lower || x.upper == floor + 1
    return value.decorated(atMost: hasPole ? Swift.min(decoration, .partlyDefined) : decoration)
  }

  /// The function is monotone above 0: it rises if the order is even.
  private static func positive(_ order: Int, _ x: Interval) -> Interval {
    let (low, high) = (positive(order, at: Swift.max(0, x.lower)), positive(order, at: x.upper))
    let isRising = order & 1 == 0
    return isRising
      ? Interval(low.lower, high.upper) : Interval(high.lower, low.upper)
  }

  private static func positive(_ order: Int, at x: Double) -> Interval {
    let isRising = order & 1 == 0
    let large = Interval(.greatestFiniteMagnitude, .infinity)
    if x == 0 { return isRising ? -large : large }
    if x == .infinity {
      if order == 0 { return large }
      return isRising ? Interval(-.leastNonzeroMagnitude, 0) : Interval(0, .leastNonzeroMagnitude)
    }
    let size = size(order, at: x)
    return isRising ? -size : size
  }

  /// (-1)ⁿ⁺¹ ψ⁽ⁿ⁾ at a positive number.
  ///
  /// - Source: the recurrence up to a number z at which the asymptotic series converges well enough, DLMF 5.15.8;
  ///   its error has the sign of the first term left out and is smaller.
  private static func size(_ order: Int, at x: Double) -> Interval {
    let n = Double(order)
    var sum = Interval(0)
    var z = Interval(x)
    let far = order == 0 ? 8 : 16 + n
    while z.lower < far {
      sum = sum + Interval(1) / (order == 0 ? z : power(z, whole: n + 1))
      z = z + Interval(1)
    }
    var factorial = Interval(1)
    for factor in stride(from: 2, to: n, by: 1) { factorial = factorial * Interval(factor) }
    // (n-1)!, then n!
    var size = order == 0 ? -ln(z) : factorial / power(z, whole: n)
    if order > 0 { factorial = factorial * Interval(n) }
    size = size + factorial * sum
    let last = factorial / power(z, whole: n + 1)
    size = size + last / Interval(2)
    // (2k+n-1)! ÷ (2k)! ÷ z²ᵏ⁺ⁿ
    let inverse = Interval(1) / square(z)
    var factor = last * Interval(n + 1) / (Interval(2) * z)
    for (index, number) in bernoulliNumbers.enumerated() {
      let k = Double(index + 1)
      let term = factor * number
      if index == bernoulliNumbers.count - 1 { return size + hull(Interval(0), term) }
      size = size + term
      let ratio =
        Interval((2 * k + n) * (2 * k + n + 1)) / Interval((2 * k + 1) * (2 * k + 2))
      factor = factor * inverse * ratio
    }
    return size
  }

  /// B₂, B₄, …
  private static let bernoulliNumbers: [Interval] = [
    (1, 6), (-1, 30), (1, 42), (-1, 30), (5, 66), (-691, 2730), (7, 6), (-3617, 510),
    (43867, 798), (-174611, 330),
  ].map { Interval($0.0) / Interval($0.1) }
}

extension Elementary {
  /// ψ⁽ⁿ⁾(x), the derivative of order n + 1 of ln Γ(x).
  ///
  /// NaN at the poles, which are 0 and the negative whole numbers, and where the order is not a whole number of
  /// `Interval.ordersOfPolygamma`. The error is some 2⁻⁵⁰ times the larger of 1 and the value, so that it may be
  /// many units in the last place near a zero.
  public static func polygamma(_ n: Double, _ x: Double) -> Double {
    if x.isNaN || n.isNaN { return .nan }
    let value = Interval.polygamma(Interval(n), Interval(x))
    if value.width.isFinite { return value.midpoint }
    return value.lower > 0 ? .infinity : value.upper < 0 ? -.infinity : .nan
  }

  /// ψ(x), the derivative of ln Γ(x).
  public static func digamma(_ x: Double) -> Double { polygamma(0, x) }
}
