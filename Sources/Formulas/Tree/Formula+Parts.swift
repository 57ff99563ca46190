extension Formula {
  /// The formula and all formulas within it, each before its operands, from left to right.
  ///
  /// A part that occurs several times appears each time.
  package var parts: Parts { Parts(rest: [self]) }

  /// Walks through a formula without recursion.
  package struct Parts: Sequence, IteratorProtocol {
    fileprivate var rest: [Formula]

    /// Not inlined, for hundreds of places walk through formulas; nor is `variables`.
    ///
    /// - Complexity: O(operands of the part).
    @inline(never)
    package mutating func next() -> Formula? {
      guard let part = rest.popLast() else { return nil }
      switch part.kind {
      case .number, .constant, .variable: break
      case .negated(let operand): rest.append(operand)
      case .sum(let terms), .product(let terms):
        for term in terms.reversed() { rest.append(term.formula) }
      case .power(let base, let exponent):
        rest.append(exponent)
        rest.append(base)
      case .operation(_, let operands): rest.append(contentsOf: operands.reversed())
      }
      return part
    }
  }

  /// The free variables, in order of first appearance. Those that a sum or product binds are not.
  ///
  /// - Complexity: O(nodes · variables).
  @inline(never)
  public var variables: [Name] {
    var names: [Name] = []
    for part in parts {
      if case .variable(let name) = part.storage, !name.isBound, !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  /// Whether the unit of angles affects the value: some function of the formula takes or gives an
  /// angle.
  ///
  /// - Complexity: O(nodes).
  public var involvesAngles: Bool {
    parts.contains {
      if case .operation(let operation, _) = $0.kind { operation.involvesAngles } else { false }
    }
  }

  /// The value of a formula that is a number or a negated number; `nil` for any other.
  package var signedNumber: Numeral? {
    switch kind {
    case .number(let value): value
    case .negated(let operand): if case .number(let value) = operand.kind { -value } else { nil }
    case .constant, .variable, .sum, .product, .power, .operation: nil
    }
  }

  /// The operands of a node.
  package var operands: [Formula] {
    switch kind {
    case .number, .constant, .variable: []
    case .negated(let operand): [operand]
    case .sum(let terms), .product(let terms): terms.map { $0.formula }
    case .power(let base, let exponent): [base, exponent]
    case .operation(_, let operands): operands
    }
  }
}

extension Operation {
  fileprivate var involvesAngles: Bool {
    switch row.value {
    case .ofAngle, .givingAngle, .binaryGivingAngle: true
    case .unary, .binary, .variadic, .series, .formula, .real: false
    }
  }
}
