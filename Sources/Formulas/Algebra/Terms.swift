/// A simplified sum: no two of its terms differ only in their coefficients.
struct Terms {
  private var terms: [Factors] = []

  /// How many terms are searched for a like one; enough for formulas people write.
  private static let reach = 16

  /// Adds a multiple of a simplified formula. Multiples of sums are multiplied out, which makes
  /// them no longer.
  ///
  /// - Complexity: O(terms and factors of `formula`).
  mutating func add(_ formula: Formula, times multiple: Rational = .one) {
    if case .sum(let terms) = formula.kind {
      for term in terms {
        add(term.formula, times: term.isInverted ? multiple.negated : multiple)
      }
      return
    }
    var product = Factors(formula)
    guard let coefficient = product.coefficient.times(multiple) else {
      return append(Factors(coefficient: multiple, base: formula))
    }
    if product.factors.count == 1, product.factors[0].exponent.isOne,
      case .sum = product.factors[0].base.kind
    {
      return add(product.factors[0].base, times: coefficient)
    }
    product.coefficient = coefficient
    append(product)
  }

  private mutating func append(_ term: Factors) {
    if term.coefficient.isZero { return }
    for index in terms.indices.suffix(Self.reach) where terms[index].isLike(term) {
      guard let sum = terms[index].coefficient.plus(term.coefficient) else { continue }
      terms[index].coefficient = sum
      return
    }
    terms.append(term)
  }

  /// The sum as a formula; 0 if it is empty. Of two terms, a subtracted one comes last.
  var formula: Formula {
    var rest = terms.filter { !$0.coefficient.isZero }
    if rest.count == 2, rest[0].coefficient.isNegative, !rest[1].coefficient.isNegative {
      rest.swapAt(0, 1)
    }
    var chain: [Formula.Term] = []
    for var term in rest {
      let isSubtracted = !chain.isEmpty && term.coefficient.isNegative
      if isSubtracted { term.coefficient = term.coefficient.negated }
      chain.append(Formula.Term(term.formula, isInverted: isSubtracted))
    }
    if chain.isEmpty { return .number(0) }
    return chain.count == 1 ? chain[0].formula : .chain(.sum, of: chain)
  }
}
