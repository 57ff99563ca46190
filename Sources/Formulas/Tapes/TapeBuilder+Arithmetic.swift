import OrdinateNumerics

extension TapeBuilder {
  /// A variable, by its number.
  ///
  /// - Precondition: `variable` is below the number of inputs.
  package mutating func input(_ variable: Int) -> Value {
    precondition(variable < inputCount)
    return append(Instruction(opcode: .input, number: Int32(variable)))
  }

  /// An exact number.
  package mutating func constant(_ value: Double) -> Value {
    constant(TapeConstant(exactly: value))
  }

  package mutating func negate(_ x: Value) -> Value {
    let node = node(x)
    switch node.opcode {
    case .negate: return Value(index: node.a)
    case .subtract: return append(Instruction(opcode: .subtract, a: node.b, b: node.a))
    default: return append(Instruction(opcode: .negate, a: x.index))
    }
  }

  package mutating func add(_ x: Value, _ y: Value) -> Value {
    if let constant = constant(y) { return add(x, constant) }
    if let constant = constant(x) { return add(y, constant) }
    let (left, right) = (node(x), node(y))
    if right.opcode == .negate { return subtract(x, Value(index: right.a)) }
    if left.opcode == .negate { return subtract(y, Value(index: left.a)) }
    return append(Instruction(opcode: .add, a: min(x.index, y.index), b: max(x.index, y.index)))
  }

  package mutating func subtract(_ x: Value, _ y: Value) -> Value {
    if let constant = constant(y) { return add(x, constant.negated) }
    if let constant = constant(x), !constant.isExactly(0) {
      return append(
        Instruction(opcode: .subtractFromConstant, a: y.index, c: append(constant)))
    }
    let right = node(y)
    if right.opcode == .negate { return add(x, Value(index: right.a)) }
    return append(Instruction(opcode: .subtract, a: x.index, b: y.index))
  }

  private mutating func add(_ x: Value, _ constant: TapeConstant) -> Value {
    if constant.isExactly(0) { return x }
    let node = node(x)
    if node.opcode == .negate {
      return append(
        Instruction(opcode: .subtractFromConstant, a: node.a, c: append(constant)))
    }
    return append(Instruction(opcode: .addConstant, a: x.index, c: append(constant)))
  }

  package mutating func multiply(_ x: Value, _ y: Value) -> Value {
    if let constant = constant(y) { return multiply(x, constant) }
    if let constant = constant(x) { return multiply(y, constant) }
    let (left, right) = (factor(x), factor(y))
    let (a, m) = whole(left.base)
    let (b, n) = whole(right.base)
    if a == b && m + n <= Self.highestPower {
      var product = power(a, m + n)
      for case let coefficient? in [left.coefficient, right.coefficient] {
        product = multiply(product, coefficient)
      }
      return product
    }
    return append(
      Instruction(opcode: .multiply, a: min(x.index, y.index), b: max(x.index, y.index)))
  }

  mutating func multiply(_ x: Value, _ constant: TapeConstant) -> Value {
    if constant.isExactly(1) { return x }
    if constant.isExactly(-1) { return negate(x) }
    let (base, coefficient) = factor(x)
    if let coefficient {
      return multiply(base, self.multiply(coefficient, constant))
    }
    return append(Instruction(opcode: .multiplyConstant, a: x.index, c: append(constant)))
  }

  private mutating func multiply(_ x: TapeConstant, _ y: TapeConstant) -> TapeConstant {
    let (left, right) = (constant(x), constant(y))
    let product = append(Instruction(opcode: .multiply, a: left.index, b: right.index))
    return constant(product) ?? x
  }

  package mutating func divide(_ x: Value, _ y: Value) -> Value {
    if let divisor = constant(y) {
      if let reciprocal = divisor.exactReciprocal { return multiply(x, reciprocal) }
      return append(
        Instruction(opcode: .divideByConstant, a: x.index, c: append(divisor)),
        isPole: divisor.lower <= 0 && divisor.upper >= 0)
    }
    let denominator = guarded(y)
    if let numerator = constant(x) {
      return append(
        Instruction(opcode: .divideConstant, a: denominator.index, c: append(numerator)),
        isPole: true)
    }
    return append(
      Instruction(opcode: .divide, a: x.index, b: denominator.index), isPole: true)
  }

  /// The highest power computed by products, whose errors add up.
  static let highestPower: Int32 = 32

  package mutating func square(_ x: Value) -> Value { power(x, 2) }

  /// A whole power above 0.
  mutating func power(_ x: Value, _ exponent: Int32) -> Value {
    let (base, inner) = whole(x)
    if inner * exponent > Self.highestPower {
      return append(Instruction(opcode: .power, a: x.index, number: exponent))
    }
    switch inner * exponent {
    case 1: return base
    case 2: return append(Instruction(opcode: .square, a: base.index))
    default: return append(Instruction(opcode: .power, a: base.index, number: inner * exponent))
    }
  }

  package mutating func squareRoot(_ x: Value) -> Value {
    append(Instruction(opcode: .squareRoot, a: x.index))
  }

  /// 0 where a value is not negative; elsewhere a value of which nothing is known.
  mutating func known(_ x: Value) -> Value {
    append(Instruction(opcode: .known, a: guarded(x).index))
  }

  package mutating func absolute(_ x: Value) -> Value {
    let node = node(x)
    switch node.opcode {
    case .negate: return absolute(Value(index: node.a))
    case .absolute, .square: return x
    default: return append(Instruction(opcode: .absolute, a: x.index))
    }
  }

  package mutating func minimum(_ x: Value, _ y: Value) -> Value { choice(.minimum, x, y) }

  package mutating func maximum(_ x: Value, _ y: Value) -> Value { choice(.maximum, x, y) }

  private mutating func choice(_ opcode: Instruction.Opcode, _ x: Value, _ y: Value) -> Value {
    if x == y { return x }
    let (left, right) = (guarded(x), guarded(y))
    return append(Instruction(opcode: opcode, a: left.index, b: right.index))
  }

  /// A value as a constant times another.
  private func factor(_ x: Value) -> (base: Value, coefficient: TapeConstant?) {
    let node = node(x)
    switch node.opcode {
    case .multiplyConstant: return (Value(index: node.a), constants[Int(node.c)])
    case .negate: return (Value(index: node.a), TapeConstant(exactly: -1))
    default: return (x, nil)
    }
  }

  /// A value as a whole power of another.
  func whole(_ x: Value) -> (base: Value, exponent: Int32) {
    let node = node(x)
    switch node.opcode {
    case .square: return (Value(index: node.a), 2)
    case .power: return (Value(index: node.a), node.number)
    default: return (x, 1)
    }
  }
}
