public import Formulas

extension InfixBrain {
  /// Puts what the display shows into memory.
  ///
  /// The next operand takes the place of one that was stored. A stored operand for which nothing
  /// waits completes the calculation.
  ///
  /// - Throws: The error of what is shown, which leaves memory as it was.
  public mutating func storeInMemory() throws(CalculatorError) {
    memory = try shownFormula()
    endOperand()
  }

  /// Adds what the display shows to what memory holds.
  ///
  /// - Throws: The error of what is shown or of the sum, which leaves memory as it was.
  public mutating func addToMemory() throws(CalculatorError) {
    let shown = try shownFormula()
    guard let held = memory else { return try storeInMemory() }
    if !isCleared {
      let sum = try InfixOperand(held, start: 0)
        .joined(to: InfixOperand(shown, start: 0), by: .add)
      if case .error(let error) = Shown(sum.formula, angle: angle) { throw error }
      memory = sum.formula
    }
    endOperand()
  }

  /// Enters what memory holds, if it holds anything, as one operand.
  ///
  /// - Throws: As `perform` does.
  public mutating func recallMemory() throws(CalculatorError) {
    if let memory { try perform(.formula(memory)) }
  }

  /// Empties memory.
  public mutating func clearMemory() { memory = nil }

  private func shownFormula() throws(CalculatorError) -> Formula {
    if case .error(let error) = shown { throw error }
    return expression.shown ?? .number(0)
  }

  private mutating func endOperand() {
    guard !isComplete, expression.operand != nil else { return }
    if expression.isPending {
      isOperandStored = true
    } else {
      // One operand alone is never too long.
      _ = try? take(.equals)
    }
  }

  /// The formula to graph against x: what was entered, completed where it is not.
  ///
  /// - Returns: `missingOperands` where there is nothing; the error that is shown; that of another
  ///   variable. A formula that has no value for any x is still one to graph.
  /// - Complexity: O(nodes).
  public var graphed: Result<Formula, CalculatorError> {
    var completed = self
    do {
      if !isComplete { _ = try completed.take(.equals) }
    } catch {
      return .failure(error)
    }
    guard let formula = completed.result else { return .failure(.missingOperands) }
    if case .error(let error) = completed.shown { return .failure(error) }
    for name in formula.variables where name != "x" {
      return .failure(.noValue(.variableNotSet(name)))
    }
    return .success(formula)
  }
}
