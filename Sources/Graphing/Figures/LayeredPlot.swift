/// Curves and figures over the same axes.
public struct LayeredPlot {
  /// One row of the plot.
  public enum Layer {
    case curve(AnyGraphDataSource)
    case figure(PlaneFigure)
  }

  public let x: ClosedRange<Double>
  /// `nil` for a range around 0 in which a unit is as high as it is wide.
  public let y: ClosedRange<Double>?
  public let style: CurveStyle

  /// - Precondition: The ranges are domains (`Viewport.isDomain`).
  public init(x: ClosedRange<Double>, y: ClosedRange<Double>?, style: CurveStyle = .line) {
    (self.x, self.y, self.style) = (x, y, style)
  }

  /// The part of the plane that a canvas shows.
  public func viewport(size: Size) -> Viewport {
    let half = (x.upperBound - x.lowerBound) * size.height / size.width / 2
    return Viewport(x: x, y: y ?? -half...half, size: size)
  }

  /// Draws regions, then axes, then curves, in the order of the layers.
  ///
  /// - Parameters:
  ///   - bare: Draws no axes, and curves 1.5 points wide instead of 2.
  ///   - shouldStop: Asked often; what a figure has not decided then is hatched.
  /// - Returns: The figures as they were drawn.
  @discardableResult
  public func draw(
    _ layers: [Layer], bare: Bool = false, on canvas: inout some Canvas,
    shouldStop: () -> Bool = { false }
  ) -> [RelationPlot] {
    let viewport = viewport(size: canvas.size)
    canvas.fill(.background)
    let figures = layers.map { layer -> RelationPlot? in
      guard case .figure(let figure) = layer else { return nil }
      return RelationPlot(of: figure, in: viewport, shouldStop: shouldStop)
    }
    for (index, figure) in figures.enumerated() {
      figure?.drawRegion(index: index, on: &canvas)
    }
    if !bare { Axes(viewport: viewport, metrics: canvas.textMetrics).draw(on: &canvas) }
    let width = bare ? 1.5 : 2
    for (index, layer) in layers.enumerated() {
      switch layer {
      case .figure: figures[index]?.drawCurves(index: index, width: width, on: &canvas)
      case .curve(let source):
        switch style {
        case .line:
          canvas.draw(
            strokes: CurvePlot.strokes(of: source, in: viewport), width: width, role: .curve(index))
        case .dots:
          canvas.draw(dots: CurvePlot.dots(of: source, in: viewport), role: .curve(index))
        }
      }
    }
    return figures.compactMap { $0 }
  }
}
