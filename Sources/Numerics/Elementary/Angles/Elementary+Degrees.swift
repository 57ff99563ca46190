/// Trigonometry of angles in degrees, exact where the true value is exact: a multiple of 90° gives
/// 0, 1 or −1, and a pole gives an infinity. Infinite angles give NaN.
///
/// A subnormal value errs by less than 1.3 ulp.
extension Elementary {
  /// The sine; 0 has the sign of `x`. Errs by less than 0.8 ulp.
  public static func sin(degrees x: Double) -> Double { one(x, sin(degrees:into:count:)) }

  package static func sin(
    degrees xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    mapAngles(
      xs, into: ys, count: count, wide: .sinOfDegrees,
      reduce: ReducedAngle.init(degrees:)
    ) {
      sine(ofDegrees: $0, signOf: $1)
    }
  }

  /// The cosine. Errs by less than 0.8 ulp.
  public static func cos(degrees x: Double) -> Double { one(x, cos(degrees:into:count:)) }

  package static func cos(
    degrees xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    mapAngles(
      xs, into: ys, count: count, wide: .cosOfDegrees,
      reduce: ReducedAngle.init(degrees:)
    ) {
      cosine(ofDegrees: $0, signOf: $1)
    }
  }

  /// The tangent; 0 has the sign of `x`, and a pole gives ∞ on either side. Errs by less than 0.9
  /// ulp.
  public static func tan(degrees x: Double) -> Double { one(x, tan(degrees:into:count:)) }

  package static func tan(
    degrees xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    mapAngles(
      xs, into: ys, count: count, wide: .tanOfDegrees,
      reduce: ReducedAngle.init(degrees:)
    ) {
      tangent(ofDegrees: $0, signOf: $1)
    }
  }

  @inline(__always) static func sin(degrees x: Lanes) -> Lanes {
    sine(ofDegrees: ReducedAngle(degrees: x.magnitude), signOf: x)
  }

  @inline(__always) static func cos(degrees x: Lanes) -> Lanes {
    cosine(ofDegrees: ReducedAngle(degrees: x.magnitude), signOf: x)
  }

  @inline(__always) static func tan(degrees x: Lanes) -> Lanes {
    tangent(ofDegrees: ReducedAngle(degrees: x.magnitude), signOf: x)
  }

  // Adding 0 turns the −0 of half a turn into 0.

  @inline(__always) private static func sine(
    ofDegrees angle: ReducedAngle, signOf x: Lanes
  ) -> Lanes {
    let sine = SineAndCosine(of: angle).sine(ofQuadrant: angle.quadrant)
    return (sine + 0).withSign(flippedBy: x)
  }

  @inline(__always) private static func cosine(
    ofDegrees angle: ReducedAngle, signOf _: Lanes
  ) -> Lanes {
    SineAndCosine(of: angle).sine(ofQuadrant: angle.quadrant &+ 1) + 0
  }

  @inline(__always) private static func tangent(
    ofDegrees angle: ReducedAngle, signOf x: Lanes
  ) -> Lanes {
    let tangent = SineAndCosine(of: angle).tangent(ofQuadrant: angle.quadrant)
    // At a pole the divisor is 0, and correcting the quotient would make it NaN.
    let isPole = (angle.head .== 0) .& SineAndCosine.isOdd(angle.quadrant)
    let signed = (tangent + 0).withSign(flippedBy: x)
    return signed.replacing(with: Lanes(repeating: .infinity), where: isPole)
  }
}
