extension Operation {
  /// Whether it combines the values of a formula over a range: Σ, Π and ∫.
  package var isSeries: Bool { if case .series = row.value { true } else { false } }
}

extension Formula {
  /// Whether it is an integral.
  var isIntegral: Bool { if case .operation(.integral, _) = kind { true } else { false } }

  /// Whether it is ∞ or −∞, as a bound.
  var isInfinity: Bool {
    if case .negated(let operand) = kind { return operand == .constant(.infinity) }
    return self == .constant(.infinity)
  }

  /// Whether it has a sum or product over a range, or an integral, each of which may take long.
  package var hasSeries: Bool {
    parts.contains {
      if case .operation(let operation, _) = $0.kind { operation.isSeries } else { false }
    }
  }

  /// Whether it has an integral.
  package var hasIntegral: Bool {
    parts.contains { $0.isIntegral }
  }

  /// Whether no variable in it belongs to a sum, product or integral around it.
  ///
  /// - Complexity: O(nodes · bound variables), without recursion.
  package var isClosed: Bool {
    let open: [Name] = folded(
      parts: { $0.operands },
      combine: { (node, names) in
        switch node.kind {
        case .variable(let name): return name.isBound ? [name] : []
        case .operation(let operation, let operands) where operation.isSeries:
          let body = names.startIndex + 3
          return names[(body - 2)..<body].flatMap { $0 }
            + names[body].filter { .variable($0) != operands[0] }
        default: return names.flatMap { $0 }
        }
      })
    return open.isEmpty
  }

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

  /// The formula with a number in place of a variable.
  func replacing(_ name: Name, by number: Formula) -> Formula? {
    name.isBound
      ? replacingBound(name, by: number) : substituting { $0 == name ? number : nil }
  }

  /// The formula, in which a variable is bound, with another one in its place.
  ///
  /// - Returns: `nil` where something within binds a variable that the other formula has.
  func replacingBound(_ name: Name, by other: Formula) -> Formula? {
    let captured = other.parts.contains { part in
      guard case .variable(let variable) = part.kind, variable.isBound else { return false }
      return parts.contains { $0.binds(variable) }
    }
    if captured { return nil }
    return folded(
      parts: { $0.binds(name) ? Array($0.operands[1...2]) : $0.operands },
      combine: { (node, parts) in
        if node.binds(name), case .operation(let operation, let operands) = node.kind {
          return .operation(operation, [operands[0]] + parts + [operands[3]])
        }
        return node.replacingOperands(by: parts) { $0 == name ? other : nil }
      })
  }

  /// Whether it is a sum, product or integral over this variable.
  private func binds(_ name: Name) -> Bool {
    guard case .operation(let operation, let operands) = kind, operation.isSeries else {
      return false
    }
    return operands[0].kind.isVariable(name)
  }
}

extension Formula.Kind {
  fileprivate func isVariable(_ name: Name) -> Bool {
    if case .variable(name) = self { true } else { false }
  }
}
