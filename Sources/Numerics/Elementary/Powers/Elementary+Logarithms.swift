/// Logarithms to base 2 and 10, and the natural logarithm of 1 + *x*.
///
/// The logarithm of a negative number is NaN; that of 0 is −∞.
///
/// - Source: Tang 1990, doi:10.1145/98267.98294; see `Logarithm`.
extension Elementary {
  /// The logarithm to base 2, exact for powers of 2.
  ///
  /// - Returns: A value within 0.6 ulp.
  public static func log2(_ x: Double) -> Double { one(x, log2(_:into:count:)) }

  /// The logarithm to base 10, exact for powers of 10.
  ///
  /// - Returns: A value within 0.6 ulp.
  public static func log10(_ x: Double) -> Double { one(x, log10(_:into:count:)) }

  /// The natural logarithm of 1 + `x`; near 0 it keeps the digits that `ln(1 + x)` loses.
  ///
  /// - Returns: A value within 1 ulp, with the sign of `x`, even for 0.
  public static func log1p(_ x: Double) -> Double { one(x, log1p(_:into:count:)) }

  package static func log2(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .log2) { log2($0) }
  }

  package static func log10(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .log10) { log10($0) }
  }

  package static func log1p(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .log1p) { log1p($0) }
  }

  @inline(__always) static func log2(_ x: Lanes) -> Lanes {
    // 1/ln 2
    precise(x, times: DoubleDouble(0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56))
  }

  @inline(__always) static func log10(_ x: Lanes) -> Lanes {
    // 1/ln 10
    precise(x, times: DoubleDouble(0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57))
  }

  @inline(__always) private static func precise(
    _ x: Lanes, times factor: DoubleDouble
  ) -> Lanes {
    let common = x.isPositiveAndNormal
    let y = (Logarithm(x).precise() * factor).value
    return common.isEverywhere
      ? y : y.replacing(with: rarePrecise(x, times: factor), where: .!common)
  }

  @inline(never) private static func rarePrecise(
    _ x: Lanes, times factor: DoubleDouble
  ) -> Lanes {
    let logarithm = Logarithm(x * 0x1p54).precise(doublings: Lanes(repeating: -54))
    return (logarithm * factor).value.withLogarithms(atEdgesOf: x)
  }

  @inline(__always) static func log1p(_ x: Lanes) -> Lanes {
    let common = (x .> -1) .& (x .< 0x1p1000)
    let sum = DoubleDouble(sumOf: Lanes(repeating: 1), x)
    let parts = Logarithm(sum.high, low: sum.low).parts()
    let y = (parts.high + parts.low).withSign(of: x)
    return common.isEverywhere ? y : y.replacing(with: rareLog1p(x), where: .!common)
  }

  @inline(never) private static func rareLog1p(_ x: Lanes) -> Lanes { ln(1 + x) }
}

extension Lanes {
  /// Which lanes `Logarithm` accepts.
  @inline(__always) var isPositiveAndNormal: LaneMask {
    (self .>= Double.leastNormalMagnitude) .& (self .<= Double.greatestFiniteMagnitude)
  }

  /// These logarithms of `x`, corrected for 0, infinity, negative numbers and NaN.
  @inline(__always) func withLogarithms(atEdgesOf x: Lanes) -> Lanes {
    let positive = replacing(with: x, where: x .== Double.infinity)
    let finite = positive.replacing(with: Lanes(repeating: .nan), where: .!(x .>= 0))
    return finite.replacing(with: Lanes(repeating: -.infinity), where: x .== 0)
  }
}
