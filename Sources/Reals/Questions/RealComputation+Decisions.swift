// Questions whose answers are certain.
extension RealComputation {
  /// -1, 0 or 1.
  ///
  /// - Throws: `undecided` where a thousand digits of its parts do not tell the number from 0;
  ///   `unfinished`, `overflow`, `underflow`.
  public mutating func sign(of number: Number) throws(RealProblem) -> Int {
    let step = steps[number.step]
    if let value = step.form?.rational { return value.signum }
    let decisive = step.size?.bitsThatDecide
    let limit = decisive.map { 2 * $0 + 4 * Self.undecidedPrecision } ?? Self.undecidedPrecision
    var precision = 64
    while true {
      let ball = try knownBall(number, precision)
      if let sign = ball?.signum { return sign }
      if let decisive, let ball, ball.magnitude < .powerOfTwo(-Int64(decisive)) { return 0 }
      guard precision < limit else { throw .undecided }
      precision = min(2 * precision, limit)
    }
  }

  /// -1, 0 or 1 as `a` is less than, equal to or greater than `b`.
  public mutating func compare(_ a: Number, _ b: Number) throws(RealProblem) -> Int {
    if a == b { return 0 }
    if let x = rational(a), let y = rational(b) { return x < y ? -1 : x == y ? 0 : 1 }
    return try sign(of: subtract(b, from: a))
  }

  /// The largest whole number that is not greater.
  ///
  /// - Throws: `undecided`, `overflow`, `underflow`; `unfinished` also where nobody writes so large a
  ///   number.
  public mutating func floor(of number: Number) throws(RealProblem) -> Integer {
    let (lower, upper) = try neighbours(of: number)
    if lower == upper { return lower }
    let sign = try sign(of: subtract(self.number(Fraction(upper)), from: number))
    return sign < 0 ? upper - 1 : upper
  }

  /// The number, if it is whole.
  public mutating func wholeValue(of number: Number) throws(RealProblem) -> Integer? {
    if let value = rational(number) { return value.isWhole ? value.numerator : nil }
    let (lower, upper) = try neighbours(of: number)
    guard lower != upper else { return nil }
    return try sign(of: subtract(self.number(Fraction(upper)), from: number)) == 0 ? upper : nil
  }

  /// The floors of all numbers of a small ball around the number: where they differ, the upper one may
  /// be the number.
  private mutating func neighbours(of number: Number) throws(RealProblem) -> (Integer, Integer) {
    if let value = rational(number) {
      try spend(Work.quotient(steps[number.step].form?.bits ?? 0))
      return (value.floor, value.floor)
    }
    var precision = 128
    while true {
      if let ball = try knownBall(number, precision) {
        guard ball.top < Int64(Self.mostBits) else { throw .unfinished }
        if ball.radius.top < -8 { return (ball.leastInteger, ball.greatestInteger) }
        let missing = Int(max(ball.top, 0)) + 64
        if precision < missing {
          precision = missing
          continue
        }
      }
      guard precision < Self.mostBits else { throw .undecided }
      precision *= 2
    }
  }

  /// Checks an operand that the result does not depend on: nothing is 0 times a number that is too large.
  ///
  /// - Throws: `overflow`, `unfinished`.
  mutating func checkSize(of number: Number) throws(RealProblem) {
    if rational(number) != nil { return }
    do {
      _ = try knownBall(number, 64)
    } catch .underflow {}
  }

  /// A number's ball; `nil` where this precision does not bound the number.
  mutating func knownBall(_ number: Number, _ precision: Int) throws(RealProblem) -> Ball? {
    do {
      return try ball(number, precision)
    } catch .undecided {
      return nil
    }
  }
}

extension Ball {
  /// The floor of the least number.
  var leastInteger: Integer { ends.lower.floor }

  /// The floor of the greatest number.
  var greatestInteger: Integer { ends.upper.floor }

  /// Bounds of all numbers, which are the least and the greatest one unless the radius is tiny.
  var ends: (lower: Ball, upper: Ball) {
    let bound = radius.isZero ? radius : max(radius, .powerOfTwo(exponent - 256))
    let radius = Ball(Integer(Natural(bound.mantissa)), exponent: bound.exponent)
    return (center.exactSum(-radius), center.exactSum(radius))
  }

  private var floor: Integer { mantissa.shifted(by: exponent) }

  /// The sum of two exact balls, without rounding.
  private func exactSum(_ other: Ball) -> Ball {
    if other.mantissa.isZero { return self }
    if mantissa.isZero { return other }
    let exponent = min(self.exponent, other.exponent)
    return Ball(
      (mantissa << Int(self.exponent - exponent))
        + (other.mantissa << Int(other.exponent - exponent)),
      exponent: exponent)
  }
}
