public import OrdinateNumerics

/// A relation as conditions on single formulas, joined by *and* and *or*: what can be enclosed and drawn.
public indirect enum RelationCondition: Hashable, Sendable {
  /// The value of the formula is one of these.
  case outcome(Formula, Outcomes)
  /// The value of the formula is a whole number.
  case whole(Formula)
  case all([RelationCondition])
  case any([RelationCondition])

  /// The conditions for a relation, rewritten by `EquationRule` so that they are easy to enclose.
  ///
  /// - Parameter angle: The unit of angles in the relation's formulas.
  /// - Complexity: O(nodes); a product of equations becomes as many conditions.
  public init(_ relation: Relation, angle: AngleUnit = .radians) {
    self.init(relation, isNegated: false, EquationRules(angle: angle))
  }

  private init(_ relation: Relation, isNegated: Bool, _ rules: EquationRules) {
    switch relation {
    case .comparison(let first, let links):
      var left = first
      var conditions: [RelationCondition] = []
      for link in links {
        conditions.append(Self.comparing(left, link, isNegated: isNegated, rules))
        left = link.right
      }
      self = isNegated ? .any(conditions) : .all(conditions)
    case .wholeNumber(let formula):
      self =
        isNegated
        ? .outcome(.operation(.frac, [formula]), Outcomes.zero.complement) : .whole(formula)
    case .not(let relation): self.init(relation, isNegated: !isNegated, rules)
    case .all(let relations):
      let parts = relations.map { RelationCondition($0, isNegated: isNegated, rules) }
      self = isNegated ? .any(parts) : .all(parts)
    case .any(let relations):
      let parts = relations.map { RelationCondition($0, isNegated: isNegated, rules) }
      self = isNegated ? .all(parts) : .any(parts)
    }
  }

  private static func comparing(
    _ left: Formula, _ link: Relation.Link, isNegated: Bool, _ rules: EquationRules
  ) -> RelationCondition {
    let outcomes = link.sign.outcomes
    let (left, right) = (left.joiningSquares, link.right.joiningSquares)
    if outcomes == .zero && !isNegated { return rules.condition(left, equals: right) }
    return rules.condition(
      rules.difference(left, right), in: isNegated ? outcomes.complement : outcomes)
  }
}

extension Comparison {
  /// The signs of the left side less the right side for which the comparison holds.
  var outcomes: Outcomes {
    switch self {
    case .equal: .zero
    case .notEqual: [.negative, .positive]
    case .less: .negative
    case .lessOrEqual: [.negative, .zero]
    case .greater: .positive
    case .greaterOrEqual: [.positive, .zero]
    }
  }
}
