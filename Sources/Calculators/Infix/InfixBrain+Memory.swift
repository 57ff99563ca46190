public import Formulas

extension InfixBrain {
  /// Stores the displayed value or formula in memory.
  ///
  /// The next operand replaces a stored one. If no operator waits for the stored operand, storing
  /// it completes the calculation.
  ///
  /// - Throws: The error that is shown; memory is then unchanged.
  public mutating func storeInMemory() throws(CalculatorError) {
    memory = try shownFormula()
    endOperand()
  }

  /// Adds the displayed value or formula to memory.
  ///
  /// - Throws: The error that is shown, or the error of the sum; memory is then unchanged.
  public mutating func addToMemory() throws(CalculatorError) {
    let shown = try shownFormula()
    guard let held = memory else { return try storeInMemory() }
    if !isCleared {
      let sum = try InfixOperand(held, start: 0)
        .joined(to: InfixOperand(shown, start: 0), by: .add)
      let added = Shown(sum.formula, variables: variables, angle: angle)
      if case .error(let error) = added { throw error }
      memory = sum.formula
    }
    endOperand()
  }

  /// Enters the content of memory, if any, as one operand.
  ///
  /// - Throws: As `perform` does.
  public mutating func recallMemory() throws(CalculatorError) {
    if let memory { try perform(.formula(memory)) }
  }

  /// Empties memory.
  public mutating func clearMemory() { memory = nil }

  /// Puts a number into memory. The calculation stays as it is.
  ///
  public mutating func setMemory(to value: Numeral) { memory = Formula(value) }

  private func shownFormula() throws(CalculatorError) -> Formula {
    if case .error(let error) = shown { throw error }
    return expression.shown ?? .number(0)
  }

  private mutating func endOperand() {
    guard !isComplete, expression.operand != nil else { return }
    if expression.isPending {
      isOperandStored = true
    } else {
      // A single operand is never too long.
      _ = try? take(.equals)
    }
  }

  /// The formula to graph against x: the entered formula, completed if necessary.
  ///
  /// - Returns: `missingOperands` if nothing was entered; else the error that is shown, or the
  ///   error of another variable. A formula without a value for any x can still be graphed.
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
