// Hyperbolic functions and their inverses, each to a relative precision in bits.
extension Ball {
  /// - Returns: `nil` where the exponential has none.
  public func hyperbolicSine(_ precision: Int, _ constants: Constants) -> Ball? {
    if mantissa.isZero, isExact { return self }
    if top < -Int64(precision) / 2 - 2 {
      // sinh x lies within x³ of x.
      return rounded(to: precision).widened(by: magnitude * magnitude * magnitude)
    }
    let working = precision + Int(max(-top, 0)) + 8
    guard let power = exponential(working, constants),
      let inverse = Ball(1).divided(by: power, working)
    else { return nil }
    return power.subtracting(inverse, working).scaled(by: -1).rounded(to: precision)
  }

  /// - Returns: `nil` where the exponential has none.
  public func hyperbolicCosine(_ precision: Int, _ constants: Constants) -> Ball? {
    guard let power = exponential(precision + 8, constants),
      let inverse = Ball(1).divided(by: power, precision + 8)
    else { return nil }
    return power.adding(inverse, precision + 8).scaled(by: -1).rounded(to: precision)
  }

  public func hyperbolicTangent(_ precision: Int, _ constants: Constants) -> Ball? {
    if top > 40 || top > 0 && magnitude.top > Int64(precision) {
      // |tanh x| differs from 1 by less than 2·e^(-2|x|).
      guard let sign = signum, radius.top < top - 1 else { return Ball(0, radius: Bound(1, 0)) }
      return Ball(sign).widened(by: .powerOfTwo(-Int64(precision)))
    }
    if top < -Int64(precision) / 2 - 2 {
      return rounded(to: precision).widened(by: magnitude * magnitude * magnitude)
    }
    guard let sine = hyperbolicSine(precision + 8, constants),
      let cosine = hyperbolicCosine(precision + 8, constants)
    else { return nil }
    return sine.divided(by: cosine, precision)
  }

  public func inverseHyperbolicSine(_ precision: Int, _ constants: Constants) -> Ball? {
    if mantissa.isZero, isExact { return self }
    if mantissa.isNegative {
      return (-self).inverseHyperbolicSine(precision, constants).map { -$0 }
    }
    if top < -Int64(precision) / 2 - 2 {
      return rounded(to: precision).widened(by: magnitude * magnitude * magnitude)
    }
    let working = precision + Int(max(-top, 0)) + 16
    let root = squared(2 * working).adding(Ball(1), 2 * working).squareRoot(working)
    return root.flatMap {
      adding($0, working).logarithm(working, constants)?.rounded(to: precision)
    }
  }

  /// - Returns: `nil` unless the ball is above 1, or 1.
  public func inverseHyperbolicCosine(_ precision: Int, _ constants: Constants) -> Ball? {
    let distance = subtracting(Ball(1), 2 * precision + 64)
    guard let sign = distance.signum, sign >= 0 else { return nil }
    if sign == 0 { return Ball(0) }
    // x + √(x²-1) = 1 + u with u = d + √(d(d+2)), d = x - 1
    let working = precision + Int(max(-distance.top, 0)) + 16
    let product = distance.multiplied(by: distance.adding(Ball(2), 2 * working), 2 * working)
    return product.squareRoot(working).flatMap {
      adding($0, working).logarithm(working, constants)?.rounded(to: precision)
    }
  }

  /// - Returns: `nil` unless the ball lies between -1 and 1.
  public func inverseHyperbolicTangent(_ precision: Int, _ constants: Constants) -> Ball? {
    if mantissa.isZero, isExact { return self }
    if top < -Int64(precision) / 2 - 2 {
      return rounded(to: precision).widened(by: magnitude * magnitude * magnitude)
    }
    let working = precision + Int(max(-top, 0)) + 16
    let above = Ball(1).adding(self, 2 * working)
    let below = Ball(1).subtracting(self, 2 * working)
    guard above.signum == 1, below.signum == 1, let quotient = above.divided(by: below, working)
    else { return nil }
    return quotient.logarithm(working, constants)?.scaled(by: -1).rounded(to: precision)
  }
}
