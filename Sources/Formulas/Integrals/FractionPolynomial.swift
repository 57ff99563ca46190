import Reals

/// A polynomial in one variable with rational coefficients, that of the lowest power first.
///
/// - Invariant: the last coefficient is not 0.
struct FractionPolynomial: Equatable {
  private(set) var coefficients: [Fraction]

  /// The highest degree that is computed with.
  static let highestDegree = 24

  init(_ coefficients: [Fraction]) {
    self.coefficients = coefficients
    while self.coefficients.last?.isZero == true { self.coefficients.removeLast() }
  }

  var isZero: Bool { coefficients.isEmpty }
  var degree: Int { coefficients.count - 1 }
  subscript(index: Int) -> Fraction { index < coefficients.count ? coefficients[index] : 0 }

  /// - Returns: `nil` if the formula is no such polynomial, or one of too high a degree.
  init?(_ formula: Formula, of variable: Name) {
    switch formula.kind {
    case .number(let numeral):
      guard let value = numeral.fraction else { return nil }
      self.init([value])
    case .variable(variable): self.init([0, 1])
    case .negated(let operand):
      guard let operand = FractionPolynomial(operand, of: variable) else { return nil }
      self = operand.times(FractionPolynomial([-1]))
    case .sum(let terms):
      var sum = FractionPolynomial([])
      for term in terms {
        guard let part = FractionPolynomial(term.formula, of: variable) else { return nil }
        sum = sum.plus(part, times: term.isInverted ? -1 : 1)
      }
      self = sum
    case .product(let factors):
      var product = FractionPolynomial([1])
      for factor in factors {
        guard var part = FractionPolynomial(factor.formula, of: variable) else { return nil }
        if factor.isInverted {
          guard part.degree == 0, let inverse = part[0].reciprocal else { return nil }
          part = FractionPolynomial([inverse])
        }
        product = product.times(part)
        if product.degree > Self.highestDegree { return nil }
      }
      self = product
    case .power(let base, let exponent):
      guard let exponent = Rational(exponent), exponent.isWhole, !exponent.isNegative,
        let base = FractionPolynomial(base, of: variable),
        max(1, Int64(base.degree)) * exponent.numerator <= Int64(Self.highestDegree)
      else { return nil }
      self = base.raised(to: Int(exponent.numerator))
    case .constant, .variable, .operation: return nil
    }
  }

  func plus(_ other: FractionPolynomial, times factor: Fraction = 1) -> FractionPolynomial {
    FractionPolynomial(
      (0..<max(coefficients.count, other.coefficients.count)).map { self[$0] + other[$0] * factor })
  }

  func times(_ other: FractionPolynomial) -> FractionPolynomial {
    if isZero || other.isZero { return FractionPolynomial([]) }
    var product = [Fraction](repeating: 0, count: degree + other.degree + 1)
    for (i, a) in coefficients.enumerated() where !a.isZero {
      for (j, b) in other.coefficients.enumerated() { product[i + j] = product[i + j] + a * b }
    }
    return FractionPolynomial(product)
  }

  func raised(to exponent: Int) -> FractionPolynomial {
    var power = FractionPolynomial([1])
    for _ in 0..<exponent { power = power.times(self) }
    return power
  }

  /// - Precondition: The divisor is not 0.
  func divided(
    by divisor: FractionPolynomial
  ) -> (quotient: FractionPolynomial, rest: FractionPolynomial) {
    var rest = coefficients
    var quotient = [Fraction](repeating: 0, count: max(0, coefficients.count - divisor.degree))
    for place in quotient.indices.reversed() {
      let factor = rest[place + divisor.degree] / divisor[divisor.degree]
      quotient[place] = factor
      for (index, coefficient) in divisor.coefficients.enumerated() {
        rest[place + index] = rest[place + index] - factor * coefficient
      }
    }
    return (FractionPolynomial(quotient), FractionPolynomial(rest))
  }

  /// The greatest common divisor of both, monic; neither is 0.
  func commonDivisor(with other: FractionPolynomial) -> FractionPolynomial {
    var (divisor, rest) = (self, other)
    while !rest.isZero { (divisor, rest) = (rest, divisor.divided(by: rest).rest) }
    return divisor.monic
  }

  func value(at x: Fraction) -> Fraction {
    coefficients.reversed().reduce(0) { $0 * x + $1 }
  }

  /// With 1 as the coefficient of the highest power.
  var monic: FractionPolynomial { FractionPolynomial(coefficients.map { $0 / self[degree] }) }

  /// The factors of least degree that are found, each monic: linear ones for all rational zeros, and
  /// the rest.
  var monicFactors: [FractionPolynomial] {
    var factors: [FractionPolynomial] = []
    var rest = monic
    while rest.degree > 0, rest[0].isZero {
      factors.append(FractionPolynomial([0, 1]))
      rest = FractionPolynomial(Array(rest.coefficients.dropFirst()))
    }
    while rest.degree > 1, let zero = rest.rationalZero {
      let factor = FractionPolynomial([-zero, 1])
      factors.append(factor)
      rest = rest.divided(by: factor).quotient
    }
    if rest.degree > 0 { factors.append(rest) }
    return factors
  }

  /// A rational zero other than 0, if one of few digits exists.
  private var rationalZero: Fraction? {
    let common = coefficients.reduce(Natural(1)) {
      $0 * ($1.denominator / .greatestCommonDivisor($0, $1.denominator))
    }
    let whole = coefficients.map { $0 * Fraction(Integer(common)) }
    guard let first = whole[0].numerator.magnitude.word,
      let last = whole[degree].numerator.magnitude.word
    else { return nil }
    for bottom in Self.divisors(of: UInt64(last)) {
      for top in Self.divisors(of: UInt64(first)) {
        let size = Fraction(Integer(Natural(top)), Natural(bottom))
        for zero in [size, -size] where value(at: zero).isZero { return zero }
      }
    }
    return nil
  }

  /// The divisors of a number, as far as they are small or large enough.
  private static func divisors(of number: UInt64) -> [UInt64] {
    var divisors: [UInt64] = []
    for divisor in 1...UInt64(400) where divisor <= number && number % divisor == 0 {
      divisors.append(divisor)
      if number / divisor > 400 { divisors.append(number / divisor) }
    }
    return divisors
  }

  /// The polynomial as a formula.
  func formula(of x: Formula) -> Formula? {
    var sum = Terms()
    for (index, coefficient) in coefficients.enumerated() where !coefficient.isZero {
      guard let number = Formula(writing: coefficient) else { return nil }
      sum.add(
        Formula.simplifiedProduct([
          number, Formula.simplifiedPower(x, Formula(Double(index))),
        ]).simplified)
    }
    return sum.formula
  }
}

extension Formula {
  /// The formula with the common divisors of quotients of polynomials cancelled: it has the same values and limits, and
  /// values where these have a hole.
  ///
  /// - Parameter isNeeded: Tells of a common divisor whether it is cancelled.
  package func cancelling(
    along variable: Name, where isNeeded: (Formula) -> Bool
  ) -> Formula {
    folded(
      parts: { $0.operands },
      combine: { formula, operands in
        let same = formula.replacingOperands(by: operands) { _ in nil }
        guard case .product(let factors) = same.kind else { return same }
        var (top, bottom) = (FractionPolynomial([1]), FractionPolynomial([1]))
        var rest: [Term] = []
        for factor in factors {
          guard let polynomial = FractionPolynomial(factor.formula, of: variable),
            !polynomial.isZero
          else {
            rest.append(factor)
            continue
          }
          if factor.isInverted {
            bottom = bottom.times(polynomial)
          } else {
            top = top.times(polynomial)
          }
          if max(top.degree, bottom.degree) > FractionPolynomial.highestDegree { return same }
        }
        let (common, x) = (top.commonDivisor(with: bottom), Formula.variable(variable))
        guard common.degree > 0, let divisor = common.formula(of: x), isNeeded(divisor),
          let above = top.divided(by: common).quotient.formula(of: x),
          let below = bottom.divided(by: common).quotient.formula(of: x)
        else { return same }
        return rest.reduce(.multiplying(above, Term(below, isInverted: true))) {
          .multiplying($0, $1)
        }
      })
  }
}
