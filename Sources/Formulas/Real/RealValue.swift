public import OrdinateNumerics
public import Reals

/// The value of a formula as a real number: it answers questions, and every answer is certain.
///
/// Nothing is computed before the first question. Stored numbers are computed once each. Where the
/// budget of work is spent a question throws `unfinished`; asked again with more work, it goes on
/// where it stopped.
///
/// - Source: Boehm 2020, doi:10.1145/3385412.3386037.
public struct RealValue: Sendable {
  /// The steps of a formula, and what its variables stand for.
  private struct Program {
    let postfix: Postfix
    let angle: AngleUnit
    let variables: RealVariables
  }

  /// What a program ended with. The library's `Result` would be looked up among all types at run time.
  private enum Outcome {
    case value(RealComputation.Number)
    case error(DomainError)
  }

  /// Those of the stored numbers that are needed, each after those that it needs, then the formula's.
  private var programs: [Program]
  private let exact: (name: Name, value: Fraction)?
  private var stored = IdentityTable()
  /// The values of the programs that are done.
  private var values: [Outcome] = []
  private var evaluator: RealEvaluator
  /// The operands of the program that is next, and its first step that is not evaluated yet.
  private var stack: [RealComputation.Number] = []
  private var next = 0
  /// How many steps the computation had before the step that is next.
  private var start = 0
  private var failure: RealFailure?
  private var loops = RealLoops()

  /// - Parameter work: The budget, in products of words of 64 bits: some nanoseconds each.
  public init(
    _ formula: Formula, variables: RealVariables = RealVariables(), angle: AngleUnit = .radians,
    work: Int64 = .max
  ) {
    self.init(Postfix(formula), variables: variables, angle: angle, work: work)
  }

  /// A stored number.
  public init(_ number: StoredNumber, work: Int64 = .max) {
    self.init(number.formula, variables: number.variables, angle: number.angle, work: work)
  }

  /// - Parameter exact: The value of one more variable.
  init(
    _ postfix: Postfix, variables: RealVariables,
    exactly exact: (name: Name, value: Fraction)? = nil, angle: AngleUnit, work: Int64
  ) {
    self.exact = exact
    let variables = variables.only(postfix.variables)
    programs = []
    for number in variables.numbersInOrder {
      stored.insert([number])
      programs.append(
        Program(
          postfix: Postfix(number.formula).writtenForReals, angle: number.angle,
          variables: number.variables))
    }
    programs.append(Program(postfix: postfix.writtenForReals, angle: angle, variables: variables))
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
      // Nines may have been rounded up to a one and as many zeros.
      guard !digits.isExact, count >= RealDigits.usualCount,
        digits.exponent <= Int64(RealDigits.mostWholeDigits) + 1,
        computation.rational(value)?.isWhole == true
      else { return digits }
      let all = try computation.digits(of: value, count: RealDigits.mostWholeDigits)
      return all.isExact && all.exponent <= Int64(RealDigits.mostWholeDigits) ? all : digits
    }
  }

  /// The digits that are certain by now, after `unfinished`.
  ///
  /// - Returns: `nil` where not one is certain.
  public mutating func provenDigits(atMost count: Int) -> RealDigits? {
    guard values.count == programs.count, case .value(let value)? = values.last else {
      return nil
    }
    return evaluator.computation.provenDigits(of: value, atMost: count)
  }

  /// The nearest double: an infinity or 0 beyond the doubles.
  public mutating func nearestDouble() throws(RealFailure) -> Double {
    try answer { (computation, value) throws(RealProblem) in
      try computation.nearestDouble(to: value)
    }
  }

  /// Neighbouring doubles around the number; the number alone if it is a double.
  public mutating func enclosure() throws(RealFailure) -> Interval {
    let doubles = try answer { (computation, value) throws(RealProblem) in
      try computation.neighbors(of: value)
    }
    return Interval(doubles.lowerBound, doubles.upperBound)
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
    let value = try evaluated()
    // The same question finds what it computed before.
    evaluator.computation.goBack(to: start)
    do {
      return try question(&evaluator.computation, value)
    } catch {
      throw RealFailure(error: DomainError(error, in: nil), place: place)
    }
  }

  /// The place of the whole formula.
  private var place: Range<Int> {
    let steps = programs[programs.count - 1].postfix.steps
    return steps[steps.count - 1].place
  }

  /// The value, after the steps that are left.
  private mutating func evaluated() throws(RealFailure) -> RealComputation.Number {
    while values.count < programs.count {
      let index = values.count
      do {
        values.append(.value(try evaluate(programs[index])))
      } catch {
        if error == .unfinished { throw RealFailure(error: error, place: place) }
        let step = programs[index].postfix.steps[next]
        failure = RealFailure(error: error.told(in: step.source), place: step.place)
        values.append(.error(error))
      }
      stack.removeAll()
      loops = RealLoops()
      next = 0
    }
    if case .value(let value) = values[values.count - 1] { return value }
    throw failure ?? RealFailure(error: .undecided, place: place)
  }

  /// Evaluates the steps of a program that are left.
  private mutating func evaluate(_ program: Program) throws(DomainError) -> RealComputation.Number {
    evaluator.angle = program.angle
    while next < program.postfix.steps.count {
      let action = program.postfix.steps[next].action
      let count = action.operandCount
      evaluator.computation.goBack(to: start)
      if case .constant(.infinity) = action {
        // A number in place of it; `integrate` tells them apart.
        guard case .some = try? program.postfix.infiniteBounds() else { throw .undecided }
        stack.append(evaluator.number(0))
        start = evaluator.computation.count
        next += 1
        continue
      }
      if case .enter(let series) = action, series.operation == .integral {
        next = try integrate(series, of: program)
        start = evaluator.computation.count
        continue
      }
      if case .enter(let series) = action, let following = try closed(series, of: program) {
        next = following
        start = evaluator.computation.count
        continue
      }
      if case .enter(let series) = action {
        next = try step(of: series) { (value) throws(RealProblem) in
          try value.loops.enter(
            series, over: program.postfix.name(of: series.variable), at: value.next, &value.stack,
            &value.evaluator)
        }
        continue
      }
      if case .leave(let series) = action {
        next = try step(of: series) { (value) throws(RealProblem) in
          try value.loops.leave(series, at: value.next, &value.stack, &value.evaluator)
        }
        continue
      }
      let value = try value(of: action, in: program, Array(stack.suffix(count)))
      start = evaluator.computation.count
      stack.removeLast(count)
      stack.append(value)
      next += 1
    }
    return stack[0]
  }

  /// A step of a sum or product over a range.
  ///
  /// - Returns: The step that follows.
  private mutating func step(
    of series: Postfix.Series, _ body: (inout RealValue) throws(RealProblem) -> Int
  ) throws(DomainError) -> Int {
    do {
      let following = try body(&self)
      start = evaluator.computation.count
      return following
    } catch {
      throw DomainError(error, in: series.operation)
    }
  }

  /// Takes the bounds of an integral from the stack, and leaves its value.
  ///
  /// - Returns: The step that follows.
  private mutating func integrate(
    _ series: Postfix.Series, of program: Program
  ) throws(DomainError) -> Int {
    let body = Formula(program.postfix.part(next + 1..<next + 1 + series.count))
    var given: [(name: Name, number: RealComputation.Number)] = []
    let variable = program.postfix.name(of: series.variable)
    for part in body.parts {
      guard case .variable(let name) = part.kind, name != variable,
        !given.contains(where: { $0.name == name })
      else { continue }
      if let number = try number(of: name, in: program) { given.append((name, number)) }
    }
    let infinite =
      program.postfix.hasInfinity
      ? (try? program.postfix.infiniteBounds())?.first { $0.enter == next }?.bounds : nil
    do {
      let value = try evaluator.integral(
        of: body, over: variable, from: stack[stack.count - 2], to: stack[stack.count - 1],
        infinite: infinite ?? Postfix.InfiniteBounds(), values: given)
      stack.removeLast(2)
      stack.append(value)
    } catch {
      throw DomainError(error, in: .integral)
    }
    return next + series.count + 2
  }

  /// Takes the range of a sum or product from the stack and leaves its value, where a rule gives that.
  ///
  /// - Returns: The step that follows; `nil` if no rule does.
  private mutating func closed(
    _ series: Postfix.Series, of program: Program
  ) throws(DomainError) -> Int? {
    guard series.operation != .integral, stack.count > 1 else { return nil }
    let body = Formula(program.postfix.part(next + 1..<next + 1 + series.count))
    let name = program.postfix.name(of: series.variable)
    let (first, last) = (stack[stack.count - 2], stack[stack.count - 1])
    let value: RealComputation.Number?
    do {
      value =
        try series.operation == .summation
        ? evaluator.closedSum(of: body, over: name, from: first, to: last)
        : evaluator.closedProduct(of: body, over: name, from: first, to: last)
    } catch {
      guard error == .unfinished else { return nil }
      throw DomainError(error, in: series.operation)
    }
    guard let value else { return nil }
    stack.removeLast(2)
    stack.append(value)
    return next + series.count + 2
  }

  /// What a variable of an integral stands for; `nil` if it is bound within.
  private mutating func number(
    of name: Name, in program: Program
  ) throws(DomainError) -> RealComputation.Number? {
    if name.isBound && !loops.binds(name) { return nil }
    guard let index = program.postfix.names.firstIndex(of: name) else {
      return try value(of: .variable(.letter(Unicode.Scalar(name.utf8[0]))), in: program, [])
    }
    return try value(of: .variable(.named(index)), in: program, [])
  }

  private mutating func value(
    of action: Postfix.Action, in program: Program, _ x: [RealComputation.Number]
  ) throws(DomainError) -> RealComputation.Number {
    if case .variable(let variable) = action {
      let name = program.postfix.name(of: variable)
      if name.isBound { return evaluator.number(loops.number(of: name)) }
      if let exact, exact.name == name, values.count == programs.count - 1 {
        return evaluator.computation.number(exact.value)
      }
      guard let number = program.variables[name], let place = stored.place(of: [number]) else {
        throw .variableNotSet(name)
      }
      switch values[place] {
      case .value(let value): return value
      case .error(let error): throw error
      }
    }
    do {
      return try evaluator.value(of: action, in: program.postfix, at: next, x)
    } catch {
      throw DomainError(error, in: action.operation)
    }
  }
}
