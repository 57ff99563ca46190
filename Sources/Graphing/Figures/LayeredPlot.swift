/// Curves and figures over the same axes.
public struct LayeredPlot {
  /// One row of the plot.
  public enum Layer {
    case curve(AnyGraphDataSource)
    case figure(PlaneFigure)
    case data(DataFigure)
  }

  public let x: ClosedRange<Double>
  public let y: ClosedRange<Double>
  public let style: CurveStyle
  private let offsets: OffsetAxes
  private let axes: AxesStyle

  /// - Parameters:
  ///   - offsets: The axes for ranges that are offsets.
  ///   - axes: What is shown of them.
  /// - Precondition: The ranges are domains (`Viewport.isDomain`).
  public init(
    x: ClosedRange<Double>, y: ClosedRange<Double>, style: CurveStyle = .line,
    offsets: OffsetAxes = OffsetAxes(), axes: AxesStyle = AxesStyle()
  ) {
    (self.x, self.y, self.style, self.offsets, self.axes) = (x, y, style, offsets, axes)
  }

  /// Draws regions, then axes, then points of data, then curves, in the order of the layers.
  ///
  /// - Parameters:
  ///   - ends: Those of each layer, which lines show; empty if there are none.
  ///   - colors: The number of each layer's colour; empty for the number of the layer.
  ///   - data: Points of data, whose colours come before those of the layers unless colours are given.
  ///   - bare: Draws no axes, and curves 1.5 points wide instead of 2.
  ///   - shouldStop: Asked often; what a figure has not decided then is hatched.
  /// - Precondition: There are as many colours as layers, or none; likewise lists of ends.
  /// - Returns: The figures as they were drawn.
  @discardableResult
  public func draw(
    _ layers: [Layer], ends: [[CurveEnd]] = [], colors: [Int] = [],
    data: [DataMarks] = [], bare: Bool = false,
    on canvas: inout some Canvas, shouldStop: () -> Bool = { false }
  ) -> [RelationPlot] {
    let viewport = Viewport(x: x, y: y, size: canvas.size)
    canvas.fill(.background)
    let figures = layers.map { layer -> RelationPlot? in
      guard case .figure(let figure) = layer else { return nil }
      return RelationPlot(of: figure, in: viewport, shouldStop: shouldStop)
    }
    let colors = colors.isEmpty ? layers.indices.map { $0 + data.count } : colors
    for (index, figure) in figures.enumerated() {
      figure?.drawRegion(index: colors[index], on: &canvas)
      if case .data(let data) = layers[index] {
        data.drawRegion(index: colors[index], in: viewport, on: &canvas)
      }
    }
    if !bare {
      var style = axes
      style.labels = axes.labels.adding(day: axes.time.day(in: x))
      Axes(viewport: viewport, metrics: canvas.textMetrics, offsets: offsets, style: style)
        .draw(on: &canvas)
    }
    for (index, marks) in data.enumerated() {
      marks.draw(on: &canvas, in: viewport, color: index)
    }
    let width = bare ? 1.5 : 2
    for (index, layer) in layers.enumerated() {
      switch layer {
      case .figure:
        figures[index]?.drawCurves(index: colors[index], width: width, on: &canvas)
      case .data(let data):
        data.draw(index: colors[index], width: width, in: viewport, on: &canvas)
      case .curve(let source):
        switch style {
        case .line:
          canvas.draw(
            strokes: CurvePlot.strokes(of: source, in: viewport), width: width,
            role: .curve(colors[index]))
        case .dots:
          canvas.draw(dots: CurvePlot.dots(of: source, in: viewport), role: .curve(colors[index]))
        }
      }
      if index < ends.count {
        canvas.draw(ends: ends[index], of: colors[index], width: width, in: viewport)
      }
    }
    return figures.compactMap { $0 }
  }
}
