extension RealComputation {
  /// The double nearest to a number; a tie goes to the even one.
  ///
  /// Where a thousand digits of its parts do not tell the number from 0 it is 0, and where they do not
  /// tell it from a tie, it is taken for the tie.
  ///
  /// - Returns: An infinity or 0 beyond the doubles; never -0.
  /// - Throws: `unfinished`, `overflow`, `underflow`; `undecided` where the number is not bounded.
  public mutating func nearestDouble(to number: Number) throws(RealProblem) -> Double {
    if let value = rational(number), value.bits < 4096 {
      try spend(Work.quotient(value.bits))
      return value.nearestDouble
    }
    do {
      if try sign(of: number) == 0 { return 0 }
    } catch .undecided {
      guard try knownBall(number, Self.undecidedPrecision) != nil else { throw .undecided }
      return 0
    }
    var precision = 128
    while true {
      if let ball = try knownBall(number, precision) {
        let (lower, upper) = ball.ends
        let value = lower.nearestDouble(isInexact: false)
        let other = upper.nearestDouble(isInexact: false)
        if value == other { return value }
        if precision >= Self.undecidedPrecision {
          return value.significandBitPattern & 1 == 0 ? value : other
        }
      } else if precision >= Self.undecidedPrecision {
        throw .undecided
      }
      precision = min(2 * precision, Self.undecidedPrecision)
    }
  }
}

extension RealComputation {
  /// Doubles between which a number lies: it itself, or its neighbours.
  ///
  /// - Returns: More distant ones where a thousand digits of its parts do not tell the number from 0.
  /// - Throws: As `nearestDouble(to:)` does.
  public mutating func neighbors(of number: Number) throws(RealProblem) -> ClosedRange<Double> {
    if let value = rational(number), value.bits < 4096 {
      let nearest = try nearestDouble(to: number)
      return nearest.isFinite && Fraction(nearest) == value
        ? nearest...nearest : nearest.nextDown...nearest.nextUp
    }
    var precision = 128
    while true {
      if let ball = try knownBall(number, precision) {
        let (lower, upper) = ball.ends
        let (low, high) = (
          lower.nearestDouble(isInexact: true), upper.nearestDouble(isInexact: true)
        )
        if low == high || precision >= Self.undecidedPrecision {
          return low.nextDown...high.nextUp
        }
      } else if precision >= Self.undecidedPrecision {
        throw .undecided
      }
      precision = min(2 * precision, Self.undecidedPrecision)
    }
  }
}

extension Fraction {
  /// The nearest double; a tie goes to the even one.
  public var nearestDouble: Double {
    // A quotient of 64 bits or more, and whether anything is left.
    let (top, bottom) = (numerator.magnitude, denominator)
    let shift = Swift.max(0, bottom.bitWidth - top.bitWidth + 64)
    let (quotient, rest) = (top << shift).quotientAndRemainder(dividingBy: bottom)
    return Ball(Integer(quotient, isNegative: numerator.isNegative), exponent: Int64(-shift))
      .nearestDouble(isInexact: !rest.isZero)
  }
}

extension Ball {
  /// The double nearest to the centre, or to a number a little further from 0; a tie goes to the even
  /// one.
  fileprivate func nearestDouble(isInexact: Bool) -> Double {
    guard !mantissa.isZero else { return 0 }
    func signed(_ value: Double) -> Double { mantissa.isNegative ? -value : value }
    if top > 1024 { return signed(.infinity) }
    if top < -1074 { return 0 }
    // The last bit that a double of this size has.
    let last = Swift.max(top - 53, -1074)
    let cut = last - exponent
    guard cut > 0 else {
      let whole = mantissa.magnitude << Int(-cut)
      return signed(Self.scaled(Double(whole.word ?? 0), Int(last)))
    }
    var whole = (mantissa.magnitude >> Int(cut)).word ?? 0
    if mantissa.magnitude.bit(Int(cut) - 1) {
      let isTie = mantissa.magnitude.trailingZeroBitCount == Int(cut) - 1 && !isInexact
      if !isTie || whole & 1 == 1 { whole += 1 }
    }
    return whole == 0 ? 0 : signed(Self.scaled(Double(whole), Int(last)))
  }

  /// `value · 2^exponent`, where that is a double or too large for one.
  private static func scaled(_ value: Double, _ exponent: Int) -> Double {
    // In two steps, for the power itself may be no normal number.
    let half = exponent / 2
    return value * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: exponent - half, significand: 1)
  }
}
