/// Sine, cosine and tangent of angles in radians, of any size. Infinite angles give NaN.
extension Elementary {
  /// The sine; a zero keeps its sign.
  ///
  /// Errs by less than 0.8 ulp.
  public static func sin(_ x: Double) -> Double { one(x, sin(_:into:count:)) }

  @_optimize(speed) package static func sin(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    mapAngles(
      xs, into: ys, count: count, wide: .sin,
      reduce: ReducedAngle.init(radians:)
    ) {
      sine(of: $0, signOf: $1)
    }
  }

  /// The cosine.
  ///
  /// Errs by less than 0.8 ulp.
  public static func cos(_ x: Double) -> Double { one(x, cos(_:into:count:)) }

  @_optimize(speed) package static func cos(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    mapAngles(
      xs, into: ys, count: count, wide: .cos,
      reduce: ReducedAngle.init(radians:)
    ) {
      cosine(of: $0, signOf: $1)
    }
  }

  /// The tangent; a zero keeps its sign. No double is a pole.
  ///
  /// Errs by less than 1.0 ulp.
  public static func tan(_ x: Double) -> Double { one(x, tan(_:into:count:)) }

  @_optimize(speed) package static func tan(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    mapAngles(
      xs, into: ys, count: count, wide: .tan,
      reduce: ReducedAngle.init(radians:)
    ) {
      tangent(of: $0, signOf: $1)
    }
  }

  @inline(__always) static func sin(_ x: Lanes) -> Lanes {
    sine(of: ReducedAngle(radians: x.magnitude), signOf: x)
  }

  @inline(__always) static func cos(_ x: Lanes) -> Lanes {
    cosine(of: ReducedAngle(radians: x.magnitude), signOf: x)
  }

  @inline(__always) static func tan(_ x: Lanes) -> Lanes {
    tangent(of: ReducedAngle(radians: x.magnitude), signOf: x)
  }

  /// The sine of an angle, from its reduced magnitude.
  @inline(__always) static func sine(of angle: ReducedAngle, signOf x: Lanes) -> Lanes {
    SineAndCosine(of: angle).sine(ofQuadrant: angle.quadrant).withSign(flippedBy: x)
  }

  /// The cosine of an angle, from its reduced magnitude; the sign does not matter.
  @inline(__always) static func cosine(of angle: ReducedAngle, signOf _: Lanes) -> Lanes {
    SineAndCosine(of: angle).sine(ofQuadrant: angle.quadrant &+ 1)
  }

  /// The tangent of an angle, from its reduced magnitude.
  @inline(__always) static func tangent(of angle: ReducedAngle, signOf x: Lanes) -> Lanes {
    SineAndCosine(of: angle).tangent(ofQuadrant: angle.quadrant).withSign(flippedBy: x)
  }
}

/// The sine and cosine of a reduced angle, each as a number plus a much smaller one; only the
/// smaller one is rounded.
struct SineAndCosine {
  private let sineHead: Lanes
  private let sineTail: Lanes
  private let cosineHead: Lanes
  private let cosineTail: Lanes

  /// Evaluates both polynomials, which err by less than 2⁻⁵⁷ of the value.
  ///
  /// - Source: minimax polynomials fitted by Remez's algorithm in 60 digits, the coefficients are
  ///   then rounded one by one, and the remaining ones fitted again each time; the order of
  ///   summation follows fdlibm's kernels (Ng 1993), with Estrin's scheme inside.
  @inline(__always) init(of angle: ReducedAngle) {
    let x = angle.head
    let z = x * x
    let z2 = z * z
    let z4 = z2 * z2
    let half = z * -0.5
    cosineHead = half + 1

    let sine0: Lanes = z * 0x1.111111110f8a4p-7 + -0x1.5555555555549p-3
    let sine1: Lanes = z * 0x1.71de357aaa7e6p-19 + -0x1.a01a019c15b25p-13
    let sine2: Lanes = z * 0x1.5d9384bfaff91p-33 + -0x1.ae5e6839e7bb4p-26
    let sine: Lanes = (sine0 + z2 * sine1) + z4 * sine2
    sineHead = x
    sineTail = (x * z) * sine + angle.tail * cosineHead

    let cosine0: Lanes = z * -0x1.6c16c16c1521dp-10 + 0x1.555555555554cp-5
    let cosine1: Lanes = z * -0x1.27e4f812622b8p-22 + 0x1.a01a019cbf0b8p-16
    let cosine2: Lanes = z * -0x1.8fb107f23ded0p-37 + 0x1.1ee9f10d4b3b6p-29
    let cosine: Lanes = (cosine0 + z2 * cosine1) + z4 * cosine2
    let lost: Lanes = (1 - cosineHead) + half
    cosineTail = lost + (z2 * cosine - x * angle.tail)
  }

  /// The sine of the angle plus a number of right angles.
  @inline(__always) func sine(ofQuadrant quadrant: LaneBits) -> Lanes {
    let isOdd = Self.isOdd(quadrant)
    let head = sineHead.replacing(with: cosineHead, where: isOdd)
    let tail = sineTail.replacing(with: cosineTail, where: isOdd)
    return (head + tail).withSign(flippedBy: Lanes(bits: quadrant &<< 62))
  }

  /// The tangent of the angle plus a number of right angles: sine over cosine, or minus cosine over
  /// sine.
  ///
  /// - Source: the quotient is corrected by the remainder of its upper half, with exact products,
  ///   as in fdlibm's `__kernel_tan`.
  @inline(__always) func tangent(ofQuadrant quadrant: LaneBits) -> Lanes {
    let isOdd = Self.isOdd(quadrant)
    let top = sineHead.replacing(with: cosineHead, where: isOdd)
    let topTail = sineTail.replacing(with: cosineTail, where: isOdd)
    let bottom = cosineHead.replacing(with: sineHead, where: isOdd)
    let bottomTail = cosineTail.replacing(with: sineTail, where: isOdd)
    let divisor = bottom + bottomTail
    let reciprocal = 1 / divisor
    let quotient = ((top + topTail) * reciprocal).upperHalf
    let upper = divisor.upperHalf
    let lower: Lanes = (bottom - upper) + bottomTail
    let left: Lanes = (top - quotient * upper) - quotient * lower
    let tangent: Lanes = quotient + (left + topTail) * reciprocal
    return tangent.withSign(flippedBy: Lanes(bits: quadrant &<< 63))
  }

  @inline(__always) static func isOdd(_ quadrant: LaneBits) -> LaneMask {
    unsafeBitCast(0 &- (quadrant & 1), to: LaneMask.self)
  }
}
