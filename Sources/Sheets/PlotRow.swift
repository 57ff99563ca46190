public import Formulas
public import Graphing

/// A row of a plot: a function of one variable, a relation of coordinates and parameters, or data.
public indirect enum PlotRow: Equatable, Sendable {
  case function(Formula)
  /// What a relation draws is known when it is read.
  case relation(Relation, parts: [PlanePart])
  /// Data, and what it is called.
  case data(DataFigure, name: String)

  /// The row as it is written, with `y =` before a function.
  public var text: String {
    switch self {
    case .function(let formula): "y = " + formula.text
    case .relation(let relation, _): relation.text
    case .data(_, let name): name
    }
  }

  /// The row with x in place of a function's variable.
  package var ofAbscissa: PlotRow {
    if case .function(let formula) = self { .function(formula.ofAbscissa) } else { self }
  }

  /// What the row draws; a function of any variable becomes an equation of x and y.
  var parts: [PlanePart] {
    switch self {
    case .relation(_, let parts): parts
    case .data: []
    case .function(let formula):
      [
        .solutions(.comparison(.variable("y"), [Relation.Link(.equal, formula.ofAbscissa)]))
      ]
    }
  }
}

extension PlaneFigure {
  /// The points that one of the rows draws.
  public init(anyOf rows: [PlotRow], angle: AngleUnit) {
    self.init(rows.flatMap { $0.parts }, angle: angle)
  }

  /// The points that one of the parts has.
  package init(_ parts: [PlanePart], angle: AngleUnit) {
    let curves = parts.compactMap { part in
      if case .curve(let form) = part { FormulaCurve(form, angle: angle) } else { nil }
    }
    self.init(Relation(anyOf: parts).map { PlaneRelation($0, angle: angle) }, curves: curves)
  }
}
