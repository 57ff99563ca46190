extension Formula {
  /// Builds the formula from its steps.
  ///
  /// - Complexity: O(steps), without recursion.
  init(_ postfix: Postfix) {
    var operands: [Formula] = []
    operands.reserveCapacity(8)
    for step in postfix.steps {
      switch step.action {
      case .number(let literal): operands.append(.number(postfix.literals[literal]))
      case .constant(let constant): operands.append(.constant(constant))
      case .variable(let variable): operands.append(.variable(postfix.name(of: variable)))
      case .negate: operands.append(.negating(operands.removeLast()))
      case .add: Self.join(&operands, in: .sum, isInverted: false)
      case .subtract: Self.join(&operands, in: .sum, isInverted: true)
      case .multiply: Self.join(&operands, in: .product, isInverted: false)
      case .divide: Self.join(&operands, in: .product, isInverted: true)
      case .power:
        let exponent = operands.removeLast()
        operands.append(.power(operands.removeLast(), exponent))
      case .apply(let operation, let count):
        let last = Array(operands.suffix(count))
        operands.removeLast(count)
        operands.append(.operation(operation, last))
      case .enter: break
      case .leave(let series):
        let last = Array(operands.suffix(3))
        operands.removeLast(3)
        let variable = Formula.variable(postfix.name(of: series.variable))
        operands.append(.operation(series.operation, [variable] + last))
      }
    }
    self = operands.removeLast()
  }

  /// Joins the last operand to the one before it.
  private static func join(_ operands: inout [Formula], in chain: Chain, isInverted: Bool) {
    let term = Term(operands.removeLast(), isInverted: isInverted)
    operands[operands.count - 1].join(term, in: chain)
  }
}

extension Postfix {
  /// The steps of a formula, without places in a text.
  ///
  /// - Complexity: O(nodes).
  init(_ formula: Formula) {
    self.init(names: [], capacity: 16)
    append(stepsOf: formula)
  }

  private mutating func append(stepsOf formula: Formula) {
    switch formula.kind {
    case .number(let numeral): append(numeral, at: 0..<0)
    case .constant(let constant): append(.constant(constant))
    case .variable(let name): append(.variable(variable(name)))
    case .negated(let operand):
      append(stepsOf: operand)
      append(.negate)
    case .sum(let terms): append(terms, joinedBy: .add, ifInverted: .subtract)
    case .product(let factors): append(factors, joinedBy: .multiply, ifInverted: .divide)
    case .power(let base, let exponent):
      append(stepsOf: base)
      append(stepsOf: exponent)
      append(.power)
    case .operation(let operation, let operands) where operation.isSeries:
      guard case .variable(let name) = operands[0].kind else { preconditionFailure() }
      append(stepsOf: operands[1])
      append(stepsOf: operands[2])
      let start = enter(operation, over: variable(name), at: 0..<0)
      append(stepsOf: operands[3])
      leave(from: start, at: 0..<0)
    case .operation(let operation, let operands):
      for operand in operands { append(stepsOf: operand) }
      append(.apply(operation, operandCount: operands.count))
    }
  }

  private mutating func append(
    _ terms: [Formula.Term], joinedBy joining: Action, ifInverted inverted: Action
  ) {
    append(stepsOf: terms[0].formula)
    for term in terms[1...] {
      append(stepsOf: term.formula)
      append(term.isInverted ? inverted : joining)
    }
  }

  private mutating func append(_ action: Action) { append(action, at: 0..<0) }
}
