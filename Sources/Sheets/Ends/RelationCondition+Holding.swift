import Formulas
import OrdinateNumerics

extension RelationCondition {
  /// Whether the condition holds, from what is known of its formulas.
  ///
  /// - Parameter sign: The sign of a formula; it throws `undefined` for one without a value.
  func holds(
    sign: (Formula) throws(EndProblem) -> Int, isWhole: (Formula) throws(EndProblem) -> Bool
  ) throws(EndProblem) -> Bool {
    switch self {
    case .whole(let formula): return try isWhole(formula)
    case .outcome(let formula, let outcomes):
      do throws(EndProblem) {
        let sign = try sign(formula)
        return outcomes.contains(sign < 0 ? .negative : sign > 0 ? .positive : .zero)
      } catch {
        if error == .undefined { return outcomes.contains(.undefined) }
        throw error
      }
    case .all(let parts):
      for part in parts where try !part.holds(sign: sign, isWhole: isWhole) { return false }
      return true
    case .any(let parts):
      for part in parts where try part.holds(sign: sign, isWhole: isWhole) { return true }
      return false
    }
  }
}
