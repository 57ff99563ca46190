extension RealComputation {
  /// -1, 0 or 1.
  ///
  /// - Throws: `undecided` where a thousand digits of its parts do not tell the number from 0;
  ///   `unfinished`, `overflow`.
  public mutating func sign(of number: Number) throws(RealProblem) -> Int {
    let step = steps[number.step]
    if let form = step.form {
      if let value = form.rational { return value.signum }
    }
    let decisive = step.size?.bitsThatDecide
    var precision = 64
    while true {
      let ball: Ball?
      do {
        ball = try self.ball(number, precision)
      } catch .undecided {
        ball = nil
      }
      if let sign = ball?.signum { return sign }
      if let decisive, let ball, ball.magnitude < .powerOfTwo(-Int64(decisive)) { return 0 }
      let limit = decisive.map { 2 * $0 + 4 * Self.undecidedPrecision } ?? Self.undecidedPrecision
      guard precision < limit else { throw .undecided }
      precision = min(2 * precision, limit)
    }
  }

  /// -1, 0 or 1 as `a` is less than, equal to or greater than `b`.
  public mutating func compare(_ a: Number, _ b: Number) throws(RealProblem) -> Int {
    if a == b { return 0 }
    return try sign(of: subtract(b, from: a))
  }

  /// The largest whole number that is not greater.
  public mutating func floor(of number: Number) throws(RealProblem) -> Integer {
    if let value = rational(number) { return value.floor }
    var precision = 128
    while true {
      let ball = try self.ball(number, precision)
      guard ball.top < Int64(Self.mostBits) else { throw .overflow }
      if ball.radius.top < -8 {
        // Either no whole number lies in the ball, or one does, which may be the number.
        let lower = ball.subtracting(Ball(0, radius: ball.radius), 2 * precision).leastInteger
        let upper = ball.greatestInteger
        if lower == upper { return lower }
        let sign = try sign(of: subtract(self.number(Fraction(upper)), from: number))
        return sign < 0 ? upper - 1 : upper
      }
      guard precision < Self.mostBits else { throw .undecided }
      precision = max(2 * precision, Int(min(ball.top, Int64(Self.mostBits))) + 128)
    }
  }
}

extension Ball {
  /// The floor of the least number.
  var leastInteger: Integer {
    let radius = Ball(Integer(Natural(self.radius.mantissa)), exponent: self.radius.exponent)
    return center.exactSum(-radius).floor
  }

  /// The floor of the greatest number.
  var greatestInteger: Integer {
    let radius = Ball(Integer(Natural(self.radius.mantissa)), exponent: self.radius.exponent)
    return center.exactSum(radius).floor
  }

  private var floor: Integer { mantissa.shifted(by: exponent) }

  /// The sum of two exact balls, without rounding.
  private func exactSum(_ other: Ball) -> Ball {
    let exponent = min(self.exponent, other.exponent)
    return Ball(
      (mantissa << Int(self.exponent - exponent))
        + (other.mantissa << Int(other.exponent - exponent)),
      exponent: exponent)
  }
}
