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
    guard let number = number(at: index) else { return .failure(.missingOperands) }
    var shown = ShownNumber(number)
    while shown.isUnfinished { shown.refine() }
    switch shown.outcome {
    case .failure(let error): return .failure(.noValue(error))
    case .unfinished: return .failure(.noValue(.unfinished))
    case .digits:
      guard let value = shown.nearestDouble, value.isFinite else {
        return .failure(.noValue(.overflow))
      }
      return .success(value)
    }
  }

  /// The expression at an index of `stack` as a number; `nil` if an operand is missing.
  public func number(at index: Int) -> StoredNumber? {
    completeFormula(at: index).map { StoredNumber($0, angle: angle, variables: numbers) }
  }

  /// The doubles nearest to the numbers that variables stand for.
  ///
  /// A variable that is set to another double than the one nearest to its number then stands for the
  /// decimal of fewest digits that reads back as it.
  public var variables: Variables {
    get { numbers.nearestDoubles }
    set {
      let before = numbers.nearestDoubles
      for name in before.names where newValue[name] == nil { numbers[name] = nil }
      for name in newValue.names where newValue[name] != before[name] {
        numbers[name] = newValue[name].map { StoredNumber($0) }
      }
    }
  }

  private func completeFormula(at index: Int) -> Formula? {
    guard levels.entries.indices.contains(index), levels.entries[index].isComplete else {
      return nil
    }
    return levels.entries[index].measured.formula
  }

  /// The last expression with what all variables stand for filled in, except M, the variable along
  /// the x-axis of a graph.
  ///
  /// - Complexity: O(nodes).
  public var graphed: Result<Formula, CalculatorError> {
    guard let formula = completeFormula(at: levels.entries.count - 1) else {
      return .failure(.missingOperands)
    }
    let abscissa: Name = "M"
    for name in formula.variables where name != abscissa && meaning(of: name) == nil {
      return .failure(.noValue(.variableNotSet(name)))
    }
    return .success(formula.substituting { $0 == abscissa ? nil : meaning(of: $0) })
  }

  /// The formula without variables that a variable stands for, or the double nearest to its number
  /// where that takes more than one formula.
  private func meaning(of name: Name) -> Formula? {
    guard let number = numbers[name] else { return nil }
    let formula = number.formula
    if formula.variables.isEmpty, number.angle == angle || !formula.involvesAngles {
      return formula
    }
    guard let double = number.nearestDouble, double.isFinite else { return nil }
    return Formula(double)
  }
}
