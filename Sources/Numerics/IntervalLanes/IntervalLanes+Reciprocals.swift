/// Functions that are another one of a reciprocal, or the reciprocal of another one. Across a pole
/// each is unbounded, and partly defined.
extension IntervalLanes {
  public static func reciprocal(_ x: IntervalLanes) -> IntervalLanes {
    let one = Lanes(repeating: 1)
    return IntervalLanes(lower: one, upper: one) / x
  }

  public static func sec(_ x: IntervalLanes) -> IntervalLanes { reciprocal(cos(x)) }
  public static func csc(_ x: IntervalLanes) -> IntervalLanes { reciprocal(sin(x)) }

  public static func sec(degrees x: IntervalLanes) -> IntervalLanes {
    reciprocal(cos(degrees: x))
  }

  public static func csc(degrees x: IntervalLanes) -> IntervalLanes {
    reciprocal(sin(degrees: x))
  }

  public static func sech(_ x: IntervalLanes) -> IntervalLanes { reciprocal(cosh(x)) }
  public static func csch(_ x: IntervalLanes) -> IntervalLanes { reciprocal(sinh(x)) }
  public static func coth(_ x: IntervalLanes) -> IntervalLanes { reciprocal(tanh(x)) }
  public static func asec(_ x: IntervalLanes) -> IntervalLanes { acos(reciprocal(x)) }
  public static func acsc(_ x: IntervalLanes) -> IntervalLanes { asin(reciprocal(x)) }
  public static func asech(_ x: IntervalLanes) -> IntervalLanes { acosh(reciprocal(x)) }
  public static func acsch(_ x: IntervalLanes) -> IntervalLanes { asinh(reciprocal(x)) }
  public static func acoth(_ x: IntervalLanes) -> IntervalLanes { atanh(reciprocal(x)) }

  /// The arc cotangent, π/2 at 0, where it jumps from -π/2.
  public static func acot(_ x: IntervalLanes) -> IntervalLanes {
    let inverse = atan(reciprocal(x))
    let jumps = (x.lower .<= Lanes.zero) .& (x.upper .>= Lanes.zero)
    let quarter = Lanes(repeating: halfTurn / 2)
    let atZero = Lanes(repeating: .pi / 2)
    let fromLeft = jumps .& (x.lower .< Lanes.zero)
    let low = inverse.lower.replacing(with: quarter.negated, where: fromLeft)
    let isZero = jumps .& (x.lower .== Lanes.zero) .& (x.upper .== Lanes.zero)
    // The reciprocal of an interval around 0 is partly defined; the arc cotangent is not.
    let onlyDefined = x.decoration & limit(.defined, where: jumps)
    let mask = unsafeBitCast(jumps, to: LaneBits.self)
    return IntervalLanes(
      lower: low.replacing(with: atZero, where: isZero),
      upper: inverse.upper.replacing(with: quarter, where: jumps),
      decoration: (inverse.decoration & ~mask) | (onlyDefined & mask))
  }

  /// An angle in radians in degrees: times 180/π, which lies between two doubles.
  public static func degrees(_ x: IntervalLanes) -> IntervalLanes { x * degreesPerRadian }

  /// An angle in degrees in radians.
  public static func radians(_ x: IntervalLanes) -> IntervalLanes { x / degreesPerRadian }

  private static var degreesPerRadian: IntervalLanes {
    IntervalLanes(repeating: Interval(around: 180 / .pi))
  }
}
