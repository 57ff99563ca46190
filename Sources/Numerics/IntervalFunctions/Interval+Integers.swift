/// Functions of whole numbers. They apply to the whole numbers in an interval, so except for points
/// they are at most partly defined; combinations and permutations may be of any number of things.
extension Interval {
  /// The number of ways to take `k` of `n` things in any order.
  public static func combinations(of n: Interval, taking k: Interval) -> Interval {
    guard !n.isEmpty, let k = k.wholePart(from: 0) else { return .empty }
    guard n.isCount else { return product(ofFallingFactorsOf: n, k) { Double($0 + 1) } }
    let decoration = Swift.min(n.decoration, k.decoration)
    func value(_ n: Double, _ k: Double) -> Interval {
      guard n.isFinite && k.isFinite else { return Interval(0, .infinity) }
      let rounded = Elementary.combinations(of: n, taking: k)
      let factors = Swift.min(Swift.min(k, n - k), 1100)
      return rounded * factors < 0x1p53 ? Interval(rounded) : widened(rounded, 2 * factors + 2)
    }
    // The value is greatest when half of the things are taken, and least at an end.
    let half = Elementary.floor(n.upper / 2)
    let middle = Swift.min(Swift.max(half, k.lower), k.upper)
    let most = n.upper.isFinite ? value(n.upper, middle) : Interval(0, .infinity)
    let least = Swift.min(value(n.lower, k.lower).lower, value(n.lower, k.upper).lower)
    return Interval(Swift.min(least, most.lower), most.upper, decoration: decoration)
  }

  /// The number of ways to take `k` of `n` things in order.
  public static func permutations(of n: Interval, taking k: Interval) -> Interval {
    guard !n.isEmpty, let k = k.wholePart(from: 0) else { return .empty }
    guard n.isCount else { return product(ofFallingFactorsOf: n, k) { _ in 1 } }
    let decoration = Swift.min(n.decoration, k.decoration)
    func value(_ n: Double, _ k: Double) -> Interval {
      guard n.isFinite && k.isFinite else { return Interval(0, .infinity) }
      let rounded = Elementary.permutations(of: n, taking: k)
      return rounded < 0x1p53 ? Interval(rounded) : widened(rounded, Swift.min(k, 310) + 2)
    }
    let most = value(n.upper, Swift.min(k.upper, Swift.max(n.upper, k.lower)))
    let least = k.upper > n.lower ? 0 : value(n.lower, k.lower).lower
    return Interval(Swift.min(least, most.lower), most.upper, decoration: decoration)
  }

  /// n(n−1)…(n−k+1), each factor divided by a number.
  private static func product(
    ofFallingFactorsOf n: Interval, _ k: Interval, dividedBy divisor: (Int) -> Double
  ) -> Interval {
    guard k.isPoint, let count = Int(exactly: k.lower), count <= 1000 else {
      return Interval(-.infinity, .infinity, decoration: Swift.min(k.decoration, .partlyDefined))
    }
    var product = Interval(1)
    for index in 0..<count {
      product = product * ((n - Interval(Double(index))) / Interval(divisor(index)))
    }
    return product.decorated(atMost: Swift.min(n.decoration, k.decoration))
  }

  /// Whether it is one whole number from 0 on.
  private var isCount: Bool { isPoint && lower >= 0 && lower == Elementary.floor(lower) }

  /// `x × (x-2) × (x-4) …`, which grows with `x`.
  public static func doubleFactorial(_ x: Interval) -> Interval {
    guard let x = x.wholePart(from: -1) else { return .empty }
    func value(_ x: Double) -> Interval {
      let rounded = x.isFinite ? Elementary.doubleFactorial(x) : .infinity
      return rounded < 0x1p53 ? Interval(rounded) : widened(rounded, 310)
    }
    return Interval(value(x.lower).lower, value(x.upper).upper, decoration: x.decoration)
  }

  /// The largest whole number that divides both; 0 for two zeros.
  public static func greatestCommonDivisor(_ x: Interval, _ y: Interval) -> Interval {
    guard let x = x.wholePart(), let y = y.wholePart() else { return .empty }
    let decoration = Swift.min(x.decoration, y.decoration)
    if x.isPoint && y.isPoint {
      return Interval(Elementary.greatestCommonDivisor(x.lower, y.lower))
        .decorated(atMost: decoration)
    }
    let (a, b) = (abs(x), abs(y))
    let hasZero = a.lower == 0 || b.lower == 0
    let most = hasZero ? Swift.max(a.upper, b.upper) : Swift.min(a.upper, b.upper)
    return Interval(
      a.lower == 0 && b.lower == 0 ? 0 : 1, Swift.max(1, most), decoration: decoration)
  }

  /// The smallest whole number above 0 that both divide, 0 if one is 0.
  public static func leastCommonMultiple(_ x: Interval, _ y: Interval) -> Interval {
    guard let x = x.wholePart(), let y = y.wholePart() else { return .empty }
    let decoration = Swift.min(x.decoration, y.decoration)
    let (a, b) = (abs(x), abs(y))
    if x.isPoint && y.isPoint {
      let divisor = Interval(Elementary.greatestCommonDivisor(x.lower, y.lower))
      if divisor.lower == 0 { return Interval(0).decorated(atMost: decoration) }
      return (a / divisor * b).decorated(atMost: decoration)
    }
    let hasZero = a.lower == 0 || b.lower == 0
    return Interval(
      hasZero ? 0 : Swift.max(a.lower, b.lower), (a * b).upper, decoration: decoration)
  }

  /// The interval from the first to the last whole number in this one; defined for a point, else
  /// partly defined. `nil` if it contains no whole number.
  private func wholePart(from least: Double = -.infinity) -> Interval? {
    let first = Swift.max(Elementary.ceil(lower), least)
    let last = Elementary.floor(upper)
    guard !isEmpty, first <= last else { return nil }
    let known: Decoration = isPoint ? .defined : .partlyDefined
    return Interval(first + 0, last + 0, decoration: Swift.min(decoration, known))
  }
}
