/// An upper bound of a magnitude, of 32 significant bits: the radius of a ball.
///
/// Every operation rounds up, so a bound computed from bounds is one.
///
/// - Invariant: the mantissa is 0, or has its highest bit at 2^31.
public struct Bound: Hashable, Sendable {
  package private(set) var mantissa: UInt64
  /// The weight of the mantissa's last bit, as a power of two.
  package private(set) var exponent: Int64

  public static var zero: Bound { Bound(0, 0) }

  /// `mantissa · 2^exponent`, rounded up.
  package init(_ mantissa: UInt64, _ exponent: Int64) {
    guard mantissa != 0 else {
      (self.mantissa, self.exponent) = (0, 0)
      return
    }
    // Products of the smallest bounds must not leave the range of exponents.
    let exponent = Swift.max(exponent, Self.leastExponent)
    let shift = Int64(32 - mantissa.leadingZeroBitCount)
    if shift <= 0 {
      (self.mantissa, self.exponent) = (mantissa << UInt64(-shift), exponent + shift)
      return
    }
    var rounded = mantissa >> UInt64(shift)
    var weight = exponent + shift
    if rounded << UInt64(shift) != mantissa { rounded += 1 }
    if rounded == 1 << 32 { (rounded, weight) = (1 << 31, weight + 1) }
    (self.mantissa, self.exponent) = (rounded, weight)
  }

  /// An upper bound of `natural · 2^exponent`.
  init(above natural: Natural, _ exponent: Int64) {
    let shift = natural.bitWidth - 40
    if shift <= 0 {
      self.init(natural.word ?? 0, exponent)
    } else {
      self.init(((natural >> shift).word ?? 0) + 1, exponent + Int64(shift))
    }
  }

  /// Below any number that a computation holds.
  private static var leastExponent: Int64 { -3_700_000_000_000_000_000 }

  static func powerOfTwo(_ exponent: Int64) -> Bound { Bound(1, exponent) }

  public var isZero: Bool { mantissa == 0 }

  /// Below `top` of any other bound.
  static var topOfZero: Int64 { -4_000_000_000_000_000_000 }

  /// The bound is below 2^top, and not below 2^(top-1); of zero `topOfZero`.
  var top: Int64 { isZero ? Self.topOfZero : exponent + 32 }

  static func + (a: Bound, b: Bound) -> Bound {
    if a.isZero { return b }
    if b.isZero { return a }
    let (large, small) = a.exponent >= b.exponent ? (a, b) : (b, a)
    let distance = large.exponent - small.exponent
    // One more in the last place is as much as whatever lies wholly below it.
    if distance > 31 { return Bound(large.mantissa << 24 + 1, large.exponent - 24) }
    return Bound(large.mantissa << UInt64(distance) + small.mantissa, small.exponent)
  }

  static func * (a: Bound, b: Bound) -> Bound {
    Bound(a.mantissa * b.mantissa, a.exponent + b.exponent)
  }

  static func << (a: Bound, count: Int64) -> Bound {
    a.isZero ? a : Bound(a.mantissa, a.exponent + count)
  }

  /// An upper bound of `a ÷ b` for a `b` that is a lower bound.
  ///
  /// - Precondition: `b` is not 0.
  static func / (a: Bound, b: LowerBound) -> Bound {
    guard !a.isZero else { return a }
    return Bound((a.mantissa << 31) / b.mantissa + 1, a.exponent - 31 - b.exponent)
  }

  /// An upper bound of the square root.
  var squareRoot: Bound {
    guard !isZero else { return self }
    let isOdd = exponent & 1 != 0
    let scaled = Natural(mantissa) << (isOdd ? 31 : 30)
    return Bound((scaled.squareRoot.word ?? 0) + 1, (exponent - (isOdd ? 31 : 30)) / 2)
  }
}

extension Bound: Comparable {
  public static func < (a: Bound, b: Bound) -> Bool {
    if a.isZero || b.isZero { return a.isZero && !b.isZero }
    return a.exponent == b.exponent ? a.mantissa < b.mantissa : a.exponent < b.exponent
  }
}

/// A lower bound of a magnitude that is not 0, of 32 significant bits.
struct LowerBound {
  let mantissa: UInt64
  let exponent: Int64

  /// A lower bound of `natural · 2^exponent`.
  ///
  /// - Returns: `nil` for 0.
  init?(_ natural: Natural, _ exponent: Int64) {
    guard !natural.isZero else { return nil }
    let shift = natural.bitWidth - 32
    mantissa = (natural >> shift).word ?? 0
    self.exponent = exponent + Int64(shift)
  }
}
