import OrdinateNumerics

/// Operations of the table that are compiled as other operations.
extension FormulaCompiler {
  /// `1 ÷ f(x)`.
  mutating func reciprocal(
    of operation: Operation, _ operands: [TapeBuilder.Value]
  ) -> TapeBuilder.Value {
    let value = apply(operation, operands)
    let one = builder.constant(1)
    return builder.divide(one, value)
  }

  /// `f(1 ÷ x)`.
  mutating func apply(
    _ operation: Operation, toReciprocalOf operands: [TapeBuilder.Value]
  ) -> TapeBuilder.Value {
    let one = builder.constant(1)
    let reciprocal = builder.divide(one, operands[0])
    return apply(operation, [reciprocal])
  }

  mutating func sum(_ operands: [TapeBuilder.Value]) -> TapeBuilder.Value {
    builder.sum(operands.map { ($0, false) })
  }

  mutating func average(_ operands: [TapeBuilder.Value]) -> TapeBuilder.Value {
    let total = sum(operands)
    let count = builder.constant(Double(operands.count))
    return builder.divide(total, count)
  }

  mutating func radians(_ operands: [TapeBuilder.Value]) -> TapeBuilder.Value {
    let divisor = builder.constant(.degreesPerRadian)
    return builder.divide(operands[0], divisor)
  }

  mutating func minimum(_ operands: [TapeBuilder.Value]) -> TapeBuilder.Value {
    operands.dropFirst().reduce(operands[0]) { builder.minimum($0, $1) }
  }

  mutating func maximum(_ operands: [TapeBuilder.Value]) -> TapeBuilder.Value {
    operands.dropFirst().reduce(operands[0]) { builder.maximum($0, $1) }
  }

  /// The second operand, limited to the range from the first to the third, which must be in order.
  mutating func clamp(_ operands: [TapeBuilder.Value]) -> TapeBuilder.Value {
    let (lower, upper) = (operands[0], operands[2])
    // 0·√(upper - lower) is 0 where they are in order, and NaN elsewhere.
    let distance = builder.squareRoot(builder.subtract(upper, lower))
    let bound = builder.add(builder.multiply(distance, TapeConstant(exactly: 0)), upper)
    return builder.minimum(builder.maximum(operands[1], lower), bound)
  }
}
