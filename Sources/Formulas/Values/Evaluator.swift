import OrdinateNumerics

/// Evaluates a formula at a point, step by step, and says which step fails.
struct Evaluator {
  var variables: Variables
  let angle: AngleUnit
  /// Why the formula has no value, and the number of the step that fails.
  private(set) var failure: (error: DomainError, step: Int)?
  private var stack: [Double] = []
  private var loops: [SeriesLoop] = []
  /// How many steps the evaluation of sums and products over ranges may take.
  private let mostSteps: Int
  /// How many of them are left.
  private(set) var budget = 0

  /// - Parameter mostSteps: By default enough for half a million terms of a few steps, which take a few
  ///   hundredths of a second.
  init(variables: Variables, angle: AngleUnit, mostSteps: Int = 2_000_000) {
    self.variables = variables
    self.angle = angle
    self.mostSteps = mostSteps
  }

  /// The value: finite, or NaN if any step has no finite value.
  ///
  /// - Complexity: O(steps up to the first that fails); allocates one stack, and memory for
  ///   operations on many operands.
  mutating func value(of formula: Postfix) -> Double {
    failure = nil
    stack.removeAll(keepingCapacity: true)
    stack.reserveCapacity(16)
    loops.removeAll()
    budget = mostSteps
    var next = 0
    while next < formula.steps.count {
      let index = next
      next += 1
      let action = formula.steps[index].action
      let count: Int
      let value: Double
      switch action {
      case .number(let literal): (count, value) = (0, formula.literals.double(literal))
      case .constant(let constant): (count, value) = (0, constant.value)
      case .variable(let variable):
        let name = formula.name(of: variable)
        guard let given = variables[name] else {
          failure = (.variableNotSet(name), index)
          return .nan
        }
        (count, value) = (0, given)
      case .negate: (count, value) = (1, -operand(1))
      case .add: (count, value) = (2, operand(2) + operand(1))
      case .subtract: (count, value) = (2, operand(2) - operand(1))
      case .multiply: (count, value) = (2, operand(2) * operand(1))
      case .divide: (count, value) = (2, operand(2) / operand(1))
      case .power: (count, value) = (2, power(formula, at: index))
      case .apply(let operation, let operandCount) where operation.isFormula:
        count = operandCount
        do throws(DomainError) {
          value = try self.value(
            inFull: operation, Array(stack.suffix(operandCount)), steps: &budget)
        } catch {
          failure = (error.told(in: formula.steps[index].source), index)
          return .nan
        }
      case .apply(let operation, let operandCount):
        (count, value) = (operandCount, apply(operation, operandCount))
      case .enter(let series):
        guard enter(series, of: formula, at: index) else { return .nan }
        // Without any numbers, the terms are passed over.
        if loops.last?.body != index + 1 { next += series.count + 1 }
        continue
      case .leave:
        guard let (total, body) = leave(at: index) else { return .nan }
        if let body {
          next = body
          continue
        }
        (count, value) = (1, total)
      }
      guard value.isFinite else {
        let error = error(of: formula, at: index, value, Array(stack.suffix(count)))
        failure = (error.told(in: formula.steps[index].source), index)
        return .nan
      }
      for _ in 0..<count { stack.removeLast() }
      stack.append(value)
    }
    return stack[0]
  }

  /// The operand pushed last is number 1, the one before it 2, and so on.
  private func operand(_ number: Int) -> Double { stack[stack.count - number] }

  private func power(_ formula: Postfix, at index: Int) -> Double {
    // Raising the double nearest to e would multiply its relative error by the exponent.
    if operand(2) == Constant.e.value, case .constant = formula.base(ofPowerAt: index) {
      return Elementary.exp(operand(1))
    }
    if let fraction = formula.fractionalExponent(at: index) {
      return Elementary.power(
        operand(2), numerator: fraction.numerator, denominator: fraction.denominator)
    }
    // Doubles do not tell whether a negative base has a power with a long exponent, and which sign it has.
    if operand(2) < 0, let twos = formula.factorsOfTwo(ofExponentAt: index), twos >= 0 {
      let magnitude = Elementary.power(-operand(2), operand(1))
      return twos > 0 ? magnitude : -magnitude
    }
    return Elementary.power(operand(2), operand(1))
  }

  private func apply(_ operation: Operation, _ operandCount: Int) -> Double {
    switch operation.row.value {
    case .unary(let function): function(operand(1))
    case .ofAngle(let radians, let degrees):
      angle == .radians ? radians(operand(1)) : degrees(operand(1))
    case .givingAngle(let function): inUnit(function(operand(1)))
    case .binary(let function): function(operand(2), operand(1))
    case .binaryGivingAngle(let function): inUnit(function(operand(2), operand(1)))
    case .variadic(let function): function(Array(stack.suffix(operandCount)))
    case .series, .formula, .real: .nan
    }
  }

  /// Takes the range from the stack and begins its first number; pushes the value of an empty range.
  ///
  /// - Returns: `false` if the range has no value.
  private mutating func enter(
    _ series: Postfix.Series, of formula: Postfix, at index: Int
  ) -> Bool {
    guard case .series(let start, let combine) = series.operation.row.value else { return false }
    if series.operation == .integral {
      // Doubles do not bound an integral.
      failure = (.undecided, index)
      return false
    }
    let (last, first) = (stack.removeLast(), stack.removeLast())
    guard first == Elementary.floor(first), last == Elementary.floor(last) else {
      failure = (.outOfDomain(series.operation), index)
      return false
    }
    if last < first {
      stack.append(start)
      return true
    }
    let name = formula.name(of: series.variable)
    loops.append(
      SeriesLoop(
        name: name, number: first, last: last, total: start, combine: combine, body: index + 1,
        outer: variables[name]))
    variables[name] = first
    return true
  }

  /// Combines the value of a term with the others.
  ///
  /// - Returns: The total so far, and where the steps of the next term begin, if there is one; `nil`
  ///   if the budget is spent.
  private mutating func leave(at index: Int) -> (total: Double, body: Int?)? {
    var loop = loops.removeLast()
    loop.total = loop.combine(loop.total, stack[stack.count - 1])
    budget -= index - loop.body + 2
    guard budget >= 0 else {
      failure = (.unfinished, index)
      return nil
    }
    if loop.number >= loop.last || !loop.total.isFinite {
      variables[loop.name] = loop.outer
      return (loop.total, nil)
    }
    stack.removeLast()
    loop.number += 1
    variables[loop.name] = loop.number
    loops.append(loop)
    return (loop.total, loop.body)
  }

  private func inUnit(_ radians: Double) -> Double {
    angle == .radians ? radians : radians * (180 / .pi)
  }

  /// Why a step has no finite value.
  private func error(
    of formula: Postfix, at index: Int, _ value: Double, _ operands: [Double]
  ) -> DomainError {
    switch formula.steps[index].action {
    case .divide where operands[1] == 0: return .divisionByZero
    case .power:
      if operands[0] == 0 { return .divisionByZero }
      guard operands[0] < 0 else { return .overflow }
      if formula.fractionalExponent(at: index) != nil {
        return value.isNaN ? .negativeRoot : .overflow
      }
      if operands[1] == Elementary.floor(operands[1]) { return .overflow }
      return formula.hasLiteralExponent(at: index) ? .negativeRoot : .outOfDomain(.power)
    case .apply(let operation, _):
      // Doubles do not tell their values.
      switch operation.row.value {
      case .real: return .undecided
      default: break
      }
      return operation.row.failure?(operands)
        ?? (value.isNaN ? .outOfDomain(operation) : .overflow)
    default: return .overflow
    }
  }
}

/// A sum or product over a range, while its terms are evaluated.
private struct SeriesLoop {
  let name: Name
  var number: Double
  let last: Double
  var total: Double
  let combine: @Sendable (Double, Double) -> Double
  /// The first step of a term.
  let body: Int
  /// The value of the variable in a sum or product around this one.
  let outer: Double?
}

extension Postfix {
  /// Numbers without a common divisor.
  typealias Quotient = (numerator: Double, denominator: Double)

  /// The exponent of the power at a step, if it is written as a fraction such as `1÷3`, `-2÷3`,
  /// `2÷(-3)` or `-(2÷3)`, or as a decimal such as `0.2` whose denominator is odd, so that a negative
  /// base may have a root.
  ///
  /// - Returns: The denominator is positive.
  func fractionalExponent(at power: Int) -> Quotient? {
    var index = power - 1
    var isNegative = takeSign(before: &index)
    if case .number(let literal) = steps[index].action {
      guard let decimal = oddQuotient(literal) else { return nil }
      return isNegative ? (-decimal.numerator, decimal.denominator) : decimal
    }
    guard index >= 3, case .divide = steps[index].action else { return nil }
    index -= 1
    if takeSign(before: &index) { isNegative.toggle() }
    guard case .number(.double(let q)) = steps[index].action else { return nil }
    index -= 1
    if takeSign(before: &index) { isNegative.toggle() }
    guard case .number(.double(let p)) = steps[index].action else { return nil }
    let divisor = Elementary.greatestCommonDivisor(p, q)
    guard divisor >= 1, q != 0 else { return nil }
    return ((isNegative != (q < 0) ? -p : p) / divisor, q.magnitude / divisor)
  }

  /// Whether the exponent of the power at a step is written as a number, or as a quotient of whole
  /// numbers, perhaps with signs.
  func hasLiteralExponent(at power: Int) -> Bool {
    var index = power - 1
    _ = takeSign(before: &index)
    if case .number = steps[index].action { return true }
    guard case .divide = steps[index].action else { return false }
    index -= 1
    _ = takeSign(before: &index)
    guard isWholeNumber(at: index) else { return false }
    index -= 1
    _ = takeSign(before: &index)
    return isWholeNumber(at: index)
  }

  /// Passes over the signs that end at a step.
  ///
  /// - Parameter index: Becomes the step before the signs.
  /// - Returns: Whether their number is odd.
  private func takeSign(before index: inout Int) -> Bool {
    var isNegative = false
    while case .negate = steps[index].action {
      index -= 1
      isNegative.toggle()
    }
    return isNegative
  }

  /// How often 2 divides the exponent of the power at a step, less often if it is in the denominator, if the
  /// exponent is written as a number or as a quotient of whole numbers, perhaps with signs.
  ///
  /// - Returns: `nil` also for 0 and if doubles stand for all its numbers.
  func factorsOfTwo(ofExponentAt power: Int) -> Int64? {
    var index = power - 1
    _ = takeSign(before: &index)
    if case .number(let number) = steps[index].action {
      guard case .exact = number else { return nil }
      return literals[number].factorsOfTwo
    }
    guard case .divide = steps[index].action else { return nil }
    index -= 1
    _ = takeSign(before: &index)
    guard isWholeNumber(at: index), case .number(let divisor) = steps[index].action else {
      return nil
    }
    index -= 1
    _ = takeSign(before: &index)
    guard isWholeNumber(at: index), case .number(let dividend) = steps[index].action else {
      return nil
    }
    if case .double = divisor, case .double = dividend { return nil }
    guard let above = literals[dividend].factorsOfTwo, let below = literals[divisor].factorsOfTwo
    else { return nil }
    return above - below
  }

  private func isWholeNumber(at index: Int) -> Bool {
    guard case .number(let literal) = steps[index].action else { return false }
    return literals[literal].isWhole
  }

  /// A decimal with decimal places as a quotient in lowest terms, if the denominator is odd.
  private func oddQuotient(_ decimal: Literal) -> Quotient? {
    guard case .double(let value) = decimal, value != Elementary.floor(value) else { return nil }
    // Such a denominator is a power of 5, up to the 15th.
    let multiple = value * 30_517_578_125
    if (multiple - Elementary.round(multiple)).magnitude > multiple * 0x1p-51 { return nil }
    var (denominator, scale) = (1.0, 1.0)
    while true {
      (denominator, scale) = (5 * denominator, 10 * scale)
      // Beyond 15 digits, the decimal might be another one with the same double.
      if value * scale >= 1e15 || scale > 1e15 { return nil }
      let numerator = Elementary.round(value * denominator)
      if numerator / denominator == value { return (numerator, denominator) }
    }
  }

  /// The last step of the base of a power.
  ///
  /// - Complexity: O(steps of the exponent).
  fileprivate func base(ofPowerAt power: Int) -> Action {
    var index = power
    var missing = 1
    while missing > 0 {
      index -= 1
      switch steps[index].action {
      case .number, .constant, .variable: missing -= 1
      case .negate: break
      case .add, .subtract, .multiply, .divide, .power: missing += 1
      case .apply(_, let operandCount): missing += operandCount - 1
      case .leave(let series):
        index -= series.count + 1
        missing += 1
      case .enter: break
      }
    }
    return steps[index - 1].action
  }
}
