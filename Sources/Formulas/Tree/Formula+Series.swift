extension Operation {
  /// Whether it combines the values of a formula over a range of whole numbers: Σ and Π.
  package var isSeries: Bool { if case .series = row.value { true } else { false } }
}

extension Formula {
  /// The operands of a sum or product over a range, with the variable bound in the last operand: the
  /// variable, the first number, the last number, the formula.
  ///
  /// - Complexity: O(nodes of the last operand), O(1) if the variable is bound already.
  static func bindingVariable(of operands: [Formula]) -> [Formula] {
    guard case .variable(let name) = operands[0].kind, !name.isBound else { return operands }
    let bound = Formula.variable(Name(bound: name))
    let body = operands[3].folded(
      parts: { $0.operands },
      combine: { (node, parts) in
        if case .variable(name) = node.kind { return bound }
        return node.replacingOperands(by: parts) { _ in nil }
      })
    return [bound, operands[1], operands[2], body]
  }
}
