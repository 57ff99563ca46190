import Reals

// Roots that are 0 or infinite at a bound, as of √t or 1÷√t at 0. With a power of another variable for the distance
// from the bound, the function has a Taylor polynomial there. Logarithms of 0 at a bound become products u ln u.
extension RealIntegration {
  /// The variable's distance from a bound as a power of another variable.
  struct Substitution {
    let end: Int
    let degree: Int
  }

  private static let mostDegree: Int64 = 12
  /// How many derivatives of a part are looked at.
  static let mostOrders = 4

  /// What takes roots away at each of the bounds.
  func substitutions(_ evaluator: inout RealEvaluator) throws(RealProblem) -> [Substitution] {
    var found: [Substitution] = []
    for end in 0...1 {
      var degree: Int64 = 1
      for part in body.parts where part.contains(variable) {
        if case .operation(.ln, _) = part.kind { continue }
        let (base, exponent) = part.rootOrPower
        guard degree % exponent.denominator != 0,
          try sign(base, at: end, &evaluator) == 0
        else { continue }
        degree *= exponent.denominator
        if degree > Self.mostDegree { break }
      }
      var most: Int64 = 0
      for term in body.terms {
        // Logarithms elsewhere are integrated without, if at all.
        guard let count = try logarithms(of: term.formula, at: end, &evaluator)?.count else {
          return []
        }
        most = max(most, Int64(count))
      }
      degree *= most + 1
      if degree > 1 && degree <= Self.mostDegree {
        found.append(Substitution(end: end, degree: Int(degree)))
      }
    }
    return found
  }

  /// A product near a bound: a power of the distance from there, times factors that are neither 0 nor infinite once
  /// their zeros are divided out.
  struct Zeros {
    let coefficient: Rational
    /// Powers of formulas, and the order of the zero of each.
    var factors: [(base: Formula, exponent: Rational, order: Int)] = []
    /// Of the distance, or of the other variable.
    var exponent: Rational
  }

  /// The formulas that are 0 at a bound and of whose logarithms a term is a product: one several times for a power;
  /// with the orders of their zeros, and what else is multiplied.
  struct Logarithms {
    var zeros: [(formula: Formula, order: Int)] = []
    var rest = Factors()

    var count: Int { zeros.count }
  }

  /// - Returns: `nil` if there is such a logarithm that is no factor.
  func logarithms(
    of term: Formula, at end: Int, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Logarithms? {
    var logarithms = Logarithms()
    let all = Factors(term)
    logarithms.rest.coefficient = all.coefficient
    for factor in all.factors {
      if case .operation(.ln, let inner) = factor.base.kind,
        try sign(inner[0], at: end, &evaluator) == 0
      {
        guard factor.exponent.isWhole, !factor.exponent.isNegative,
          factor.exponent.numerator < Self.mostOrders,
          let order = try zeroOrder(of: inner[0], at: end, &evaluator),
          order == 1 || isShortPolynomial(inner[0])
        else { return nil }
        for _ in 0..<factor.exponent.numerator { logarithms.zeros.append((inner[0], order)) }
        continue
      }
      for part in factor.base.parts {
        if case .operation(.ln, let inner) = part.kind,
          try sign(inner[0], at: end, &evaluator) == 0
        {
          return nil
        }
      }
      logarithms.rest.multiply(by: factor.base, toThe: factor.exponent)
    }
    return logarithms
  }

  /// - Parameters:
  ///   - root: The degree of a substitution at the bound, which takes any zeros; without, only those that are divided
  ///     by are looked for.
  ///   - exponent: Of a further power of the distance.
  /// - Returns: `nil` if there are no such zeros.
  func zeros(
    of product: Formula, at end: Int, root: Int?, times exponent: Int64,
    _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Zeros? {
    let all = Factors(product)
    guard
      root != nil
        || all.factors.contains(where: { $0.exponent.isNegative && $0.base.contains(variable) })
    else { return nil }
    var zeros = Zeros(coefficient: all.coefficient, exponent: Rational(whole: exponent))
    for factor in all.factors {
      let (base, power) = factor.base.rootOrPower
      guard base.contains(variable),
        let order = try zeroOrder(of: base, at: end, &evaluator), order > 0
      else {
        zeros.factors.append((factor.base, factor.exponent, 0))
        continue
      }
      guard let power = power.times(factor.exponent),
        let share = power.times(Rational(whole: Int64(order * (root ?? 1)))),
        let sum = zeros.exponent.plus(share)
      else { throw .undecided }
      zeros.factors.append((base, power, order))
      zeros.exponent = sum
    }
    guard
      zeros.factors.contains(where: { $0.order > 0 && (root != nil || $0.exponent.isNegative) })
    else { return nil }
    return zeros
  }

  /// Whether so many derivatives leave a number of a formula.
  private func isShortPolynomial(_ formula: Formula) -> Bool {
    var formula = formula
    for _ in 0..<Self.mostOrders where formula.contains(variable) {
      formula = slope(of: formula).simplified
    }
    return !formula.contains(variable)
  }

  /// The order of a formula's zero at a bound: 0 where it is not 0; `nil` where it has no value or is too flat.
  func zeroOrder(
    of formula: Formula, at end: Int, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Int? {
    var formula = formula
    for order in 0...Self.mostOrders {
      guard let sign = try sign(formula, at: end, &evaluator) else { return nil }
      if sign != 0 { return order }
      formula = slope(of: formula).simplified
    }
    return nil
  }
}

extension RealIntegration.Compiler {
  /// The function of the other variable whose integral is the same.
  mutating func substituted(_ evaluator: inout RealEvaluator) throws(RealProblem) {
    guard let substitution else { return }
    let slope = Int64(substitution.degree - 1)
    var sum = constant(evaluator.number(0))
    for term in integration.body.terms {
      let logarithms = try integration.logarithms(
        of: term.formula, at: substitution.end, &evaluator)
      let rest = logarithms.map { $0.count > 0 ? $0.rest.formula : term.formula } ?? term.formula
      let slope = slope - Int64(logarithms?.count ?? 0)
      var next: Int
      if let root = try regular(rest, at: substitution.end, times: slope, &evaluator) {
        next = root
      } else {
        next = try step(rest, &evaluator)
        if slope > 0 {
          next = formula.append(.product(next, power(formula.append(.variable), slope)))
        }
      }
      for zero in logarithms?.zeros ?? [] {
        let logarithm = try logarithm(of: zero.formula, order: zero.order, &evaluator)
        next = formula.append(.product(next, logarithm))
      }
      sum = formula.append(term.isInverted ? .difference(sum, next) : .sum(sum, next))
    }
    _ = formula.append(.product(sum, constant(evaluator.number(substitution.degree))))
  }

  /// The product u ln h of the other variable u and the logarithm of what is 0 at the bound: h is a power of u and a
  /// factor that is not 0 there.
  private mutating func logarithm(
    of zero: Formula, order: Int, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Int {
    guard let substitution else { throw .undecided }
    let u = formula.append(.variable)
    let factor = try cofactor(of: zero, order: order, at: substitution.end, &evaluator)
    let rest = formula.append(.product(u, formula.append(.function(.logarithm, factor))))
    let degree = constant(evaluator.number(order * substitution.degree))
    return formula.append(
      .sum(formula.append(.product(degree, formula.append(.entropy(u)))), rest))
  }

  /// A formula divided by the power of the distance from a bound that has the same zero there.
  private mutating func cofactor(
    of base: Formula, order: Int, at end: Int, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Int {
    if let quotient = try quotient(of: base, order: order, at: end, &evaluator) { return quotient }
    let root = substitution.flatMap { $0.end == end ? $0.degree : nil }
    let order = order * (root ?? 1)
    let distance = root == nil ? distance(from: end) : formula.append(.variable)
    return formula.append(
      .limit(
        try step(base, &evaluator), power(distance, Int64(order)), order: order,
        atUpper: root == nil && (end == 1 || substitution != nil)))
  }

  /// A product whose zeros cancel at a bound, or with roots that are 0 there, as a power of the distance from the
  /// bound and what is neither 0 nor infinite; `nil` for any other part.
  mutating func regular(
    _ part: Formula, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Int? {
    for end in 0...1 {
      if let product = try regular(part, at: end, &evaluator) { return product }
    }
    return nil
  }

  /// - Parameter exponent: Of a further power of the distance.
  private mutating func regular(
    _ part: Formula, at end: Int, times exponent: Int64 = 0, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Int? {
    let root = substitution.flatMap { $0.end == end ? $0.degree : nil }
    guard
      let zeros = try integration.zeros(
        of: part, at: end, root: root, times: exponent, &evaluator)
    else { return nil }
    guard zeros.exponent.isWhole, !zeros.exponent.isNegative else { throw .undecided }
    let distance = root == nil ? distance(from: end) : formula.append(.variable)
    var product = formula.append(
      .product(
        constant(try integration.number(zeros.coefficient.formula, &evaluator)),
        power(distance, zeros.exponent.numerator)))
    for (base, exponent, order) in zeros.factors {
      var next =
        order == 0
        ? try step(base, &evaluator) : try cofactor(of: base, order: order, at: end, &evaluator)
      if !exponent.isOne {
        next = formula.append(
          .power(next, exponent.numerator, root: Int(exponent.denominator)))
      }
      product = formula.append(.product(product, next))
    }
    return product
  }

  /// A polynomial with a zero at a bound, divided by the power of the distance; `nil` for other functions and for
  /// polynomials of a high degree. Factors without a zero there stay as they are, for the values of one that is
  /// multiplied out are known less well.
  private mutating func quotient(
    of base: Formula, order: Int, at end: Int, _ evaluator: inout RealEvaluator
  ) throws(RealProblem) -> Int? {
    if case .product(let factors) = base.kind {
      var product: Int?
      for (index, factor) in factors.enumerated() where !factor.isInverted {
        guard try integration.zeroOrder(of: factor.formula, at: end, &evaluator) == order else {
          continue
        }
        product = try quotient(of: factor.formula, order: order, at: end, &evaluator)
        guard var product else { return nil }
        for (other, factor) in factors.enumerated() where other != index {
          let next = try step(factor.formula, &evaluator)
          product = formula.append(
            factor.isInverted ? .quotient(product, next) : .product(product, next))
        }
        return product
      }
      return nil
    }
    var coefficients: [RealIntegration.Number] = []
    var derivative = base
    var factor = evaluator.number(1)
    while derivative.contains(integration.variable) {
      let power = coefficients.count + 1
      guard power <= RealIntegration.mostOrders else { return nil }
      derivative = integration.slope(of: derivative).simplified
      factor = try evaluator.computation.divide(
        factor, by: evaluator.number(end == 0 ? power : -power))
      coefficients.append(
        try evaluator.computation.multiply(
          integration.number(derivative, at: end, &evaluator), factor))
    }
    var distance = distance(from: end)
    if let substitution, substitution.end == end {
      distance = power(formula.append(.variable), Int64(substitution.degree))
    }
    var quotient = constant(coefficients[coefficients.count - 1])
    for coefficient in coefficients[(order - 1)...].reversed().dropFirst() {
      quotient = formula.append(
        .sum(formula.append(.product(quotient, distance)), constant(coefficient)))
    }
    return quotient
  }

  /// The variable, a bound and a power of the other one.
  mutating func variableStep() -> Int {
    guard let substitution else { return formula.append(.variable) }
    let bound = constant(integration.bounds[substitution.end])
    let distance = power(formula.append(.variable), Int64(substitution.degree))
    return formula.append(
      substitution.end == 0 ? .sum(bound, distance) : .difference(bound, distance))
  }

  private mutating func distance(from end: Int) -> Int {
    let (variable, bound) = (variableStep(), constant(integration.bounds[end]))
    return formula.append(end == 0 ? .difference(variable, bound) : .difference(bound, variable))
  }

  private mutating func power(_ step: Int, _ exponent: Int64) -> Int {
    exponent == 1 ? step : formula.append(.power(step, exponent, root: 1))
  }
}

extension Formula {
  /// What is added.
  fileprivate var terms: [Term] {
    if case .sum(let terms) = kind { return terms }
    return [Term(self)]
  }

  /// The operand of a root or a power with a rational exponent, and that exponent; for others, the formula and 1.
  fileprivate var rootOrPower: (base: Formula, exponent: Rational) {
    switch kind {
    case .power(let base, let exponent): Rational(exponent).map { (base, $0) } ?? (self, .one)
    case .operation(let operation, let operands):
      if case .root(let degree) = operation.row.real,
        let exponent = Rational(whole: Int64(degree)).raised(to: -1)
      {
        (operands[0], exponent)
      } else {
        (self, .one)
      }
    default: (self, .one)
    }
  }
}
