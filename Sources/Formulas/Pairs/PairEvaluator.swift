package import OrdinateNumerics

/// Evaluates a formula at many points by pairs of doubles: the first and fast answer to most questions
/// about its digits.
///
/// Parts without the variable are evaluated once. What pairs cannot tell for certain is unknown, never
/// an error: `RealValue` answers then.
package struct PairEvaluator: Sendable {
  private enum Step: Sendable {
    case value(DoublePair)
    /// One of the variables that have a value at each point.
    case variable(Int)
    case negate, add, subtract, multiply, divide
    case power
    case wholePower(Int)
    /// The power of a negative number is real where the denominator is odd.
    case quotientPower(numerator: Int, denominator: Int)
    case apply(Operation, operandCount: Int)
  }

  private var steps: [Step] = []
  private let angle: AngleUnit
  private var stack: [DoublePair] = []

  /// - Parameter variables: Those that `value(at:)` gives a value, in this order. Without the value of any
  ///   other a formula is unknown.
  package init(_ formula: Formula, variables: [Name], angle: AngleUnit = .radians) {
    self.init(
      Postfix(formula).writtenInFull, variables: variables, others: Variables(), angle: angle)
  }

  /// - Parameters:
  ///   - variable: The one that `value(at:)` gives a value.
  ///   - others: The values of other variables; each stands for the decimal of fewest digits that reads
  ///     back as it. Without its variable's value a formula is unknown.
  init(
    _ formula: Postfix, variable: Name?, others: Variables = Variables(),
    angle: AngleUnit = .radians
  ) {
    self.init(
      formula.writtenInFull, variables: variable.map { [$0] } ?? [], others: others, angle: angle)
  }

  private init(
    _ formula: Postfix, variables: [Name], others: Variables, angle: AngleUnit
  ) {
    self.angle = angle
    steps.reserveCapacity(formula.steps.count)
    // Where the steps of each operand begin, and whether it is the constant e.
    var operands: [(start: Int, isE: Bool)] = []
    for index in formula.steps.indices {
      let action = formula.steps[index].action
      let last = operands.suffix(action.operandCount)
      let start = last.first?.start ?? steps.count
      switch action {
      case .number(let literal):
        steps.append(.value(DoublePair(decimal: formula.literals[literal])))
      case .constant(let constant): steps.append(.value(DoublePair(constant)))
      case .variable(let variableOfFormula):
        let name = formula.name(of: variableOfFormula)
        if let index = variables.firstIndex(of: name) {
          steps.append(.variable(index))
        } else {
          let value = others[name].map { DoublePair(decimal: Numeral($0)) }
          steps.append(.value(value ?? .unknown))
        }
      case .negate: steps.append(.negate)
      case .add: steps.append(.add)
      case .subtract: steps.append(.subtract)
      case .multiply: steps.append(.multiply)
      case .divide: steps.append(.divide)
      case .power:
        let exponent = operands[operands.count - 1].start
        appendPower(formula, at: index, base: start..<exponent, isE: last.first?.isE == true)
      case .apply(let operation, let count):
        steps.append(.apply(operation, operandCount: count))
      case .enter, .leave:
        // A sum or product over a range is left to real numbers.
        steps = [.value(.unknown)]
        return
      }
      operands.removeLast(action.operandCount)
      var isE = false
      if case .constant(.e) = action { isE = true }
      operands.append((start, isE))
      if action.operandCount > 0 { fold(from: start) }
    }
  }

  /// The value at a point; unknown where it is not certain that there is one.
  ///
  /// - Complexity: O(steps); allocates nothing after the first time.
  mutating func value(at x: DoublePair) -> DoublePair {
    withUnsafePointer(to: x) { value(at: UnsafeBufferPointer(start: $0, count: 1)) }
  }

  /// The value where the variables have these values; unknown where it is not certain that there is one.
  ///
  /// - Complexity: O(steps); allocates nothing after the first time.
  package mutating func value(at arguments: UnsafeBufferPointer<DoublePair>) -> DoublePair {
    stack.removeAll(keepingCapacity: true)
    for step in steps {
      let value: DoublePair
      switch step {
      case .value(let constant): value = constant
      case .variable(let index): value = arguments[index]
      case .negate: value = -pop()
      case .add:
        let right = pop()
        value = pop() + right
      case .subtract:
        let right = pop()
        value = pop() - right
      case .multiply:
        let right = pop()
        value = pop() * right
      case .divide:
        let right = pop()
        value = pop() / right
      case .power:
        let exponent = pop()
        value = .anyPower(pop(), exponent)
      case .wholePower(let exponent): value = .power(pop(), exponent)
      case .quotientPower(let numerator, let denominator):
        value = .power(pop(), numerator: numerator, denominator: denominator)
      case .apply(let operation, let count):
        value =
          count == 1
          ? operation.pair(of: pop(), in: angle)
          : operation.pair(of: pop(count), in: angle)
      }
      guard value.isKnown else { return .unknown }
      stack.append(value)
    }
    return stack[0]
  }

  private mutating func pop() -> DoublePair { stack.removeLast() }

  private mutating func pop(_ count: Int) -> [DoublePair] {
    let operands = Array(stack.suffix(count))
    stack.removeLast(count)
    return operands
  }

  /// Appends a power: powers of e are exponentials, and an exponent that has a value is part of the step.
  ///
  /// - Parameter base: Where its steps are.
  private mutating func appendPower(
    _ formula: Postfix, at index: Int, base: Range<Int>, isE: Bool
  ) {
    let exponentStart = base.upperBound
    guard exponentStart == steps.count - 1, case .value(let exponent) = steps[exponentStart] else {
      if isE {
        steps.remove(at: base.lowerBound)
        steps.append(.apply(.exp, operandCount: 1))
      } else {
        steps.append(.power)
      }
      return
    }
    if let whole = exponent.wholeValue, whole.magnitude <= 1024 {
      steps[exponentStart] = .wholePower(Int(whole))
    } else if let fraction = formula.fractionalExponent(at: index),
      fraction.numerator.magnitude <= 1024, fraction.denominator.magnitude <= 1024
    {
      steps[exponentStart] = .quotientPower(
        numerator: Int(fraction.numerator), denominator: Int(fraction.denominator))
    } else {
      steps.append(.power)
    }
  }

  /// Replaces the steps of the last operation by their value, if they all have values.
  private mutating func fold(from start: Int) {
    let areConstant = steps[start...].dropLast().allSatisfy {
      if case .value = $0 { true } else { false }
    }
    guard areConstant, start < steps.count - 1 else { return }
    var part = PairEvaluator(steps: Array(steps[start...]), angle: angle)
    steps.removeLast(steps.count - start)
    steps.append(.value(part.value(at: .unknown)))
  }

  private init(steps: [Step], angle: AngleUnit) {
    self.steps = steps
    self.angle = angle
  }
}

extension DoublePair {
  init(_ constant: Constant) {
    self =
      switch constant {
      case .pi: .pi
      case .e: .e
      case .tau: .pi + .pi
      case .phi: .phi
      case .infinity: DoublePair(.nan)
      }
  }
}
