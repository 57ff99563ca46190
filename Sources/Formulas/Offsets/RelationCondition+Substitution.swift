extension RelationCondition {
  /// The condition with each variable replaced by the formula that it stands for, if there is one.
  package func substituting(_ meaning: (Name) -> Formula?) -> RelationCondition {
    switch self {
    case .outcome(let formula, let outcomes):
      .outcome(formula.substituting(meaning), outcomes)
    case .whole(let formula): .whole(formula.substituting(meaning))
    case .all(let parts): .all(parts.map { $0.substituting(meaning) })
    case .any(let parts): .any(parts.map { $0.substituting(meaning) })
    }
  }
}
