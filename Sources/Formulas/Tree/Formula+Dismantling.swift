extension Formula {
  /// Releases a formula without recursion, and leaves 0 in its place.
  ///
  /// A tree that goes out of scope is released from its root down, one inside the other, for which
  /// the call stack of a browser is too short if the tree is as deep as a text may be. Parts that
  /// are used elsewhere stay.
  ///
  /// - Complexity: O(nodes).
  public static func dismantle(_ formula: inout Formula) {
    var rest = [formula]
    formula = .number(0)
    while let formula = rest.popLast() {
      switch formula {
      case .number, .constant, .variable: break
      case .negated(let operand): rest.append(operand)
      case .sum(let terms), .product(let terms):
        for term in terms where !term.formula.isLeaf { rest.append(term.formula) }
      case .power(let base, let exponent):
        rest.append(base)
        rest.append(exponent)
      case .operation(_, let operands): rest.append(contentsOf: operands)
      }
    }
  }

  private var isLeaf: Bool {
    switch self {
    case .number, .constant, .variable: true
    case .negated, .sum, .product, .power, .operation: false
    }
  }
}
