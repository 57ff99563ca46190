extension Formula {
  /// The formula of which these are the steps.
  ///
  /// - Complexity: O(steps), without recursion.
  init(_ postfix: Postfix) {
    var operands: [Formula] = []
    operands.reserveCapacity(8)
    for step in postfix.steps {
      switch step.action {
      case .number(let value): operands.append(.number(value))
      case .constant(let constant): operands.append(.constant(constant))
      case .variable(let variable): operands.append(.variable(postfix.name(of: variable)))
      case .negate: operands.append(Formula.negating(operands.removeLast()))
      case .add: Self.join(&operands, isProduct: false, isInverted: false)
      case .subtract: Self.join(&operands, isProduct: false, isInverted: true)
      case .multiply: Self.join(&operands, isProduct: true, isInverted: false)
      case .divide: Self.join(&operands, isProduct: true, isInverted: true)
      case .power:
        let exponent = operands.removeLast()
        operands.append(.power(operands.removeLast(), exponent))
      case .apply(let operation, let count):
        let last = Array(operands.suffix(count))
        operands.removeLast(count)
        operands.append(.operation(operation, last))
      }
    }
    self = operands.removeLast()
  }

  /// Joins the last operand to the one before it.
  private static func join(_ operands: inout [Formula], isProduct: Bool, isInverted: Bool) {
    let term = Term(operands.removeLast(), isInverted: isInverted)
    operands[operands.count - 1].join(term, isProduct: isProduct)
  }
}
