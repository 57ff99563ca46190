// Division; `nil` where the result has no such form.
extension ExactForm {
  /// The quotient by a form that is not 0.
  func divided(by other: ExactForm) -> ExactForm? {
    ratio(to: other).map { ExactForm($0) } ?? other.reciprocal.flatMap { multiplied(by: $0) }
  }

  /// q, if the number is q times the other: also where neither has a reciprocal, as logarithms.
  private func ratio(to other: ExactForm) -> Fraction? {
    guard let first = terms.first, let divisor = other.terms.first,
      terms.count == other.terms.count, first.monomial == divisor.monomial
    else { return nil }
    let ratio = first.coefficient / divisor.coefficient
    return other.scaled(by: ratio) == self ? ratio : nil
  }

  /// 1 ÷ the number, where the denominator can be made rational.
  var reciprocal: ExactForm? {
    guard let first = terms.first else { return nil }
    if terms.count == 1, first.monomial.nested.isEmpty {
      return first.monomial.reciprocal.map { ExactForm($0.0 / first.coefficient, $0.1) }
    }
    // A common factor of π and e stands apart.
    var common = first.monomial
    (common.radicals, common.nested) = ([], [])
    guard let inverse = common.reciprocal else { return nil }
    var rest: [Term] = []
    for term in terms {
      guard term.monomial.powerOfPi == common.powerOfPi, term.monomial.logarithm == nil,
        term.monomial.exponent == common.exponent
      else { return nil }
      rest.append(
        Term(
          coefficient: term.coefficient,
          monomial: Monomial(radicals: term.monomial.radicals, nested: term.monomial.nested)))
    }
    return ExactForm(terms: rest.insertionSorted { $0.monomial < $1.monomial }).algebraicReciprocal?
      .multiplied(by: ExactForm(inverse.0, inverse.1))
  }

  /// Numbers of a higher degree have no reciprocal here.
  private static let highestDegree = 16
  /// Elimination with longer coefficients takes longer than a key press may.
  private static let mostBitsOfRow: Int64 = 1 << 13

  /// The reciprocal of an algebraic number x by the first dependence among its powers:
  /// x^n = c₀ + c₁x + … gives 1÷x = (x^(n-1) - c₁ - c₂x - …) ÷ c₀.
  private var algebraicReciprocal: ExactForm? {
    // The degree is a multiple of the denominator of each exponent.
    let highest = Natural(UInt(Self.highestDegree))
    let hasHigherDegree = terms.contains { term in
      term.monomial.radicals.contains { $0.exponent.denominator > highest }
    }
    guard !hasHigherDegree || terms.contains(where: { !$0.monomial.nested.isEmpty }) else {
      return nil
    }
    var powers = [ExactForm(1)]
    var rows: [Row] = []
    while powers.count <= Self.highestDegree + 1 {
      let last = powers.count - 1
      var row = Row(rest: powers[last], combination: [Fraction](repeating: 0, count: last) + [1])
      for earlier in rows {
        row.reduce(by: earlier)
        guard row.rest.bits <= Self.mostBitsOfRow else { return nil }
      }
      if row.rest.isZero { return inverse(powers, row.combination) }
      rows.append(row)
      guard let next = powers[last].multiplied(by: self) else { return nil }
      powers.append(next)
    }
    return nil
  }

  /// The reciprocal, from Σ combinationᵢ · xⁱ = 0 of least degree.
  private func inverse(_ powers: [ExactForm], _ combination: [Fraction]) -> ExactForm? {
    guard !combination[0].isZero else { return nil }
    var sum = ExactForm(0)
    for index in 1..<combination.count {
      sum = sum.adding(powers[index - 1].scaled(by: combination[index]))
    }
    return sum.scaled(by: -1 / combination[0])
  }

  /// A combination of powers, and what is left of it after elimination.
  private struct Row {
    var rest: ExactForm
    var combination: [Fraction]

    /// Removes the other row's first monomial.
    mutating func reduce(by other: Row) {
      guard let pivot = other.rest.terms.first,
        let term = rest.terms.first(where: { $0.monomial == pivot.monomial })
      else { return }
      let factor = -(term.coefficient / pivot.coefficient)
      rest = rest.adding(other.rest.scaled(by: factor))
      for index in other.combination.indices {
        combination[index] = combination[index] + other.combination[index] * factor
      }
    }
  }
}
