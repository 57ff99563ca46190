extension Formula {
  /// The formula with each variable that has a value replaced by that number.
  ///
  /// - Parameter values: Finite values.
  /// - Complexity: O(nodes), without recursion.
  public func substituting(_ values: Variables) -> Formula {
    folded(parts: { $0.operands }, combine: { $0.replacingOperands(by: $1, values) })
  }

  func replacingOperands(by operands: ArraySlice<Formula>, _ values: Variables) -> Formula {
    let first = operands.startIndex
    return switch kind {
    case .number, .constant: self
    case .variable(let name): values[name].map { Formula($0) } ?? self
    case .negated: Formula.negating(operands[first])
    case .sum(let terms): .chain(.sum, of: Self.terms(terms, of: operands))
    case .product(let factors): .chain(.product, of: Self.terms(factors, of: operands))
    case .power: .power(operands[first], operands[first + 1])
    case .operation(let operation, _): .operation(operation, Array(operands))
    }
  }

  private static func terms(_ terms: [Term], of operands: ArraySlice<Formula>) -> [Term] {
    zip(terms, operands).map { Term($1, isInverted: $0.isInverted) }
  }
}
