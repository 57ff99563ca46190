/// The natural logarithm.
extension Elementary {
  /// The natural logarithm; NaN below 0, −∞ at 0.
  ///
  /// - Returns: A value within 0.8 ulp.
  /// - Source: The reduction of fdlibm's `e_log.c` (Sun Microsystems 1993): 2^*k*·(1 + *f*) with
  ///   1 + *f* between √½ and √2, *s* = *f*/(2 + *f*), ln(1 + *f*) = *f* − *s*·(*f* − *R*(*s*²)). *R* is the
  ///   minimax polynomial, fitted by Remez's exchange in 200 bits; it errs by 2⁻⁵⁸.
  public static func ln(_ x: Double) -> Double { one(x, ln(_:into:count:)) }

  package static func ln(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .ln) { ln($0) }
  }

  @inline(__always) static func ln(_ x: Lanes) -> Lanes {
    let common = x.isPositiveAndNormal
    let y = lnOfNormal(x, doublings: nil)
    return common.isEverywhere ? y : y.replacing(with: rareLn(x), where: .!common)
  }

  @inline(never) private static func rareLn(_ x: Lanes) -> Lanes {
    lnOfNormal(x * 0x1p54, doublings: -54).withLogarithms(atEdgesOf: x)
  }

  /// The logarithm of a positive, finite number that is not subnormal, times 2^`doublings`.
  @inline(__always) private static func lnOfNormal(_ x: Lanes, doublings: Double?) -> Lanes {
    let fromRootOfHalf = x.bits &- LaneBits(repeating: 0x3FE6_A09E_667F_3BCD)
    let exponentBits = fromRootOfHalf & LaneBits(repeating: 0xFFF0_0000_0000_0000)
    let f = Lanes(bits: x.bits &- exponentBits) - 1
    // The exponent plus 2048 in the lowest bits of 2⁵².
    let biased = (fromRootOfHalf &>> 52) ^ LaneBits(repeating: 0x4330_0000_0000_0800)
    let k = Lanes(bits: biased) - (0x1p52 + 2048 - (doublings ?? 0))
    let s = f / (f + 2)
    let z = s * s
    let w = z * z
    let start: Lanes = z * 0x1.999999997fd3ap-2 + 0x1.5555555555592p-1
    let middle: Lanes = z * 0x1.c71c5202bfc54p-3 + 0x1.24924941f8b7bp-2
    let end: Lanes = z * 0x1.39a19346e685p-3 + 0x1.7466405a685a4p-3
    let lower: Lanes = start + w * middle
    let polynomial: Lanes = lower + (w * w) * (end + w * 0x1.2f07058a45478p-3)
    // The polynomial is ready last, so the other terms are summed first. ln 2 has two parts; the
    // product of the upper one with k is exact.
    let halfSquare: Lanes = (f * 0.5) * f
    let sum = DoubleDouble(sumOfLarge: k * 0x1.62e42fefa38p-1, small: f)
    let tail: Lanes = (sum.low + k * 0x1.ef35793c7673p-45) - (halfSquare - s * halfSquare)
    return sum.high + (tail + (s * z) * polynomial)
  }
}
