// Steps of arithmetic. Each appends what it computes, with its exact form where that is known.
//
// - Throws: all of them `unfinished`, where the exact forms take more work than the budget has.
extension RealComputation {
  public mutating func number(_ value: Fraction) -> Number {
    append(.rational(value), form: ExactForm(value))
  }

  /// A whole number times a power of ten.
  public mutating func number(
    _ digits: Integer, timesTenToThe exponent: Int
  ) throws(RealProblem) -> Number {
    // A decimal place has less than four bits.
    let bits = 4 * Int64(exponent.magnitude)
    try spend(2 * Work.square(bits) + Work.reduction(bits))
    return number(Fraction(digits, timesTenToThe: exponent))
  }

  public mutating func pi() -> Number { append(.pi, form: .pi) }

  public mutating func e() -> Number {
    let one = number(1)
    return append(.function(.exponential, one.step), form: .e)
  }

  public mutating func negate(_ a: Number) -> Number {
    append(.negative(a.step), form: form(a).map { -$0 }, size: size(a))
  }

  public mutating func add(_ a: Number, _ b: Number) throws(RealProblem) -> Number {
    let operation = Operation.sum(a.step, b.step)
    if let number = again(operation) { return number }
    return append(
      operation, form: try sum(form(a), form(b)), size: both(a, b, AlgebraicSize.sum))
  }

  /// `a − b`
  public mutating func subtract(_ b: Number, from a: Number) throws(RealProblem) -> Number {
    if isSame(a, b) {
      try checkSize(of: a)
      return number(0)
    }
    let operation = Operation.difference(a.step, b.step)
    if let number = again(operation) { return number }
    return append(
      operation, form: try sum(form(a), form(b).map { -$0 }),
      size: both(a, b, AlgebraicSize.sum))
  }

  public mutating func multiply(_ a: Number, _ b: Number) throws(RealProblem) -> Number {
    if rational(a)?.isZero == true {
      try checkSize(of: b)
      return number(0)
    }
    if rational(b)?.isZero == true {
      try checkSize(of: a)
      return number(0)
    }
    if let radicand = radicand(ofSquareRoots: a, b) { return radicand }
    let operation = Operation.product(a.step, b.step)
    if let number = again(operation) { return number }
    return append(
      operation, form: try product(form(a), form(b)), size: both(a, b, AlgebraicSize.product))
  }

  /// `a ÷ b`
  ///
  /// - Throws: `divisionByZero`, `undecided`, `unfinished`, `overflow`, `underflow`.
  public mutating func divide(_ a: Number, by b: Number) throws(RealProblem) -> Number {
    guard try sign(of: b) != 0 else { throw .divisionByZero }
    if rational(a)?.isZero == true { return number(0) }
    if case .function(.sine, let angle) = steps[a.step].operation,
      case .function(.cosine, let other) = steps[b.step].operation,
      isSame(Number(step: angle), Number(step: other))
    {
      return try apply(.tangent, to: Number(step: angle))
    }
    let operation = Operation.quotient(a.step, b.step)
    if let number = again(operation) { return number }
    return append(
      operation, form: try quotient(form(a), form(b)), size: both(a, b, AlgebraicSize.quotient))
  }

  /// The number without its sign. Where the sign is undecided, the number is 0 to a thousand digits.
  public mutating func magnitude(_ a: Number) throws(RealProblem) -> Number {
    do {
      return try sign(of: a) < 0 ? negate(a) : a
    } catch .undecided {
      return append(.magnitude(a.step), form: nil)
    }
  }

  /// The real root of a degree above 0.
  ///
  /// - Throws: `negativeRoot` for an even root of a negative number; `undecided`, `unfinished`,
  ///   `overflow`, `underflow`.
  public mutating func root(_ a: Number, degree: Int) throws(RealProblem) -> Number {
    if degree == 1 { return a }
    let sign = try sign(of: a)
    if sign == 0 { return number(0) }
    guard sign > 0 || degree & 1 == 1 else { throw .negativeRoot }
    let operation = Operation.root(a.step, degree)
    if let number = again(operation) { return number }
    try spend(Work.square(bits(a)) + Work.least)
    let magnitude = (sign > 0 ? form(a) : form(a).map { -$0 })?.root(degree)
    let size = size(a)?.root(degree, step: count)
    guard degree > Self.highestDegree else {
      return append(operation, form: sign > 0 ? magnitude : magnitude.map { -$0 }, size: size)
    }
    let exponent = number(Fraction(1, Natural(UInt(degree))))
    let base = sign > 0 ? a : negate(a)
    let root = append(.power(base.step, exponent.step), form: magnitude, size: size)
    return sign > 0 ? root : negate(root)
  }

  /// Roots of a higher degree take more work than an exponential and a logarithm.
  private static var highestDegree: Int { 8 }

  /// The number to a whole power. `0^0` is 1.
  ///
  /// - Throws: `divisionByZero` for a negative power of 0; `undecided`, `unfinished`, `overflow`,
  ///   `underflow`.
  public mutating func power(_ a: Number, _ exponent: Int64) throws(RealProblem) -> Number {
    if exponent == 0 {
      try checkSize(of: a)
      return number(1)
    }
    if exponent == 1 { return a }
    if exponent < 0 { guard try sign(of: a) != 0 else { throw .divisionByZero } }
    if let value = rational(a), value.isZero || value.magnitude == 1 {
      return exponent & 1 == 0 && value.signum < 0 ? negate(a) : a
    }
    if case .root(let radicand, let degree) = steps[a.step].operation,
      exponent.isMultiple(of: Int64(degree))
    {
      return try power(Number(step: radicand), exponent / Int64(degree))
    }
    let operation = Operation.integerPower(a.step, exponent)
    if let number = again(operation) { return number }
    var form: ExactForm?
    // The same on all platforms, whatever the size of their words.
    if let small = Int32(exactly: exponent).map({ Int($0) }) {
      if let value = rational(a) {
        let (bits, over) = bits(a).multipliedReportingOverflow(by: Int64(small.magnitude))
        if !over, bits <= Self.mostBitsOfPowers {
          try spend(2 * Work.square(bits))
          form = value.power(small).map { ExactForm($0) }
        }
      } else {
        form = self.form(a)?.power(small)
      }
    }
    var size: AlgebraicSize?
    if let base = self.size(a), exponent.magnitude <= 64 {
      size = base
      for _ in 1..<exponent.magnitude { size = size.flatMap { AlgebraicSize.product($0, base) } }
      if exponent < 0 { size = size.flatMap { AlgebraicSize.quotient(AlgebraicSize(1), $0) } }
    }
    return append(operation, form: form, size: size)
  }

  /// What two numbers are the square roots of, if they are of the same number.
  private func radicand(ofSquareRoots a: Number, _ b: Number) -> Number? {
    guard case .root(let first, 2) = steps[a.step].operation,
      case .root(let second, 2) = steps[b.step].operation
    else { return nil }
    let number = Number(step: first)
    if first == second { return number }
    guard let value = rational(number), value == rational(Number(step: second)) else { return nil }
    return number
  }

  private func form(_ number: Number) -> ExactForm? { steps[number.step].form }
  private func size(_ number: Number) -> AlgebraicSize? { steps[number.step].size }
  private func bits(_ number: Number) -> Int64 { form(number)?.bits ?? 0 }

  /// Powers are not kept exactly from this size on: their digits are known sooner without.
  private static var mostBitsOfPowers: Int64 { 1 << 19 }
  /// Sums and products of fractions are not kept exactly from this size on.
  private static var mostBitsOfFractions: Int64 { 1 << 16 }

  private mutating func sum(_ a: ExactForm?, _ b: ExactForm?) throws(RealProblem) -> ExactForm? {
    guard let a, let b, a.terms.count + b.terms.count <= 2 * ExactForm.mostTerms else { return nil }
    let bits = a.bits + b.bits
    if a.rational?.isWhole == true, b.rational?.isWhole == true {
      try spend(Work.sum(bits))
    } else {
      guard bits <= Self.mostBitsOfFractions else { return nil }
      try spend(2 * (Work.product(a.bits, b.bits) + Work.reduction(a.bits, b.bits)))
    }
    return a.adding(b)
  }

  private mutating func product(_ a: ExactForm?, _ b: ExactForm?) throws(RealProblem) -> ExactForm?
  {
    guard let a, let b, try isKept(a, b) else { return nil }
    return a.multiplied(by: b)
  }

  private mutating func quotient(_ a: ExactForm?, _ b: ExactForm?) throws(RealProblem) -> ExactForm?
  {
    guard let a, let b, try isKept(a, b) else { return nil }
    guard let x = a.rational, let y = b.rational else { return a.divided(by: b) }
    let bits = a.bits + b.bits
    if x.isWhole, y.isWhole {
      // Reducing long numbers takes much longer than dividing them.
      if bits > Self.mostBitsOfFractions {
        try spend(Work.quotient(bits))
        let (quotient, remainder) = x.numerator.quotientAndRemainder(dividingBy: y.numerator)
        return remainder.isZero ? ExactForm(Fraction(quotient)) : nil
      }
      try spend(8 * Work.reduction(bits))
    }
    return ExactForm(x / y)
  }

  /// Whether a product or quotient is kept exactly; its work is spent then.
  private mutating func isKept(_ a: ExactForm, _ b: ExactForm) throws(RealProblem) -> Bool {
    let isWhole = a.rational?.isWhole == true && b.rational?.isWhole == true
    let bits = a.bits + b.bits
    guard bits <= (isWhole ? Int64(Self.mostBits) : Self.mostBitsOfFractions) else { return false }
    try spend(Work.product(a.bits, b.bits) + (isWhole ? 0 : Work.reduction(bits)))
    return true
  }

  private func both(
    _ a: Number, _ b: Number, _ join: (AlgebraicSize, AlgebraicSize) -> AlgebraicSize?
  ) -> AlgebraicSize? {
    guard let a = size(a), let b = size(b) else { return nil }
    return join(a, b)
  }
}

extension ExactForm {
  /// How many bits the coefficients have together.
  var bits: Int64 {
    var bits: Int64 = 0
    for term in terms {
      bits += Int64(
        term.coefficient.numerator.magnitude.bitWidth + term.coefficient.denominator.bitWidth)
    }
    return bits
  }
}
