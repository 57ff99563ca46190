/// The angles, in radians, of given sines, cosines and tangents.
extension Elementary {
  /// The angle from −π/2 to π/2 with a given sine; a zero keeps its sign. Domain: −1 to 1.
  ///
  /// Errs by less than 0.7 ulp.
  public static func asin(_ x: Double) -> Double { one(x, asin(_:into:count:)) }

  package static func asin(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .asin) { asin($0) }
  }

  /// The angle from 0 to π with a given cosine. Domain: −1 to 1.
  ///
  /// Errs by less than 0.8 ulp.
  public static func acos(_ x: Double) -> Double { one(x, acos(_:into:count:)) }

  package static func acos(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .acos) { acos($0) }
  }

  /// The angle from −π/2 to π/2 with a given tangent, which may be infinite; a zero keeps its sign.
  ///
  /// Errs by less than 0.9 ulp.
  public static func atan(_ x: Double) -> Double { one(x, atan(_:into:count:)) }

  package static func atan(
    _ xs: UnsafePointer<Lanes>, into ys: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(xs, into: ys, count: count, wide: .atan) { atan($0) }
  }

  /// The angle from −π to π of the point (`x`, `y`), from the positive x-axis.
  ///
  /// Points at infinity and the origin have the angles of IEEE 754-2019, section 9.2.1: ±π/4 and
  /// ±3π/4 for two infinities, ±0 and ±π by the sign of `x` for two zeros. Errs by less than
  /// 1.5 ulp.
  public static func atan2(_ y: Double, _ x: Double) -> Double {
    atan2(Lanes(repeating: y), Lanes(repeating: x))[0]
  }

  package static func atan2(
    _ ys: UnsafePointer<Lanes>, _ xs: UnsafePointer<Lanes>,
    into angles: UnsafeMutablePointer<Lanes>, count: Int
  ) {
    map(ys, xs, into: angles, count: count, wide: .atan2) { atan2($0, $1) }
  }

  @inline(__always) static func asin(_ x: Lanes) -> Lanes {
    let arc = ArcSine(of: x.magnitude)
    // The magnitude of the angle or its negative.
    let (head, tail) = (halfPi.head.where(arc.isLarge), halfPi.tail.where(arc.isLarge))
    return ((head - arc.head) + (tail - arc.tail)).withSign(of: x)
  }

  @inline(__always) static func acos(_ x: Lanes) -> Lanes {
    let arc = ArcSine(of: x.magnitude)
    let isNegative = x .< 0
    let large = pi.head.where(isNegative)
    let largeTail = pi.tail.where(isNegative)
    let head = halfPi.head.replacing(with: large, where: arc.isLarge)
    let tail = halfPi.tail.replacing(with: largeTail, where: arc.isLarge)
    // Added for large x and for a small negative one: π − 2 arc, 2 arc, π/2 + arc or π/2 − arc.
    let sign = x.replacing(with: x.negated, where: arc.isSmall)
    let signed = arc.head.withSign(flippedBy: sign)
    return head + (signed + (tail + arc.tail.withSign(flippedBy: sign)))
  }

  @inline(__always) static func atan(_ x: Lanes) -> Lanes {
    let tangent = x.magnitude
    let isSteep = tangent .> 1
    // From 2⁶⁰ on the angle rounds to π/2, and an infinity must not meet a zero.
    let limit = Lanes(repeating: 0x1p60)
    let finite = tangent.replacing(with: limit, where: tangent .> limit)
    let one = Lanes(repeating: 1)
    let arc = ArcTangent(
      of: finite.replacing(with: one, where: isSteep),
      over: one.replacing(with: finite, where: isSteep))
    let start = (head: halfPi.head.where(isSteep), tail: halfPi.tail.where(isSteep))
    return arc.added(to: start, negatedWhere: isSteep).withSign(of: x)
  }

  @inline(__always) static func atan2(_ y: Lanes, _ x: Lanes) -> Lanes {
    let isSteep = y.magnitude .> x.magnitude
    var small = y.magnitude.replacing(with: x.magnitude, where: isSteep)
    var large = x.magnitude.replacing(with: y.magnitude, where: isSteep)
    let isRare = (large .> 0x1p1000) .| (large .< 0x1p-900)
    if isRare.isAnyTrue { (small, large) = brought(small, large, where: isRare) }
    let arc = ArcTangent(of: small, over: large)
    // 0 + arc, π/2 − arc, π/2 + arc or π − arc.
    let isLeft = unsafeBitCast(0 &- (x.bits &>> 63), to: LaneMask.self)
    let straight = pi.head.where(isLeft)
    let straightTail = pi.tail.where(isLeft)
    let start = (
      head: straight.replacing(with: halfPi.head, where: isSteep),
      tail: straightTail.replacing(with: halfPi.tail, where: isSteep)
    )
    return arc.added(to: start, negatedWhere: isLeft .^ isSteep).withSign(of: y)
  }

  /// Two magnitudes with nearly the same quotient, away from the largest and smallest doubles; the
  /// quotient is 0 for 0 ÷ 0 and 1 for ∞ ÷ ∞.
  @inline(never) private static func brought(
    _ small: Lanes, _ large: Lanes, where isRare: LaneMask
  ) -> (Lanes, Lanes) {
    var (small, large) = (small, large)
    for lane in 0..<Lanes.scalarCount where isRare[lane] {
      let scale = large[lane] > 1 ? 0x1p-100 : 0x1p200
      if large[lane] == 0 {
        large[lane] = 1
      } else if large[lane] == .infinity {
        small[lane] = small[lane] == .infinity ? 1 : small[lane] * 0
        large[lane] = 1
      } else {
        small[lane] *= scale
        large[lane] *= scale
      }
    }
    return (small, large)
  }

  private static var pi: (head: Lanes, tail: Lanes) {
    (Lanes(repeating: .pi), Lanes(repeating: 0x1.1a62633145c07p-53))
  }

  private static var halfPi: (head: Lanes, tail: Lanes) {
    (Lanes(repeating: .pi / 2), Lanes(repeating: 0x1.1a62633145c07p-54))
  }
}

/// The arc sine of `x` for `x` up to 1/2; above, 2 arcsin √((1−x)/2), which is π/2 minus the arc
/// sine. Either is a number plus a much smaller one.
struct ArcSine {
  let head: Lanes
  let tail: Lanes
  let isLarge: LaneMask
  var isSmall: LaneMask { .!isLarge }

  /// The arc of a magnitude; NaN above 1.
  ///
  /// - Source: the argument's halves and the corrected square root are fdlibm's `e_asin.c` (Ng
  ///   1993); a minimax polynomial, fitted by Remez's algorithm, errs by less than 2⁻⁵⁹ of the arc.
  @inline(__always) init(of x: Lanes) {
    let isLarge = x .> 0.5
    let z = (x * x).replacing(with: (1 - x) * 0.5, where: isLarge)
    let root = z.squareRoot
    let upper = root.upperHalf
    // Adding the smallest normal number makes 0 ÷ 0 give 0 and changes no other divisor.
    let lower: Lanes = (z - upper * upper) / ((root + upper) + Double.leastNormalMagnitude)
    let s = x.replacing(with: root, where: isLarge)

    let z2 = z * z
    let z4 = z2 * z2
    let p0: Lanes = z * 0x1.333333332df20p-4 + 0x1.5555555555578p-3
    let p1: Lanes = z * 0x1.f1c71a8cd9991p-6 + 0x1.6db6db72298f4p-5
    let p2: Lanes = z * 0x1.1c49e23a80d79p-6 + 0x1.6e8bdfb59f137p-6
    let p3: Lanes = z * 0x1.757b760fe8527p-7 + 0x1.ca20d1fdb9d1dp-7
    let p4: Lanes = z * 0x1.e2bcb210c9e0dp-9 + 0x1.6173f6f2393edp-7
    let p5: Lanes = z * -0x1.59521775e5302p-6 + 0x1.64931326f8806p-6
    let q0: Lanes = p0 + z2 * p1
    let q1: Lanes = p2 + z2 * p3
    let q2: Lanes = (p4 + z2 * p5) + z4 * 0x1.0bad735c6c7dfp-5
    let rest: Lanes = (s * z) * (q0 + z4 * (q1 + z4 * q2))

    self.isLarge = isLarge
    head = x.replacing(with: upper + upper, where: isLarge)
    tail = rest.replacing(with: 2 * (lower + rest), where: isLarge)
  }
}

/// The arc tangent of a quotient of at most 1, as the sum of a known angle and a small one.
struct ArcTangent {
  private let known: (head: Lanes, tail: Lanes)
  private let tangent: Lanes
  private let rest: Lanes

  /// The arc of `y ÷ x`, where `x` is not below `y`, not 0 and not near the largest or smallest
  /// doubles.
  ///
  /// - Source: the known angles have the tangents 0, 1/2 and 1, after fdlibm's `s_atan.c` (Ng
  ///   1993); the tangent of the small angle is a single quotient by the addition theorem; a
  ///   minimax polynomial, fitted by Remez's algorithm, errs by less than 2⁻⁵⁹ of the small angle.
  @inline(__always) init(of y: Lanes, over x: Lanes) {
    let isHalf = y .> x * 0.40625
    let isWhole = y .> x * 0.71875
    let half = Lanes(repeating: 0.5)
    let c = half.where(isHalf) + half.where(isWhole)
    known = (
      Lanes(repeating: 0x1.dac670561bb4fp-2).where(isHalf)
        .replacing(with: Lanes(repeating: 0x1.921fb54442d18p-1), where: isWhole),
      Lanes(repeating: 0x1.a2b7f222f65e2p-56).where(isHalf)
        .replacing(with: Lanes(repeating: 0x1.1a62633145c07p-55), where: isWhole)
    )
    // The difference is exact.
    tangent = (y - c * x) / (x + c * y)

    let z = tangent * tangent
    let z2 = z * z
    let z4 = z2 * z2
    let p0: Lanes = z * 0x1.99999999969bfp-3 + -0x1.5555555555544p-2
    let p1: Lanes = z * 0x1.c71c7116ad805p-4 + -0x1.24924923228b4p-3
    let p2: Lanes = z * 0x1.3b1184b683777p-4 + -0x1.745cfe9f0b3f6p-4
    let p3: Lanes = z * 0x1.df5b714e50823p-5 + -0x1.10f0b957fd1eep-4
    let p4: Lanes = z * 0x1.3b8bdc4bfdd32p-5 + -0x1.9e391f3ed94f6p-5
    let q0: Lanes = p0 + z2 * p1
    let q1: Lanes = p2 + z2 * p3
    let q2: Lanes = p4 + z2 * -0x1.2de46632a3f66p-6
    rest = (tangent * z) * (q0 + z4 * (q1 + z4 * q2))
  }

  /// The arc, negated where asked, plus an angle that is 0 or above the arc.
  @inline(__always) func added(
    to start: (head: Lanes, tail: Lanes), negatedWhere isNegated: LaneMask
  ) -> Lanes {
    let sign = Lanes(repeating: -0.0).where(isNegated)
    let head = known.head.withSign(flippedBy: sign)
    let sum = start.head + head
    let lost: Lanes = ((start.head - sum) + head) + start.tail
    let small: Lanes = lost + (rest + known.tail).withSign(flippedBy: sign)
    return sum + (tangent.withSign(flippedBy: sign) + small)
  }
}
