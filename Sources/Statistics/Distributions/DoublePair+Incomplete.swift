import OrdinateNumerics

// The functions of probability to about 100 bits.
extension DoublePair {
  /// ln Γ for a number above 0.
  ///
  /// - Source: Stirling's series from 40 on, whose first omitted term, the 16th, is below 10⁻⁴¹; DLMF
  ///   5.11.1.
  static func lnGamma(_ x: DoublePair) -> DoublePair {
    var shifted = x
    var product = one
    while shifted.high < 40 {
      product = product * shifted
      shifted = shifted + one
    }
    let inverse = one / shifted
    let square = inverse * inverse
    var series = zero
    for (numerator, denominator) in stirling.reversed() {
      series = series * square + DoublePair(numerator) / DoublePair(denominator)
    }
    let half = DoublePair(0.5)
    let main =
      (shifted - half) * ln(shifted) - shifted + half * ln(DoublePair(2) * pi) + series * inverse
    return main - ln(product)
  }

  /// B₂ₖ ÷ (2k(2k − 1)) for k from 1 to 15.
  private static let stirling: [(Double, Double)] = [
    (1, 12), (-1, 360), (1, 1260), (-1, 1680), (1, 1188), (-691, 360_360), (1, 156),
    (-3617, 122_400), (43_867, 244_188), (-174_611, 125_400), (77_683, 5796),
    (-236_364_091, 1_506_960), (657_931, 300), (-3_392_780_147, 93_960),
    (1_723_168_255_201, 2_492_028),
  ]

  /// The most terms of a series or a continued fraction.
  private static let mostTerms = 2_000_000

  /// Whether a change is too small to matter.
  private static func isTiny(_ change: DoublePair, _ whole: DoublePair) -> Bool {
    change.high.magnitude <= whole.high.magnitude * 0x1p-108
  }

  /// The regularised incomplete gamma functions P and Q for numbers above 0: both tails, of which the smaller
  /// has all digits.
  ///
  /// - Source: DLMF 8.11.4 and 8.9.2.
  static func incompleteGamma(_ a: DoublePair, _ x: DoublePair) -> (p: ScaledPair, q: ScaledPair) {
    if x.high <= 0 { return (.zero, .one) }
    let exponent = a * ln(x) - x
    if x.high < a.high + 1 {
      // x^a e^-x ÷ Γ(a+1) · Σ xⁿ ÷ ((a+1)…(a+n))
      var (sum, term, divisor) = (one, one, a)
      for _ in 0..<mostTerms {
        divisor = divisor + one
        term = term * x / divisor
        sum = sum + term
        if isTiny(term, sum) { break }
      }
      let p = ScaledPair(exp: exponent - lnGamma(a + one), times: sum)
      return (p, p.complement)
    }
    // The continued fraction by Lentz's method.
    var b = x + one - a
    var c = DoublePair(0x1p300)
    var d = one / b
    var fraction = d
    for n in 1..<mostTerms {
      let step = DoublePair(Double(n))
      let factor = -step * (step - a)
      b = b + DoublePair(2)
      d = one / (factor * d + b)
      c = b + factor / c
      let change = c * d
      fraction = fraction * change
      if isTiny(change - one, one) { break }
    }
    let q = ScaledPair(exp: exponent - lnGamma(a), times: fraction)
    return (q.complement, q)
  }

  /// The regularised incomplete beta function for x and 1 - x, which both lie between 0 and 1, and its
  /// complement.
  ///
  /// - Source: DLMF 8.17.22, by Lentz's method.
  static func incompleteBeta(
    _ x: DoublePair, _ rest: DoublePair, _ a: DoublePair, _ b: DoublePair
  ) -> (lower: ScaledPair, upper: ScaledPair) {
    if x.high <= 0 { return (.zero, .one) }
    if rest.high <= 0 { return (.one, .zero) }
    if x.high * (a.high + b.high + 2) > a.high + 1 {
      let (lower, upper) = ordered(rest, x, b, a)
      return (upper, lower)
    }
    return ordered(x, rest, a, b)
  }

  private static func ordered(
    _ x: DoublePair, _ rest: DoublePair, _ a: DoublePair, _ b: DoublePair
  ) -> (lower: ScaledPair, upper: ScaledPair) {
    let sum = a + b
    var c = one
    var d = one / (one - sum * x / (a + one))
    var fraction = d
    for m in 1..<mostTerms {
      let step = DoublePair(Double(m))
      let double = a + step + step
      let even = step * (b - step) * x / ((double - one) * double)
      d = one / (one + even * d)
      c = one + even / c
      fraction = fraction * c * d
      let odd = -(a + step) * (sum + step) * x / (double * (double + one))
      d = one / (one + odd * d)
      c = one + odd / c
      let change = c * d
      fraction = fraction * change
      if isTiny(change - one, one) { break }
    }
    let exponent = a * ln(x) + b * ln(rest) + lnGamma(sum) - lnGamma(a) - lnGamma(b)
    let lower = ScaledPair(exp: exponent, times: fraction / a)
    return (lower, lower.complement)
  }
}
