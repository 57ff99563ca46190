import ArgumentParser
import Graphing

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

  private var request: PlotRequest {
    PlotRequest(
      formulas: formulas, x: x, y: y, style: style, xMax: xMax, samples: samples, size: size,
      bare: bare, out: out)
  }

  func validate() throws {
    guard request.isDotPlot else { return }
    guard x == nil, y == nil, style == nil else {
      throw ValidationError("--x, --y and --style are not for the dots of --x-max and --samples.")
    }
    guard formulas.count == 1 else {
      throw ValidationError("--x-max and --samples draw one formula.")
    }
  }

  func run() throws { try request.run() }
}

/// The value of `--y`: a range, or none for `auto`.
struct VerticalDomain {
  let range: ClosedRange<Double>?

  init(_ text: String) throws { range = try OptionValues.verticalDomain(text) }
}
