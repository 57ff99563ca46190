/// Functions of a reciprocal, and reciprocals of functions. Across a pole each is unbounded and
/// partly defined.
extension IntervalLanes {
  package static func reciprocal(_ x: IntervalLanes) -> IntervalLanes {
    let one = Lanes(repeating: 1)
    return IntervalLanes(lower: one, upper: one) / x
  }

  package static func sec(_ x: IntervalLanes) -> IntervalLanes { reciprocal(cos(x)) }
  package static func csc(_ x: IntervalLanes) -> IntervalLanes { reciprocal(sin(x)) }

  package static func sec(degrees x: IntervalLanes) -> IntervalLanes {
    reciprocal(cos(degrees: x))
  }

  package static func csc(degrees x: IntervalLanes) -> IntervalLanes {
    reciprocal(sin(degrees: x))
  }

  package static func sech(_ x: IntervalLanes) -> IntervalLanes { reciprocal(cosh(x)) }
  package static func csch(_ x: IntervalLanes) -> IntervalLanes { reciprocal(sinh(x)) }
  package static func coth(_ x: IntervalLanes) -> IntervalLanes { reciprocal(tanh(x)) }
  package static func asec(_ x: IntervalLanes) -> IntervalLanes { acos(reciprocal(x)) }
  package static func acsc(_ x: IntervalLanes) -> IntervalLanes { asin(reciprocal(x)) }
  package static func asech(_ x: IntervalLanes) -> IntervalLanes { acosh(reciprocal(x)) }
  package static func acsch(_ x: IntervalLanes) -> IntervalLanes { asinh(reciprocal(x)) }
  package static func acoth(_ x: IntervalLanes) -> IntervalLanes { atanh(reciprocal(x)) }

  /// The arc cotangent; it is π/2 at 0, where it jumps from -π/2.
  package static func acot(_ x: IntervalLanes) -> IntervalLanes {
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

  /// Converts radians to degrees: times 180/π, which lies between two doubles.
  package static func degrees(_ x: IntervalLanes) -> IntervalLanes { x * degreesPerRadian }

  /// Converts degrees to radians.
  package static func radians(_ x: IntervalLanes) -> IntervalLanes { x / degreesPerRadian }

  private static var degreesPerRadian: IntervalLanes {
    IntervalLanes(repeating: Interval(around: 180 / .pi))
  }
}
