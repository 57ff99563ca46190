/// Finds antiderivatives by rules, in radians.
///
/// Where the formula has values, the derivative of what is found is the formula; whether it is continuous
/// there has to be asked of `IntegralDomain`.
struct Integrator {
  let variable: Name
  /// How many formulas may still be looked at.
  private var budget: Int
  private let depth: Int
  /// Whether functions with jumps are integrated to formulas without any.
  private let hasWaves: Bool

  private static let deepest = 9

  /// - Parameter hasWaves: Whether functions with jumps are integrated to formulas without any, of triangle waves.
  init(variable: Name, hasWaves: Bool = false) {
    self.init(variable: variable, budget: 500, depth: 0, hasWaves: hasWaves)
  }

  private init(variable: Name, budget: Int, depth: Int, hasWaves: Bool) {
    (self.variable, self.budget, self.depth) = (variable, budget, depth)
    self.hasWaves = hasWaves
  }

  /// A power of a base other than 0.
  typealias Factor = Factors.Factor

  /// An antiderivative of a simplified formula; `nil` if no rule finds one.
  mutating func antiderivative(of formula: Formula) -> Formula? {
    var inner = Integrator(
      variable: variable, budget: budget - 1, depth: depth + 1, hasWaves: hasWaves)
    guard inner.budget > 0, depth <= Self.deepest, !formula.isLongerThan(200) else { return nil }
    let result = inner.result(for: formula)
    budget = inner.budget
    return result
  }

  func has(_ formula: Formula) -> Bool { formula.contains(variable) }

  private mutating func result(for formula: Formula) -> Formula? {
    let x = Formula.variable(variable)
    if !has(formula) { return Formula.simplifiedProduct([formula, x]) }
    if case .sum(let terms) = formula.kind {
      var sum = Terms()
      for term in terms {
        guard let part = antiderivative(of: term.formula) else { return byFactors(formula) }
        sum.add(part, times: Rational(whole: term.isInverted ? -1 : 1))
      }
      return sum.formula
    }
    return byFactors(formula)
  }

  private mutating func byFactors(_ formula: Formula) -> Formula? {
    let all = Factors(formula)
    var constant = Factors(coefficient: all.coefficient)
    var written = Factors()
    var own = Factors()
    for factor in all.factors {
      if has(factor.base) {
        written.multiply(by: factor.base, toThe: factor.exponent)
        for (base, exponent) in Self.plain(factor) {
          own.multiply(by: base, toThe: exponent)
        }
      } else {
        constant.multiply(by: factor.base, toThe: factor.exponent)
      }
    }
    // Numbers may have come out of the factors.
    guard own.coefficient.isOne, written.coefficient.isOne,
      let found = product(own.factors) ?? substitution(in: written.formula, own.formula)
    else { return nil }
    return constant.factors.isEmpty && constant.coefficient.isOne
      ? found : Formula.simplifiedProduct([constant.formula, found])
  }

  /// An antiderivative of factors which all have the variable.
  private mutating func product(_ factors: [Factor]) -> Formula? {
    if factors.isEmpty { return .variable(variable) }
    if factors.count == 1 {
      let found = power(factors[0]) ?? function(factors[0]) ?? extreme(factors[0])
      if let found { return found }
    }
    return rational(factors) ?? oscillation(factors)
      ?? (factors.count == 1 ? radical(factors[0]) : nil)
      ?? byParts(factors) ?? multipliedOut(factors)
  }

  /// A factor with roots as powers, and functions as those that they are quotients of.
  static func plain(_ factor: Factor) -> [(Formula, Rational)] {
    func root(_ base: Formula, _ degree: Int64) -> [(Formula, Rational)]? {
      guard let part = Rational(whole: degree).raised(to: -1)?.times(factor.exponent) else {
        return nil
      }
      return [(base, part)]
    }
    let same = [(factor.base, factor.exponent)]
    guard case .operation(let operation, let x) = factor.base.kind else { return same }
    func quotient(_ above: Operation?, _ below: Operation?) -> [(Formula, Rational)] {
      (above.map { [(.operation($0, x), factor.exponent)] } ?? [])
        + (below.map { [(.operation($0, x), factor.exponent.negated)] } ?? [])
    }
    switch operation {
    case .squareRoot: return root(x[0], 2) ?? same
    case .cubeRoot: return root(x[0], 3) ?? same
    case .root:
      guard let degree = Rational(x[1]), degree.isWhole, degree.numerator > 1 else { return same }
      return root(x[0], degree.numerator) ?? same
    case .tan: return quotient(.sin, .cos)
    case .cot: return quotient(.cos, .sin)
    case .sec: return quotient(nil, .cos)
    case .csc: return quotient(nil, .sin)
    case .exp where factor.exponent.isWhole:
      return [(.power(.constant(.e), x[0]), factor.exponent)]
    default: return same
    }
  }

  /// The formula's slope, if it is linear.
  func slope(of formula: Formula) -> Formula? {
    LinearForm(formula, of: variable)?.slope.simplified
  }

  /// A power of a linear formula.
  private func power(_ factor: Factor) -> Formula? {
    guard let slope = slope(of: factor.base) else { return nil }
    if factor.exponent == Rational.one.negated {
      return .rule("ln(|x|)÷y", [factor.base, slope])
    }
    guard let next = factor.exponent.plus(.one) else { return nil }
    let power = Formula.power(factor.base, next.formula)
    return .rule("x÷(y×z)", [power, next.formula, slope])
  }

  /// A function of a linear formula.
  private func function(_ factor: Factor) -> Formula? {
    if case .power(let base, let exponent) = factor.base.kind, factor.exponent.isOne {
      if !has(exponent), let slope = slope(of: base) {
        return .rule("x^(y+1)÷((y+1)×z)", [base, exponent, slope])
      }
      if !has(base), base != .constant(.e), let slope = slope(of: exponent) {
        return .rule("x^y÷(z×ln(x))", [base, exponent, slope])
      }
    }
    guard case .operation(let operation, let operands) = factor.base.kind else { return nil }
    // A remainder's divisor stands last, a logarithm's base first.
    let place = operation == .mod ? 0 : operands.count - 1
    let operand = operands[place]
    guard operands.indices.allSatisfy({ $0 == place || !has(operands[$0]) }),
      let slope = slope(of: operand),
      let rule = (hasWaves ? [Self.rules, Self.waves] : [Self.rules]).joined().first(where: {
        $0.operation == operation && factor.exponent == Rational(whole: $0.exponent)
      })
    else { return nil }
    let other = operands[operands.count - 1 - place]
    let wave = Formula.rule(
      "acos(cos(2π×x))÷(2π)", [operation == .mod ? .rule("x÷y", [operand, other]) : operand])
    return Formula.simplifiedProduct([
      .rule(rule.text, [operand, other, wave]),
      Formula.simplifiedPower(slope, .negating(.number(1))),
    ])
  }

  /// The greater or the smaller one of two formulas, by the magnitude of their difference.
  private mutating func extreme(_ factor: Factor) -> Formula? {
    guard case .operation(let operation, let x) = factor.base.kind, x.count == 2,
      operation == .max || operation == .min, factor.exponent.isOne
    else { return nil }
    let rule = operation == .max ? "(x+y+|x-y|)÷2" : "(x+y-|x-y|)÷2"
    return antiderivative(of: Formula.rule(rule, x).simplified)
  }

  /// The antiderivatives of functions of `x`, to a power; `y` is the base of a logarithm.
  private static let rules: [(operation: Operation, exponent: Int64, text: String)] = [
    (.sinh, 1, "cosh(x)"), (.cosh, 1, "sinh(x)"), (.tanh, 1, "ln(cosh(x))"),
    (.coth, 1, "ln(|sinh(x)|)"), (.sech, 1, "2atan(e^x)"), (.csch, 1, "ln(|tanh(x÷2)|)"),
    (.cosh, -1, "2atan(e^x)"), (.sinh, -1, "ln(|tanh(x÷2)|)"), (.tanh, -1, "ln(|sinh(x)|)"),
    (.cosh, -2, "tanh(x)"), (.sinh, -2, "-1÷tanh(x)"), (.sech, 2, "tanh(x)"),
    (.csch, 2, "-1÷tanh(x)"), (.tanh, 2, "x-tanh(x)"), (.tanh, -2, "x-1÷tanh(x)"),
    (.coth, 2, "x-1÷tanh(x)"),
    (.ln, 1, "x×ln(x)-x"), (.log10, 1, "(x×ln(x)-x)÷ln(10)"), (.log2, 1, "(x×ln(x)-x)÷ln(2)"),
    (.log, 1, "(x×ln(x)-x)÷ln(y)"), (.log1p, 1, "(1+x)×ln(1+x)-x"), (.expm1, 1, "e^x-x"),
    (.asin, 1, "x×asin(x)+√(1-x^2)"), (.acos, 1, "x×acos(x)-√(1-x^2)"),
    (.atan, 1, "x×atan(x)-ln(1+x^2)÷2"), (.asinh, 1, "x×asinh(x)-√(x^2+1)"),
    (.acosh, 1, "x×acosh(x)-√(x^2-1)"), (.atanh, 1, "x×atanh(x)+ln(1-x^2)÷2"),
    (.erf, 1, "x×erf(x)+e^(-x^2)÷√(π)"), (.erfc, 1, "x×erfc(x)-e^(-x^2)÷√(π)"),
    (.absolute, 1, "x×|x|÷2"), (.sign, 1, "|x|"),
  ]

  /// The antiderivatives of functions of `x` with jumps; `y` is a divisor, and `z` how far `x` or `x÷y` is from the
  /// next whole number.
  private static let waves: [(operation: Operation, exponent: Int64, text: String)] = [
    (.floor, 1, "(x^2-x-(1÷2-z)^2)÷2"),
    (.ceil, 1, "(x^2+x-(1÷2-z)^2)÷2"),
    (.round, 1, "(x^2-z^2)÷2"),
    (.trunc, 1, "(x^2-|x|-(1÷2-z)^2)÷2"),
    (.frac, 1, "(|x|+(1÷2-z)^2)÷2"),
    (.mod, 1, "y^2×(x÷y+(1÷2-z)^2)÷2"),
  ]
}

// Rules that lead to other integrals.
extension Integrator {
  /// ∫ g(u) u′ is the integral of g at u.
  ///
  /// - Parameter forms: The formula in different notations.
  private mutating func substitution(in forms: Formula...) -> Formula? {
    let new = Name(bound: Name("u@\(depth)"))
    var tried: [Formula] = []
    for form in forms {
      let powers = [2, 3].map { Formula.power(.variable(variable), Formula($0)) }
      for inner in form.parts.dropFirst() + powers where has(inner) && tried.count < 12 {
        guard inner != .variable(variable), !tried.contains(inner),
          let derivative = try? inner.derivative(withRespectTo: variable),
          derivative != .number(0)
        else { continue }
        tried.append(inner)
        for form in forms {
          var quotient = Factors(form)
          quotient.multiply(by: derivative, toThe: Rational.one.negated)
          let outer = replacing(inner, in: quotient.formula, by: .variable(new))
          guard !has(outer) else { continue }
          var next = Integrator(
            variable: new, budget: budget, depth: depth, hasWaves: hasWaves)
          let found = next.antiderivative(of: outer.simplified)
          budget = next.budget
          if let found { return found.substituting { $0 == new ? inner : nil }.simplified }
        }
      }
    }
    return nil
  }

  /// The formula with another one in place of a part; of a power of the variable also its powers.
  private func replacing(_ part: Formula, in formula: Formula, by other: Formula) -> Formula {
    guard case .power(let base, let exponent) = part.kind, base == .variable(variable),
      let degree = Rational(exponent)
    else { return formula.replacing(part, by: other) }
    return formula.folded(
      parts: { $0.operands },
      combine: { (node, operands) in
        let same = node.replacingOperands(by: operands) { _ in nil }
        guard case .power(let base, let exponent) = same.kind, base == .variable(variable),
          let power = degree.raised(to: -1).flatMap({ Rational(exponent)?.times($0) }),
          power.isWhole
        else { return same }
        return Formula.simplifiedPower(other, power.formula)
      })
  }

  /// ∫ u′ v is u v less ∫ u v′, for a v whose derivative is simpler.
  private mutating func byParts(_ factors: [Factor]) -> Formula? {
    guard
      let index = factors.firstIndex(where: {
        guard case .operation(let operation, _) = $0.base.kind, $0.exponent.isWhole,
          !$0.exponent.isNegative
        else { return false }
        return [
          .ln, .log10, .log2, .log1p, .atan, .asin, .acos, .acot, .asinh, .acosh, .atanh, .erf,
          .erfc,
        ].contains(operation)
      })
    else { return nil }
    var rest = Factors()
    for (place, factor) in factors.enumerated() where place != index {
      rest.multiply(by: factor.base, toThe: factor.exponent)
    }
    var inner = Factors()
    inner.multiply(by: factors[index].base, toThe: factors[index].exponent)
    guard let outer = antiderivative(of: rest.formula),
      let derivative = try? inner.formula.derivative(withRespectTo: variable)
    else { return nil }
    guard let less = antiderivative(of: Formula.simplifiedProduct([outer, derivative]).simplified)
    else { return nil }
    return .rule("x×y-z", [inner.formula, outer, less])
  }

  /// Multiplies a sum among the factors out.
  private mutating func multipliedOut(_ factors: [Factor]) -> Formula? {
    guard
      let index = factors.firstIndex(where: {
        if case .sum = $0.base.kind {
          $0.exponent.isWhole && !$0.exponent.isNegative && $0.exponent.numerator <= 6
        } else {
          false
        }
      }), case .sum(let terms) = factors[index].base.kind
    else { return nil }
    var rest = Factors()
    for (place, factor) in factors.enumerated() {
      guard let exponent = place == index ? factor.exponent.plus(.one.negated) : factor.exponent
      else { return nil }
      rest.multiply(by: factor.base, toThe: exponent)
    }
    let other = rest.formula
    var sum = Terms()
    for term in terms {
      sum.add(
        Formula.simplifiedProduct([term.formula, other]),
        times: Rational(whole: term.isInverted ? -1 : 1))
    }
    let product = sum.formula
    if case .sum = product.kind { return antiderivative(of: product) }
    return nil
  }
}
