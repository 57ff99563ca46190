extension Formula: Hashable {
  /// Whether two formulas have the same nodes in the same places; `2+x` and `x+2` differ.
  ///
  /// - Complexity: O(nodes); O(1) for copies.
  public static func == (left: Formula, right: Formula) -> Bool {
    var rest: [(FormulaNode, FormulaNode)] = []
    guard left.matches(right, except: &rest) else { return false }
    while let (left, right) = rest.popLast() {
      if !left.matches(right, except: &rest) { return false }
    }
    return true
  }

  /// - Complexity: O(nodes).
  public func hash(into hasher: inout Hasher) {
    for part in parts { part.hashWithoutOperands(into: &hasher) }
  }

  /// Whether two formulas are equal if all appended pairs are equal.
  fileprivate func matches(
    _ other: Formula, except rest: inout [(FormulaNode, FormulaNode)]
  ) -> Bool {
    switch (storage, other.storage) {
    case (.number(let a), .number(let b)): return a == b
    case (.constant(let a), .constant(let b)): return a == b
    case (.variable(let a), .variable(let b)): return a == b
    case (.node(let a), .node(let b)):
      if a === b { return true }
      if a.height != b.height { return false }
      rest.append((a, b))
      return true
    case (.number, _), (.constant, _), (.variable, _), (.node, _): return false
    }
  }

  /// Hashes everything about the formula except its operands.
  private func hashWithoutOperands(into hasher: inout Hasher) {
    switch kind {
    case .number(let value):
      hasher.combine(0)
      hasher.combine(value)
    case .constant(let constant):
      hasher.combine(1)
      hasher.combine(constant)
    case .variable(let name):
      hasher.combine(2)
      hasher.combine(name)
    case .negated: hasher.combine(3)
    case .sum(let terms):
      hasher.combine(4)
      Self.hash(terms, into: &hasher)
    case .product(let factors):
      hasher.combine(5)
      Self.hash(factors, into: &hasher)
    case .power: hasher.combine(6)
    case .operation(let operation, let operands):
      hasher.combine(7)
      hasher.combine(operation)
      hasher.combine(operands.count)
    }
  }

  private static func hash(_ terms: [Term], into hasher: inout Hasher) {
    hasher.combine(terms.count)
    for term in terms { hasher.combine(term.isInverted) }
  }
}

extension FormulaNode {
  /// Whether two nodes are equal if all appended pairs are equal.
  fileprivate func matches(
    _ other: FormulaNode, except rest: inout [(FormulaNode, FormulaNode)]
  ) -> Bool {
    switch (kind, other.kind) {
    case (.negated(let a), .negated(let b)): return a.matches(b, except: &rest)
    case (.sum(let a), .sum(let b)), (.product(let a), .product(let b)):
      guard a.count == b.count else { return false }
      for (mine, others) in zip(a, b) {
        guard mine.isInverted == others.isInverted,
          mine.formula.matches(others.formula, except: &rest)
        else { return false }
      }
      return true
    case (.power(let a, let m), .power(let b, let n)):
      return a.matches(b, except: &rest) && m.matches(n, except: &rest)
    case (.operation(let f, let a), .operation(let g, let b)):
      guard f == g, a.count == b.count else { return false }
      for (mine, others) in zip(a, b) where !mine.matches(others, except: &rest) { return false }
      return true
    case (.number, _), (.constant, _), (.variable, _), (.negated, _), (.sum, _), (.product, _),
      (.power, _), (.operation, _):
      return false
    }
  }
}
