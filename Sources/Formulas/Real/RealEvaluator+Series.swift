import Reals

// Sums over ranges whose values are known by rules.
extension RealEvaluator {
  /// Sums with fewer terms are added term by term.
  private static let fewTerms: Integer = 100

  /// The sum of a polynomial with rational coefficients, of powers of constants, or of both, over whole numbers.
  ///
  /// - Returns: `nil` for any other formula, for one with other variables and for few terms.
  mutating func closedSum(
    of body: Formula, over variable: Name, from lower: Number, to upper: Number
  ) throws(RealProblem) -> Number? {
    let (first, last) = (try whole(lower), try whole(upper))
    let count = last - first + 1
    guard count > Self.fewTerms, Self.hasValues(body, variable, first...last) else { return nil }
    let simple = body.simplified
    var terms = [Formula.Term(simple)]
    if case .sum(let all) = simple.kind { terms = all }
    var total = number(0)
    for term in terms {
      guard let part = try closedSum(ofTerm: term.formula, over: variable, first, count) else {
        return nil
      }
      total =
        try term.isInverted
        ? computation.subtract(part, from: total) : computation.add(total, part)
    }
    return total
  }

  private mutating func closedSum(
    ofTerm term: Formula, over variable: Name, _ first: Integer, _ count: Integer
  ) throws(RealProblem) -> Number? {
    if let polynomial = FractionPolynomial(term, of: variable) {
      return computation.number(Self.sum(of: polynomial, first, count))
    }
    // c b^(s n + k): a first term, and the ratio of neighbours.
    let factors = Factors(term)
    let own = factors.factors.filter { $0.base.contains(variable) }
    guard own.count == 1, own[0].exponent.isOne,
      case .power(let base, let exponent) = own[0].base.kind,
      !base.contains(variable), let form = LinearForm(exponent, of: variable),
      let slope = Rational(form.slope.simplified), slope.isWhole,
      let length = count.magnitude.word.flatMap({ Int64(exactly: $0) }),
      let begin = Formula(writing: Fraction(first)), let start = term.replacing(variable, by: begin)
    else { return nil }
    let ratio = try value(of: Postfix(.power(base, slope.formula)), [])
    let one = number(1)
    let above = try computation.subtract(one, from: ratio)
    guard try computation.sign(of: above) != 0 else {
      return try computation.multiply(value(of: Postfix(start), []), number(count))
    }
    let growth = try computation.subtract(one, from: computation.power(ratio, length))
    return try computation.divide(
      computation.multiply(value(of: Postfix(start), []), growth), by: above)
  }
}

// Products over ranges.
extension RealEvaluator {
  /// More factors are never multiplied one by one.
  private static let manyFactors: Integer = 10_000

  /// The sum of a polynomial: the forward differences at the first number, times binomial coefficients.
  private static func sum(
    of polynomial: FractionPolynomial, _ first: Integer, _ count: Integer
  ) -> Fraction {
    var values = (0...max(0, polynomial.degree)).map {
      polynomial.value(at: Fraction(first + Integer($0)))
    }
    var (sum, binomial): (Fraction, Fraction) = (0, Fraction(count))
    var order = 0
    while !values.isEmpty {
      sum = sum + values[0] * binomial
      values = zip(values.dropFirst(), values).map { $0 - $1 }
      order += 1
      binomial = binomial * Fraction(count - Integer(order)) / Fraction(order + 1)
    }
    return sum
  }

  /// The product of polynomials with rational zeros, of their reciprocals, and of powers of constants, over whole
  /// numbers: by factorials, the gamma function, and sums of exponents.
  ///
  /// - Returns: `nil` for any other formula, for one with other variables and for few factors.
  mutating func closedProduct(
    of body: Formula, over variable: Name, from lower: Number, to upper: Number
  ) throws(RealProblem) -> Number? {
    let (first, last) = (try whole(lower), try whole(upper))
    let count = last - first + 1
    guard count > Self.fewTerms, let length = count.magnitude.word.flatMap({ Int64(exactly: $0) }),
      length < 1 << 48, Self.hasValues(body, variable, first...last)
    else { return nil }
    let fraction = body.fraction
    let parts =
      [(fraction?.numerator ?? body, 1)]
      + (fraction?.denominators ?? []).map { ($0.base, -$0.exponent) }
    var total = number(1)
    for (formula, power) in parts {
      let factors = Factors(formula.simplified)
      var product = try computation.power(
        value(of: Postfix(factors.coefficient.formula), []), length)
      for factor in factors.factors {
        guard factor.exponent.isWhole,
          let part = try closedProduct(ofFactor: factor.base, over: variable, first, count, length)
        else { return nil }
        product = try computation.multiply(
          product, computation.power(part, factor.exponent.numerator))
      }
      total = try computation.multiply(total, computation.power(product, Int64(power)))
    }
    return total
  }

  /// Whether a formula has a value for each number of a range and is made of sums, products and powers only.
  private static func hasValues(
    _ body: Formula, _ variable: Name, _ range: ClosedRange<Integer>
  ) -> Bool {
    func isDivisor(_ formula: Formula) -> Bool {
      if !formula.contains(variable) { return true }
      guard let polynomial = FractionPolynomial(formula, of: variable) else { return false }
      return polynomial.monicFactors.allSatisfy { factor in
        let zero = -factor[0]
        return factor.degree == 1
          && !(zero.isWhole && range.contains(zero.numerator))
      }
    }
    return body.parts.allSatisfy { part in
      switch part.kind {
      case .number, .constant, .negated, .sum: true
      case .variable(let name): name == variable
      case .product(let factors):
        factors.allSatisfy { !$0.isInverted || isDivisor($0.formula) }
      case .power(let base, let exponent):
        if let whole = Rational(exponent), whole.isWhole {
          !whole.isNegative || isDivisor(base)
        } else {
          !base.contains(variable)
        }
      case .operation: !part.contains(variable)
      }
    }
  }

  /// - Parameter length: The count of factors, once more.
  private mutating func closedProduct(
    ofFactor base: Formula, over variable: Name, _ first: Integer, _ count: Integer,
    _ length: Int64
  ) throws(RealProblem) -> Number? {
    if !base.contains(variable) {
      return try computation.power(value(of: Postfix(base), []), length)
    }
    if case .power(let constant, let exponent) = base.kind, !constant.contains(variable),
      let polynomial = FractionPolynomial(exponent, of: variable)
    {
      let number = try value(of: Postfix(constant), [])
      let isWhole = polynomial.coefficients.allSatisfy { $0.isWhole }
      let sign = try computation.sign(of: number)
      guard sign > 0 || sign < 0 && isWhole,
        let sum = Formula(writing: Self.sum(of: polynomial, first, count))
      else { return nil }
      return try value(of: Postfix(.power(constant, sum)), [])
    }
    guard let polynomial = FractionPolynomial(base, of: variable), polynomial.degree > 0 else {
      return nil
    }
    let factors = polynomial.monicFactors
    guard factors.allSatisfy({ $0.degree == 1 }) else { return nil }
    var product = try computation.power(
      computation.number(polynomial[polynomial.degree]), length)
    for factor in factors {
      guard let part = try risingProduct(from: Fraction(first) + factor[0], count) else {
        return nil
      }
      product = try computation.multiply(product, part)
    }
    return product
  }

  /// The product of as many numbers, each greater by 1 than the one before.
  private mutating func risingProduct(
    from start: Fraction, _ count: Integer
  ) throws(RealProblem) -> Number? {
    func value(_ operation: Operation, _ x: Fraction) throws(RealProblem) -> Number? {
      guard let number = Formula(writing: x) else { return nil }
      return try self.value(of: Postfix(.operation(operation, [number])), [])
    }
    let end = start + Fraction(count)
    guard start.isWhole else {
      guard let above = try value(.gamma, end), let below = try value(.gamma, start) else {
        return nil
      }
      return try computation.divide(above, by: below)
    }
    if start.signum <= 0, end.signum > 0 { return number(0) }
    if start.signum > 0 {
      // A few large numbers are exact if they are multiplied.
      if count < Self.manyFactors, start > Fraction(count) { return nil }
      guard let above = try value(.factorial, end - 1), let below = try value(.factorial, start - 1)
      else { return nil }
      return try computation.divide(above, by: below)
    }
    guard let above = try value(.factorial, -start), let below = try value(.factorial, -end) else {
      return nil
    }
    let size = try computation.divide(above, by: below)
    let isEven = count.flooredQuotientAndRemainder(dividingBy: 2).remainder.isZero
    return isEven ? size : try computation.multiply(size, number(-1))
  }
}
