/// `x` to the power of `y`, for real numbers.
///
/// The logarithm of *x* to 68 bits, times *y*, is the exponent of e.
extension Elementary {
  /// `x` to the power of `y`; `x⁰` and `1ʸ` are 1 for any operand, even NaN.
  ///
  /// NaN if `x` is negative and `y` is not whole; infinite if `x` is 0 and `y` negative.
  ///
  /// - Returns: A value within 0.6 ulp, even if it is subnormal.
  /// - Source: special values as IEEE 754-2019, section 9.2.1, recommends.
  public static func pow(_ x: Double, _ y: Double) -> Double {
    pow(Lanes(repeating: x), Lanes(repeating: y))[0]
  }

  package static func pow(
    _ xs: UnsafePointer<Lanes>, _ ys: UnsafePointer<Lanes>, into zs: UnsafeMutablePointer<Lanes>,
    count: Int
  ) {
    map(xs, ys, into: zs, count: count, wide: .pow) { pow($0, $1) }
  }

  @inline(__always) static func pow(_ x: Lanes, _ y: Lanes) -> Lanes {
    let exponent = Logarithm(x).precise() * y
    let common = x.isPositiveAndNormal .& (exponent.high.magnitude .< Exponential.largestCommon)
    let z = Exponential(exponent.high, low: exponent.low).value
    return common.isEverywhere ? z : z.replacing(with: rarePow(x, y), where: .!common)
  }

  @inline(never) private static func rarePow(_ x: Lanes, _ y: Lanes) -> Lanes {
    let magnitude = x.magnitude
    let isSmall = magnitude .< Double.leastNormalMagnitude
    let scaled = magnitude.replacing(with: magnitude * 0x1p54, where: isSmall)
    let doublings = Lanes().replacing(with: Lanes(repeating: -54), where: isSmall)
    let exponent = Logarithm(scaled).precise(doublings: doublings) * y
    let power = Exponential(bounding: exponent.high, low: exponent.low).anyValue

    // Where the logarithm or its product is not finite.
    let grows = (magnitude .> 1) .^ (y .< 0)
    let limit = Lanes().replacing(with: Lanes(repeating: .infinity), where: grows)
    let isUnbounded =
      (magnitude .== 0) .| (magnitude .== Double.infinity)
      .| (y.magnitude .> 0x1p80)
    var z = power.replacing(with: limit, where: isUnbounded)

    let (isWhole, isOdd) = y.wholeness
    let isNegative = x.bits & LaneBits(repeating: 1 << 63) .!= LaneBits()
    z = z.replacing(with: z.negated, where: isNegative .& isOdd)
    let isOutside = (x .< 0) .& .!isWhole .& (magnitude .< Double.infinity)
    z = z.replacing(with: Lanes(repeating: .nan), where: isOutside)
    z = z.replacing(with: x + y, where: (x .!= x) .| (y .!= y))
    // A number this large is even.
    let isOne = (x .== 1) .| (y .== 0) .| ((x .== -1) .& (y.magnitude .>= 0x1p53))
    return z.replacing(with: Lanes(repeating: 1), where: isOne)
  }
}

extension Lanes {
  /// Which lanes are whole numbers, and which are odd; infinities count as whole.
  @inline(__always) fileprivate var wholeness: (isWhole: LaneMask, isOdd: LaneMask) {
    // Adding 2⁵² leaves the whole part in the lowest bits; from 2⁵² on all numbers are whole
    // anyway.
    let isLarge = magnitude .>= 0x1p52
    let shifted = magnitude + 0x1p52
    let isWhole = isLarge .| ((shifted - 0x1p52) .== magnitude)
    let units = shifted.replacing(with: magnitude, where: isLarge).bits & 1
    let isOdd = isWhole .& (magnitude .< 0x1p53) .& (units .== LaneBits(repeating: 1))
    return (isWhole, isOdd)
  }
}
