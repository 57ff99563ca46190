import Formulas

extension PlotRow {
  /// What y is, for a function of x.
  var functionValue: Formula? {
    if case .function(let formula) = self { RowEquation(formula).value } else { nil }
  }

  /// Whether the row is a curve that a parameter draws.
  public var isParametric: Bool {
    parts.contains { if case .curve = $0 { true } else { false } }
  }

  /// The relation of x and y that the row is; `nil` for a function.
  var solutions: Relation? {
    guard case .relation(_, let parts) = self else { return nil }
    let relations = parts.compactMap { part in
      if case .solutions(let relation) = part { relation } else { nil }
    }
    let all = relations.count == 1 ? relations[0] : .any(relations)
    return all.clearedOfDenominators
  }
}

/// A function of one variable as an equation of x and y.
struct RowEquation {
  /// `y = f(x)`.
  let relation: Relation
  /// `f(x)`.
  let value: Formula

  init(_ formula: Formula) {
    value = formula.substituting { $0.isBound ? nil : .variable("x") }
    relation =
      Relation.comparison(.variable("y"), [Relation.Link(.equal, value)])
      .clearedOfDenominators
  }
}
