extension Formula {
  /// Whether the unit of angles matters to a value: the formula has a function that reads angles or
  /// gives one.
  ///
  /// - Complexity: O(nodes).
  public var involvesAngles: Bool {
    switch self {
    case .number, .constant, .variable: false
    case .negated(let operand): operand.involvesAngles
    case .sum(let terms), .product(let terms): terms.contains { $0.formula.involvesAngles }
    case .power(let base, let exponent): base.involvesAngles || exponent.involvesAngles
    case .operation(let operation, let operands):
      operation.involvesAngles || operands.contains { $0.involvesAngles }
    }
  }
}

extension Operation {
  fileprivate var involvesAngles: Bool {
    switch row.value {
    case .ofAngle, .givingAngle, .binaryGivingAngle: true
    case .unary, .binary, .variadic: false
    }
  }
}
