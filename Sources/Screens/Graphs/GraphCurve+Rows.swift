import Formulas
import Graphing
import Sheets

// What rows of sheets draw.
extension GraphCurve {
  /// What a row of a sheet draws.
  ///
  /// - Parameters:
  ///   - yUnit: How many units of y are as long as one of x.
  ///   - logarithmic: The axes that count powers of ten.
  ///   - old: What the row drew before: what it has compiled is used again.
  init(
    id: Int, _ sheetRow: Sheet.Drawn, angle: AngleUnit, color: Int, yUnit: Double,
    on logarithmic: LogarithmicAxes, replacing old: GraphCurve?
  ) {
    let plot = sheetRow.plot
    self.logarithmic = logarithmic
    self.id = id
    self.color = color
    self.angle = angle
    (self.sheetRow, self.yUnit, open) = (sheetRow.row, yUnit, sheetRow.open)
    (text, row, problem) = (plot.text, plot, nil)
    if let open, case .function(let formula) = plot {
      source = .formula(
        FormulaSource(formula, from: open, reusing: old?.formulaSource, angle: angle))
      (relation, relationTiles) = (nil, nil)
      drawn = source
      if yUnit != 1 || logarithmic.isAny { measure(plot, in: yUnit, reusing: old?.drawn) }
      return
    }
    if let open, yUnit == 1, !logarithmic.isAny, case .relation(let relation, let parts) = plot {
      self.relation = relation
      (source, drawn) = (nil, nil)
      let known = old?.openFigure.flatMap { $0.belongs(to: open, angle: angle) ? $0 : nil }
      openFigure = known ?? OpenFigure(open, angle: angle)
      if let figure = openFigure?.figure(parts, for: open) {
        relationTiles = RelationTiles(guessing: figure) { Self.figure(of: plot, angle, in: nil) }
      } else {
        relationTiles = RelationTiles(of: Self.figure(of: plot, angle, in: nil))
      }
      return
    }
    (drawn, relation, relationTiles) = Self.parts(
      of: plot.drawn(on: logarithmic).measuringY(in: yUnit), angle)
    data = Self.data(of: plot.drawn(on: logarithmic), yUnit)
    if yUnit != 1 || logarithmic.isAny, case .function = plot {
      source = Self.parts(of: plot, angle).0
    } else {
      source = drawn
    }
  }

  /// Writes a function with parameters for its axes.
  mutating func measure(
    _ plot: PlotRow, in yUnit: Double, reusing old: GraphCurveSource?
  ) {
    guard let open, let angle,
      case .function(let formula) = plot.drawn(on: logarithmic).measuringY(in: yUnit)
    else { return }
    var known: FormulaSource?
    if case .formula(let source)? = old { known = source }
    drawn = .formula(
      FormulaSource(
        formula, from: open.drawn(on: logarithmic).measuringY(in: yUnit), reusing: known,
        angle: angle))
  }

  /// Whether it is what a row of a sheet draws.
  func draws(_ plot: PlotRow, ofRow sheetRow: Int) -> Bool {
    self.sheetRow == sheetRow && row == plot
  }

  /// Whether it is what a row draws, for other values of parameters.
  func isMoved(to drawn: Sheet.Drawn) -> Bool {
    guard sheetRow == drawn.row, let open, let other = drawn.open else { return false }
    return open.isSame(as: other)
  }

  /// The values where axes are logarithmic, in decades.
  var sourceInDecades: GraphCurveSource? {
    guard case .function(let formula)? = row?.drawn(on: logarithmic), let angle else { return nil }
    return .formula(FormulaSource(formula, angle: angle, isCertain: true))
  }
}
