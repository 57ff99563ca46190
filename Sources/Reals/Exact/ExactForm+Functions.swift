// Exponentials, logarithms and hyperbolic functions; `nil` where the result has no such form.
extension ExactForm {
  /// e to the number.
  static func exponential(of form: ExactForm) -> ExactForm? {
    var result = ExactForm(1)
    var rest: [Term] = []
    for term in form.terms {
      if let prime = term.monomial.logarithm, term.monomial == Monomial(logarithm: prime) {
        // e^(q ln p) = p^q
        guard let power = power(of: prime, term.coefficient),
          let next = result.multiplied(by: power)
        else { return nil }
        result = next
      } else {
        guard term.monomial.isAlgebraic else { return nil }
        rest.append(term)
      }
    }
    return result.multiplied(by: ExactForm(1, Monomial(exponent: rest)))
  }

  /// A prime to a rational power.
  private static func power(of prime: UInt, _ exponent: Fraction) -> ExactForm? {
    guard let whole = exponent.floor.int, whole.magnitude <= 10_000,
      let power = Fraction(Integer(Natural(prime))).power(whole)
    else { return nil }
    let rest = exponent - Fraction(whole)
    if rest.isZero { return ExactForm(power) }
    return ExactForm(power, Monomial(radicals: [.init(prime: prime, exponent: rest)]))
  }

  /// The natural logarithm of a number above 0.
  var logarithm: ExactForm? {
    guard terms.count == 1, terms[0].coefficient.signum > 0 else { return nil }
    let monomial = terms[0].monomial
    guard monomial.nested.isEmpty, monomial.powerOfPi.isZero, monomial.logarithm == nil,
      let top = Factors(terms[0].coefficient.numerator.magnitude),
      let bottom = Factors(terms[0].coefficient.denominator)
    else { return nil }
    var sum = ExactForm(terms: monomial.exponent)
    for (prime, count) in top.merged(dividingBy: bottom) {
      sum = sum.adding(ExactForm(Fraction(count), Monomial(logarithm: prime)))
    }
    for radical in monomial.radicals {
      sum = sum.adding(ExactForm(radical.exponent, Monomial(logarithm: radical.prime)))
    }
    return sum.terms.count <= Self.mostTerms ? sum : nil
  }

  var hyperbolicSine: ExactForm? { halfOfExponentials { $0.subtracting($1) } }
  var hyperbolicCosine: ExactForm? { halfOfExponentials { $0.adding($1) } }
  var hyperbolicTangent: ExactForm? {
    hyperbolicSine.flatMap { sine in hyperbolicCosine.flatMap { sine.divided(by: $0) } }
  }

  /// Half of e^x and e^(-x), joined.
  private func halfOfExponentials(_ join: (ExactForm, ExactForm) -> ExactForm) -> ExactForm? {
    guard let power = Self.exponential(of: self), let inverse = power.reciprocal else { return nil }
    return join(power, inverse).scaled(by: Fraction(1, 2))
  }

  /// ln(x + √(x²+1))
  var inverseHyperbolicSine: ExactForm? {
    return multiplied(by: self)?.adding(ExactForm(1)).root(2)?.adding(self).logarithm
  }

  /// ln(x + √(x²-1))
  var inverseHyperbolicCosine: ExactForm? {
    multiplied(by: self)?.subtracting(ExactForm(1)).root(2)?.adding(self).logarithm
  }

  /// ½ ln((1+x) ÷ (1-x))
  var inverseHyperbolicTangent: ExactForm? {
    ExactForm(1).adding(self).divided(by: ExactForm(1).subtracting(self))?.logarithm?
      .scaled(by: Fraction(1, 2))
  }

  /// Γ(n + ½), a rational multiple of √π.
  static func gamma(ofHalfAbove n: Int) -> ExactForm? {
    guard n.magnitude <= 1000 else { return nil }
    // Γ(n+½) = (2n)! ÷ (4ⁿ n!) · √π for n ≥ 0; Γ(½-n)·Γ(½+n) = (-1)ⁿ π
    let size = n.magnitude
    let ratio = Fraction(
      Integer(.factorial(2 * size)), .factorial(size) << (2 * Int(size)))
    let root = ExactForm(1, Monomial(powerOfPi: Fraction(1, 2)))
    if n >= 0 { return root.scaled(by: ratio) }
    return root.scaled(by: (size & 1 == 0 ? 1 : -1) / ratio)
  }
}
