public import Graphing

extension GraphScreen {
  /// Does one small piece of the work that is left: one row of values of one curve.
  ///
  /// - Returns: `false` when all that is in sight has been computed.
  public mutating func advance() -> Bool { false }

  /// Draws axes and curves, as far as they have been computed.
  ///
  /// - Parameter canvas: Of the view's size.
  public func draw(on canvas: inout some Canvas) {
    canvas.fill(.background)
    view.drawAxes(on: &canvas)
    for curve in curves where curve.isShown {
      guard let source = curve.source else { continue }
      switch view.style {
      case .line:
        canvas.draw(
          strokes: CurvePlot.strokes(of: source, in: view.viewport), width: 2,
          role: .curve(curve.color))
      case .dots:
        canvas.draw(
          dots: CurvePlot.dots(of: source, in: view.viewport), role: .curve(curve.color))
      }
    }
  }
}
