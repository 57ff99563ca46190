public import Formulas
public import Graphing

/// A row of a plot: a function of one variable, or a relation of x and y.
public enum PlotRow: Sendable {
  case function(Formula)
  case relation(Relation)

  /// The row as it is written, with `y =` before a function.
  public var text: String {
    switch self {
    case .function(let formula): "y = " + formula.text
    case .relation(let relation): relation.text
    }
  }

  /// The row as a relation: a function of any variable becomes an equation of x and y.
  public var relation: Relation {
    switch self {
    case .relation(let relation): relation
    case .function(let formula):
      .comparison(
        .variable("y"),
        [Relation.Link(.equal, formula.substituting { $0.isBound ? nil : .variable("x") })])
    }
  }

  /// What to draw; see `RelationPlot`.
  public func plane(angle: AngleUnit) -> PlaneRelation { PlaneRelation(relation, angle: angle) }
}

extension PlaneRelation {
  /// The points that are solutions of one of the rows.
  public init(anyOf rows: [PlotRow], angle: AngleUnit) {
    self.init(rows.count == 1 ? rows[0].relation : .any(rows.map { $0.relation }), angle: angle)
  }
}
