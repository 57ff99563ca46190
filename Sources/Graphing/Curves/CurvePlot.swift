/// Curves, or their values as dots, with axes, at any place and scale.
///
/// For a plain `GraphDataSource` it can only compare neighbouring values; for an `EnclosingSource`
/// it proves where the curve is connected.
public struct CurvePlot: Equatable, Sendable {
  public let x: ClosedRange<Double>
  public let y: ClosedRange<Double>
  public let style: CurveStyle

  /// - Precondition: Both ranges are domains (`Viewport.isDomain`).
  public init(x: ClosedRange<Double>, y: ClosedRange<Double>, style: CurveStyle = .line) {
    precondition(Viewport.isDomain(x) && Viewport.isDomain(y), "a plot has an extent")
    self.x = x
    self.y = y
    self.style = style
  }

  /// Draws the curves in the order of their sources, over axes that fill the canvas.
  ///
  /// - Parameters:
  ///   - ends: Those of each curve, which lines show; empty if there are none.
  ///   - bare: Draws only the curves, 1.5 points wide instead of 2.
  public func draw(
    _ sources: [some GraphDataSource], ends: [[CurveEnd]] = [], bare: Bool = false,
    on canvas: inout some Canvas
  ) {
    let viewport = Viewport(x: x, y: y, size: canvas.size)
    canvas.fill(.background)
    if !bare {
      Axes(viewport: viewport, metrics: canvas.textMetrics).draw(on: &canvas)
    }
    let width = bare ? 1.5 : 2
    for (index, source) in sources.enumerated() {
      switch style {
      case .line:
        canvas.draw(
          strokes: Self.strokes(of: source, in: viewport), width: width, role: .curve(index))
      case .dots:
        canvas.draw(dots: Self.dots(of: source, in: viewport), role: .curve(index))
      }
      if index < ends.count {
        canvas.draw(ends: ends[index], of: index, width: width, in: viewport)
      }
    }
  }

  /// The strokes of a curve, in points, cut at the sides of the canvas and a little above and below.
  public static func strokes(of source: some GraphDataSource, in viewport: Viewport) -> Strokes {
    let source = source.typeErased
    // One more column on each side: only the end of a branch may be visible.
    let (wide, left) = viewport.widened(by: 1)
    var sampler = CurveSampler(viewport: wide)
    while sampler.advance(source) {}
    return sampler.strokes.moved(byX: -left).simplified(for: viewport.size)
      .withSpecksOnPixels(of: viewport.size)
  }

  /// The place of the value at the middle of each pixel column; columns without a visible value are
  /// left out.
  public static func dots(of source: some GraphDataSource, in viewport: Viewport) -> [Point] {
    let columns = max(1, Int(viewport.size.width.rounded(.up)))
    let ys = source.values(at: (0..<columns).map { viewport.x(atDistance: Double($0) + 0.5) })
    precondition(ys.count == columns, "each x has a y")
    let bottom = viewport.size.height + 1
    return Array(unsafeUninitializedCapacity: columns) { points, count in
      for column in 0..<columns {
        let top = viewport.distanceFromTop(ys[column])
        // The next value overwrites one that is out of sight, as every value that is not finite is.
        points.initializeElement(at: count, to: Point(x: Double(column) + 0.5, y: top))
        count += top >= -1 && top <= bottom ? 1 : 0
      }
    }
  }
}
