extension RelationCondition {
  /// The condition with each variable replaced by the formula that it stands for, if there is one.
  package func substituting(_ meaning: (Name) -> Formula?) -> RelationCondition {
    mapping { $0.substituting(meaning) }
  }

  /// The condition with another formula for each.
  package func mapping(_ other: (Formula) -> Formula) -> RelationCondition {
    switch self {
    case .outcome(let formula, let outcomes): .outcome(other(formula), outcomes)
    case .whole(let formula): .whole(other(formula))
    case .all(let parts): .all(parts.map { $0.mapping(other) })
    case .any(let parts): .any(parts.map { $0.mapping(other) })
    }
  }
}
