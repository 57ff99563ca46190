// Steps that apply functions, with their domains.
extension RealComputation {
  /// - Throws: `logarithmOfZero`, `logarithmOfNegative`, `pole`, `outOfDomain` where the number is outside
  ///   the function's domain; `undecided`, `unfinished`, `overflow`.
  public mutating func apply(_ function: RealFunction, to a: Number) throws(RealProblem) -> Number {
    try checkDomain(function, a)
    let form = exactValue(function, a)
    return append(
      .function(function, a.step), form: form, size: algebraicSize(function, a))
  }

  /// The angle of the point (`x`, `y`), between -π and π, π included.
  ///
  /// - Throws: `outOfDomain` at the origin; `undecided`, `unfinished`, `overflow`.
  public mutating func arcTangent(_ y: Number, over x: Number) throws(RealProblem) -> Number {
    let sign = (x: try sign(of: x), y: try sign(of: y))
    switch sign {
    case (0, 0): throw .outOfDomain
    case (1, _): return try apply(.arcTangent, to: divide(y, by: x))
    case (0, _), (-1, 0):
      let pi = pi()
      if sign.x < 0 { return pi }
      let half = try divide(pi, by: number(2))
      return sign.y > 0 ? half : negate(half)
    default:
      let rest = try apply(.arcTangent, to: divide(y, by: x))
      let pi = pi()
      return sign.y > 0 ? add(rest, pi) : subtract(pi, from: rest)
    }
  }

  /// A number to any real power, where the base is above 0, or 0 and the exponent above 0.
  ///
  /// - Throws: `divisionByZero`, `outOfDomain`, `undecided`, `unfinished`, `overflow`.
  public mutating func power(_ a: Number, _ exponent: Number) throws(RealProblem) -> Number {
    if let value = rational(exponent), value.isWhole, let whole = value.numerator.int {
      return try power(a, whole)
    }
    let sign = try sign(of: a)
    if sign == 0 {
      switch try self.sign(of: exponent) {
      case 1: return number(0)
      case 0: return number(1)
      default: throw .divisionByZero
      }
    }
    guard sign > 0 else { throw .outOfDomain }
    if steps[a.step].form == .e { return try apply(.exponential, to: exponent) }
    if rational(a) == 1 { return a }
    if let value = rational(exponent), let degree = value.denominator.word, degree <= 1000,
      let numerator = value.numerator.int, abs(numerator) <= 10_000
    {
      return try power(root(a, degree: Int(degree)), numerator)
    }
    let logarithm = steps[a.step].form?.logarithm
    let form = logarithm.flatMap { logarithm in
      steps[exponent.step].form.flatMap { logarithm.multiplied(by: $0) }
    }.flatMap { ExactForm.exponential(of: $0) }
    return append(.power(a.step, exponent.step), form: form)
  }

  private mutating func checkDomain(_ function: RealFunction, _ a: Number) throws(RealProblem) {
    switch function {
    case .logarithm:
      let sign = try sign(of: a)
      if sign == 0 { throw .logarithmOfZero }
      if sign < 0 { throw .logarithmOfNegative }
    case .tangent:
      if let q = steps[a.step].form?.multipleOfPi, q.denominator == 2 { throw .pole }
    case .arcSine, .arcCosine, .inverseHyperbolicTangent:
      let one = number(1)
      let above = try compare(a, one)
      let below = try compare(a, number(-1))
      if above > 0 || below < 0 { throw .outOfDomain }
      if function == .inverseHyperbolicTangent, above == 0 || below == 0 { throw .pole }
    case .inverseHyperbolicCosine:
      if try compare(a, number(1)) < 0 { throw .outOfDomain }
    case .gamma:
      if let value = rational(a) {
        if value.isWhole, value.signum <= 0 { throw .pole }
      } else if try sign(of: a) <= 0 {
        let whole = try floor(of: a)
        if try compare(a, number(Fraction(whole))) == 0 { throw .pole }
      }
    case .exponential, .sine, .cosine, .arcTangent, .hyperbolicSine, .hyperbolicCosine,
      .hyperbolicTangent, .inverseHyperbolicSine, .errorFunction, .complementaryErrorFunction:
      break
    }
  }

  /// The exact form of a function's value, by tables and laws.
  private func exactValue(_ function: RealFunction, _ a: Number) -> ExactForm? {
    guard let form = steps[a.step].form else { return nil }
    switch function {
    case .exponential: return ExactForm.exponential(of: form)
    case .logarithm: return form.logarithm
    case .sine: return form.multipleOfPi.flatMap { ExactForm.sine(ofPiTimes: $0) }
    case .cosine: return form.multipleOfPi.flatMap { ExactForm.cosine(ofPiTimes: $0) }
    case .tangent: return form.multipleOfPi.flatMap { ExactForm.tangent(ofPiTimes: $0) }
    case .arcSine: return form.arcSineOverPi.map { ExactForm.pi.scaled(by: $0) }
    case .arcCosine: return form.arcSineOverPi.map { ExactForm.pi.scaled(by: Fraction(1, 2) - $0) }
    case .arcTangent: return form.arcTangentOverPi.map { ExactForm.pi.scaled(by: $0) }
    case .hyperbolicCosine: return form.isZero ? ExactForm(1) : nil
    case .complementaryErrorFunction: return form.isZero ? ExactForm(1) : nil
    case .hyperbolicSine, .hyperbolicTangent, .inverseHyperbolicSine, .inverseHyperbolicTangent,
      .errorFunction:
      return form.isZero ? form : nil
    case .inverseHyperbolicCosine: return form.rational == 1 ? ExactForm(0) : nil
    case .gamma: return form.rational.flatMap { Self.gamma(of: $0) }
    }
  }

  /// Γ of whole numbers and of halves of odd ones.
  private static func gamma(of value: Fraction) -> ExactForm? {
    guard value.signum > 0, let numerator = value.numerator.int, numerator <= 40_001 else {
      return nil
    }
    if value.isWhole { return ExactForm(Fraction(Integer(.factorial(UInt(numerator - 1))))) }
    return nil
  }

  /// Sines, cosines and tangents of rational multiples of π are algebraic.
  private func algebraicSize(_ function: RealFunction, _ a: Number) -> AlgebraicSize? {
    guard let q = steps[a.step].form?.multipleOfPi, let denominator = q.denominator.word,
      denominator <= 1 << 12
    else { return nil }
    let value = AlgebraicSize(halfSumOfRootsOfUnity: 4 * Int(denominator))
    switch function {
    case .sine, .cosine: return value
    case .tangent: return AlgebraicSize.quotient(value, value)
    default: return nil
    }
  }
}

extension Natural {
  /// 1·2·…·n.
  ///
  /// - Complexity: that of a few products of the result's size.
  public static func factorial(_ n: UInt) -> Natural { n < 2 ? 1 : product(1, n) }

  /// The product of the whole numbers above `lower`, up to `upper`.
  static func product(_ lower: UInt, _ upper: UInt) -> Natural {
    if upper - lower <= 8 {
      var result = Natural(1 as UInt)
      for factor in (lower + 1)...upper { result.multiply(by: factor) }
      return result
    }
    let middle = lower + (upper - lower) / 2
    return product(lower, middle) * product(middle, upper)
  }
}
