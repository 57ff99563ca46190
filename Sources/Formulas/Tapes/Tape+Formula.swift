import OrdinateNumerics

extension Tape {
  /// Compiles a formula.
  ///
  /// - Parameters:
  ///   - variables: The inputs of the tape, in this order.
  ///   - values: Exact values of other variables. If one of its variables has no value, the formula
  ///     has none either.
  /// - Complexity: O(nodes) on average.
  public init(
    _ formula: Formula, variables: [Name], values: Variables = Variables(),
    angle: AngleUnit = .radians
  ) {
    self.init(
      formula,
      FormulaCompiler(
        builder: TapeBuilder(inputCount: variables.count), variables: variables, values: values,
        angle: angle))
  }

  /// Compiles a formula for values, without enclosures: functions of constants are evaluated with
  /// the rest.
  ///
  /// Only the last digits may differ from the values of the tape with enclosures.
  ///
  /// - Complexity: O(nodes) on average.
  public init(
    valuesOf formula: Formula, variables: [Name], values: Variables = Variables(),
    angle: AngleUnit = .radians
  ) {
    self.init(
      formula,
      FormulaCompiler(
        builder: TapeBuilder(inputCount: variables.count, enclosure: nil), variables: variables,
        values: values, angle: angle))
  }

  /// Compiles several formulas into one tape with as many outputs, which computes equal parts once.
  ///
  /// - Precondition: There is a formula.
  /// - Complexity: O(nodes) on average.
  public init(
    of formulas: [Formula], variables: [Name], values: Variables = Variables(),
    angle: AngleUnit = .radians
  ) {
    var compiler = FormulaCompiler(
      builder: TapeBuilder(inputCount: variables.count), variables: variables, values: values,
      angle: angle)
    let values = formulas.map { compiler.value(of: $0) }
    self = compiler.builder.tape(of: values)
  }

  private init(_ formula: Formula, _ compiler: FormulaCompiler) {
    var compiler = compiler
    let value = compiler.value(of: formula)
    self = compiler.builder.tape(of: value)
  }
}

/// Builds the values of a formula, node by node.
struct FormulaCompiler {
  var builder: TapeBuilder
  let variables: [Name]
  let values: Variables
  var angle: AngleUnit
  /// The variables of the sums and products over ranges around the formula, and their values.
  var bound: [(name: Name, value: Double)] = []
  /// How many parts of formulas in sums and products over ranges have been written out.
  var partCount = 0
  /// Other variables with values of their own, and these values.
  var placedNames: [Name] = []
  var placedValues: [TapeBuilder.Value] = []

  init(builder: TapeBuilder, variables: [Name], values: Variables, angle: AngleUnit) {
    self.builder = builder
    self.variables = variables
    self.values = values
    self.angle = angle
  }

  mutating func value(of formula: Formula) -> TapeBuilder.Value {
    if !bound.isEmpty { partCount += 1 }
    switch formula.kind {
    case .number(let number): return builder.constant(TapeConstant(number))
    case .constant(let constant): return builder.constant(TapeConstant(constant))
    case .variable(let name):
      if name.isBound, let number = bound.last(where: { $0.name == name }) {
        return builder.constant(number.value)
      }
      if let index = placedNames.lastIndex(of: name) { return placedValues[index] }
      if let index = variables.firstIndex(of: name) { return builder.input(index) }
      return builder.constant(TapeConstant(exactly: values[name] ?? .nan))
    case .negated(let operand): return builder.negate(value(of: operand))
    case .sum(let terms): return sum(terms)
    case .product(let factors): return product(factors)
    case .power(let base, let exponent): return power(base, exponent)
    case .operation(let operation, let operands) where operation.isSeries:
      return series(operation, operands)
    case .operation(let operation, let operands):
      if operation.isFormula { return valueWrittenInFull(operation, operands) }
      return apply(operation, operands.map { value(of: $0) })
    }
  }

  private mutating func sum(_ terms: [Formula.Term]) -> TapeBuilder.Value {
    var values: [(value: TapeBuilder.Value, isSubtracted: Bool)] = []
    values.reserveCapacity(terms.count)
    for term in terms { values.append((value(of: term.formula), term.isInverted)) }
    return builder.sum(values)
  }

  private mutating func product(_ factors: [Formula.Term]) -> TapeBuilder.Value {
    var result = value(of: factors[0].formula)
    for factor in factors[1...] {
      let operand = value(of: factor.formula)
      result =
        factor.isInverted ? builder.divide(result, operand) : builder.multiply(result, operand)
    }
    return result
  }

  private mutating func power(_ base: Formula, _ exponent: Formula) -> TapeBuilder.Value {
    if base == .constant(.e) { return apply(.exp, [value(of: exponent)]) }
    let x = value(of: base)
    let steps = Postfix(.power(.number(0), exponent))
    if let fraction = steps.fractionalExponent(at: steps.steps.count - 1) {
      return builder.power(
        x, numerator: fraction.numerator, denominator: fraction.denominator)
    }
    let y = value(of: exponent)
    // Doubles do not tell whether a negative base has a power with a long exponent, and which sign it has.
    if builder.constant(y)?.isExact == false, let twos = exponent.factorsOfTwo, twos >= 0 {
      let magnitude = builder.power(apply(.absolute, [x]), y)
      return twos > 0 ? magnitude : builder.multiply(apply(.sign, [x]), magnitude)
    }
    return builder.power(x, y)
  }

  mutating func apply(
    _ operation: Operation, _ operands: [TapeBuilder.Value]
  ) -> TapeBuilder.Value {
    switch operation.row.tape {
    case .function(let function): return builder.apply(operation, function, operands)
    case .ofAngle(let radians, let degrees):
      return builder.apply(
        operation, angle == .radians ? radians : degrees, operands, isInDegrees: angle == .degrees)
    case .givingAngle(let function):
      let radians = builder.apply(operation, function, operands)
      return angle == .radians ? radians : builder.multiply(radians, .degreesPerRadian)
    case .expansion(let expand): return expand(&self, operands)
    }
  }
}

extension TapeBuilder {
  /// An operation of the table.
  mutating func apply(
    _ operation: Operation, _ function: TapeFunction, _ operands: [Value], isInDegrees: Bool = false
  ) -> Value {
    let number = Int32(operation.rawValue) << 1 | (isInDegrees ? 1 : 0)
    let isPole = operation.row.failure != nil
    let first = guarded(operands[0])
    switch function {
    case .unary:
      return append(Instruction(opcode: .unary, a: first.index, c: number), isPole: isPole)
    case .step: return append(Instruction(opcode: .step, a: first.index, c: number))
    case .binary:
      // More than two operands are folded from the left.
      var result = first
      for operand in operands.dropFirst() {
        let second = guarded(operand)
        result = append(
          Instruction(opcode: .binary, a: result.index, b: second.index, c: number),
          isPole: isPole)
      }
      return result
    }
  }

  /// `x` to any power.
  mutating func power(_ x: Value, _ y: Value) -> Value {
    if let constant = constant(y), constant.isExact {
      let exponent = constant.value
      if exponent == 0.5 { return squareRoot(x) }
      if exponent == 0 { return add(multiply(x, TapeConstant(exactly: 0)), self.constant(1)) }
      if exponent == Elementary.floor(exponent), exponent.magnitude <= Double(Self.highestPower) {
        let power = power(x, Int32(exponent.magnitude))
        return exponent > 0 ? power : divide(self.constant(1), power)
      }
    }
    let (base, exponent) = (guarded(x), guarded(y))
    return append(
      Instruction(
        opcode: .binary, a: base.index, b: exponent.index, c: Int32(Operation.power.rawValue) << 1),
      isPole: true)
  }

  /// `x` to the power of a fraction in lowest terms; defined for negative `x` if the denominator is
  /// odd.
  mutating func power(_ x: Value, numerator: Double, denominator: Double) -> Value {
    if denominator == 2 && numerator == 1 { return squareRoot(x) }
    let constants = append([
      TapeConstant(exactly: numerator), TapeConstant(exactly: denominator),
    ])
    return append(
      Instruction(opcode: .rationalPower, a: guarded(x).index, c: constants), isPole: true)
  }
}

extension Formula {
  /// How often 2 divides a number or a quotient of whole numbers, perhaps with a sign: below 0 if it divides the
  /// denominator in lowest terms. `nil` for 0 and for any other formula.
  fileprivate var factorsOfTwo: Int64? {
    switch kind {
    case .negated(let operand): return operand.factorsOfTwo
    case .number(let number): return number.factorsOfTwo
    case .product(let factors):
      guard factors.count == 2, !factors[0].isInverted, factors[1].isInverted,
        let dividend = factors[0].formula.wholeNumber?.factorsOfTwo,
        let divisor = factors[1].formula.wholeNumber?.factorsOfTwo
      else { return nil }
      return dividend - divisor
    default: return nil
    }
  }

  /// A whole number without its sign.
  private var wholeNumber: Numeral? {
    switch kind {
    case .negated(let operand): operand.wholeNumber
    case .number(let number): number.isWhole ? number : nil
    default: nil
    }
  }
}

extension Numeral {
  /// How many digits are looked at.
  private static let mostDigits = 1_000

  /// How often 2 divides the number; `nil` for 0.
  ///
  /// - Complexity: O(digits²).
  var factorsOfTwo: Int64? {
    var (digits, twos) = decimal
    if digits.isEmpty || digits.count > Self.mostDigits { return nil }
    while digits[digits.count - 1] & 1 == 0 {
      var rest: UInt8 = 0
      for index in digits.indices {
        let value = digits[index] - UInt8(ascii: "0") + 10 * rest
        digits[index] = UInt8(ascii: "0") + value / 2
        rest = value & 1
      }
      twos += 1
    }
    return twos
  }
}
