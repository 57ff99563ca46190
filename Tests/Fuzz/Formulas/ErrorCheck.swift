import Formulas
import FuzzSupport

/// Checks that doubles and real numbers find the same error, where they find it at the same place and
/// rounding cannot be the reason. Doubles do not decide about quantiles.
///
/// - Parameter error: That of doubles.
func checkErrors(of formula: Formula, _ sample: Sample, _ error: DomainError) {
  // Nothing is claimed about these errors, and a text that ends in one may take long to evaluate.
  if [.overflow, .undecided, .unfinished].contains(error) { return }
  let variables = sample.variables(of: formula)
  guard
    let (place, found) = domainError({ () throws(FormulaError) in
      try Formula.value(
        of: sample.utf8, options: sample.options, variables: variables, angle: sample.angle)
    }),
    let (realPlace, realFound) = domainError({ () throws(FormulaError) in
      try Formula.shownText(
        of: String(decoding: sample.utf8, as: UTF8.self), options: sample.options,
        variables: RealVariables(variables), angle: sample.angle, work: 200_000)
    }),
    place == realPlace, realFound.isCertain,
    let part = try? Formula(utf8: Array(sample.utf8[place]), options: sample.options),
    part.hasWholeNumbersOnly
  else { return }
  claim(
    found == realFound, "doubles and real numbers find the same error",
    "\(part.ascii) with \(variables): \(found), \(realFound)")
}

/// The place and the error of a computation; `nil` if it succeeds.
private func domainError(
  _ compute: () throws(FormulaError) -> some Any
) -> (Range<Int>, DomainError)? {
  do {
    _ = try compute()
    return nil
  } catch {
    guard case .domain(let error, let place) = error else { return nil }
    return (place, error)
  }
}

extension Formula {
  /// Whether it is one operation on whole numbers, each perhaps with a sign, so that nothing is rounded.
  fileprivate var hasWholeNumbersOnly: Bool {
    var operations = 0
    for part in parts {
      switch part.kind {
      case .number(let number):
        let double = number.double
        guard double.magnitude < 0x1p53, double == double.rounded() else { return false }
      case .negated: break
      case .constant, .variable: return false
      case .sum, .product, .power, .operation: operations += 1
      }
    }
    return operations == 1
  }
}
