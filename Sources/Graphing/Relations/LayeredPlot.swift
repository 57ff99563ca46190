/// Curves and relations over the same axes.
public struct LayeredPlot {
  /// One row of the plot.
  public enum Layer {
    case curve(AnyGraphDataSource)
    case relation(PlaneRelation)
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
  ///   - shouldStop: Asked often; what a relation has not decided then is hatched.
  /// - Returns: The relations as they were drawn.
  @discardableResult
  public func draw(
    _ layers: [Layer], bare: Bool = false, on canvas: inout some Canvas,
    shouldStop: () -> Bool = { false }
  ) -> [RelationPlot] {
    let viewport = viewport(size: canvas.size)
    canvas.fill(.background)
    let relations = layers.map { layer -> RelationPlot? in
      guard case .relation(let relation) = layer else { return nil }
      return RelationPlot(of: relation, in: viewport, shouldStop: shouldStop)
    }
    for (index, relation) in relations.enumerated() {
      relation?.drawRegion(index: index, on: &canvas)
    }
    if !bare { Axes(viewport: viewport, metrics: canvas.textMetrics).draw(on: &canvas) }
    let width = bare ? 1.5 : 2
    for (index, layer) in layers.enumerated() {
      switch layer {
      case .relation: relations[index]?.drawCurves(index: index, width: width, on: &canvas)
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
    return relations.compactMap { $0 }
  }
}
