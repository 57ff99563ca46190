/// The gamma function.
///
/// - Source: between −10 and 10, the recurrence leads to the interval from 2 to 3, where a
///   polynomial interpolates; above, Stirling's series with fitted coefficients, NIST DLMF 5.11(i);
///   below, reflection, DLMF 5.5.3. Products are carried in double-double arithmetic. The
///   coefficients come from `scripts/fit-special-functions.py`.
extension Elementary {
  /// Γ(x), which is (x−1)! for whole `x`: exact up to 22!, correctly rounded up to 170!.
  ///
  /// NaN for the negative whole numbers and −∞, where C's `tgamma` gives NaN too; for 0 an infinity
  /// with the sign of `x`; infinity from 171.63 on, 0 of either sign below −184. The largest
  /// measured error is 1.7 ulp.
  public static func gamma(_ x: Double) -> Double {
    if x.magnitude < 0x1p-60 { return 1 / x }
    let floor = floor(x)
    if x == floor { return gammaOfWhole(x) }
    if x > 172 { return .infinity }
    let isNegative = floor < 0 && isOdd(floor)
    if x < -186 { return isNegative ? -0.0 : 0 }
    let lanes = Lanes(repeating: x)
    if x.magnitude < 10 { return gammaByRecurrence(lanes).value[0] }
    if x > 0 {
      let root = rootOfGamma(lanes)
      // Past the largest double the unrounded product is NaN.
      let gamma = (root * root).value[0]
      return gamma.isNaN ? .infinity : gamma
    }
    let root = rootOfGamma(lanes.negated)
    // The division that may underflow comes last, so that only it rounds a subnormal result.
    return (gammaByReflection(lanes, root) / root).value[0]
  }

  static func gamma(_ x: Lanes) -> Lanes { lanewise(x) { gamma($0) } }

  package static func gamma(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count) { gamma($0) }
  }

  /// Γ(x) before rounding, for `x` from −140 to 10 that is not a whole number.
  static func unroundedGamma(_ x: Double) -> DoubleDouble {
    let lanes = Lanes(repeating: x)
    if x > -10 { return gammaByRecurrence(lanes) }
    let root = rootOfGamma(lanes.negated)
    return gammaByReflection(lanes, root * root)
  }

  /// sin(πx) before rounding. Its argument is reduced exactly, so it is as accurate near whole
  /// numbers as elsewhere.
  static func sineOfPi(times x: Lanes) -> DoubleDouble {
    let whole: Lanes = nearestWhole(x)
    let r: Lanes = x - whole
    let z: Lanes = r * r
    var p: Lanes = z * -2.228371216069697e-08
    p = (p + 7.94853903737232e-07) * z
    p = (p - 2.1915250301851375e-05) * z
    p = (p + 0.0004663027874593273) * z
    p = (p - 0.007370430943702136) * z
    p = (p + 0.08214588661099356) * z
    p = (p - 0.5992645293207869) * z
    p = (p + 2.5501640398773455) * z
    p = (p - 5.16771278004997) * z
    let slope = DoubleDouble(
      sumOfLarge: Lanes(repeating: 3.141592653589793), small: p + 1.2246372263037107e-16)
    let isOdd: LaneMask = floor(whole * 0.5) * 2 .!= whole
    return slope * r.replacing(with: r.negated, where: isOdd)
  }

  private static func isOdd(_ whole: Double) -> Bool { 2 * floor(whole / 2) != whole }

  private static func gammaOfWhole(_ x: Double) -> Double {
    guard x > 0 else { return .nan }
    guard x <= 171 else { return .infinity }
    var product = DoubleDouble(1, 0)
    var factor = 2.0
    while factor < x {
      product = product * Lanes(repeating: factor)
      factor += 1
    }
    return product.value[0]
  }

  /// Γ(x) for one `x`, repeated in all lanes, not whole and from −10 to 10, by Γ(x+1) = xΓ(x).
  private static func gammaByRecurrence(_ x: Lanes) -> DoubleDouble {
    let steps = floor(x[0]) - 2
    var product = DoubleDouble(1, 0)
    var above = 1.0
    while above <= steps {
      product = product * (x - above)
      above += 1
    }
    var below = 0.0
    while below < -steps {
      product = product * DoubleDouble(sumOf: x, Lanes(repeating: below))
      below += 1
    }
    let base = gammaBetweenTwoAndThree(
      DoubleDouble(sumOf: x, Lanes(repeating: -2.5 - steps)))
    return steps > 0 ? base * product : base / product
  }

  /// Γ(5/2+t), |t| ≤ 1/2.
  private static func gammaBetweenTwoAndThree(_ argument: DoubleDouble) -> DoubleDouble {
    let t = argument.high
    var p: Lanes = t * 2.038631996005556e-07
    p = (p - 5.060382483924732e-07) * t
    p = (p + 1.0675361551610872e-06) * t
    p = (p - 2.5237611386457594e-06) * t
    p = (p + 7.257335209971111e-06) * t
    p = (p - 1.2810259356350584e-05) * t
    p = (p + 6.132951527532448e-05) * t
    p = (p + 3.942933739732899e-06) * t
    p = (p + 0.0007544741634534283) * t
    p = (p + 0.001607400398278153) * t
    p = (p + 0.010392403424525895) * t
    p = (p + 0.028360780598296692) * t
    p = (p + 0.10967323400218487) * t
    p = (p + 0.253871246841081) * t
    p = (p + 0.6545585779813367) * t
    p = (p + 0.9347345216260858) * t
    let correction: Lanes = argument.low * 0.9347345216260858 - 1.9882475174356644e-18
    return DoubleDouble(
      sumOfLarge: Lanes(repeating: 1.329340388179137), small: p + correction)
  }

  /// √Γ(x), which does not overflow, for `x` from 10 to 186.
  private static func rootOfGamma(_ x: Lanes) -> DoubleDouble {
    let exponent = stirlingExponent(x)
    let rest: Lanes = exponent.low + stirlingCorrection(x)
    let half = DoubleDouble(sumOfLarge: exponent.high * 0.5, small: rest * 0.5)
    let power = Exponential(half.high, low: half.low, termCount: 6).precise
    // The fourth root of 2π, as a factor: in the exponent it would cost the other terms precision.
    return power * DoubleDouble(1.5832334870861595, 1.9726979423333773e-17)
  }

  /// π ÷ (−x sin(πx) `gamma`), which is Γ(x) if `gamma` is Γ(−x).
  private static func gammaByReflection(_ x: Lanes, _ gamma: DoubleDouble) -> DoubleDouble {
    let pi = DoubleDouble(3.141592653589793, 1.2246467991473532e-16)
    return pi / (sineOfPi(times: x) * gamma * x.negated)
  }
}
