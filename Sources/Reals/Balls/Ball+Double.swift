extension Ball {
  /// A double exactly; 0 for one that is not finite.
  public init(_ value: Double) {
    guard value.isFinite, value != 0 else {
      self.init(0 as Int)
      return
    }
    let isSubnormal = value.exponentBitPattern == 0
    let significand = value.significandBitPattern | (isSubnormal ? 0 : 1 << 52)
    self.init(
      Integer(Natural(significand as UInt64), isNegative: value < 0),
      exponent: Int64(isSubnormal ? 1 : Int(value.exponentBitPattern)) - 1075)
  }

  /// A starting value, which may be wrong.
  init(approximation value: Double) { self.init(value) }

  /// A double near the centre; ±infinity or 0 where no double is.
  var centerValue: Double {
    guard !mantissa.isZero else { return 0 }
    let shift = mantissa.magnitude.bitWidth - 62
    let leading = Double((mantissa.magnitude >> shift).word ?? 0)
    let power = exponent + Int64(shift)
    guard power < 1000 else { return mantissa.isNegative ? -.infinity : .infinity }
    guard power > -1140 else { return 0 }
    var value = leading
    var rest = Int(power)
    while rest != 0 {
      let step = max(-512, min(512, rest))
      value *= Double(sign: .plus, exponent: step, significand: 1)
      rest -= step
    }
    return mantissa.isNegative ? -value : value
  }
}

extension Fraction {
  /// A double exactly; 0 for one that is not finite.
  public init(_ value: Double) {
    let ball = Ball(value)
    let exponent = Int(ball.exponent)
    self =
      exponent >= 0
      ? Fraction(ball.mantissa << exponent)
      : Fraction(ball.mantissa, (1 as Natural) << -exponent)
  }
}
