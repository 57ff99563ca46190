// Angles in radians, each to a relative precision in bits.
extension Ball {
  /// The angle between -π÷2 and π÷2 with this sine.
  ///
  /// - Returns: `nil` where the whole ball is outside [-1, 1]; numbers outside are left out.
  public func arcSine(_ precision: Int, _ constants: Constants) -> Ball? {
    if mantissa.isNegative { return (-self).arcSine(precision, constants).map { -$0 } }
    if top < 0 {
      let working = precision + 16
      let cosine = Ball(1).subtracting(squared(2 * working), 2 * working).squareRoot(working)
      guard let cosine, let tangent = divided(by: cosine, working) else { return nil }
      return tangent.arcTangent(precision, constants)
    }
    guard let rest = arcCosine(precision + 8, constants) else { return nil }
    return constants.pi(precision + 8).scaled(by: -1).subtracting(rest, precision)
  }

  /// The angle between 0 and π with this cosine.
  ///
  /// - Returns: `nil` where the whole ball is outside [-1, 1]; numbers outside are left out.
  public func arcCosine(_ precision: Int, _ constants: Constants) -> Ball? {
    let working = precision + 16
    if mantissa.isNegative {
      guard let rest = (-self).arcCosine(working, constants) else { return nil }
      return constants.pi(working).subtracting(rest, precision)
    }
    // acos x = 2 atan √((1-x) ÷ (1+x)), good where x is near 1.
    let below = Ball(1).subtracting(self, 2 * working + 64)
    guard let quotient = below.divided(by: Ball(1).adding(self, working), working),
      let root = quotient.squareRoot(working)
    else { return nil }
    return root.arcTangent(working, constants).scaled(by: 1).rounded(to: precision)
  }

  /// The angle of the point (`x`, this), between -π and π.
  ///
  /// - Returns: `nil` where the point may be the origin, or may lie on either side of the negative axis.
  public func arcTangent(over x: Ball, _ precision: Int, _ constants: Constants) -> Ball? {
    let working = precision + 16
    if x.signum == 1 { return divided(by: x, working)?.arcTangent(precision, constants) }
    if let sign = signum, sign != 0 {
      // A quarter turn less the angle to the vertical axis.
      guard let quotient = x.divided(by: self, working) else { return nil }
      let quarter = constants.pi(working).scaled(by: -1)
      return (sign > 0 ? quarter : -quarter)
        .subtracting(quotient.arcTangent(working, constants), precision)
    }
    guard x.signum == -1, signum == 0 else { return nil }
    return constants.pi(precision)
  }
}
