import Formulas
import Graphing
import Requests
import Screens
import Sheets

/// `ordinate plot`: draws formulas in the terminal or as a file.
struct PlotRequest: Request {
  private let formulas: [FormulaArgument]
  private let options: PlotOptions
  private let out: String?
  private let format: PictureFormat?
  var angle = AngleUnit.radians
  /// The most lines that a plot takes in the terminal.
  var rows = 200

  init(_ arguments: inout Arguments) throws(UsageProblem) {
    try arguments.require(Options.pictureFormat.name, onlyWith: Options.out.name)
    options = try PlotOptions(&arguments)
    out = try arguments.value(of: Options.out)
    format = try arguments.value(of: Options.pictureFormat)
    let first = try arguments.requiredOperand("formula")
    formulas = ([first] + arguments.takeOperands()).map(FormulaArgument.init)
  }

  func run() throws {
    let target = try PlotTarget(path: out, format: format, size: options.size, rows: rows)
    let formulas = try formulas.flatMap(\.lines).map { try $0.graphed() }
    if let problem = options.problem(with: formulas.count) { throw Failure.usage(problem) }
    let title = "y = " + formulas.map(\.text).joined(separator: ", ")
    try Progress.during("drawing") { _ in
      switch options.content {
      case .dots(let xMax, let count):
        let drawing = DotDrawing(
          of: FormulaValues(formulas[0], angle: angle), xMax: xMax, sampleCount: count,
          bare: options.isBare)
        if drawing.isEmpty { warnOfNothingToDraw() }
        try target.draw(drawing, title: title)
      case .curves(let x, let y, let style):
        let functions = formulas.map {
          FormulaSource($0, angle: angle, curvatures: false)
        }
        let drawing = CurveDrawing(of: functions, x: x, y: y, style: style, bare: options.isBare)
        if drawing.isEmpty { warnOfNothingToDraw() }
        try target.draw(drawing, title: title)
      }
    }
  }

  private func warnOfNothingToDraw() {
    Messages.write("warning: there is no value to draw in this range\n")
  }
}
