import Formulas
import Reals

extension RowFinisher {
  func answers(_ formulas: [Formula]) throws(RowProblem) -> [RealAnswer] {
    // Integrals that no rule finds take longer, but few rows have one.
    var work = formulas.contains { $0.hasIntegral } ? 30 * work : work
    var answers: [RealAnswer] = []
    for formula in formulas {
      var variables = RealVariables()
      for name in formula.variables {
        variables[name] = parameters[name].map { StoredNumber($0) }
      }
      var value = RealValue(formula, variables: variables, angle: angle, work: work)
      do throws(RealFailure) {
        answers.append(try value.answer())
      } catch {
        throw lacksDerivative(formula, error.error) ? .noDerivative : .withoutValue(error.error)
      }
      work = value.work
    }
    return answers
  }

  /// Whether a formula has no value only because a derivative in it has none, at a kink or a jump.
  private func lacksDerivative(_ formula: Formula, _ error: DomainError) -> Bool {
    guard error == .divisionByZero else { return false }
    let plain = formula.parts.reduce(formula) { $0.replacing($1, by: $1.withoutZeroTerms) }
    return plain != formula && (try? answers([plain])) != nil
  }
}
