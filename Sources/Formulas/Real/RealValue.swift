public import Reals

/// The value of a formula as a real number: it answers questions, and every answer is certain.
///
/// Nothing is computed before the first question. Where the budget of work is spent a question throws
/// `unfinished`; asked again with more work, it goes on where it stopped.
///
/// - Source: Boehm 2020, doi:10.1145/3385412.3386037.
public struct RealValue {
  private let postfix: Postfix
  private let variables: Variables
  private let exact: (name: Name, value: Fraction)?
  private var evaluator: RealEvaluator
  private var stack: [RealComputation.Number] = []
  /// The first step that is not evaluated yet, and how many steps the computation had before it.
  private var next = 0
  private var start = 0
  private var failure: RealFailure?

  /// - Parameters:
  ///   - variables: Each value stands for the decimal of fewest digits that reads back as it.
  ///   - work: The budget, in products of words of 64 bits: some nanoseconds each.
  public init(
    _ formula: Formula, variables: Variables = Variables(), angle: AngleUnit = .radians,
    work: Int64 = .max
  ) {
    self.init(Postfix(formula), variables: variables, angle: angle, work: work)
  }

  /// - Parameter exact: The value of one more variable.
  init(
    _ postfix: Postfix, variables: Variables, exactly exact: (name: Name, value: Fraction)? = nil,
    angle: AngleUnit, work: Int64
  ) {
    self.postfix = postfix
    self.variables = variables
    self.exact = exact
    evaluator = RealEvaluator(computation: RealComputation(budget: work), angle: angle)
  }

  /// How much work is left.
  public var work: Int64 {
    get { evaluator.computation.budget }
    set { evaluator.computation.budget = newValue }
  }

  /// -1, 0 or 1.
  public mutating func sign() throws(RealFailure) -> Int {
    try answer { (computation, value) throws(RealProblem) in try computation.sign(of: value) }
  }

  /// The number, if it is whole.
  public mutating func wholeValue() throws(RealFailure) -> Integer? {
    try answer { (computation, value) throws(RealProblem) in
      try computation.wholeValue(of: value)
    }
  }

  /// The largest whole number that is not greater.
  public mutating func floor() throws(RealFailure) -> Integer {
    try answer { (computation, value) throws(RealProblem) in try computation.floor(of: value) }
  }

  /// The digits to show: correctly rounded, ties away from 0; those of a whole number of up to 21
  /// digits all, if 16 or more are asked for.
  ///
  /// A number that a thousand digits of its parts do not tell from 0 has no digits and is not exact;
  /// one that they do not tell from a tie has one digit fewer.
  ///
  /// - Parameter count: At least 1.
  public mutating func digits(_ count: Int = RealDigits.usualCount) throws(RealFailure)
    -> RealDigits
  {
    try answer { (computation, value) throws(RealProblem) in
      if count > 100 {
        // What takes long has some digits by then.
        _ = try computation.digits(of: value, count: RealDigits.usualCount)
      }
      let digits = try computation.digits(of: value, count: count)
      guard !digits.isExact, count >= RealDigits.usualCount,
        digits.exponent <= Int64(RealDigits.mostWholeDigits),
        computation.rational(value)?.isWhole == true
      else { return digits }
      return try computation.digits(of: value, count: RealDigits.mostWholeDigits)
    }
  }

  /// The digits that are certain by now, after `unfinished`.
  ///
  /// - Returns: `nil` where not one is certain.
  public mutating func provenDigits(atMost count: Int) -> RealDigits? {
    guard failure == nil, next == postfix.steps.count else { return nil }
    return evaluator.computation.provenDigits(of: stack[0], atMost: count)
  }

  /// The nearest double: an infinity or 0 beyond the doubles.
  public mutating func nearestDouble() throws(RealFailure) -> Double {
    try answer { (computation, value) throws(RealProblem) in
      try computation.nearestDouble(to: value)
    }
  }

  /// The number as a sum of terms that are written exactly; `nil` where it has no such form.
  public mutating func exactForm() throws(RealFailure) -> ExactForm? {
    try answer { (computation, value) in computation.exactForm(of: value) }
  }

  /// The number, where it is rational and that is known.
  public mutating func rational() throws(RealFailure) -> Fraction? {
    try answer { (computation, value) in computation.rational(value) }
  }

  private mutating func answer<Answer>(
    _ question: (inout RealComputation, RealComputation.Number) throws(RealProblem) -> Answer
  ) throws(RealFailure) -> Answer {
    try evaluate()
    // The same question finds what it computed before.
    evaluator.computation.goBack(to: start)
    do {
      return try question(&evaluator.computation, stack[0])
    } catch {
      throw RealFailure(
        error: DomainError(error, in: nil), place: postfix.steps[postfix.steps.count - 1].place)
    }
  }

  /// Evaluates the steps that are left.
  private mutating func evaluate() throws(RealFailure) {
    if let failure { throw failure }
    while next < postfix.steps.count {
      evaluator.computation.goBack(to: start)
      do {
        try evaluate(next)
      } catch {
        let failure = RealFailure(error: error, place: postfix.steps[next].place)
        if error != .unfinished { self.failure = failure }
        throw failure
      }
      start = evaluator.computation.count
      next += 1
    }
  }

  private mutating func evaluate(_ index: Int) throws(DomainError) {
    let action = postfix.steps[index].action
    var operation: Operation?
    if case .apply(let applied, _) = action { operation = applied }
    if case .power = action { operation = .power }
    if case .variable(let variable) = action {
      let name = postfix.name(of: variable)
      if let exact, exact.name == name {
        stack.append(evaluator.computation.number(exact.value))
        return
      }
      guard let value = variables[name] else { throw .variableNotSet(name) }
      do {
        stack.append(try evaluator.number(Numeral(value)))
      } catch {
        throw DomainError(error, in: nil)
      }
      return
    }
    do {
      let count = action.operandCount
      let value = try value(of: action, at: index, Array(stack.suffix(count)))
      stack.removeLast(count)
      stack.append(value)
    } catch {
      throw DomainError(error, in: operation)
    }
  }

  private mutating func value(
    of action: Postfix.Action, at index: Int, _ x: [RealComputation.Number]
  ) throws(RealProblem) -> RealComputation.Number {
    switch action {
    case .number(let literal): return try evaluator.number(postfix.literals[literal])
    case .constant(let constant): return try evaluator.constant(constant)
    case .variable: return evaluator.number(0)
    case .negate: return evaluator.computation.negate(x[0])
    case .add: return try evaluator.computation.add(x[0], x[1])
    case .subtract: return try evaluator.computation.subtract(x[1], from: x[0])
    case .multiply: return try evaluator.computation.multiply(x[0], x[1])
    case .divide: return try evaluator.computation.divide(x[0], by: x[1])
    case .power:
      return try evaluator.power(
        x[0], x[1], isLiteral: postfix.hasLiteralExponent(at: index))
    case .apply(let operation, _): return try evaluator.apply(operation, x)
    }
  }
}

extension Postfix.Action {
  var operandCount: Int {
    switch self {
    case .number, .constant, .variable: 0
    case .negate: 1
    case .add, .subtract, .multiply, .divide, .power: 2
    case .apply(_, let count): count
    }
  }
}

extension DomainError {
  /// - Parameter operation: The operation that failed, if it was one.
  fileprivate init(_ problem: RealProblem, in operation: Operation?) {
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
      }
  }
}
