/// Logarithms, and the functions that are logarithms.
extension DoublePair {
  /// ln x. Unknown where x may be 0 or below.
  ///
  /// |ln x - ln a| ≤ δ(1 + δ)÷a where δ = |x - a| ≤ 2⁻²⁰a.
  public static func ln(_ a: Self) -> Self {
    guard isInRange(a.high), a.high > 0, a.error < a.high * 0x1p-20 else { return unknown }
    if a.high == 1, a.low == 0, a.error == 0 { return zero }
    let word = logarithm(a.word)
    let caused = a.error / a.high * (1 + 0x1p-19)
    return Self(word, error: (caused + word.high.magnitude * 0x1p-98) * outward)
  }

  /// ln(1 + x), also near 0.
  ///
  /// |ln(1+x) - ln(1+a)| ≤ |x - a| ÷ (1 + least of x and a).
  public static func log1p(_ a: Self) -> Self {
    guard a.high.magnitude < 0x1p-7 else { return ln(a + one) }
    guard a.error < 0x1p-20 else { return unknown }
    if a.isExactZero { return zero }
    guard isInRange(a.high) else {
      return Self(a.word, error: a.high == 0 ? a.error * 2 : .infinity)
    }
    let word = logarithm(onePlus: a.word)
    let caused = a.error * (1 + 0x1p-6)
    return Self(word, error: (caused + word.high.magnitude * 0x1p-98) * outward)
  }

  public static func log2(_ a: Self) -> Self { ln(a) * DoublePair(constant: PairTables.log2OfE) }

  public static func log10(_ a: Self) -> Self { ln(a) * DoublePair(constant: PairTables.log10OfE) }

  /// The logarithm of `a` to a positive base other than 1.
  public static func log(_ a: Self, base: Self) -> Self { ln(a) / ln(base) }

  /// `a` to the power of a real exponent; unknown where `a` may be 0 or below.
  public static func power(_ a: Self, _ exponent: Self) -> Self { exp(ln(a) * exponent) }

  /// ln(x + √(x²+1)) = ln(1 + x + x²÷(1 + √(1+x²))) for x ≥ 0; the function is odd.
  public static func asinh(_ a: Self) -> Self {
    let x = absolute(a)
    let square = x * x
    let y = log1p(x + square / (one + squareRoot(one + square)))
    return a.high < 0 ? -y : y
  }

  /// ln(1 + t + √(t(t+2))), where t = x - 1.
  public static func acosh(_ a: Self) -> Self {
    let t = a - one
    return log1p(t + squareRoot(t * (t + DoublePair(2))))
  }

  /// ln(1 + 2x÷(1-x)) ÷ 2 for x ≥ 0; the function is odd.
  public static func atanh(_ a: Self) -> Self {
    let x = absolute(a)
    guard (one - x).signum == 1 else { return unknown }
    let y = log1p((x + x) / (one - x)).scaled(by: 0.5)
    return a.high < 0 ? -y : y
  }

  /// With a relative error below 2⁻⁹⁸.
  ///
  /// With x = 2ⁿm, m from √½ to √2, c = j÷128 near 1÷m and r = mc - 1, |r| < 2⁻⁷·⁴:
  /// ln x = n·ln 2 - ln c + ln(1+r). The product mc errs by 2⁻¹⁰⁶, and not at all where c is 1. No more
  /// than two thirds cancel in the sum: n·ln 2 is at least 0.69, the others together at most 0.35; |ln c|
  /// is at least 2⁻⁷, ln(1+r) at most 2⁻⁷·⁴. So the relative errors of the terms (5u² of n·ln 2, u² of the
  /// table, 30u² of ln(1+r), whose z is below 2⁻¹⁶·⁸ here) grow fourfold at most, and the sums add 12u².
  private static func logarithm(_ x: DoubleWord) -> DoubleWord {
    let bits = x.high.bitPattern
    var exponent = Int(bits >> 52) - 1023
    if bits & 0xF_FFFF_FFFF_FFFF > 0x6_A09E_667F_3BCD { exponent += 1 }
    let m = x.scaled(by: .powerOfTwo(-exponent))
    let shifted = 128 / m.high + 0x1.8p52
    let j = Int(Int32(truncatingIfNeeded: shifted.bitPattern))
    if j == 128 {
      let r = DoubleWord(sumOfLarge: m.high - 1, small: m.low)
      let near = logarithm(onePlus: r)
      return exponent == 0 ? near : PairTables.ln2 * Double(exponent) + near
    }
    let c = (shifted - 0x1.8p52) * (1 / 128)
    let product = DoubleWord(productOf: m.high, c)
    let r = DoubleWord(sumOf: product.high - 1, product.low) + m.low * c
    let sum = DoubleWord(PairTables.logarithms, at: j - 90) + logarithm(onePlus: r)
    return exponent == 0 ? sum : PairTables.ln2 * Double(exponent) + sum
  }

  /// ln(1+r) for |r| < 2⁻⁶·⁹, with a relative error below 56u².
  ///
  /// ln(1+r) = 2s + 2sz(1÷3 + z(1÷5 + zp)), s = r÷(2+r), z = s² < 2⁻¹⁵·⁸, p = 1÷7 + … + z³÷13. s errs by
  /// 2u² + 20u²; all other terms are below 2⁻¹⁷ of s and err by less than 2⁻⁸⁰ of themselves, except z³p,
  /// which errs by 4u of itself, 28u² (4u² where z < 2⁻¹⁶·⁸); the omitted z⁷÷15 is below 2⁻¹¹⁴; the sum adds 3u².
  ///
  /// - Source: Muller, Elementary Functions (third edition 2016), section 6.3.
  private static func logarithm(onePlus r: DoubleWord) -> DoubleWord {
    let s = r / (r + 2)
    let z = s * s
    var p = z.high * (1 / 13) + 1 / 11
    p = p * z.high + 1 / 9
    p = p * z.high + 1 / 7
    let inner = z * (PairTables.fifth + p * z.high) + PairTables.third
    return (s + (s * z) * inner).scaled(by: 2)
  }
}
