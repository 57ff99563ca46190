import Reals

// Quotients of polynomials, roots of quadratic polynomials, and bell curves.
extension Integrator {
  /// An antiderivative of a quotient of polynomials whose denominator has linear and quadratic factors.
  func rational(_ factors: [Factor]) -> Formula? {
    var numerator = FractionPolynomial([1])
    var poles: [(factor: FractionPolynomial, count: Int)] = []
    for factor in factors {
      guard factor.exponent.isWhole, factor.exponent.numerator.magnitude <= 12,
        let base = FractionPolynomial(factor.base, of: variable)
      else { return nil }
      if !factor.exponent.isNegative {
        numerator = numerator.times(base.raised(to: Int(factor.exponent.numerator)))
        if numerator.degree > FractionPolynomial.highestDegree { return nil }
        continue
      }
      let count = Int(-factor.exponent.numerator)
      numerator = numerator.times(
        FractionPolynomial([(1 / base[base.degree]).power(count) ?? 1]))
      for part in base.monicFactors {
        guard part.degree <= 2 else { return nil }
        if let index = poles.firstIndex(where: { $0.factor == part }) {
          poles[index].count += count
        } else {
          poles.append((part, count))
        }
      }
    }
    return antiderivative(of: numerator, over: poles)
  }

  private func antiderivative(
    of numerator: FractionPolynomial, over poles: [(factor: FractionPolynomial, count: Int)]
  ) -> Formula? {
    let x = Formula.variable(variable)
    let denominator = poles.reduce(FractionPolynomial([1])) {
      $0.times($1.factor.raised(to: $1.count))
    }
    guard denominator.degree <= 12 else { return nil }
    let (whole, rest) = numerator.divided(by: denominator)
    let integral = FractionPolynomial(
      [0] + whole.coefficients.enumerated().map { $1 / Fraction($0 + 1) })
    var sum = Terms()
    guard let first = integral.formula(of: x) else { return nil }
    sum.add(first)
    if denominator.degree == 0 || rest.isZero { return sum.formula }
    // The rest as a sum of a ÷ pᵏ for linear p, and of (a + b x) ÷ pᵏ for quadratic p.
    var parts: [(pole: Int, power: Int, degree: Int, share: FractionPolynomial)] = []
    for (index, pole) in poles.enumerated() {
      for power in 1...pole.count {
        let share = denominator.divided(by: pole.factor.raised(to: power)).quotient
        for degree in 0..<pole.factor.degree {
          let monomial = FractionPolynomial([Fraction](repeating: 0, count: degree) + [1])
          parts.append((index, power, degree, share.times(monomial)))
        }
      }
    }
    guard
      let weights = Self.solution(
        of: parts.indices.map { row in parts.map { $0.share[row] } + [rest[row]] })
    else { return nil }
    for (part, weight) in zip(parts, weights) where !weight.isZero {
      guard let number = Formula(writing: weight),
        let base = poles[part.pole].factor.formula(of: x)
      else { return nil }
      let term: Formula?
      if poles[part.pole].factor.degree == 1 {
        term =
          part.power == 1
          ? .rule("ln(|x|)", [base])
          : .rule("-1÷(y×x^y)", [base, Formula(Double(part.power - 1))])
      } else {
        term = quadratic(poles[part.pole].factor, base, power: part.power, degree: part.degree)
      }
      guard let term else { return nil }
      sum.add(Formula.simplifiedProduct([number, term]).simplified)
    }
    return sum.formula
  }

  /// ∫ x^degree ÷ (x² + b x + c)^power, for a degree of 0 or 1.
  private func quadratic(
    _ p: FractionPolynomial, _ base: Formula, power: Int, degree: Int
  ) -> Formula? {
    let x = Formula.variable(variable)
    let (b, c) = (p[1], p[0])
    guard let half = Formula(writing: b / 2) else { return nil }
    let exponent = Formula(Double(power - 1))
    if degree == 1 {
      guard let rest = quadratic(p, base, power: power, degree: 0) else { return nil }
      return power == 1
        ? .rule("ln(|x|)÷2-y×z", [base, half, rest])
        : .rule("-1÷(2p×x^p)-y×z", [base, half, rest], [exponent])
    }
    // 4c - b²
    let bend = 4 * c - b * b
    guard !bend.isZero, let size = Formula(writing: bend.magnitude),
      let bendFormula = Formula(writing: bend), let slope = Formula(writing: b)
    else { return nil }
    if power > 1 {
      guard let rest = quadratic(p, base, power: power - 1, degree: 0) else { return nil }
      return .rule(
        "(2x+p)÷(r×q×y^r)+(4r-2)×z÷(r×q)", [x, base, rest], [slope, bendFormula, exponent])
    }
    return bend.signum > 0
      ? .rule("2atan((2x+y)÷√(z))÷√(z)", [x, slope, size])
      : .rule("ln(|(2x+y-√(z))÷(2x+y+√(z))|)÷√(z)", [x, slope, size])
  }

  /// The solution of as many linear equations as unknowns.
  private static func solution(of equations: [[Fraction]]) -> [Fraction]? {
    var rows = equations
    for column in rows.indices {
      guard let pivot = rows[column...].firstIndex(where: { !$0[column].isZero }) else {
        return nil
      }
      rows.swapAt(column, pivot)
      let scale = rows[column][column]
      rows[column] = rows[column].map { $0 / scale }
      for row in rows.indices where row != column && !rows[row][column].isZero {
        let factor = rows[row][column]
        for index in rows[row].indices {
          rows[row][index] = rows[row][index] - factor * rows[column][index]
        }
      }
    }
    return rows.map { $0[$0.count - 1] }
  }

  /// The square root of a quadratic polynomial, and 1 ÷ the root; and e to a quadratic polynomial.
  func radical(_ factor: Factor) -> Formula? {
    let x = Formula.variable(variable)
    if let exponent = factor.exponentOfE,
      let p = FractionPolynomial(exponent, of: variable), p.degree == 2, factor.exponent.isOne
    {
      guard p[2].signum < 0, let a = Formula(writing: -p[2]), let b = Formula(writing: p[1]),
        let c = Formula(writing: p[0])
      else { return nil }
      return .rule(
        "√(π÷y)÷2×e^(p+z^2÷(4y))×erf(√(y)×x-z÷(2√(y)))", [x, a, b], [c])
    }
    guard factor.exponent.denominator == 2, factor.exponent.numerator.magnitude == 1,
      let p = FractionPolynomial(factor.base, of: variable), p.degree == 2,
      let a = Formula(writing: p[2]), let b = Formula(writing: p[1])
    else { return nil }
    // 4ac - b²
    let bend = 4 * p[2] * p[0] - p[1] * p[1]
    guard !bend.isZero, let size = Formula(writing: bend.magnitude),
      let bendFormula = Formula(writing: bend)
    else { return nil }
    var inverse: Formula
    if p[2].signum > 0 {
      inverse =
        bend.signum > 0
        ? .rule("asinh((2y×x+z)÷√(p))÷√(y)", [x, a, b], [size])
        : .rule("ln(|2y×x+z+2√(y)×√(p)|)÷√(y)", [x, a, b], [factor.base])
    } else {
      guard bend.signum < 0 else { return nil }
      inverse = .rule("-asin((2y×x+z)÷√(p))÷√(-y)", [x, a, b], [size])
    }
    if factor.exponent.isNegative { return inverse }
    return .rule(
      "(2y×x+z)÷(4y)×√(p)+q×r÷(8y)", [x, a, b], [factor.base, bendFormula, inverse])
  }
}

extension Factors.Factor {
  /// The exponent of a power of e.
  fileprivate var exponentOfE: Formula? {
    guard case .power(let base, let exponent) = base.kind, base == .constant(.e) else { return nil }
    return exponent
  }
}
