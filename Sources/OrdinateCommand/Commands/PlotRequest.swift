import Formulas
import Graphing
import Requests
import Screens
import Sheets

/// What `plot` is asked for.
struct PlotRequest {
  let formulas: [FormulaArgument]
  let x: ClosedRange<Double>?
  let y: VerticalDomain?
  let style: Plot.Style?
  let xMax: Double?
  let samples: Int?
  let size: Size?
  let bare: Bool
  let out: String?
  let format: PictureFormat?
  var angle = AngleUnit.radians
  /// How many lines it takes at most where it is drawn in the terminal.
  var rows = 200

  /// Whether it is for the Plotter's dots.
  var isDotPlot: Bool { xMax != nil || samples != nil }

  func run() throws {
    let target = try PlotTarget(path: out, format: format, size: size, rows: rows)
    let formulas = try formulas.flatMap(\.lines).map { try $0.graphed() }
    let title = "y = " + formulas.map(\.text).joined(separator: ", ")
    try Progress.during("drawing") { _ in
      if isDotPlot {
        guard formulas.count == 1, let formula = formulas.first else {
          throw Failure.usage("--x-max and --samples draw one formula.")
        }
        try target.draw(dots(of: formula), title: title)
      } else {
        try target.draw(curves(of: formulas), title: title)
      }
    }
  }

  private func dots(of formula: Formula) -> DotDrawing {
    let values = FormulaValues(formula, angle: angle)
    let drawing = DotDrawing(of: values, xMax: xMax, sampleCount: samples, bare: bare)
    if drawing.isEmpty { warnOfNothingToDraw() }
    return drawing
  }

  private func curves(of formulas: [Formula]) -> CurveDrawing<FormulaSource> {
    let functions = formulas.map {
      FormulaSource($0, angle: angle, curvatures: false)
    }
    let drawing = CurveDrawing(
      of: functions, x: x, y: y?.range, style: style == .dots ? .dots : .line, bare: bare)
    if drawing.isEmpty { warnOfNothingToDraw() }
    return drawing
  }

  private func warnOfNothingToDraw() {
    Output.standardError.write("warning: there is no value to draw in this range\n")
  }
}

extension PlotRequest: PlainRequest {
  init(_ arguments: inout PlainArguments) throws {
    x = try arguments.value(of: "x", as: OptionValues.domain)
    y = try arguments.value(of: "y", as: VerticalDomain.init)
    style = try arguments.choice(of: "style")
    xMax = try arguments.value(of: "x-max", as: OptionValues.xMax)
    samples = try arguments.value(of: "samples", as: OptionValues.sampleCount)
    size = try arguments.value(of: "size", as: OptionValues.size)
    bare = try arguments.flag("bare")
    out = try arguments.value(of: "out") { $0 }
    format = try arguments.choice(of: "format")
    formulas = arguments.operands.map(FormulaArgument.init)
    try arguments.require(
      isDotPlot
        ? formulas.count == 1 && x == nil && y == nil && style == nil : !formulas.isEmpty)
  }
}
