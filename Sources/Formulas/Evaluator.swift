import OrdinateNumerics

/// Evaluates a formula at a point, operation by operation, and says which of them fails.
///
/// Operations, variables among them, are numbered in the order in which they are evaluated:
/// operands before what uses them, from left to right. The parser numbers places the same way.
struct Evaluator {
  var variables: Variables
  let angle: AngleUnit
  private var operationCount = 0
  private(set) var failure: EvaluationError?

  init(variables: Variables, angle: AngleUnit) {
    self.variables = variables
    self.angle = angle
  }

  /// The value: finite, or NaN if an operation on the way has no finite value.
  ///
  /// - Complexity: O(nodes); allocates for operations of more than two operands only.
  mutating func value(of formula: Formula) -> Double {
    operationCount = 0
    failure = nil
    return evaluate(formula)
  }

  private mutating func evaluate(_ formula: Formula) -> Double {
    switch formula {
    case .number(let value): return value
    case .constant(let constant): return constant.value
    case .variable(let name):
      operationCount += 1
      guard let value = variables[name] else { return fail(.variableNotSet(name)) }
      return value
    case .negated(let operand): return -evaluate(operand)
    case .sum(let terms): return evaluate(sum: terms)
    case .product(let factors): return evaluate(product: factors)
    case .power(let base, let exponent): return evaluate(base, toThe: exponent)
    case .operation(let operation, let operands): return evaluate(operation, operands)
    }
  }

  private mutating func evaluate(sum terms: [Formula.Term]) -> Double {
    var total = evaluate(terms[0].formula)
    for index in 1..<terms.count {
      let term = evaluate(terms[index].formula)
      total = terms[index].isInverted ? total - term : total + term
      total = checked(total) { .overflow }
    }
    return total
  }

  private mutating func evaluate(product factors: [Formula.Term]) -> Double {
    var total = evaluate(factors[0].formula)
    for index in 1..<factors.count {
      let factor = evaluate(factors[index].formula)
      if factors[index].isInverted {
        total = checked(total / factor) { factor == 0 ? .divisionByZero : .overflow }
      } else {
        total = checked(total * factor) { .overflow }
      }
    }
    return total
  }

  private mutating func evaluate(_ base: Formula, toThe exponent: Formula) -> Double {
    let x = evaluate(base)
    let y = evaluate(exponent)
    if let fraction = exponent.literalFraction {
      let value = Elementary.power(
        x, numerator: fraction.numerator, denominator: fraction.denominator)
      return checked(value) { x == 0 ? .divisionByZero : x < 0 ? .negativeRoot : .overflow }
    }
    return checked(Elementary.power(x, y)) {
      x == 0
        ? .divisionByZero : x < 0 && y != Elementary.floor(y) ? .outOfDomain(.power) : .overflow
    }
  }

  private mutating func evaluate(_ operation: Operation, _ operands: [Formula]) -> Double {
    switch operation.row.value {
    case .unary(let function):
      let x = evaluate(operands[0])
      return checked(function(x), operation) { [x] }
    case .ofAngle(let radians, let degrees):
      let x = evaluate(operands[0])
      return checked(angle == .radians ? radians(x) : degrees(x), operation) { [x] }
    case .givingAngle(let function):
      let x = evaluate(operands[0])
      return checked(inUnit(function(x)), operation) { [x] }
    case .binary(let function):
      let x = evaluate(operands[0])
      let y = evaluate(operands[1])
      return checked(function(x, y), operation) { [x, y] }
    case .binaryGivingAngle(let function):
      let x = evaluate(operands[0])
      let y = evaluate(operands[1])
      return checked(inUnit(function(x, y)), operation) { [x, y] }
    case .variadic(let function):
      var values: [Double] = []
      values.reserveCapacity(operands.count)
      for operand in operands { values.append(evaluate(operand)) }
      // A least or largest operand passes over NaN, so a failure is told here.
      if failure != nil { return .nan }
      return checked(function(values), operation) { values }
    }
  }

  private func inUnit(_ radians: Double) -> Double {
    angle == .radians ? radians : radians * (180 / .pi)
  }

  private mutating func checked(
    _ value: Double, _ operation: Operation, operands: () -> [Double]
  ) -> Double {
    checked(value) {
      operation.row.failure?(operands()) ?? (value.isNaN ? .outOfDomain(operation) : .overflow)
    }
  }

  /// Counts an operation and passes its value on if it is finite.
  private mutating func checked(_ value: Double, kind: () -> FormulaError.Kind) -> Double {
    operationCount += 1
    if value.isFinite && failure == nil { return value }
    return failure == nil ? fail(kind()) : .nan
  }

  private mutating func fail(_ kind: FormulaError.Kind) -> Double {
    if failure == nil { failure = EvaluationError(kind: kind, operation: operationCount - 1) }
    return .nan
  }
}

/// Why a formula has no value.
public struct EvaluationError: Error, Equatable, Sendable {
  public let kind: FormulaError.Kind
  /// The number of the operation that failed, in the order of evaluation.
  let operation: Int
}

extension Formula {
  /// The numerator and denominator of an exponent such as `1÷3` or `-2÷3`, in lowest terms.
  fileprivate var literalFraction: (numerator: Double, denominator: Double)? {
    guard case .product(let factors) = self, factors.count == 2, factors[1].isInverted,
      case .number(let q) = factors[1].formula
    else { return nil }
    let p: Double
    switch factors[0].formula {
    case .number(let value): p = value
    case .negated(.number(let value)): p = -value
    default: return nil
    }
    let divisor = Elementary.greatestCommonDivisor(p, q)
    guard divisor >= 1, q != 0 else { return nil }
    return (p / divisor, q / divisor)
  }
}
