/// Finds the derivative of a simplified formula from the derivatives of its parts.
///
/// Wherever a formula is constant, its derivative is the number 0.
struct Differentiator {
  let variable: Name
  let angle: AngleUnit

  /// The parts that the derivative of a formula is built from: terms of a sum, operands of an
  /// operation, bases and inexact exponents of a product of powers.
  static func parts(of formula: Formula) -> [Formula] {
    switch formula.kind {
    case .number, .constant, .variable: []
    case .sum(let terms): terms.map { $0.formula }
    case .operation(let operation, let operands):
      operation.isLogarithmic ? proportional(formula)?.operands ?? [] : operands
    case .negated, .product, .power:
      Factors(formula).factors.flatMap { proportional($0.base)?.operands ?? [$0.base] }
    }
  }

  /// - Parameter derivatives: The derivatives of the parts.
  func derivative(
    of formula: Formula, derivatives: ArraySlice<Formula>
  ) throws(DerivativeError) -> Formula {
    switch formula.kind {
    case .number, .constant: return .number(0)
    case .variable(let name): return .number(name == variable ? 1 : 0)
    case .sum(let terms):
      var sum = Terms()
      for (term, derivative) in zip(terms, derivatives) {
        sum.add(derivative, times: Rational(whole: term.isInverted ? -1 : 1))
      }
      return sum.formula
    case .operation(let operation, let operands) where !operation.isLogarithmic:
      if operation != .integral && derivatives.allSatisfy({ $0.isZero }) { return .number(0) }
      return try self.derivative(of: operation, operands, Array(derivatives))
    case .negated, .product, .power, .operation:
      return self.derivative(of: Factors(formula), derivatives: derivatives)
    }
  }
}

// Products and powers.
extension Differentiator {
  /// A factor that varies, without the power that it shares with its derivative. For `x³` it is
  /// `x`: `x³` is `x` times `x²`, and its derivative is `3` times the same `x²`.
  private struct Varying {
    let rest: Formula
    let derivative: Formula
  }

  /// The factors common to all terms of the derivative stand before their sum, so one rule covers
  /// products, quotients and powers. The derivative of `u^m × v^n` is `u^(m-1) × v^(n-1) × (m u'v +
  /// n uv')`.
  private func derivative(of product: Factors, derivatives: ArraySlice<Formula>) -> Formula {
    var common = Factors(coefficient: product.coefficient)
    var varying: [Varying] = []
    var derivatives = derivatives
    for factor in product.factors {
      if let (operation, operands) = Self.proportional(factor.base) {
        let own = Array(derivatives.prefix(operands.count))
        derivatives = derivatives.dropFirst(operands.count)
        if case .power = operation, own[1].isZero, !own[0].isZero, factor.exponent.isOne {
          var exponent = Terms()
          exponent.add(operands[1])
          exponent.add(.number(1), times: Rational(whole: -1))
          common.multiply(by: Formula.simplifiedPower(operands[0], exponent.formula))
          varying.append(
            Varying(
              rest: operands[0], derivative: Formula.simplifiedProduct([own[0], operands[1]])))
          continue
        }
        common.multiply(by: factor.base, toThe: factor.exponent)
        if own.allSatisfy({ $0.isZero }) { continue }
        let relative = rule(operation.logarithmic, operands, own)
        varying.append(
          Varying(
            rest: .number(1),
            derivative: Formula.simplifiedProduct([relative, factor.exponent.formula])))
        continue
      }
      let own = derivatives.removeFirst()
      if own.isZero {
        common.multiply(by: factor.base, toThe: factor.exponent)
        continue
      }
      let outer = Formula.simplifiedProduct([own, factor.exponent.formula])
      if let exponent = factor.exponent.plus(.one.negated) {
        common.multiply(by: factor.base, toThe: exponent)
        varying.append(Varying(rest: factor.base, derivative: outer))
      } else {
        // The exponent has too many digits to subtract 1 from it.
        common.multiply(by: factor.base, toThe: factor.exponent)
        var relative = Factors(outer)
        relative.multiply(by: factor.base, toThe: .one.negated)
        varying.append(Varying(rest: .number(1), derivative: relative.formula))
      }
    }
    if varying.isEmpty { return .number(0) }
    return Formula.simplifiedProduct([sum(varying[...]), common.formula])
  }

  /// The derivative of a product of factors: one product for each factor, added. Long products are
  /// split into halves first, so that *n* factors do not become *n*² of them.
  private func sum(_ factors: ArraySlice<Varying>) -> Formula {
    if factors.count == 1 { return factors[factors.startIndex].derivative }
    var sum = Terms()
    if factors.count <= 4 {
      for index in factors.indices {
        sum.add(
          Formula.simplifiedProduct(
            factors.indices.map { $0 == index ? factors[$0].derivative : factors[$0].rest }))
      }
      return sum.formula
    }
    let middle = factors.startIndex + factors.count / 2
    for (first, second) in [
      (factors[..<middle], factors[middle...]), (factors[middle...], factors[..<middle]),
    ] {
      sum.add(Formula.simplifiedProduct([self.sum(first)] + second.map { $0.rest }))
    }
    return sum.formula
  }

  /// The operation and the operands of a base whose derivative is proportional to it; `nil` for any
  /// other base.
  private static func proportional(_ base: Formula) -> (operation: Operation, operands: [Formula])?
  {
    switch base.kind {
    case .power(let base, let exponent): (.power, [base, exponent])
    case .operation(let operation, let operands) where operation.isLogarithmic:
      (operation, operands)
    case .number, .constant, .variable, .negated, .sum, .product, .operation: nil
    }
  }
}

// Operations.
extension Differentiator {
  private func derivative(
    of operation: Operation, _ operands: [Formula], _ derivatives: [Formula]
  ) throws(DerivativeError) -> Formula {
    switch operation.row.derivative {
    case .chain(let text, let degrees):
      for other in derivatives[1...] where !other.isZero {
        throw DerivativeError(operation: operation)
      }
      let text = angle == .degrees ? degrees ?? text : text
      let outer = rule(text, operands, [])
      return Formula.simplifiedProduct([derivatives[0], outer] + unitFactor(of: operation))
    case .total(let text):
      let total =
        operation.operandCount.upperBound == .max
        ? byHalves(operation, text, operands[...], derivatives[...]).derivative
        : rule(text, operands, derivatives)
      return Formula.simplifiedProduct([total] + unitFactor(of: operation))
    case .linear: return Formula.simplifying(operation, derivatives)
    case .deviations(let text):
      let mean = Formula.simplifying(.average, operands)
      var sum = Terms()
      for (operand, derivative) in zip(operands, derivatives) where !derivative.isZero {
        var distance = Terms()
        distance.add(operand)
        distance.add(mean, times: Rational(whole: -1))
        sum.add(Formula.simplifiedProduct([distance.formula, derivative]))
      }
      let factor = rule(
        text, [.operation(operation, operands), .number(Numeral(Double(operands.count - 1)))], [])
      return Formula.simplifiedProduct([factor, sum.formula])
    case .series where operation == .integral:
      return try derivative(ofIntegral: operands, derivatives)
    case .series:
      guard derivatives[1].isZero, derivatives[2].isZero else {
        throw DerivativeError(operation: operation)
      }
      let bounds = operands[..<3]
      if operation == .summation {
        return .operation(.summation, bounds + [derivatives[3]])
      }
      var relative = Factors(derivatives[3])
      relative.multiply(by: operands[3], toThe: Rational(whole: -1))
      return Formula.simplifiedProduct([
        .operation(operation, operands), .operation(.summation, bounds + [relative.formula]),
      ])
    case .logarithmic, nil: throw DerivativeError(operation: operation)
    }
  }

  /// The derivative of an integral: the integrand at each bound times that bound's derivative, and the
  /// integral of the derivative.
  private func derivative(
    ofIntegral operands: [Formula], _ derivatives: [Formula]
  ) throws(DerivativeError) -> Formula {
    var sum = Terms()
    guard case .variable(let name) = operands[0].kind else { return .number(0) }
    for (index, sign) in [(2, 1), (1, -1)] where !derivatives[index].isZero {
      guard let value = operands[3].replacingBound(name, by: operands[index]) else {
        throw DerivativeError(operation: .integral)
      }
      sum.add(
        Formula.simplifiedProduct([value.simplified, derivatives[index]]),
        times: Rational(whole: Int64(sign)))
    }
    guard operands[3].isDerivable(along: variable, integratedOver: name) else {
      throw DerivativeError(operation: .integral)
    }
    if !derivatives[3].isZero {
      sum.add(.operation(.integral, operands[..<3] + [derivatives[3]]))
    }
    return sum.formula
  }

  /// The factor that an operation's derivative gets when angles are in degrees; empty for radians.
  private func unitFactor(of operation: Operation) -> [Formula] {
    if angle == .radians { return [] }
    switch operation.row.value {
    case .ofAngle: return [rule("π÷180", [], [])]
    case .givingAngle, .binaryGivingAngle: return [rule("180÷π", [], [])]
    case .unary, .binary, .variadic, .series, .formula, .real: return []
    }
  }

  /// An operation on many operands as the operation on two: each applies it to one half of them.
  private func byHalves(
    _ operation: Operation, _ text: String, _ operands: ArraySlice<Formula>,
    _ derivatives: ArraySlice<Formula>
  ) -> (formula: Formula, derivative: Formula) {
    if operands.count == 1 {
      return (operands.first ?? .number(0), derivatives.first ?? .number(0))
    }
    let middle = operands.startIndex + operands.count / 2
    let left = byHalves(operation, text, operands[..<middle], derivatives[..<middle])
    let right = byHalves(operation, text, operands[middle...], derivatives[middle...])
    return (
      .operation(operation, Array(operands)),
      rule(text, [left.formula, right.formula], [left.derivative, right.derivative])
    )
  }

  /// Turns a text of the table into a formula of the operands and their derivatives.
  private func rule(_ text: String, _ operands: [Formula], _ derivatives: [Formula]) -> Formula {
    .rule(text, operands, derivatives)
  }
}

extension Operation {
  fileprivate var isLogarithmic: Bool {
    if case .logarithmic = row.derivative { true } else { false }
  }

  fileprivate var logarithmic: String {
    if case .logarithmic(let text) = row.derivative { text } else { "" }
  }
}

extension Formula {
  fileprivate var isZero: Bool { self == .number(0) }
}
