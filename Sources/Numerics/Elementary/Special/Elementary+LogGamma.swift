/// The logarithm of the gamma function.
///
/// - Source: around 1 and 2, an interpolating polynomial with the zero divided out; above 10,
///   Stirling's series with fitted coefficients, NIST DLMF 5.11.1. Left of 0, the logarithm of the
///   gamma function in double-double arithmetic, so that near the zeros there the absolute error is
///   at most one unit in the last place of 1. The coefficients come from
///   `scripts/fit-special-functions.py`.
extension Elementary {
  /// ln|Γ(x)|.
  ///
  /// Infinity at the poles, which are 0 and the negative whole numbers, and at both infinities. The
  /// largest measured error is 1.8 ulp, or 1.8·2⁻⁵² near its zeros.
  public static func logGamma(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x <= 0 && x == floor(x) { return .infinity }
    if x.magnitude < 0x1p-60 { return -ln(x.magnitude) }
    if x >= 10 { return logGammaByStirling(x) }
    if x >= 2.5 { return logGammaByRecurrence(x) }
    if x >= 1.5 { return logGamma(twoPlus: x - 2) }
    if x >= 0.5 { return logGamma(twoPlus: x - 1) - ln(x) }
    if x >= -0.5 {
      let product =
        DoubleDouble(sumOf: Lanes(repeating: 1), Lanes(repeating: x)) * Lanes(repeating: x)
      return logGamma(twoPlus: x) - lnOfMagnitude(product)
    }
    if x > -140 { return lnOfMagnitude(unroundedGamma(x)) }
    let sine = sineOfPi(times: Lanes(repeating: x)).value[0].magnitude
    return -(logGamma(-x) + ln(-x * (sine * (1 / Double.pi))))
  }

  static func logGamma(_ x: Lanes) -> Lanes { lanewise(x) { logGamma($0) } }

  package static func logGamma(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count) { logGamma($0) }
  }

  private static func lnOfMagnitude(_ x: DoubleDouble) -> Double {
    ln(x.high[0].magnitude) + x.low[0] / x.high[0]
  }

  /// ln Γ(2+t), |t| ≤ 1/2.
  private static func logGamma(twoPlus t: Double) -> Double {
    var p = 6.379047507619774e-08
    p = p * t + -1.3412819758287187e-07
    p = p * t + 2.0304806751615227e-07
    p = p * t + -4.303558760359961e-07
    p = p * t + 9.578663334114758e-07
    p = p * t + -2.0449201467015115e-06
    p = p * t + 4.374374916915131e-06
    p = p * t + -9.438458716242811e-06
    p = p * t + 2.050726741605779e-05
    p = p * t + -4.4926351103833334e-05
    p = p * t + 9.945750909889392e-05
    p = p * t + -0.00022315475074520367
    p = p * t + 0.0005096695248853096
    p = p * t + -0.0011927539120010226
    p = p * t + 0.002890510330738737
    p = p * t + -0.0073855510286681535
    p = p * t + 0.02058080842778457
    p = p * t + -0.06735230105319814
    p = p * t + 0.3224670334241132
    return t * (0.42278433509846713 + t * p)
  }

  /// ln Γ(x), 5/2 ≤ x < 10, by ln Γ(x) = ln Γ(x−1) + ln(x−1).
  private static func logGammaByRecurrence(_ x: Double) -> Double {
    var product = DoubleDouble(1, 0)
    var rest = x
    while rest >= 2.5 {
      rest -= 1
      product = product * Lanes(repeating: rest)
    }
    return logGamma(twoPlus: rest - 2) + lnOfMagnitude(product)
  }

  /// ln Γ(x), `x` ≥ 10.
  private static func logGammaByStirling(_ x: Double) -> Double {
    if x >= 0x1p1016 { return .infinity }
    // Scaled away from overflow, so that products stay exact; there the correction is negligible
    // next to x.
    let scale = x >= 0x1p900 ? 0x1p-128 : 1
    let exponent = stirlingExponent(Lanes(repeating: x), scale: scale)
    let halfLnOfTwoPi = 0.9189385332046727
    let correction = stirlingCorrection(Lanes(repeating: x))[0] + halfLnOfTwoPi
    return (exponent.high[0] + (exponent.low[0] + correction)) / scale
  }

  /// (x − 1/2) ln x − x, times `scale`; for finite `x` ≥ 10.
  static func stirlingExponent(_ x: Lanes, scale: Double = 1) -> DoubleDouble {
    let product = Logarithm(x).precise() * ((x - 0.5) * scale)
    let difference = DoubleDouble(sumOfLarge: product.high, small: (x * scale).negated)
    return DoubleDouble(sumOfLarge: difference.high, small: difference.low + product.low)
  }

  /// ln Γ(x) − (x − 1/2) ln x + x − ln √(2π), which is 1/12x − 1/360x³ + …; for `x` ≥ 10.
  static func stirlingCorrection(_ x: Lanes) -> Lanes {
    let w: Lanes = 1 / x
    let z: Lanes = w * w
    var p: Lanes = z * 0.005494345143862465
    p = (p - 0.0019054332021104772) * z
    p = (p + 0.0008416699620413427) * z
    p = (p - 0.0005952378151473633) * z
    p = (p + 0.0007936507931867713) * z
    p = (p - 0.0027777777777774886) * z
    return (p + 0.08333333333333333) * w
  }
}
