public import Formulas
public import Graphing

extension PlotRow {
  /// How the row is drawn in a window. A function has its own method where its coordinates are doubles.
  public func layer(
    _ style: CurveStyle, angle: AngleUnit, in window: PlotWindow
  ) -> LayeredPlot.Layer {
    if case .function(let formula) = self {
      if !window.isDeep {
        return .curve(
          AnyGraphDataSource(FormulaSource(formula, angle: angle, curvatures: false)))
      }
      if style == .dots {
        return .curve(AnyGraphDataSource(OffsetValues(formula, angle: angle, in: window)))
      }
    }
    if case .data(let figure, _) = self {
      return window.isDeep ? .data(DataFigure()) : .data(figure)
    }
    return .figure(PlaneFigure(anyOf: [self], angle: angle, in: window))
  }
}

extension Formula {
  /// A function of any variable as one of x.
  var ofAbscissa: Formula { substituting { $0.isBound ? nil : .variable("x") } }
}
