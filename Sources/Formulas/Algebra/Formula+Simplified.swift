extension Formula {
  /// The formula with exact numbers computed, like terms and like factors joined, and 0 and 1 left
  /// out where they change nothing.
  ///
  /// Wherever the formula has a value, the simplified one has the same, except for rounding. It may
  /// have values elsewhere too.
  ///
  /// - Complexity: O(nodes), except for chains within chains: their terms are visited once per
  ///   level.
  package var simplified: Formula {
    folded(parts: { $0.operands }, combine: Formula.simplifying)
  }

  /// A node of the same kind as another, with simplified operands.
  static func simplifying(_ node: Formula, operands: ArraySlice<Formula>) -> Formula {
    let first = operands.startIndex
    switch node.kind {
    case .number, .constant, .variable: return node
    case .negated: return simplifiedProduct([operands[first]], negative: true)
    case .sum(let terms):
      var sum = Terms()
      for (term, operand) in zip(terms, operands) {
        sum.add(operand, times: Rational(whole: term.isInverted ? -1 : 1))
      }
      return sum.formula
    case .product(let factors):
      var product = Factors(operands[first])
      for (factor, operand) in zip(factors, operands).dropFirst() {
        product.multiply(by: operand, toThe: Rational(whole: factor.isInverted ? -1 : 1))
      }
      return product.formula
    case .power: return simplifiedPower(operands[first], operands[first + 1])
    case .operation(let operation, _): return simplifying(operation, Array(operands))
    }
  }

  /// The simplified product of simplified factors.
  static func simplifiedProduct(_ factors: [Formula], negative isNegative: Bool = false) -> Formula
  {
    var product = Factors(factors[0])
    for factor in factors[1...] { product.multiply(by: factor) }
    if isNegative { product.coefficient = product.coefficient.negated }
    return product.formula
  }

  /// The simplified power of a simplified base and exponent.
  static func simplifiedPower(_ base: Formula, _ exponent: Formula) -> Formula {
    if base == .number(1) { return base }
    guard let exact = Rational(exponent) else { return .power(base, exponent) }
    var product = Factors()
    product.multiply(by: base, toThe: exact)
    return product.formula
  }

  /// An operation on simplified operands.
  static func simplifying(_ operation: Operation, _ operands: [Formula]) -> Formula {
    switch (operation, operands[0].kind) {
    case (.power, _): return simplifiedPower(operands[0], operands[1])
    case (.ln, .constant(.e)): return .number(1)
    case (.ln, .number(1)): return .number(0)
    case (.absolute, .operation(.absolute, _)): return operands[0]
    case (.absolute, .negated(let operand)): return .operation(.absolute, [operand])
    case (.sum, _), (.average, _):
      var sum = Terms()
      for operand in operands { sum.add(operand) }
      if operation == .sum { return sum.formula }
      var product = Factors(sum.formula)
      product.multiply(by: Formula(Double(operands.count)), toThe: Rational(whole: -1))
      return product.formula
    default: return .operation(operation, operands)
    }
  }
}
