// Steps of arithmetic. Each appends what it computes, with its exact form where that is known.
extension RealComputation {
  public mutating func number(_ value: Fraction) -> Number {
    append(.rational(value), form: ExactForm(value))
  }

  public mutating func pi() -> Number { append(.pi, form: .pi) }

  public mutating func e() -> Number {
    let one = number(1)
    return append(.function(.exponential, one.step), form: .e)
  }

  public mutating func negate(_ a: Number) -> Number {
    append(.negative(a.step), form: form(a).map { -$0 }, size: size(a))
  }

  public mutating func add(_ a: Number, _ b: Number) -> Number {
    append(
      .sum(a.step, b.step), form: sum(form(a), form(b)),
      size: both(a, b, AlgebraicSize.sum))
  }

  /// `a − b`
  public mutating func subtract(_ b: Number, from a: Number) -> Number {
    append(
      .difference(a.step, b.step), form: sum(form(a), form(b).map { -$0 }),
      size: both(a, b, AlgebraicSize.sum))
  }

  public mutating func multiply(_ a: Number, _ b: Number) -> Number {
    if rational(a)?.isZero == true || rational(b)?.isZero == true { return number(0) }
    return append(
      .product(a.step, b.step), form: product(form(a), form(b)),
      size: both(a, b, AlgebraicSize.product))
  }

  /// `a ÷ b`
  ///
  /// - Throws: `divisionByZero`, `undecided`, `unfinished`, `overflow`.
  public mutating func divide(_ a: Number, by b: Number) throws(RealProblem) -> Number {
    guard try sign(of: b) != 0 else { throw .divisionByZero }
    return append(
      .quotient(a.step, b.step), form: product(form(a), form(b)?.reciprocal),
      size: both(a, b, AlgebraicSize.quotient))
  }

  /// The real root of a degree above 0.
  ///
  /// - Throws: `negativeRoot` for an even root of a negative number; `undecided`, `unfinished`, `overflow`.
  public mutating func root(_ a: Number, degree: Int) throws(RealProblem) -> Number {
    if degree == 1 { return a }
    let sign = try sign(of: a)
    if sign == 0 { return number(0) }
    guard sign > 0 || degree & 1 == 1 else { throw .negativeRoot }
    let magnitude = (sign > 0 ? form(a) : form(a).map { -$0 })?.root(degree)
    return append(
      .root(a.step, degree), form: sign > 0 ? magnitude : magnitude.map { -$0 },
      size: size(a)?.root(degree, step: steps.count))
  }

  /// The number to a whole power. `0^0` is 1.
  ///
  /// - Throws: `divisionByZero` for a negative power of 0; `undecided`, `unfinished`, `overflow`.
  public mutating func power(_ a: Number, _ exponent: Int) throws(RealProblem) -> Number {
    if exponent == 0 { return number(1) }
    if exponent == 1 { return a }
    if exponent < 0 { guard try sign(of: a) != 0 else { throw .divisionByZero } }
    var form: ExactForm?
    if let value = rational(a) {
      let bits = value.numerator.magnitude.bitWidth + value.denominator.bitWidth
      let (product, over) = bits.multipliedReportingOverflow(by: Int(exponent.magnitude))
      let isSmall = value.magnitude == 1 || value.isZero || !over && product <= Self.mostBits
      form = isSmall ? value.power(exponent).map { ExactForm($0) } : nil
    } else {
      form = self.form(a)?.power(exponent)
    }
    var size: AlgebraicSize?
    if let base = self.size(a), exponent.magnitude <= 64 {
      size = base
      for _ in 1..<exponent.magnitude { size = size.flatMap { AlgebraicSize.product($0, base) } }
      if exponent < 0 { size = size.flatMap { AlgebraicSize.quotient(AlgebraicSize(1), $0) } }
    }
    return append(.integerPower(a.step, exponent), form: form, size: size)
  }

  private func form(_ number: Number) -> ExactForm? { steps[number.step].form }
  private func size(_ number: Number) -> AlgebraicSize? { steps[number.step].size }

  private func sum(_ a: ExactForm?, _ b: ExactForm?) -> ExactForm? {
    guard let a, let b, a.terms.count + b.terms.count <= 2 * ExactForm.mostTerms else { return nil }
    return a.adding(b)
  }

  private func product(_ a: ExactForm?, _ b: ExactForm?) -> ExactForm? {
    guard let a, let b else { return nil }
    return a.multiplied(by: b)
  }

  private func both(
    _ a: Number, _ b: Number, _ join: (AlgebraicSize, AlgebraicSize) -> AlgebraicSize?
  ) -> AlgebraicSize? {
    guard let a = size(a), let b = size(b) else { return nil }
    return join(a, b)
  }
}
