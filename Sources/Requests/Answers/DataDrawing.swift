public import Graphing
public import Sheets

/// Columns of data as points, and rows of formulas, over axes.
public struct DataDrawing: Drawing {
  private let series: [DataMarks]
  private let rows: [PlotRow]
  private let x: ClosedRange<Double>
  private let y: ClosedRange<Double>
  private let isBare: Bool
  private let time: TimeAxes
  private let labels: AxisLabels
  private let title: String
  /// Whether no point has a place.
  public let isEmpty: Bool

  /// - Parameters:
  ///   - x: The range of x; `nil` for one that holds all points. Likewise `y`.
  ///   - time: Which of them are dates or times.
  ///   - labels: What the axes stand for.
  ///   - title: What a `TitledDrawing` writes above it.
  public init(
    of series: [DataMarks], rows: [PlotRow], x: ClosedRange<Double>?, y: ClosedRange<Double>?,
    time: TimeAxes = TimeAxes(), labels: AxisLabels = AxisLabels(), title: String = "", bare: Bool
  ) {
    (self.series, self.rows, self.time, isBare) = (series, rows, time, bare)
    (self.labels, self.title) = (labels, title)
    var hull: (x: ClosedRange<Double>, y: ClosedRange<Double>)?
    for marks in series {
      guard let ranges = marks.ranges else { continue }
      hull =
        hull.map { (Self.joined($0.x, ranges.x), Self.joined($0.y, ranges.y)) } ?? ranges
    }
    isEmpty = hull == nil
    self.x = x ?? hull?.x ?? -10...10
    self.y = y ?? hull?.y ?? -10...10
  }

  private static func joined(
    _ a: ClosedRange<Double>, _ b: ClosedRange<Double>
  ) -> ClosedRange<Double> {
    min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
  }

  public func draw(on canvas: inout some Canvas) {
    let window = PlotWindow(x: PlotSide(x), y: PlotSide(y))
    let layers = rows.map { $0.layer(.line, angle: .radians, in: window) }
    var axes = AxesStyle()
    axes.time = time
    (axes.labels, axes.title) = (labels, title)
    LayeredPlot(x: x, y: y, axes: axes).draw(layers, data: series, bare: isBare, on: &canvas)
  }
}
