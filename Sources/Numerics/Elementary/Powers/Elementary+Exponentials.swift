/// Exponential functions, of base e and 2.
///
/// The argument is reduced to *n*·ln 2/128 + *r* with |*r*| ≤ ln 2/256; 2^(*n*/128) comes from
/// a table, and e^*r* − 1 from its Taylor polynomial.
///
/// - Source: Tang 1989, doi:10.1145/63522.214389; ln 2/128 in two parts after Cody and Waite 1980.
extension Elementary {
  /// e to the power of `x`; 0 and infinity past the range of doubles.
  ///
  /// - Returns: A value within 0.6 ulp, even if it is subnormal.
  public static func exp(_ x: Double) -> Double { one(x, exp(_:into:count:)) }

  /// 2 to the power of `x`, exact for whole numbers; 0 and infinity past the range of doubles.
  ///
  /// - Returns: A value within 0.6 ulp, even if it is subnormal.
  public static func exp2(_ x: Double) -> Double { one(x, exp2(_:into:count:)) }

  /// e to the power of `x`, minus 1; near 0 it keeps the digits that `exp(x) - 1` loses.
  ///
  /// - Returns: A value within 1 ulp, with the sign of `x`, even for 0.
  public static func expm1(_ x: Double) -> Double { one(x, expm1(_:into:count:)) }

  package static func exp(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .exp) { exp($0) }
  }

  package static func exp2(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .exp2) { exp2($0) }
  }

  package static func expm1(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .expm1) { expm1($0) }
  }

  @inline(__always) static func exp(_ x: Lanes) -> Lanes {
    let common = x.magnitude .< Exponential.largestCommon
    let y = Exponential(x).value
    return common.isEverywhere ? y : y.replacing(with: rareExp(x), where: .!common)
  }

  @inline(never) static func rareExp(_ x: Lanes) -> Lanes { Exponential(bounding: x).anyValue }

  @inline(__always) static func exp2(_ x: Lanes) -> Lanes {
    let common = x.magnitude .< 1000
    let y = Exponential(base2: x).value
    return common.isEverywhere ? y : y.replacing(with: rareExp2(x), where: .!common)
  }

  @inline(never) private static func rareExp2(_ x: Lanes) -> Lanes {
    let low = x.replacing(with: Lanes(repeating: -1080), where: x .< -1080)
    return Exponential(base2: low.replacing(with: Lanes(repeating: 1030), where: x .> 1030))
      .anyValue
  }

  @inline(__always) static func expm1(_ x: Lanes) -> Lanes {
    // Below −60 the value is −1 anyway.
    let bounded = x.replacing(with: Lanes(repeating: -60), where: x .< -60)
    let power = Exponential(bounded, termCount: 6)
    let whole = DoubleDouble(sumOf: power.scale, Lanes(repeating: -1))
    let sum = DoubleDouble(sumOfLarge: whole.high, small: power.r)
    let tails: Lanes = (power.scaleTail + power.rTail) + power.scaleTail * power.r
    let rest: Lanes = power.scale * (tails + power.curve)
    let low: Lanes = (whole.low + sum.low) + (whole.high * power.r + rest)
    let y = (sum.high + low).withSign(of: x)
    let common = bounded.magnitude .< Exponential.largestCommon
    return common.isEverywhere ? y : y.replacing(with: rareExp(x), where: .!common)
  }
}
