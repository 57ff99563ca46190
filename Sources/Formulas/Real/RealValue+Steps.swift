import Reals

extension RealEvaluator {
  /// The value of a step that is no variable.
  @inline(never)
  mutating func value(
    of action: Postfix.Action, in postfix: Postfix, at index: Int, _ x: [Number]
  ) throws(RealProblem) -> Number {
    switch action {
    case .number(let literal): return try number(postfix.literals[literal])
    case .constant(let constant): return try self.constant(constant)
    case .variable, .enter, .leave: return number(0)
    case .negate: return computation.negate(x[0])
    case .add: return try computation.add(x[0], x[1])
    case .subtract: return try computation.subtract(x[1], from: x[0])
    case .multiply: return try computation.multiply(x[0], x[1])
    case .divide: return try computation.divide(x[0], by: x[1])
    case .power: return try power(x[0], x[1], isLiteral: postfix.hasLiteralExponent(at: index))
    case .apply(let operation, _): return try apply(operation, x)
    }
  }
}

extension Postfix {
  /// The variables that steps name, each once.
  var variables: [Name] {
    var names: [Name] = []
    for step in steps {
      guard case .variable(let variable) = step.action else { continue }
      let name = name(of: variable)
      if !name.isBound && !names.contains(name) { names.append(name) }
    }
    return names
  }
}

extension Postfix.Action {
  /// The operation that an error names.
  var operation: Operation? {
    switch self {
    case .apply(let operation, _): operation
    case .power: .power
    default: nil
    }
  }

  var operandCount: Int {
    switch self {
    case .number, .constant, .variable, .enter, .leave: 0
    case .negate: 1
    case .add, .subtract, .multiply, .divide, .power: 2
    case .apply(_, let count): count
    }
  }
}

extension DomainError {
  /// - Parameter operation: The operation that failed, if it was one.
  init(_ problem: RealProblem, in operation: Operation?) {
    self =
      switch problem {
      case .divisionByZero: .divisionByZero
      case .negativeRoot: .negativeRoot
      case .logarithmOfZero: .logarithmOfZero
      case .logarithmOfNegative: .logarithmOfNegative
      case .pole: .pole
      case .outOfDomain: operation.map { .outOfDomain($0) } ?? .undecided
      case .overflow: .overflow
      case .underflow: .underflow
      case .undecided: .undecided
      case .unfinished: .unfinished
      case .divergent: .divergent
      }
  }
}
