/// Hyperbolic functions.
///
/// With |*x*| = *s* + *r* and *s* a multiple of ln 2/128, they are sums of products. The functions
/// of *s* come from a table of powers of 2, those of *r* from Taylor polynomials; so near 0 no
/// digits cancel.
///
/// - Source: Tang's reduction as for e^*x*, doi:10.1145/63522.214389, and the addition theorems.
extension Elementary {
  /// The hyperbolic sine; infinite past 710.47.
  ///
  /// - Returns: A value within 0.6 ulp.
  public static func sinh(_ x: Double) -> Double { one(x, sinh(_:into:count:)) }

  /// The hyperbolic cosine; infinite past 710.47.
  ///
  /// - Returns: A value within 0.6 ulp.
  public static func cosh(_ x: Double) -> Double { one(x, cosh(_:into:count:)) }

  /// The hyperbolic tangent.
  ///
  /// - Returns: A value within 0.6 ulp.
  public static func tanh(_ x: Double) -> Double { one(x, tanh(_:into:count:)) }

  package static func sinh(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .sinh) { sinh($0) }
  }

  package static func cosh(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .cosh) { cosh($0) }
  }

  package static func tanh(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .tanh) { tanh($0) }
  }

  @inline(__always) static func sinh(_ x: Lanes) -> Lanes {
    let magnitude = x.magnitude
    let common = magnitude .< Exponential.largestCommon
    let y = HyperbolicParts(magnitude).sinh.high.withSign(of: x)
    return common.isEverywhere
      ? y : y.replacing(with: halfExp(magnitude).withSign(of: x), where: .!common)
  }

  @inline(__always) static func cosh(_ x: Lanes) -> Lanes {
    let magnitude = x.magnitude
    let common = magnitude .< Exponential.largestCommon
    let y = HyperbolicParts(magnitude).cosh.high
    return common.isEverywhere ? y : y.replacing(with: halfExp(magnitude), where: .!common)
  }

  @inline(__always) static func tanh(_ x: Lanes) -> Lanes {
    // From 22 on it rounds to 1.
    let magnitude = x.magnitude
    let bounded = magnitude.replacing(with: Lanes(repeating: 22), where: magnitude .> 22)
    let parts = HyperbolicParts(bounded)
    // The quotient of the rounded parts, then its difference from the quotient of the sums.
    let (numerator, denominator) = (parts.sinh, parts.cosh)
    let reciprocal = 1 / denominator.high
    let quotient = numerator.high * reciprocal
    let product = DoubleDouble(productOf: quotient, denominator.high)
    let tails: Lanes = numerator.low - quotient * denominator.low
    let missing: Lanes = ((numerator.high - product.high) - product.low) + tails
    return (quotient + missing * reciprocal).withSign(of: x)
  }

  @inline(never) private static func halfExp(_ x: Lanes) -> Lanes {
    var power = Exponential(bounding: x)
    power.scaleBits &-= LaneBits(repeating: 1 << 52)
    return power.anyValue
  }
}

/// The parts whose sums are the hyperbolic sine and cosine of one number.
private struct HyperbolicParts {
  private let power: Exponential
  private let sinhOfSteps: DoubleDouble
  private let coshOfSteps: DoubleDouble
  /// sinh *r* − *r* and cosh *r* − 1.
  private let sinhCurve: Lanes
  private let coshCurve: Lanes

  /// - Parameter x: A number from 0 to `Exponential.largestCommon`.
  @inline(__always) init(_ x: Lanes) {
    power = Exponential(x)
    let up = power.scale * 0.5
    let inverse = power.inverseScale
    let down = inverse.rounded * 0.5
    let upTail = up * power.scaleTail
    let downTail = down * inverse.tail
    let difference = DoubleDouble(sumOfLarge: up, small: down.negated)
    let sum = DoubleDouble(sumOfLarge: up, small: down)
    sinhOfSteps = DoubleDouble(
      high: difference.high, low: difference.low + (upTail - downTail))
    coshOfSteps = DoubleDouble(high: sum.high, low: sum.low + (upTail + downTail))
    let r = power.r
    let square = r * r
    sinhCurve = (r * square) * (square * (1.0 / 120) + 1.0 / 6)
    coshCurve = square * (square * (1.0 / 24) + 0.5)
  }

  @inline(__always) var sinh: DoubleDouble {
    let r = power.r
    let sum = DoubleDouble(sumOfLarge: sinhOfSteps.high, small: r)
    let linear: Lanes = (coshOfSteps.high - 1) * r + coshOfSteps.low * r
    let tails: Lanes = (sum.low + sinhOfSteps.low) + coshOfSteps.high * (power.rTail + sinhCurve)
    let rest: Lanes = tails + (linear + sinhOfSteps.high * coshCurve)
    return DoubleDouble(sumOfLarge: sum.high, small: rest)
  }

  @inline(__always) var cosh: DoubleDouble {
    let product: Lanes = sinhOfSteps.high * (power.r + sinhCurve)
    let rest: Lanes = coshOfSteps.low + coshOfSteps.high * coshCurve
    return DoubleDouble(sumOfLarge: coshOfSteps.high, small: product + rest)
  }
}
