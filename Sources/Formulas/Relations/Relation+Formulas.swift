extension Relation {
  /// The formulas that it compares, from left to right.
  ///
  /// - Complexity: O(links and connectives).
  public var formulas: [Formula] {
    pieces.compactMap { if case .formula(let formula) = $0 { formula } else { nil } }
  }

  /// The free variables, in order of first appearance.
  ///
  /// - Complexity: O(nodes · variables).
  public var variables: [Name] {
    var names: [Name] = []
    for formula in formulas {
      for name in formula.variables where !names.contains(name) { names.append(name) }
    }
    return names
  }
}
