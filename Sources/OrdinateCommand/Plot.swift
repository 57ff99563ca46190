import ArgumentParser
import Graphing
import Screens

struct Plot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw formulas of one variable, in the terminal or as a file.",
    discussion: """
      With --x-max or --samples it draws the Plotter's dots: so many steps from -x-max to x-max, \
      scaled so that all fit (5 and 50 where one is not given). Otherwise it draws curves.
      """)

  enum Style: String, ExpressibleByArgument, CaseIterable {
    case line, dots
  }

  @Argument var formulas: [FormulaArgument]

  @Option(
    help: ArgumentHelp("From where to where (default: -10:10).", valueName: "min:max"),
    transform: OptionValues.domain)
  var x: ClosedRange<Double>?

  @Option(
    help: ArgumentHelp("From where to where, or auto (default: auto).", valueName: "min:max"),
    transform: VerticalDomain.init)
  var y: VerticalDomain?

  @Option(help: "Curves as lines, or a dot for each column of pixels (default: line).")
  var style: Style?

  @Option(
    help: ArgumentHelp("Where the dots end, at most 100.", valueName: "v"),
    transform: OptionValues.xMax)
  var xMax: Double?

  @Option(
    help: ArgumentHelp("How many steps, at most 10000.", valueName: "n"),
    transform: OptionValues.sampleCount)
  var samples: Int?

  @Option(
    help: ArgumentHelp("The picture's size in pixels (default: 800x600).", valueName: "wxh"),
    transform: OptionValues.size)
  var size: Size?

  @Flag(help: "Leave out axes, numbers and margins.") var bare = false

  @Option(help: "The picture to write: its name ends with .svg, .png or .pdf.")
  var out: String?

  private var isDotPlot: Bool { xMax != nil || samples != nil }

  func validate() throws {
    guard isDotPlot else { return }
    guard x == nil, y == nil, style == nil else {
      throw ValidationError("--x, --y and --style are not for the dots of --x-max and --samples.")
    }
    guard formulas.count == 1 else {
      throw ValidationError("--x-max and --samples draw one formula.")
    }
  }

  func run() throws {
    let target = try PlotTarget(path: out, size: size)
    let functions = try formulas.map { try $0.function() }
    let title = "y = " + functions.map(\.formula.text).joined(separator: ", ")
    if isDotPlot, let function = functions.first {
      let plot = DotPlot(xMax: xMax ?? 5, sampleCount: samples ?? 50)
      let samples = plot.sample(function)
      if samples.yMax == nil { warnOfNothingToDraw() }
      try target.draw(DotDrawing(plot: plot, samples: samples, bare: bare), title: title)
    } else {
      let x = x ?? -10...10
      let automatic =
        y?.range == nil ? CurvePlot.automaticRange(of: functions, over: x) : nil
      if y?.range == nil && automatic == nil { warnOfNothingToDraw() }
      let plot = CurvePlot(
        x: x, y: y?.range ?? automatic ?? -1...1, style: style == .dots ? .dots : .line)
      try target.draw(CurveDrawing(plot: plot, functions: functions, bare: bare), title: title)
    }
  }

  private func warnOfNothingToDraw() {
    Output.standardError.write("warning: there is no value to draw in this range\n")
  }
}

/// The value of `--y`: a range, or none for `auto`.
struct VerticalDomain {
  let range: ClosedRange<Double>?

  init(_ text: String) throws { range = try OptionValues.verticalDomain(text) }
}

/// What draws itself on any canvas.
protocol Drawing {
  func draw(on canvas: inout some Canvas)
}

private struct DotDrawing: Drawing {
  let plot: DotPlot
  let samples: DotSamples
  let bare: Bool

  func draw(on canvas: inout some Canvas) { plot.draw(samples, bare: bare, on: &canvas) }
}

private struct CurveDrawing: Drawing {
  let plot: CurvePlot
  let functions: [FormulaSource]
  let bare: Bool

  func draw(on canvas: inout some Canvas) { plot.draw(functions, bare: bare, on: &canvas) }
}
