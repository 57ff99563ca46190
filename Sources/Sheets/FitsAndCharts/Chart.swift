import Formulas
import Graphing
import OrdinateNumerics
import Statistics

/// A picture of the values of one list.
public enum Chart: String, Equatable, Sendable, CaseIterable {
  /// How many values are in each of equal steps: `histogram(y_1, 5)`.
  case histogram
  /// Quartiles, and how far values go: `boxplot(y_1)`.
  case box = "boxplot"
  /// A dot for each value, above those before it: `dotplot(y_1)`.
  case dots = "dotplot"

  /// The most steps of a histogram.
  static let mostSteps = 1_000

  /// The chart that a text begins with, and where its values begin.
  init?(_ source: [UInt8], end: inout Int) {
    let start = source.firstIndex { $0 != UInt8(ascii: " ") } ?? 0
    for chart in Self.allCases where source[start...].starts(with: chart.rawValue.utf8) {
      end = start + chart.rawValue.utf8.count
      self = chart
      return
    }
    return nil
  }

  /// What the chart draws.
  ///
  /// - Parameters:
  ///   - values: Finite numbers.
  ///   - parameter: The width of a step of a histogram or a dot plot, above 0, or the height of a box plot; `nil` for a
  ///     usual one.
  /// - Returns: `nil` if there are too many steps.
  func figure(_ values: [Double], _ parameter: Double?) -> DataFigure? {
    if values.isEmpty { return DataFigure() }
    switch self {
    case .histogram:
      guard let histogram = Histogram(of: values, width: parameter),
        histogram.counts.count <= Self.mostSteps
      else { return nil }
      return Self.figure(of: histogram)
    case .box: return BoxPlot(of: values).map { Self.figure(of: $0, at: parameter ?? 1) }
    case .dots: return dots(values.sorted(), step: parameter)
    }
  }

  private static func figure(of histogram: Histogram) -> DataFigure {
    var figure = DataFigure()
    for (index, count) in histogram.counts.enumerated() where count > 0 {
      let left = histogram.start + Double(index) * histogram.width
      figure.bars.append(
        DataFigure.Bar(x: left...left + histogram.width, y: 0...Double(count)))
    }
    return figure
  }

  /// A box between the quartiles with a line at the median; lines to the whiskers, and points beyond.
  private static func figure(of plot: BoxPlot<Double>, at height: Double) -> DataFigure {
    let numbers = plot.quartiles.numbers
    let (low, middle, high) = (numbers[1], numbers[2], numbers[3])
    var figure = DataFigure()
    let half = 0.3
    figure.bars.append(DataFigure.Bar(x: low...high, y: height - half...height + half))
    func add(_ x: Double, _ y: Double, to x2: Double, _ y2: Double) {
      figure.lines.move(to: Point(x: x, y: y))
      figure.lines.line(to: Point(x: x2, y: y2))
    }
    add(middle, height - half, to: middle, height + half)
    let (least, most) = plot.whiskers
    add(least, height, to: low, height)
    add(high, height, to: most, height)
    for end in [least, most] { add(end, height - half / 2, to: end, height + half / 2) }
    figure.points = plot.outliers.map { Point(x: $0, y: height) }
    return figure
  }

  private func dots(_ values: [Double], step: Double?) -> DataFigure {
    var figure = DataFigure()
    var (last, count) = (Double.nan, 0.0)
    for value in values {
      let place = step.map { Elementary.round(value / $0) * $0 } ?? value
      count = place == last ? count + 1 : 1
      last = place
      figure.points.append(Point(x: place, y: count))
    }
    return figure
  }
}
