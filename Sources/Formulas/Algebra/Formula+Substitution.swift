extension Formula {
  /// The formula with each variable that has a value replaced by that number.
  ///
  /// - Parameter values: Finite values.
  /// - Complexity: O(nodes), without recursion.
  public func substituting(_ values: Variables) -> Formula {
    substituting { name in values[name].map { Formula($0) } }
  }

  /// The formula with each variable replaced by the formula that it stands for, if there is one.
  ///
  /// - Complexity: O(nodes), without recursion.
  package func substituting(_ meaning: (Name) -> Formula?) -> Formula {
    folded(parts: { $0.operands }, combine: { $0.replacingOperands(by: $1, meaning) })
  }

  /// The formula with other formulas in place of some numbers.
  ///
  /// - Complexity: O(nodes), without recursion.
  package func replacingNumbers(by other: (Numeral) -> Formula?) -> Formula {
    folded(
      parts: { $0.operands },
      combine: { formula, operands in
        if case .number(let number) = formula.kind, let other = other(number) { return other }
        return formula.replacingOperands(by: operands) { _ in nil }
      })
  }

  /// The formula with another one in place of a part, wherever that occurs.
  ///
  /// - Complexity: O(nodes · nodes of the part), without recursion.
  package func replacing(_ part: Formula, by other: Formula) -> Formula {
    folded(
      parts: { $0.operands },
      combine: { formula, operands in
        let same = formula.replacingOperands(by: operands) { _ in nil }
        return same == part ? other : same
      })
  }

  package func replacingOperands(
    by operands: ArraySlice<Formula>, _ meaning: (Name) -> Formula?
  ) -> Formula {
    let first = operands.startIndex
    return switch kind {
    case .number, .constant: self
    case .variable(let name): meaning(name) ?? self
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
