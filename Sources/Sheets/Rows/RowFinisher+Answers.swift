import Formulas
import OrdinateNumerics
import Reals

extension RowFinisher {
  /// How many digits are shown where nothing tells how far rounded numbers reach.
  private static let fewDigits = 6

  func answers(_ formulas: [Formula]) throws(RowProblem) -> [RealAnswer] {
    // Integrals that no rule finds take longer, but few rows have one.
    var work = formulas.contains { $0.hasIntegral } ? 30 * work : work
    var answers: [RealAnswer] = []
    for formula in formulas {
      answers.append(
        isRounded(formula)
          ? try roundedAnswer(formula, &work)
          : try answer(formula, digits: RealDigits.usualCount, &work))
    }
    return answers
  }

  private func answer(
    _ formula: Formula, digits count: Int, _ work: inout Int64
  ) throws(RowProblem) -> RealAnswer {
    var variables = RealVariables()
    for name in formula.variables {
      variables[name] = parameters[name].map { StoredNumber($0) }
    }
    var value = RealValue(formula, variables: variables, angle: angle, work: work)
    defer { work = value.work }
    do throws(RealFailure) {
      return try value.answer(digits: count)
    } catch {
      throw lacksDerivative(formula, error.error) ? .noDerivative : .withoutValue(error.error)
    }
  }

  /// Whether a formula depends on parameters that fits have found and that are rounded.
  func isRounded(_ formula: Formula) -> Bool {
    !errors.isEmpty && formula.variables.contains { errors[$0] != nil }
  }

  /// The digits that all values have which a formula takes within the errors of rounded parameters.
  ///
  /// - Parameter work: The budget, of which the work is taken.
  func roundedAnswer(
    _ formula: Formula, _ work: inout Int64
  ) throws(RowProblem) -> RealAnswer {
    let names = formula.variables.filter { errors[$0] != nil }
    let open = formula.substituting { name in
      errors[name] == nil ? parameters[name].map { Formula($0) } : nil
    }
    var evaluator = PairEvaluator(open, variables: names, angle: angle)
    let arguments = names.map { name in
      DoublePair(
        high: parameters[name]?.double ?? .nan, low: 0, error: errors[name] ?? .infinity)
    }
    let value = arguments.withUnsafeBufferPointer { evaluator.value(at: $0) }
    guard value.isKnown else {
      let answer = try answer(formula, digits: Self.fewDigits, &work)
      return RealAnswer(digits: answer.digits, double: answer.digits.numeral.double, exact: nil)
    }
    var count = 15
    while count > 0 {
      if let digits = RealDigits(value, count: count) {
        return RealAnswer(digits: digits, double: digits.numeral.double, exact: nil)
      }
      count -= 1
    }
    throw .withoutValue(.undecided)
  }

  /// Whether a formula has no value only because a derivative in it has none, at a kink or a jump.
  private func lacksDerivative(_ formula: Formula, _ error: DomainError) -> Bool {
    guard error == .divisionByZero else { return false }
    let plain = formula.parts.reduce(formula) { $0.replacing($1, by: $1.withoutZeroTerms) }
    return plain != formula && (try? answers([plain])) != nil
  }
}
