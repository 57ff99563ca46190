import Reals

extension Asymptote {
  /// A formula in radians as its variable grows without end; `nil` if that is not known.
  static func of(
    _ formula: Formula, _ variable: Name, _ sign: Growth.Sign
  ) throws(RealProblem) -> Asymptote? {
    guard formula.contains(variable) else {
      guard let found = try sign(formula) else { return nil }
      return constant(found == 0 ? nil : formula)
    }
    switch formula.kind {
    case .number, .constant: return nil
    case .variable:
      return Asymptote(terms: [Term(coefficient: .number(1), growth: Growth(power: .one))])
    case .negated(let operand):
      return try of(operand, variable, sign)?.negated
    case .sum(let terms):
      var sum = Asymptote()
      for term in terms {
        guard let part = try of(term.formula, variable, sign),
          try sum.add(term.isInverted ? part.negated : part, sign)
        else { return nil }
      }
      return sum
    case .product(let factors):
      var product = constant(.number(1))
      for factor in factors {
        guard let part = try of(factor.formula, variable, sign) else { return nil }
        let other =
          factor.isInverted ? try part.raised(to: Rational(whole: -1), sign) : part
        guard let other, let next = try product.times(other, sign) else { return nil }
        product = next
      }
      return product
    case .power(let base, let exponent):
      if !exponent.contains(variable) {
        guard let exact = Rational(exponent) else { return nil }
        return try of(base, variable, sign)?.raised(to: exact, sign)
      }
      if base == .constant(.e) { return try of(exponent, variable, sign)?.exponential(sign) }
      return try of(.rule("e^(y×ln(x))", [base, exponent]), variable, sign)
    case .operation(let operation, let operands):
      return try of(operation, operands, variable, sign)
    }
  }

  private static func of(
    _ operation: Operation, _ operands: [Formula], _ variable: Name, _ sign: Growth.Sign
  ) throws(RealProblem) -> Asymptote? {
    let rule: String? =
      switch operation {
      case .exp: "e^x"
      case .expm1: "e^x-1"
      case .log1p: "ln(1+x)"
      case .log10: "ln(x)÷ln(10)"
      case .log2: "ln(x)÷ln(2)"
      case .log: "ln(y)÷ln(x)"
      case .squareRoot: "x^(1÷2)"
      case .sinh: "(e^x-e^(-x))÷2"
      case .cosh: "(e^x+e^(-x))÷2"
      case .sech: "1÷cosh(x)"
      case .csch: "1÷sinh(x)"
      case .coth: "1÷tanh(x)"
      case .acosh: "ln(x+√(x^2-1))"
      case .acot: "atan(1÷x)"
      case .erfc: "1-erf(x)"
      case .sinc: "sin(x)÷x"
      case .root: "x^(1÷y)"
      default: nil
      }
    if let rule { return try of(.rule(rule, operands), variable, sign) }
    guard operands.count == 1, let inner = try of(operands[0], variable, sign) else { return nil }
    switch operation {
    case .ln: return try inner.logarithm(sign)
    case .absolute:
      guard let first = inner.terms.first else { return inner }
      return try sign(first.coefficient) == 1 ? inner : inner.negated
    case .cubeRoot:
      guard let third = Rational(whole: 3).raised(to: -1) else { return nil }
      return try inner.raised(to: third, sign)
    case .sin, .cos, .atan, .tanh, .erf, .asinh: break
    default: return nil
    }
    guard let first = inner.terms.first else {
      // Only its error is known: it vanishes, or nothing is known.
      guard let error = inner.error else { return nil }
      let order = try error.order(.one, sign)
      if operation == .sin || operation == .cos { return Asymptote(error: .one) }
      guard order == -1 else { return nil }
      return Asymptote(error: error)
    }
    guard let order = try first.growth.order(.one, sign) else { return nil }
    if order > 0 {
      guard let side = try sign(first.coefficient) else { return nil }
      let limit: String
      switch operation {
      case .sin, .cos: return Asymptote(error: .one)
      case .asinh:
        return try of(
          .rule(side > 0 ? "ln(x+√(x^2+1))" : "-ln(√(x^2+1)-x)", operands), variable, sign)
      case .atan: limit = side > 0 ? "π÷2" : "-π÷2"
      default: limit = side > 0 ? "1" : "-1"
      }
      // The distance from the limit is less than 1 ÷ u.
      return Asymptote(
        terms: [Term(coefficient: .rule(limit, []), growth: .one)], error: first.growth.inverse)
    }
    // Each of these functions has a slope of at most 1 or one that is bounded near the limit.
    let limit = order == 0 ? first.coefficient : .number(0)
    let value = Formula.operation(operation, [limit])
    guard let found = try sign(value) else { return nil }
    var result = constant(found == 0 ? nil : value)
    result.error =
      order < 0 ? first.growth : inner.terms.count > 1 ? inner.terms[1].growth : inner.error
    return result
  }

  /// A constant other than 0; `nil` for 0.
  private static func constant(_ value: Formula?) -> Asymptote {
    Asymptote(terms: value.map { [Term(coefficient: $0, growth: .one)] } ?? [])
  }

  private var negated: Asymptote {
    var result = self
    for index in terms.indices {
      result.terms[index].coefficient = Formula.negating(terms[index].coefficient).simplified
    }
    return result
  }

  /// e to the function: a polynomial and a multiple of the logarithm, besides what has a limit.
  private func exponential(_ sign: Growth.Sign) throws(RealProblem) -> Asymptote? {
    var growth = Growth.one
    var coefficient = Formula.number(1)
    for (index, term) in terms.enumerated() {
      guard let order = try term.growth.order(.one, sign) else { return nil }
      if order < 0 {
        return Asymptote(
          terms: [Term(coefficient: coefficient, growth: growth)],
          error: try terms[index].growth.times(growth, sign))
      }
      if order == 0 {
        coefficient = .power(.constant(.e), term.coefficient)
        continue
      }
      guard term.growth.exponent.isEmpty else { return nil }
      if term.growth.power.isZero, term.growth.logs == 1 {
        guard let power = Rational(term.coefficient).flatMap({ growth.power.plus($0) }) else {
          return nil
        }
        growth.power = power
      } else {
        guard term.growth.logs == 0, term.growth.power.isWhole,
          (1...24).contains(term.growth.power.numerator)
        else { return nil }
        let degree = Int(term.growth.power.numerator)
        while growth.exponent.count < degree { growth.exponent.append(.number(0)) }
        growth.exponent[degree - 1] = term.coefficient
      }
    }
    var result = Asymptote(terms: [Term(coefficient: coefficient, growth: growth)])
    if let error {
      guard try error.order(.one, sign) == -1, let rest = try error.times(growth, sign) else {
        return nil
      }
      result.error = rest
    }
    return result
  }

  /// The logarithm of a function that is positive for large numbers.
  private func logarithm(_ sign: Growth.Sign) throws(RealProblem) -> Asymptote? {
    guard let first = terms.first, let rest = try rest(sign), first.growth.logs == 0,
      try sign(first.coefficient) == 1
    else { return nil }
    var result = Asymptote()
    for (index, coefficient) in first.growth.exponent.enumerated().reversed() {
      guard let found = try sign(coefficient) else { return nil }
      if found != 0 {
        result.terms.append(
          Term(coefficient: coefficient, growth: Growth(power: Rational(whole: Int64(index + 1)))))
      }
    }
    if !first.growth.power.isZero {
      result.terms.append(Term(coefficient: first.growth.power.formula, growth: Growth(logs: 1)))
    }
    if first.coefficient != .number(1) {
      result.terms.append(
        Term(coefficient: .operation(.ln, [first.coefficient]), growth: .one))
    }
    result.error = rest
    return result
  }
}
