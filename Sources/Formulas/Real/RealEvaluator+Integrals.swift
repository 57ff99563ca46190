import OrdinateNumerics
import Reals

extension RealEvaluator {
  /// The integral of a formula.
  ///
  /// - Parameters:
  ///   - infinite: Which bounds are ∞ or −∞, whatever the numbers are.
  ///   - values: What the other variables are.
  mutating func integral(
    of body: Formula, over variable: Name, from lower: Number, to upper: Number,
    infinite: Postfix.InfiniteBounds, values: [(name: Name, number: Number)]
  ) throws(RealProblem) -> Number {
    if infinite.lower != 0, infinite.lower == infinite.upper { throw .outOfDomain }
    let order =
      infinite.lower != infinite.upper
      ? infinite.lower - infinite.upper : try computation.compare(lower, upper)
    var body = body
    var others: [(name: Name, number: Number)] = []
    for (name, number) in values {
      let formula = computation.rational(number).flatMap { Formula(writing: $0) }
      if let formula, let replaced = body.replacing(name, by: formula) {
        body = replaced
      } else {
        others.append((name, number))
      }
    }
    let unit = angle
    angle = .radians
    defer { angle = unit }
    guard var plain = body.convertingAngles(from: unit, to: .radians).writtenOut else {
      throw .undecided
    }
    var integrator = Integrator(variable: variable)
    if integrator.antiderivative(of: plain.simplified) == nil {
      plain = plain.withMagnitudes(of: variable)
    }
    let integration = try RealIntegration(
      of: plain, over: variable, bounds: order > 0 ? [upper, lower] : [lower, upper],
      infinite: [min(infinite.lower, infinite.upper) < 0, max(infinite.lower, infinite.upper) > 0],
      others: others, &self)
    if order == 0 {
      do {
        _ = try integration.number(plain, &self)
      } catch {
        // Near a pole, there may be values all the same.
        guard [.divisionByZero, .pole, .logarithmOfZero].contains(error) else { throw error }
      }
      return number(0)
    }
    let value = try integration.value(&self)
    return order > 0 ? computation.negate(value) : value
  }

  /// The value of steps without sums and products over ranges.
  mutating func value(
    of postfix: Postfix, _ variables: [(name: Name, number: Number)]
  ) throws(RealProblem) -> Number {
    var stack: [Number] = []
    for (index, step) in postfix.steps.enumerated() {
      let count = step.action.operandCount
      let operands = Array(stack.suffix(count))
      stack.removeLast(count)
      switch step.action {
      case .variable(let variable):
        let name = postfix.name(of: variable)
        guard let value = variables.first(where: { $0.name == name }) else { throw .undecided }
        stack.append(value.number)
      case .enter, .leave: throw .undecided
      default: stack.append(try value(of: step.action, in: postfix, at: index, operands))
      }
    }
    return stack[0]
  }
}

// Integrals whose values are known, although no rule finds their antiderivatives.
extension RealIntegration {
  /// The integral from 0 to ∞ of c x^p e^(-k x^q), by the gamma function, and of sin(k x)÷x.
  func knownValue(_ evaluator: inout RealEvaluator) throws(RealProblem) -> Number? {
    guard infinite == [false, true],
      try evaluator.computation.sign(of: bounds[0]) == 0
    else { return nil }
    let x = Formula.variable(variable)
    var constant = Factors()
    var (power, exponent, sine): (Rational, Formula?, Formula?) = (.zero, nil, nil)
    let all = Factors(body.simplified)
    constant.multiply(by: .number(1), toThe: .one)
    for factor in all.factors.flatMap({ Integrator.plain($0) }) {
      if !factor.0.contains(variable) {
        constant.multiply(by: factor.0, toThe: factor.1)
      } else if factor.0 == x {
        guard let sum = power.plus(factor.1) else { return nil }
        power = sum
      } else if case .power(let base, let inner) = factor.0.kind, base == .constant(.e),
        factor.1.isOne, exponent == nil
      {
        exponent = inner
      } else if case .operation(.sin, let inner) = factor.0.kind, factor.1.isOne, sine == nil {
        sine = inner[0]
      } else {
        return nil
      }
    }
    let coefficient = Formula.simplifiedProduct([all.coefficient.formula, constant.formula])
    if let sine {
      guard exponent == nil, power == Rational.one.negated,
        let form = LinearForm(sine, of: variable), form.constant == nil
      else { return nil }
      return try evaluator.value(
        of: Postfix(.rule("x×sign(y)×π÷2", [coefficient, form.slope])), others)
    }
    // -k x^q
    guard let exponent else { return nil }
    var (scale, degree) = (Factors(), Rational.zero)
    let inner = Factors(exponent)
    for factor in inner.factors.flatMap({ Integrator.plain($0) }) {
      if factor.0 == x {
        guard let sum = degree.plus(factor.1) else { return nil }
        degree = sum
      } else if factor.0.contains(variable) {
        return nil
      } else {
        scale.multiply(by: factor.0, toThe: factor.1)
      }
    }
    let rate = Formula.negating(
      Formula.simplifiedProduct([inner.coefficient.formula, scale.formula])
    ).simplified
    guard let next = power.plus(.one), !next.isNegative, !next.isZero, !degree.isNegative,
      !degree.isZero, try sign(rate, &evaluator) == 1
    else { return nil }
    let value = Formula.rule(
      "x×gamma(y÷z)÷(z×p^(y÷z))", [coefficient, next.formula, degree.formula], [rate])
    return try evaluator.value(of: Postfix(value), others)
  }
}

// Quotients of polynomials between infinite bounds.
extension RealIntegration {
  /// The integral of a quotient of polynomials: near 0 and, with 1÷x in place of x, far from there.
  ///
  /// - Returns: `nil` for any other formula.
  func valueOfQuotient(_ evaluator: inout RealEvaluator) throws(RealProblem) -> Number? {
    let all = Factors(body.simplified)
    guard var top = FractionPolynomial(all.coefficient.formula, of: variable) else { return nil }
    var bottom = FractionPolynomial([1])
    for factor in all.factors {
      let power = factor.exponent.numerator
      guard factor.exponent.isWhole, power.magnitude <= 12,
        let base = FractionPolynomial(factor.base, of: variable)
      else { return nil }
      if power > 0 {
        top = top.times(base.raised(to: Int(power)))
      } else {
        bottom = bottom.times(base.raised(to: Int(-power)))
      }
      if max(top.degree, bottom.degree) > FractionPolynomial.highestDegree { return nil }
    }
    let rest = bottom.degree - top.degree - 2
    guard !top.isZero, rest >= 0 else { return nil }
    var largest = 1.0
    for end in 0...1 where !infinite[end] {
      largest = max(largest, -ends[end].lower, ends[end].upper)
    }
    guard largest < 0x1p50 else { return nil }
    let far = evaluator.number(Int(largest.rounded(.up)) + 1)
    let near = try RealIntegration(
      of: body, over: variable,
      bounds: [
        infinite[0] ? evaluator.computation.negate(far) : bounds[0],
        infinite[1] ? far : bounds[1],
      ], infinite: [false, false], others: others, &evaluator)
    guard try near.isDefined(&evaluator) else { return nil }
    var sum = try near.quadrature(&evaluator)
    for end in 0...1 where infinite[end] {
      let turned = [top, bottom].map { polynomial in
        FractionPolynomial(
          polynomial.coefficients.enumerated().map { power, coefficient in
            end == 0 && power % 2 == 1 ? -coefficient : coefficient
          }.reversed())
      }
      let x = Formula.variable(variable)
      guard let above = turned[0].formula(of: x), let below = turned[1].formula(of: x) else {
        return nil
      }
      let quotient = Formula.rule("x×p^y÷z", [above, .number(Numeral(Double(rest))), below], [x])
      let one = evaluator.number(1)
      let outside = try RealIntegration(
        of: quotient.simplified, over: variable,
        bounds: [evaluator.number(0), evaluator.computation.divide(one, by: far)],
        infinite: [false, false], others: [], &evaluator)
      sum = try evaluator.computation.add(sum, outside.quadrature(&evaluator))
    }
    return sum
  }
}
