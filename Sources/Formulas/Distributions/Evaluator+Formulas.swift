extension Evaluator {
  /// The value of an operation that stands for a formula and is not written in full, because it is too
  /// deep within others.
  ///
  /// - Parameters:
  ///   - operands: Finite.
  ///   - steps: How many steps its sums may take; becomes how many are left.
  /// - Throws: Why there is no finite value.
  func value(
    inFull operation: Operation, _ operands: [Double], steps: inout Int
  ) throws(DomainError) -> Double {
    guard let formula = operation.formula(of: operands.map { _ in nil }) else { throw .undecided }
    var variables = Variables()
    for (index, operand) in operands.enumerated() { variables[Operation.operand(index)] = operand }
    var evaluator = Evaluator(variables: variables, angle: angle, mostSteps: steps)
    let value = evaluator.value(of: formula)
    steps = evaluator.budget
    if let failure = evaluator.failure { throw failure.error.told(in: operation) }
    return value
  }
}
