import OrdinateNumerics

extension Ball {
  /// The angle between -π÷2 and π÷2 with this tangent.
  ///
  /// - Complexity: that of about two sines.
  public func arcTangent(_ precision: Int, _ constants: Constants) -> Ball {
    guard !mantissa.isZero else { return Ball(0, radius: radius) }
    if mantissa.isNegative { return -((-self).arcTangent(precision, constants)) }
    // The slope is below 1 and below 1 ÷ x²; no two angles are further apart than π.
    var spread = min(radius, Bound(4, 0))
    if let least = leastMagnitude { spread = min(spread, radius / least / least) }
    if top < -Int64(precision) / 2 - 2 {
      // atan x lies within x³ of x.
      let size = Bound(above: mantissa.magnitude, exponent)
      return center.rounded(to: precision).widened(by: size * size * size + spread)
    }
    if top > Int64(precision) / 2 + 2 {
      // atan x = π÷2 - atan(1÷x), and that within 1÷x³ of 1÷x.
      let reciprocal = Ball(1).divided(by: center, precision) ?? Ball(0)
      let size = reciprocal.magnitude
      return constants.pi(precision + 8).scaled(by: -1).subtracting(reciprocal, precision + 8)
        .widened(by: size * size * size + spread).rounded(to: precision)
    }
    let small = Int(max(-top, 0))
    let result = center.refinedArcTangent(precision + small + 8, constants)
    return result.widened(by: spread).rounded(to: precision)
  }

  /// The angle of an exact tangent above 0, to an absolute precision.
  ///
  /// Newton's iteration of third order on sine and cosine; only the last step has to be certain.
  private func refinedArcTangent(_ bits: Int, _ constants: Constants) -> Ball {
    let start = Elementary.atan(centerValue)
    var steps = [bits]
    while let last = steps.last, last > 48 { steps.append(last / 3 + 4) }
    var y = Ball(approximation: start)
    for step in steps.reversed() {
      // atan x = y + atan d, d = (x cos y - sin y) ÷ (cos y + x sin y)
      let working = step + 16 + Int(max(top, 0))
      guard let (sine, cosine) = y.sineAndCosine(working + Int(max(-top, 0)), constants),
        let d = multiplied(by: cosine, 2 * working).subtracting(sine, 2 * working).divided(
          by: multiplied(by: sine, 2 * working).adding(cosine, 2 * working), working)
      else { continue }
      let cube = d.magnitude * d.magnitude * d.magnitude
      let next = y.adding(d, 2 * working)
      y = step == bits ? next.widened(by: cube) : next.center.rounded(to: working + 32).center
    }
    return y
  }
}
