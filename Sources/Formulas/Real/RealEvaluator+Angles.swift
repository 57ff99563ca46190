import Reals

// Functions of angles, and angles of functions.
extension RealEvaluator {
  mutating func apply(
    _ function: RealFunction, toAngle x: Number
  ) throws(RealProblem) -> Number {
    try computation.apply(function, to: withoutTurns(angle == .degrees ? radians(x) : x))
  }

  /// An angle that the unit chosen measures, given in radians.
  mutating func inUnit(_ radians: Number) throws(RealProblem) -> Number {
    angle == .degrees ? try degrees(radians) : radians
  }

  mutating func degrees(_ x: Number) throws(RealProblem) -> Number {
    try computation.divide(computation.multiply(x, number(180)), by: computation.pi())
  }

  mutating func radians(_ x: Number) throws(RealProblem) -> Number {
    try computation.divide(computation.multiply(x, computation.pi()), by: number(180))
  }

  /// The angle without whole turns, where it is a rational multiple of π.
  private mutating func withoutTurns(_ angle: Number) throws(RealProblem) -> Number {
    guard let q = computation.exactForm(of: angle)?.multipleOfPi, q.magnitude >= 2 else {
      return angle
    }
    let turns = try computation.floor(of: computation.number(q / 2))
    let rest = q - Fraction(turns + turns)
    return try computation.multiply(computation.number(rest), computation.pi())
  }

  mutating func cotangent(_ x: Number) throws(RealProblem) -> Number {
    let sine = try apply(.sine, toAngle: x)
    guard try computation.sign(of: sine) != 0 else { throw .pole }
    return try computation.divide(apply(.cosine, toAngle: x), by: sine)
  }

  /// π÷2 for 0.
  mutating func arcCotangent(_ x: Number) throws(RealProblem) -> Number {
    guard try computation.sign(of: x) != 0 else {
      return try inUnit(computation.divide(computation.pi(), by: number(2)))
    }
    return try inUnit(computation.apply(.arcTangent, to: computation.divide(number(1), by: x)))
  }

  /// sin x ÷ x, and its limit 1 at 0.
  mutating func sinc(_ x: Number) throws(RealProblem) -> Number {
    guard try computation.sign(of: x) != 0 else { return number(1) }
    return try computation.divide(computation.apply(.sine, to: x), by: x)
  }
}
