/// Numbers of about 106 bits: unevaluated sums of two doubles, in every lane.
///
/// - Invariant: `high` is the sum rounded to a double, except where a function says otherwise.
/// - Source: Dekker 1971, doi:10.1007/BF01397083; Knuth, The Art of Computer Programming, volume 2,
///   section 4.2.2, theorem B. Nothing here is fused, so the bits are the same on every platform.
struct DoubleDouble {
  var high: Lanes
  var low: Lanes

  @inline(__always) init(high: Lanes, low: Lanes) {
    self.high = high
    self.low = low
  }

  /// A constant, in every lane.
  @inline(__always) init(_ high: Double, _ low: Double) {
    self.init(high: Lanes(repeating: high), low: Lanes(repeating: low))
  }

  /// The exact sum of two doubles in either order.
  @inline(__always) init(sumOf a: Lanes, _ b: Lanes) {
    high = a + b
    let part = high - a
    low = (a - (high - part)) + (b - part)
  }

  /// The exact sum of two doubles if `large` is 0 or its exponent is at least that of `small`.
  @inline(__always) init(sumOfLarge large: Lanes, small: Lanes) {
    high = large + small
    low = small - (high - large)
  }

  /// The product of two doubles, with a relative error below 2⁻¹⁰⁴. Past the largest double both
  /// parts are NaN; products below 2⁻⁹⁶⁰ lose low bits.
  @inline(__always) init(productOf a: Lanes, _ b: Lanes) {
    high = a * b
    let (aHigh, aLow) = a.halves
    let (bHigh, bLow) = b.halves
    // In this order every sum except the last is exact.
    let upper: Lanes = (aHigh * bHigh - high) + aHigh * bLow
    low = (upper + aLow * bHigh) + aLow * bLow
  }

  /// The product of two numbers, with a relative error below 2⁻¹⁰¹.
  @inline(__always) static func * (a: Self, b: Self) -> Self {
    let product = Self(productOf: a.high, b.high)
    let rest: Lanes = product.low + (a.high * b.low + a.low * b.high)
    return Self(sumOfLarge: product.high, small: rest)
  }

  /// The product with a double, with a relative error below 2⁻¹⁰².
  @inline(__always) static func * (a: Self, b: Lanes) -> Self {
    let product = Self(productOf: a.high, b)
    return Self(sumOfLarge: product.high, small: product.low + a.low * b)
  }

  /// The number rounded to a double.
  @inline(__always) var value: Lanes { high + low }
}

extension Lanes {
  /// The upper 26 bits of the significand and the 27 below them: they add up to the number, and the
  /// product of any two upper parts is exact.
  @inline(__always) var halves: (upper: Lanes, lower: Lanes) {
    let upper = Lanes(bits: bits & LaneBits(repeating: ~0x7FF_FFFF))
    return (upper, self - upper)
  }
}
