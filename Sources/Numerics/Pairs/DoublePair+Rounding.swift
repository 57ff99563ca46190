/// Whole numbers near a number, where they are certain.
extension DoublePair {
  /// The largest whole number that is not above; unknown where the number may lie on either side of one,
  /// and from 2⁵² on.
  public static func floor(_ a: Self) -> Self {
    guard a.high.magnitude < 0x1p52, a.isKnown else { return unknown }
    let whole = Elementary.floor(a.high)
    // From 0 to 1, exactly, unless it is so small that the rounding error lies below the bound.
    let fraction = a.high - whole
    if a.error == 0 {
      let isBelow = fraction == 0 && a.low < 0
      return Self(DoubleWord(isBelow ? whole - 1 : whole, 0), error: 0)
    }
    let bound = a.error * outward + 0x1p-52
    if fraction == 0 {
      // Only the lower part can tell.
      let rest = a.error * outward
      if a.low > rest { return Self(DoubleWord(whole, 0), error: 0) }
      if a.low < -rest { return Self(DoubleWord(whole - 1, 0), error: 0) }
      return unknown
    }
    let distance = a.low + fraction
    guard distance > bound, distance < 1 - bound else { return unknown }
    return Self(DoubleWord(whole, 0), error: 0)
  }

  public static func ceil(_ a: Self) -> Self { -floor(-a) }

  /// The whole number without the fraction.
  public static func trunc(_ a: Self) -> Self { a.high < 0 ? ceil(a) : floor(a) }

  /// What `trunc` leaves.
  public static func frac(_ a: Self) -> Self { a - trunc(a) }

  /// The nearest whole number, halves away from 0.
  public static func round(_ a: Self) -> Self {
    let half = DoublePair(0.5)
    return a.high < 0 ? ceil(a - half) : floor(a + half)
  }

  /// `a` less the multiple of `b` that leaves the sign of `b`, or 0.
  public static func modulo(_ a: Self, _ b: Self) -> Self { a - b * floor(a / b) }

  public static func absolute(_ a: Self) -> Self { a.high < 0 ? -a : a }

  /// -1, 0 or 1; unknown where the sign is uncertain.
  public static func sign(_ a: Self) -> Self {
    a.signum.map { DoublePair(Double($0)) } ?? unknown
  }

  /// Whether `a` is certainly below `b`, or certainly not; `nil` where neither is certain.
  public static func isLess(_ a: Self, _ b: Self) -> Bool? { (a - b).signum.map { $0 < 0 } }

  /// The smaller one; unknown where it is uncertain which.
  public static func minimum(_ a: Self, _ b: Self) -> Self {
    isLess(b, a).map { $0 ? b : a } ?? unknown
  }

  public static func maximum(_ a: Self, _ b: Self) -> Self {
    isLess(a, b).map { $0 ? b : a } ?? unknown
  }

  /// The number if it is certainly a whole one below 2⁵³ in magnitude.
  public var wholeValue: Int64? {
    guard isDouble, high.magnitude < 0x1p53, high == Elementary.floor(high) else { return nil }
    return Int64(high)
  }
}
