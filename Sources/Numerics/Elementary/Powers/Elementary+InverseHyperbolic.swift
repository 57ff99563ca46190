/// Inverse hyperbolic functions, as logarithms of sums of two doubles.
///
/// - Source: the closed forms of Abramowitz and Stegun 4.6.20 to 4.6.22; see `Logarithm`.
extension Elementary {
  /// The inverse hyperbolic sine.
  ///
  /// - Returns: A value within 1.1 ulp.
  public static func asinh(_ x: Double) -> Double { one(x, asinh(_:into:count:)) }

  /// The inverse hyperbolic cosine; NaN below 1.
  ///
  /// - Returns: A value within 1.8 ulp.
  public static func acosh(_ x: Double) -> Double { one(x, acosh(_:into:count:)) }

  /// The inverse hyperbolic tangent; infinite at 1 and −1, NaN past them.
  ///
  /// - Returns: A value within 0.6 ulp.
  public static func atanh(_ x: Double) -> Double { one(x, atanh(_:into:count:)) }

  package static func asinh(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .asinh) { asinh($0) }
  }

  package static func acosh(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .acosh) { acosh($0) }
  }

  package static func atanh(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .atanh) { atanh($0) }
  }

  @inline(__always) static func asinh(_ x: Lanes) -> Lanes {
    let a = x.magnitude
    let common = a .< 0x1p400
    // ln(a + √(1 + a²)), where √(1 + a²) is 1 + a²/(1 + √(1 + a²)).
    let square = a * a
    let excess = square / (1 + (1 + square).squareRoot)
    let start = DoubleDouble(sumOf: Lanes(repeating: 1), a)
    let sum = DoubleDouble(sumOf: start.high, excess)
    let parts = Logarithm(sum.high, low: start.low + sum.low).parts()
    let y = parts.high + parts.low
    let all = common.isEverywhere ? y : y.replacing(with: lnOfTwice(a), where: .!common)
    return all.withSign(of: x)
  }

  @inline(__always) static func acosh(_ x: Lanes) -> Lanes {
    let common = (x .>= 1) .& (x .< 0x1p400)
    let root = ((x - 1) * (x + 1)).squareRoot
    let sum = DoubleDouble(sumOf: x, root)
    let parts = Logarithm(sum.high, low: sum.low).parts()
    let y = parts.high + parts.low
    guard !common.isEverywhere else { return y }
    let all = y.replacing(with: lnOfTwice(x), where: .!common)
    return all.replacing(with: Lanes(repeating: .nan), where: x .< 1)
  }

  @inline(__always) static func atanh(_ x: Lanes) -> Lanes {
    let a = x.magnitude
    let common = a .< 1
    let above = DoubleDouble(sumOf: Lanes(repeating: 1), a)
    let below = DoubleDouble(sumOf: Lanes(repeating: 1), a.negated)
    let (high, low) = Logarithm(above.high, low: above.low).parts()
    let (highBelow, lowBelow) = Logarithm(below.high, low: below.low).parts()
    let sum = DoubleDouble(sumOf: high, highBelow.negated)
    let y = (sum.high + (sum.low + (low - lowBelow))) * 0.5
    guard !common.isEverywhere else { return y.withSign(of: x) }
    let pole = Lanes(repeating: .nan).replacing(with: Lanes(repeating: .infinity), where: a .== 1)
    return y.replacing(with: pole, where: .!common).withSign(of: x)
  }

  /// ln(2*x*) of a large number.
  @inline(never) private static func lnOfTwice(_ x: Lanes) -> Lanes {
    let parts = Logarithm(x).parts(doublings: Lanes(repeating: 1))
    return (parts.high + parts.low).withLogarithms(atEdgesOf: x)
  }
}
