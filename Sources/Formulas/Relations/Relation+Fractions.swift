extension Relation {
  /// A relation with the same solutions, in which numerators and denominators stand for the fractions of
  /// equations: `x y = 1 ∧ x ≠ 0` for `y = 1÷x`.
  ///
  /// - Complexity: O(nodes).
  package var clearedOfDenominators: Relation {
    switch self {
    case .comparison(let left, let links):
      guard links.count == 1, links[0].sign == .equal else { return self }
      let difference = Formula.adding(left, Formula.Term(links[0].right, isInverted: true))
      // Where all else has values, only denominators that are 0 take the value away.
      guard let (zeros, poles, _) = difference.zerosAndPoles, poles != .number(1), zeros.isTotal,
        poles.isTotal
      else { return self }
      return .all([
        .comparison(zeros.simplified, [Link(.equal, .number(0))]),
        .comparison(poles.simplified, [Link(.notEqual, .number(0))]),
      ])
    case .all(let parts): return .all(parts.map { $0.clearedOfDenominators })
    case .any(let parts): return .any(parts.map { $0.clearedOfDenominators })
    case .wholeNumber, .not: return self
    }
  }
}
