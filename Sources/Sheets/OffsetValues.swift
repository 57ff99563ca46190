import Formulas
import Graphing
import OrdinateNumerics
import Reals

/// The values of a function as offsets, for dots: without derivatives and enclosures.
struct OffsetValues: GraphDataSource {
  private let tape: Tape
  private let constants: [Double]

  init(_ formula: Formula, angle: AngleUnit, in window: PlotWindow) {
    let rewriter = OffsetRewriter([window.x.coordinate("x")], angle: angle)
    let offset = rewriter.rewritten(window.y.coordinate("y").offset(of: formula.ofAbscissa))
    tape = Tape(valuesOf: offset, variables: rewriter.variables, angle: angle)
    constants = rewriter.enclosures.map { $0.midpoint }
  }

  func values(at xs: [Double]) -> [Double] {
    var rows = RowEvaluator()
    return rows.evaluate(
      tape, at: [xs] + constants.map { [Double](repeating: $0, count: xs.count) })
  }
}

extension PlotSide {
  /// A range of y around 0 in which a unit is as high as it is wide in this range of x, to one part in 2²⁴: its ends
  /// have few bits, so that what touches an edge of a pixel can be decided.
  ///
  /// - Parameter ratio: The height of the picture, in widths.
  func centered(times ratio: Double) -> PlotSide {
    let unit = Double(decimal: Array("1e\(exponent)".utf8)) ?? 1
    let half = (range.upperBound - range.lowerBound) * unit * ratio / 2
    let step = half.ulp * 0x1p29
    let short = step > 0 ? (half / step).rounded() * step : half
    return PlotSide(-short...short)
  }

  /// A range that shows the values of functions in a small range of x far from 0.
  ///
  /// - Returns: `nil` if there is a relation, or no value, or if the range of x is not small.
  init?(ofValuesOf rows: [PlotRow], angle: AngleUnit, over x: PlotSide) {
    guard x.isDeep else { return nil }
    let formulas = rows.compactMap { row -> Formula? in
      if case .function(let formula) = row { formula } else { nil }
    }
    guard formulas.count == rows.count else { return nil }
    let rewriter = OffsetRewriter([x.coordinate("x")], angle: angle)
    if formulas.count == 1, let values = rewriter.narrowRange(of: formulas[0].ofAbscissa) {
      self.init(from: values.lower, through: values.upper)
      return
    }
    let window = PlotWindow(x: x, y: PlotSide(-1...1))
    let sources = formulas.map { OffsetValues($0, angle: angle, in: window) }
    guard let range = CurvePlot.automaticRange(of: sources, over: x.range) else { return nil }
    self.init(range)
  }
}
