// Roots and powers; `nil` where the result has no such form.
extension ExactForm {
  /// The root of a number that is not negative.
  func root(_ degree: Int) -> ExactForm? {
    guard degree > 0, degree <= 1000 else { return nil }
    if degree == 1 || isZero { return self }
    if let value = rational { return Self.root(of: value, degree: degree) }
    let share = Fraction(1, Natural(UInt(degree)))
    if terms.count == 1 {
      let term = terms[0]
      let monomial = term.monomial
      guard term.coefficient.signum > 0, monomial.nested.isEmpty, monomial.logarithm == nil else {
        return nil
      }
      guard var result = Self.root(of: term.coefficient, degree: degree) else { return nil }
      for radical in monomial.radicals {
        let factor = Monomial(
          radicals: [.init(prime: radical.prime, exponent: radical.exponent * share)])
        guard let next = result.multiplied(by: ExactForm(1, factor)) else { return nil }
        result = next
      }
      var rest = Monomial()
      rest.powerOfPi = monomial.powerOfPi * share
      rest.exponent = ExactForm(terms: monomial.exponent).scaled(by: share).terms
      return result.multiplied(by: ExactForm(1, rest))
    }
    guard degree == 2, terms.count == 2,
      terms.allSatisfy({ $0.monomial.isAlgebraic && $0.monomial.nested.isEmpty })
    else { return nil }
    return rootOfTwoTerms
  }

  /// The square root of a sum of two multiples of square roots: √x(a + b√c) with x the first radicand.
  private var rootOfTwoTerms: ExactForm? {
    guard let factor = terms[0].monomial.radicalReciprocal,
      let outer = ExactForm(1, terms[0].monomial).root(2),
      let inner = multiplied(by: factor), inner.terms.count == 2, inner.terms[0].monomial.isOne
    else { return nil }
    var c: UInt = 1
    for radical in inner.terms[1].monomial.radicals {
      guard radical.exponent == Fraction(1, 2) else { return nil }
      let (product, over) = c.multipliedReportingOverflow(by: radical.prime)
      if over || product > 1 << 30 { return nil }
      c = product
    }
    let root = Self.nestedRoot(inner.terms[0].coefficient, inner.terms[1].coefficient, c)
    return root.flatMap { outer.multiplied(by: $0) }
  }

  /// The root of a rational number that is not negative, with no root in a denominator.
  static func root(of value: Fraction, degree: Int) -> ExactForm? {
    if value.isZero { return ExactForm(0) }
    guard value.signum > 0 else { return nil }
    if let root = value.exactRoot(degree) { return ExactForm(root) }
    guard let top = Factors(value.numerator.magnitude), let bottom = Factors(value.denominator)
    else { return nil }
    var factor: Fraction = 1
    var monomial = Monomial()
    for (prime, count) in top.merged(dividingBy: bottom) {
      let (whole, rest) = floorDivision(count, degree)
      let base = Fraction(Integer(Natural(prime)))
      guard let power = base.power(whole) else { return nil }
      factor = factor * power
      if rest != 0 {
        monomial.radicals.append(
          .init(prime: prime, exponent: Fraction(Integer(rest), Natural(UInt(degree)))))
      }
    }
    return ExactForm(factor, monomial)
  }

  private static func floorDivision(_ a: Int, _ b: Int) -> (Int, Int) {
    let quotient = a >= 0 ? a / b : -((-a + b - 1) / b)
    return (quotient, a - quotient * b)
  }

  /// The number to a rational power, where it is above 0.
  func power(_ exponent: Fraction) -> ExactForm? {
    guard let numerator = exponent.numerator.int, let denominator = exponent.denominator.word,
      denominator <= 1000, numerator.magnitude <= 10_000
    else { return nil }
    if denominator == 1 { return power(numerator) }
    return root(Int(denominator))?.power(numerator)
  }
}

extension Fraction {
  /// The root, if it is rational; for a number above 0.
  fileprivate func exactRoot(_ degree: Int) -> Fraction? {
    guard let top = numerator.magnitude.exactRoot(degree),
      let bottom = denominator.exactRoot(degree)
    else { return nil }
    return Fraction(Integer(top), bottom)
  }
}

extension Natural {
  /// The root, if it is whole; for a number above 0.
  fileprivate func exactRoot(_ degree: Int) -> Natural? {
    if isOne { return self }
    guard bitWidth > degree else { return nil }
    let root = self.root(UInt(degree))
    return root.power(UInt(degree)) == self ? root : nil
  }
}

extension Monomial {
  /// 1 ÷ the monomial, for one of roots of primes alone.
  fileprivate var radicalReciprocal: ExactForm? { reciprocal.map { ExactForm($0.0, $0.1) } }
}
