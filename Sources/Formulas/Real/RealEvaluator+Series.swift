import Reals

// Sums over ranges whose values are known by rules.
extension RealEvaluator {
  /// Sums with fewer terms are added term by term.
  private static let fewTerms: Integer = 100

  /// The sum of polynomials with rational coefficients, of powers of constants, and of their products, over whole
  /// numbers.
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
    // A polynomial times powers b^(s n + k): what stands before it at the first number, and the ratio of neighbours.
    guard let length = count.magnitude.word.flatMap({ Int64(exactly: $0) }),
      let begin = Formula(writing: Fraction(first))
    else { return nil }
    let product = Factors(term)
    guard var polynomial = FractionPolynomial(product.coefficient.formula, of: variable) else {
      return nil
    }
    var (start, ratio) = (number(1), number(1))
    for factor in product.factors {
      let written = Formula.simplifiedPower(factor.base, factor.exponent.formula)
      if let part = FractionPolynomial(written, of: variable) {
        polynomial = polynomial.times(part)
        continue
      }
      guard let power = written.replacing(variable, by: begin) else { return nil }
      start = try computation.multiply(start, value(of: Postfix(power), []))
      if !factor.base.contains(variable) { continue }
      guard case .power(let base, let exponent) = factor.base.kind, !base.contains(variable),
        let form = LinearForm(exponent, of: variable),
        let slope = Rational(form.slope.simplified)?.times(factor.exponent), slope.isWhole
      else { return nil }
      ratio = try computation.multiply(
        ratio, value(of: Postfix(.power(base, slope.formula)), []))
    }
    guard polynomial.degree <= FractionPolynomial.highestDegree else { return nil }
    let above = try computation.subtract(number(1), from: ratio)
    guard try computation.sign(of: above) != 0 else {
      let sum = computation.number(Self.sum(of: polynomial, first, count))
      return try computation.multiply(start, sum)
    }
    let bottom = try antidifference(of: polynomial, at: first, ratio, above)
    let top = try antidifference(of: polynomial, at: first + count, ratio, above)
    let growth = try computation.multiply(top, computation.power(ratio, length))
    return try computation.multiply(start, computation.subtract(bottom, from: growth))
  }

  /// The value q(n) of the polynomial for which r q(n+1) - q(n) is a given polynomial p(n): the sum of
  /// (-r)ᵏ Δᵏp(n) ÷ (r-1)ᵏ⁺¹, with forward differences Δ.
  private mutating func antidifference(
    of polynomial: FractionPolynomial, at place: Integer, _ ratio: Number, _ above: Number
  ) throws(RealProblem) -> Number {
    var total = number(0)
    var weight = try computation.divide(number(1), by: above)
    for difference in Self.differences(of: polynomial, at: place) {
      let part = try computation.multiply(weight, computation.number(difference))
      total = try computation.add(total, part)
      weight = try computation.divide(
        computation.multiply(weight, computation.multiply(ratio, number(-1))), by: above)
    }
    return total
  }

  /// The forward differences of a polynomial at a number, of all orders up to its degree.
  private static func differences(
    of polynomial: FractionPolynomial, at place: Integer
  ) -> [Fraction] {
    var values = (0...max(0, polynomial.degree)).map {
      polynomial.value(at: Fraction(place + Integer($0)))
    }
    var differences: [Fraction] = []
    while !values.isEmpty {
      differences.append(values[0])
      values = zip(values.dropFirst(), values).map { $0 - $1 }
    }
    return differences
  }

  /// The sum of a polynomial: the forward differences at the first number, times binomial coefficients.
  private static func sum(
    of polynomial: FractionPolynomial, _ first: Integer, _ count: Integer
  ) -> Fraction {
    var (sum, binomial): (Fraction, Fraction) = (0, Fraction(count))
    for (order, difference) in differences(of: polynomial, at: first).enumerated() {
      sum = sum + difference * binomial
      binomial = binomial * Fraction(count - Integer(order + 1)) / Fraction(order + 2)
    }
    return sum
  }
}

// Products over ranges.
extension RealEvaluator {
  /// More factors are never multiplied one by one.
  private static let manyFactors: Integer = 10_000

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
      if case .power(let base, _) = formula.kind, let base = base.signedNumber {
        return !base.isNegative && !base.isZero
      }
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
