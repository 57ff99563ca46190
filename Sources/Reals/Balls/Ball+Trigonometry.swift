extension Ball {
  /// Sine and cosine of an angle in radians.
  ///
  /// - Returns: Each within [-1, 1] widened by less than a unit of the precision; both `nil` where the
  ///   angle is known so badly that a whole turn is possible, or has more than 2^30 bits before the point.
  /// - Complexity: O(√bits) products of that size.
  public func sineAndCosine(_ precision: Int, _ constants: Constants) -> (sine: Ball, cosine: Ball)?
  {
    guard radius.top <= 2, top < 1 << 30 else { return nil }
    if mantissa.isZero {
      return (
        widenedSine(Ball(0)), Ball(1).widened(by: radius).rounded(to: precision)
      )
    }
    if top < -Int64(precision) {
      // sin x lies within x³ of x, cos x within x² of 1.
      let square =
        Bound(above: mantissa.magnitude, exponent) * Bound(above: mantissa.magnitude, exponent)
      let sine = center.rounded(to: precision)
        .widened(by: square * Bound(above: mantissa.magnitude, exponent))
      return (widenedSine(sine), Ball(1).widened(by: square + radius))
    }
    // x = n·π÷2 + t, |t| ≤ π÷4, with bits to spare for what cancels.
    var spare = 32
    while true {
      let working = precision + spare + Int(max(top, 0))
      let quarter = constants.pi(working).scaled(by: -1)
      let quotient = (center.divided(by: quarter, working) ?? Ball(0))
      let n = (quotient.mantissa.shifted(by: quotient.exponent + 1) + 1) >> 1
      let rest = center.subtracting(Ball(n).multiplied(by: quarter, 2 * working), 2 * working)
      // Where the angle is nearly a multiple of π÷2, more bits of π are needed.
      let isPrecise = n.isZero || rest.accuracy > Int64(precision + 8)
      if !isPrecise, spare < 4 * precision + 4096 {
        spare += max(Int(-rest.top), 0) + 64
        if rest.top < -Int64(2 * precision + 2048) { spare += precision }
        continue
      }
      let (sine, cosine) = Self.reduced(rest, precision)
      let turned: (Ball, Ball)
      switch Int((n.magnitude.lowBits(2).word ?? 0)) * (n.isNegative ? -1 : 1) & 3 {
      case 0: turned = (sine, cosine)
      case 1: turned = (cosine, -sine)
      case 2: turned = (-sine, -cosine)
      default: turned = (-cosine, sine)
      }
      return (
        turned.0.widened(by: radius).rounded(to: precision),
        turned.1.widened(by: radius).rounded(to: precision)
      )
    }
  }

  private func widenedSine(_ sine: Ball) -> Ball { sine.widened(by: radius) }

  /// Sine and cosine of an angle of at most a little over π÷4.
  private static func reduced(_ angle: Ball, _ precision: Int) -> (Ball, Ball) {
    if angle.mantissa.isZero || angle.top < -Int64(precision) {
      let size = Bound(above: angle.mantissa.magnitude, angle.exponent)
      return (
        angle.center.widened(by: size * size * size + angle.radius),
        Ball(1).widened(by: size * size + angle.radius)
      )
    }
    let small = Int(max(-angle.top, 0))
    let bits = precision + 2 * small + 24
    let t = angle.mantissa.magnitude.shifted(by: angle.exponent + Int64(bits))
    let versine = FixedPoint.versine(t, bits: bits)
    // t was cut by less than a unit; the versine is wrong by fewer than 2^8 + 1 units.
    let v = Ball(Integer(versine), exponent: Int64(-bits)).widened(by: .powerOfTwo(Int64(9 - bits)))
    let product = v.multiplied(by: Ball(2).subtracting(v, bits + 8), 2 * bits)
    let root = product.squareRoot(bits) ?? Ball(0)
    let sine = (angle.mantissa.isNegative ? -root : root).widened(
      by: angle.radius + .powerOfTwo(Int64(1 - bits)))
    let cosine = Ball(1).subtracting(v, bits).widened(
      by: angle.radius + .powerOfTwo(Int64(1 - bits)))
    return (sine.rounded(to: precision + 8), cosine.rounded(to: precision + 8))
  }
}

extension Natural {
  /// The number times 2^exponent, rounded down.
  func shifted(by exponent: Int64) -> Natural {
    exponent >= 0 ? self << Int(exponent) : self >> Int(min(-exponent, Int64(bitWidth) + 1))
  }
}
