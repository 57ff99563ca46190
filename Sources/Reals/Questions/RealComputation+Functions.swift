// Steps that apply functions, with their domains.
extension RealComputation {
  /// - Throws: `logarithmOfZero`, `logarithmOfNegative`, `pole`, `outOfDomain` where the number is outside
  ///   the function's domain; `undecided`, `unfinished`, `overflow`.
  public mutating func apply(_ function: RealFunction, to a: Number) throws(RealProblem) -> Number {
    if let value = try checkDomain(function, a) { return value }
    let operation = Operation.function(function, a.step)
    if let number = again(operation) { return number }
    if let bits = steps[a.step].form?.bits {
      try spend(
        Work.least + (function == .gamma ? workOfGamma(a) : min(Work.square(bits), 1 << 20)))
    }
    let form = exactValue(function, a)
    return append(operation, form: form, size: algebraicSize(function, a))
  }

  /// The angle of the point (`x`, `y`), between -π and π, π included.
  ///
  /// - Throws: `outOfDomain` at the origin; `undecided`, `unfinished`, `overflow`.
  public mutating func arcTangent(_ y: Number, over x: Number) throws(RealProblem) -> Number {
    let sign = try signs(x, y)
    switch sign {
    case (0, 0): throw .outOfDomain
    case (nil, _): return append(.arcTangent(y.step, over: x.step), form: nil)
    case (1, _): return try apply(.arcTangent, to: divide(y, by: x))
    case (0, _), (-1, 0):
      let pi = pi()
      if sign.x == -1 { return pi }
      let half = try divide(pi, by: number(2))
      return sign.y == 1 ? half : negate(half)
    default:
      let rest = try apply(.arcTangent, to: divide(y, by: x))
      let pi = pi()
      return sign.y > 0 ? try add(rest, pi) : try subtract(pi, from: rest)
    }
  }

  /// The signs of a point; that of `x` is `nil` where it is undecided and `y` is not 0, which is enough
  /// for its angle.
  private mutating func signs(_ x: Number, _ y: Number) throws(RealProblem) -> (x: Int?, y: Int) {
    let sign = try sign(of: y)
    do {
      return (try self.sign(of: x), sign)
    } catch {
      guard error == .undecided, sign != 0 else { throw error }
      return (nil, sign)
    }
  }

  /// A number to any real power, where the base is above 0, or 0 and the exponent above 0.
  ///
  /// - Throws: `divisionByZero`, `outOfDomain`, `undecided`, `unfinished`, `overflow`.
  public mutating func power(_ a: Number, _ exponent: Number) throws(RealProblem) -> Number {
    if let value = rational(exponent), value.isWhole, let whole = value.numerator.int64 {
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
    if rational(a) == 1 {
      try checkSize(of: exponent)
      return a
    }
    if let value = rational(exponent), let degree = value.denominator.word, degree <= 1000,
      let numerator = value.numerator.int, abs(numerator) <= 10_000
    {
      return try power(root(a, degree: Int(degree)), Int64(numerator))
    }
    let operation = Operation.power(a.step, exponent.step)
    if let number = again(operation) { return number }
    let logarithm = steps[a.step].form?.logarithm
    let form = logarithm.flatMap { logarithm in
      steps[exponent.step].form.flatMap { logarithm.multiplied(by: $0) }
    }.flatMap { ExactForm.exponential(of: $0) }
    return append(operation, form: form)
  }

  /// Finds out whether a number is in the domain.
  ///
  /// - Returns: The value at an end of the domain, on both sides of which every ball would lie.
  private mutating func checkDomain(_ function: RealFunction, _ a: Number) throws(RealProblem)
    -> Number?
  {
    switch function {
    case .logarithm:
      let sign = try sign(of: a)
      if sign == 0 { throw .logarithmOfZero }
      if sign < 0 { throw .logarithmOfNegative }
    case .tangent:
      if let q = steps[a.step].form?.multipleOfPi, q.denominator == 2 { throw .pole }
    case .arcSine, .arcCosine, .inverseHyperbolicTangent:
      let above = try compare(a, number(1))
      let below = try compare(a, number(-1))
      if above > 0 || below < 0 { throw .outOfDomain }
      guard above == 0 || below == 0 else { return nil }
      switch function {
      case .inverseHyperbolicTangent: throw .pole
      case .arcSine:
        let half = try divide(pi(), by: number(2))
        return above == 0 ? half : negate(half)
      default: return above == 0 ? number(0) : pi()
      }
    case .inverseHyperbolicCosine:
      let order = try compare(a, number(1))
      if order < 0 { throw .outOfDomain }
      if order == 0 { return number(0) }
    case .gamma, .polygamma:
      if let value = rational(a) {
        if value.isWhole, value.signum <= 0 { throw .pole }
      } else if try sign(of: a) <= 0, try wholeValue(of: a) != nil {
        throw .pole
      }
    case .exponential, .sine, .cosine, .arcTangent, .hyperbolicSine, .hyperbolicCosine,
      .hyperbolicTangent, .inverseHyperbolicSine, .errorFunction, .complementaryErrorFunction:
      break
    }
    return nil
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
    case .hyperbolicSine: return form.hyperbolicSine
    case .hyperbolicCosine: return form.hyperbolicCosine
    case .hyperbolicTangent: return form.hyperbolicTangent
    case .inverseHyperbolicSine: return form.inverseHyperbolicSine
    case .inverseHyperbolicCosine: return form.inverseHyperbolicCosine
    case .inverseHyperbolicTangent: return form.inverseHyperbolicTangent
    case .errorFunction: return form.isZero ? form : nil
    case .complementaryErrorFunction: return form.isZero ? ExactForm(1) : nil
    case .gamma: return form.rational.flatMap { Self.gamma(of: $0) }
    case .polygamma: return nil
    }
  }

  /// Γ of whole numbers and of halves of odd ones.
  private static func gamma(of value: Fraction) -> ExactForm? {
    if value.denominator == 2 {
      return value.floor.int.flatMap { ExactForm.gamma(ofHalfAbove: $0) }
    }
    guard value.isWhole, value.signum > 0, let n = value.numerator.int, n <= 40_001 else {
      return nil
    }
    return ExactForm(Fraction(Integer(.factorial(UInt(n - 1)))))
  }

  /// The work of an exact factorial.
  private func workOfGamma(_ a: Number) -> Int64 {
    guard let n = rational(a)?.numerator.int64, n > 0, n <= 40_001 else { return 0 }
    return 4 * Work.square(n * 16)
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
