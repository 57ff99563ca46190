extension Formula {
  /// The value at the values given.
  ///
  /// - Parameter variables: Finite values.
  /// - Throws: The error of the first operation, in evaluation order, that has no finite value: an
  ///   unset variable, a division by zero, an overflow and so on. So a value is never infinite and
  ///   never NaN.
  /// - Complexity: O(nodes).
  public func value(
    variables: Variables = Variables(), angle: AngleUnit = .radians
  ) throws(DomainError) -> Double {
    try value(by: Evaluator(variables: variables, angle: angle))
  }

  /// The value of one of many formulas that share a budget.
  ///
  /// - Parameter steps: How many steps sums and products over ranges may still take; lowered by those that they have
  ///   taken.
  /// - Throws: As `value`; `unfinished` if the budget is spent.
  package func value(
    variables: Variables, angle: AngleUnit, steps: inout Int
  ) throws(DomainError) -> Double {
    var evaluator = Evaluator(variables: variables, angle: angle, mostSteps: steps)
    let value = evaluator.value(of: Postfix(self).writtenInFull)
    steps = max(0, evaluator.budget)
    if let failure = evaluator.failure { throw failure.error }
    return value
  }

  /// The value of a formula without variables, if it is one of many.
  ///
  /// - Throws: As `value`; `unfinished` where a sum over a range has more than a few thousand terms.
  package func shortValue() throws(DomainError) -> Double {
    try value(by: Evaluator(variables: Variables(), angle: .radians, mostSteps: 20_000))
  }

  private func value(by evaluator: Evaluator) throws(DomainError) -> Double {
    var evaluator = evaluator
    let value = evaluator.value(of: Postfix(self).writtenInFull)
    if let failure = evaluator.failure { throw failure.error }
    return value
  }

  /// The values at a row of points; NaN where the formula has no value.
  ///
  /// - Parameters:
  ///   - xs: Finite values of `variable`.
  ///   - others: The values of other variables.
  /// - Complexity: O(nodes) per point.
  public func values(
    at xs: [Double], of variable: Name, others: Variables = Variables(),
    angle: AngleUnit = .radians
  ) -> [Double] {
    let postfix = Postfix(self).writtenInFull
    var evaluator = Evaluator(variables: others, angle: angle)
    return xs.map { x in
      evaluator.variables[variable] = x
      return evaluator.value(of: postfix)
    }
  }

  /// The value of a text; each error carries its place in the text.
  ///
  /// - Throws: The reason why the text is not a formula, or why the formula has no value; the place
  ///   of the latter is the failing operation with its operands.
  public static func value(
    of source: [UInt8], options: ReadingOptions = ReadingOptions(),
    variables: Variables = Variables(), angle: AngleUnit = .radians
  ) throws(FormulaError) -> Double {
    try evaluate(source, options, variables, angle).value
  }

  public static func value(
    of source: String, options: ReadingOptions = ReadingOptions(),
    variables: Variables = Variables(), angle: AngleUnit = .radians
  ) throws(FormulaError) -> Double {
    try value(of: Array(source.utf8), options: options, variables: variables, angle: angle)
  }

  /// The value of a text, and the value to show: 0 if only rounding error could make it differ from
  /// 0.
  ///
  /// - Throws: As `value(of:options:variables:angle:)` does.
  public static func shownValue(
    of source: [UInt8], options: ReadingOptions = ReadingOptions(),
    variables: Variables = Variables(), angle: AngleUnit = .radians
  ) throws(FormulaError) -> (value: Double, shown: Double) {
    let (postfix, value) = try evaluate(source, options, variables, angle)
    // A text that is a single number, as in lists, is shown unchanged.
    if postfix.steps.count == 1 { return (value, value) }
    return (value, Formula(postfix).shown(value, variables: variables, angle: angle))
  }

  private static func evaluate(
    _ source: [UInt8], _ options: ReadingOptions, _ variables: Variables, _ angle: AngleUnit
  ) throws(FormulaError) -> (postfix: Postfix, value: Double) {
    let postfix: Postfix
    do {
      postfix = try Postfix.read(source, options: options).postfix
    } catch {
      throw .syntax(error)
    }
    var evaluator = Evaluator(variables: variables, angle: angle)
    let full = postfix.writtenInFull
    let value = evaluator.value(of: full)
    if let failure = evaluator.failure {
      throw .domain(failure.error, at: full.steps[failure.step].place)
    }
    return (postfix, value)
  }
}
