import Formulas
import Graphing
import OrdinateNumerics

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
    let values = values.sorted()
    guard let first = values.first, let last = values.last else { return DataFigure() }
    switch self {
    case .histogram:
      return histogram(values, first, last, step: parameter ?? Self.usualStep(values))
    case .box: return box(values, at: parameter ?? 1)
    case .dots: return dots(values, step: parameter)
    }
  }

  private func histogram(
    _ values: [Double], _ first: Double, _ last: Double, step: Double
  ) -> DataFigure? {
    let (low, high) = (Elementary.floor(first / step), Elementary.floor(last / step))
    guard high - low < Double(Self.mostSteps) else { return nil }
    var counts = [Int](repeating: 0, count: Int(high - low) + 1)
    for value in values { counts[Int(Elementary.floor(value / step) - low)] += 1 }
    var figure = DataFigure()
    for (index, count) in counts.enumerated() where count > 0 {
      let left = (low + Double(index)) * step
      figure.bars.append(
        DataFigure.Bar(x: left...(low + Double(index + 1)) * step, y: 0...Double(count)))
    }
    return figure
  }

  /// A round step near to the one of Freedman and Diaconis.
  ///
  /// - Source: Freedman and Diaconis 1981, "On the histogram as a density estimator: L2 theory".
  private static func usualStep(_ values: [Double]) -> Double {
    let range = values[values.count - 1] - values[0]
    if range == 0 { return 1 }
    let spread = quantile(values, 0.75) - quantile(values, 0.25)
    let count = Elementary.cubeRoot(Double(values.count))
    let wanted = spread > 0 ? 2 * spread / count : range / count
    let power = Elementary.power(10, Elementary.floor(Elementary.log10(wanted)))
    let ratio = wanted / power
    let step = (ratio < 1.5 ? 1 : ratio < 3.5 ? 2 : ratio < 7.5 ? 5 : 10) * power
    return max(step, range / Double(mostSteps / 2))
  }

  /// The value below which a share of sorted values lies, between two of these by a line.
  static func quantile(_ values: [Double], _ share: Double) -> Double {
    let place = share * Double(values.count - 1)
    let lower = Int(place)
    let upper = min(lower + 1, values.count - 1)
    return values[lower] + (values[upper] - values[lower]) * (place - Double(lower))
  }

  /// A box from the first to the third quartile with a line at the median; lines to the farthest values within one and
  /// a half of its width, and points beyond.
  ///
  /// - Source: Tukey 1977, "Exploratory Data Analysis".
  private func box(_ values: [Double], at height: Double) -> DataFigure {
    let (low, middle, high) = (
      Self.quantile(values, 0.25), Self.quantile(values, 0.5), Self.quantile(values, 0.75)
    )
    let reach = 1.5 * (high - low)
    let inside = values.filter { $0 >= low - reach && $0 <= high + reach }
    var figure = DataFigure()
    let half = 0.3
    figure.bars.append(DataFigure.Bar(x: low...high, y: height - half...height + half))
    func add(_ x: Double, _ y: Double, to x2: Double, _ y2: Double) {
      figure.lines.move(to: Point(x: x, y: y))
      figure.lines.line(to: Point(x: x2, y: y2))
    }
    add(middle, height - half, to: middle, height + half)
    let (least, most) = (inside.first ?? low, inside.last ?? high)
    add(least, height, to: low, height)
    add(high, height, to: most, height)
    for end in [least, most] { add(end, height - half / 2, to: end, height + half / 2) }
    for value in values where value < least || value > most {
      figure.points.append(Point(x: value, y: height))
    }
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
