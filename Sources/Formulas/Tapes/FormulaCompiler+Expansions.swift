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

  /// An angle in degrees, in the unit that the functions read.
  mutating func degree(_ operands: [TapeBuilder.Value]) -> TapeBuilder.Value {
    angle == .radians ? radians(operands) : operands[0]
  }

  mutating func minimum(_ operands: [TapeBuilder.Value]) -> TapeBuilder.Value {
    operands.dropFirst().reduce(operands[0]) { builder.minimum($0, $1) }
  }

  mutating func maximum(_ operands: [TapeBuilder.Value]) -> TapeBuilder.Value {
    operands.dropFirst().reduce(operands[0]) { builder.maximum($0, $1) }
  }

  mutating func product(_ operands: [TapeBuilder.Value]) -> TapeBuilder.Value {
    operands.dropFirst().reduce(operands[0]) { builder.multiply($0, $1) }
  }

  mutating func variance(_ operands: [TapeBuilder.Value]) -> TapeBuilder.Value {
    let mean = average(operands)
    var squares: [TapeBuilder.Value] = []
    for operand in operands {
      let distance = builder.subtract(operand, mean)
      squares.append(builder.square(distance))
    }
    let total = sum(squares)
    let divisor = builder.constant(Double(operands.count - 1))
    return builder.divide(total, divisor)
  }

  mutating func deviation(_ operands: [TapeBuilder.Value]) -> TapeBuilder.Value {
    let variance = variance(operands)
    return builder.squareRoot(variance)
  }

  /// The middle operand of a sorted list, or the mean of the two middle ones.
  ///
  /// - Complexity: O(*n* log² *n*) instructions.
  /// - Source: Batcher's merge exchange, Knuth 1998, volume 3, section 5.2.2, algorithm M.
  mutating func median(_ operands: [TapeBuilder.Value]) -> TapeBuilder.Value {
    let values = sorted(operands)
    let middle = values.count / 2
    return values.count % 2 == 1 ? values[middle] : average([values[middle - 1], values[middle]])
  }

  /// The value of the formula that an operation stands for.
  @inline(never)
  mutating func valueWrittenInFull(
    _ operation: Operation, _ operands: [Formula]
  ) -> TapeBuilder.Value {
    let values = operands.map { value(of: $0) }
    guard let formula = operation.formula(of: operands.map { $0.number }) else { return unknown() }
    let count = placedNames.count
    placedNames += values.indices.map(Operation.operand)
    placedValues += values
    defer {
      placedNames.removeSubrange(count...)
      placedValues.removeSubrange(count...)
    }
    return value(of: Formula(formula))
  }

  /// The quartile whose number is the last operand, a constant, of the others.
  @inline(never)
  mutating func quartile(_ operands: [TapeBuilder.Value]) -> TapeBuilder.Value {
    var operands = operands
    guard let number = builder.constant(operands.removeLast()), number.isExact,
      let (lower, upper) = Elementary.quartile(number.value, of: operands.count)
    else { return unknown() }
    let values = sorted(operands)
    return lower == upper ? values[lower] : average([values[lower], values[upper]])
  }

  private mutating func sorted(_ operands: [TapeBuilder.Value]) -> [TapeBuilder.Value] {
    var values = operands
    var most = 1
    while 2 * most < values.count { most *= 2 }
    var step = most
    while step > 0 {
      var (width, remainder, distance) = (most, 0, step)
      while true {
        for index in 0..<max(0, values.count - distance) where index & step == remainder {
          let (x, y) = (values[index], values[index + distance])
          values[index] = builder.minimum(x, y)
          values[index + distance] = builder.maximum(x, y)
        }
        if width == step { break }
        distance = width - step
        width /= 2
        remainder = step
      }
      step /= 2
    }
    return values
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
