public import Formulas

extension CalculatorBrain {
  /// The value of the last expression; `nil` exactly if there is an error to report.
  ///
  /// - Complexity: O(nodes).
  public func evaluate() -> Double? {
    switch evaluateAndReportErrors() {
    case .success(let value): value
    case .failure: nil
    }
  }

  /// The value of the last expression, finite and never NaN, or the error if it has no value.
  ///
  /// A missing operand takes precedence over all other errors.
  ///
  /// - Complexity: O(nodes).
  public func evaluateAndReportErrors() -> Result<Double, CalculatorError> {
    value(at: levels.entries.count - 1)
  }

  /// The value of the expression at an index of `stack`; `missingOperands` if no expression is
  /// there.
  ///
  /// - Complexity: O(nodes).
  public func value(at index: Int) -> Result<Double, CalculatorError> {
    guard let formula = completeFormula(at: index) else { return .failure(.missingOperands) }
    do {
      return .success(try formula.value(variables: variables, angle: angle))
    } catch {
      return .failure(.noValue(error))
    }
  }

  /// The value of the last expression as it is shown: 0 if only rounding error could make it differ
  /// from 0.
  public var shownValue: Double? { shownValue(at: levels.entries.count - 1) }

  /// The value at an index of `stack` as it is shown.
  public func shownValue(at index: Int) -> Double? {
    guard case .success(let value) = value(at: index), let formula = completeFormula(at: index)
    else { return nil }
    return formula.shownAsEntered(value, variables: variables, angle: angle)
  }

  private func completeFormula(at index: Int) -> Formula? {
    guard levels.entries.indices.contains(index), levels.entries[index].isComplete else {
      return nil
    }
    return levels.entries[index].measured.formula
  }

  /// The last expression with the values of all variables filled in, except M, the variable along
  /// the x-axis of a graph.
  ///
  /// - Complexity: O(nodes).
  public var graphed: Result<Formula, CalculatorError> {
    guard let formula = completeFormula(at: levels.entries.count - 1) else {
      return .failure(.missingOperands)
    }
    let abscissa: Name = "M"
    var values = variables
    values[abscissa] = nil
    for name in formula.variables where name != abscissa && values[name] == nil {
      return .failure(.noValue(.variableNotSet(name)))
    }
    return .success(formula.substituting(values))
  }
}

extension Formula {
  /// The value as a calculator shows it: an entered number is unchanged; anything else is 0 if only
  /// rounding error could make it differ from 0.
  func shownAsEntered(
    _ value: Double, variables: Variables = Variables(), angle: AngleUnit
  ) -> Double {
    signedNumber == nil ? shown(value, variables: variables, angle: angle) : value
  }
}
