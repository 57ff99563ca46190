import OrdinateNumerics

/// What shows that a formula's integral up to a zero of one of its divisors has no finite value.
///
/// Near a zero of u, where u has a slope, a formula that is n ÷ u and something bounded is as large as
/// 1 ÷ distance.
struct Divergence {
  /// The divisor whose zero it is.
  let divisor: Formula
  private let slope: Formula
  /// What the divisor's term is without it.
  private let rest: Formula
  private let otherTerms: [Formula]

  /// One for each divisor with the variable in a simplified formula.
  static func all(in formula: Formula, along variable: Name) -> [Divergence] {
    var terms = [Formula.Term(formula)]
    if case .sum(let all) = formula.kind { terms = all }
    var found: [Divergence] = []
    for (index, term) in terms.enumerated() {
      let factors = Factors(term.formula).factors.flatMap { Integrator.plain($0) }
      for (place, factor) in factors.enumerated()
      where factor.0.contains(variable) && factor.1.isNegative && factor.1.magnitude.isAtLeastOne {
        guard let slope = try? factor.0.derivative(withRespectTo: variable) else { continue }
        var rest = Factors()
        for (other, factor) in factors.enumerated() where other != place {
          rest.multiply(by: factor.0, toThe: factor.1)
        }
        found.append(
          Divergence(
            divisor: factor.0, slope: slope, rest: rest.formula,
            otherTerms: terms.indices.filter { $0 != index }.map { terms[$0].formula }))
      }
    }
    return found
  }

  /// What has to be enclosed over an interval with a zero of the divisor.
  var formulas: [Formula] { [rest, slope, divisor] + otherTerms }

  /// Whether enclosures over such an interval prove it.
  ///
  /// - Parameter enclosures: Those of `formulas`, in their order.
  func isProved(by enclosures: [Interval]) -> Bool {
    let (rest, slope, divisor) = (enclosures[0], enclosures[1], enclosures[2])
    return slope.decoration >= .defined && divisor.decoration == .continuous && rest.isAwayFromZero
      && enclosures.dropFirst().allSatisfy { !$0.isEmpty && $0.width.isFinite }
  }
}

extension Rational {
  fileprivate var isAtLeastOne: Bool { numerator >= denominator }
}
