import ArgumentParser
import Graphing
import Requests

struct Plot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw formulas of one variable, in the terminal or as a file.",
    usage: """
      ordinate plot FORMULA ... [--x MIN:MAX] [--y MIN:MAX] [--style STYLE]
                    [--size WxH] [--bare] [--out FILE] [--format FORMAT]
      ordinate plot FORMULA --x-max V --samples N [--size WxH] [--bare]
                    [--out FILE] [--format FORMAT]
      """,
    discussion: """
      With --x-max or --samples it draws the Plotter's dots: so many steps from -x-max to x-max, \
      scaled so that all fit (5 and 50 where one is not given). Otherwise it draws curves.

      Without --out it draws in the terminal. With --out - the picture goes to standard output.

      Examples:
        ordinate plot 'sin(x)/x'
        ordinate plot 'x³-2x' '1/x' --x -3:3 --y -5:5 --out f.svg
        ordinate plot '√(x³+x²+2.5x+23)' --x-max 4 --samples 200 --out dots.png
        ordinate plot 'x*cos(1/x)' --x -1:1 --out - --format pdf | lp
        ordinate plot - --out all.svg < formulas.txt
      """)

  enum Style: String, ExpressibleByArgument, CaseIterable {
    case line, dots
  }

  @Argument(help: "The formulas; - reads them from standard input, one a line.")
  var formulas: [FormulaArgument]

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

  @Option(
    help: ArgumentHelp(
      "The picture to write, - for standard output.", valueName: "file"),
    completion: .file(extensions: ["svg", "png", "pdf"]))
  var out: String?

  @Option(help: "Its format (default: as the name ends; svg for standard output).")
  var format: PictureFormat?

  private var request: PlotRequest {
    PlotRequest(
      formulas: formulas, x: x, y: y, style: style, xMax: xMax, samples: samples, size: size,
      bare: bare, out: out, format: format)
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

extension PictureFormat: ExpressibleByArgument {}
