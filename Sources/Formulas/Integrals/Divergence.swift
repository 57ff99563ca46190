import OrdinateNumerics

/// What shows that a formula's integral up to a zero of one of its divisors has no finite value.
///
/// Near a zero of u, where u has a slope, a formula that is n ÷ u and something bounded is as large as
/// 1 ÷ distance.
struct Divergence {
  /// The divisor whose zero it is.
  let divisor: Formula
  /// The divisor's slope, the rest of its term, the divisor, and the other terms.
  let formulas: [Formula]

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
        let others = terms.indices.filter { $0 != index }.map { terms[$0].formula }
        found.append(
          Divergence(divisor: factor.0, formulas: [slope, rest.formula, factor.0] + others))
      }
    }
    return found
  }

  /// Whether enclosures of the formulas over an interval with a zero of the divisor prove it.
  static func isProved(by values: [Interval]) -> Bool {
    values[0].decoration >= .defined && values[1].isAwayFromZero
      && values[2].decoration == .continuous
      && (values[2...] + [values[0]]).allSatisfy { !$0.isEmpty && $0.width.isFinite }
  }
}

extension Rational {
  fileprivate var isAtLeastOne: Bool { numerator >= denominator }
}
