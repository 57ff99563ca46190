import ArgumentParser
import Requests

struct PlotHelp: ParsableCommand {
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
      With --x-max or --samples it draws the Plotter's dots: that many steps from -x-max to x-max, \
      scaled so that all fit. Otherwise it draws curves.

      Without --out it draws in the terminal. --out - writes an SVG, or the picture of another \
      --format, to standard output.

      Examples:
        ordinate plot 'sin(x)/x'
        ordinate plot 'x³-2x' '1/x' --x -3:3 --y -5:5 --out f.svg
        ordinate plot '√(x³+x²+2.5x+23)' --x-max 4 --samples 200 --out dots.png
        ordinate plot 'x*cos(1/x)' --x -1:1 --out - --format pdf | lp
        ordinate plot - --out all.svg < formulas.txt
      """)

  @Argument(help: "The formulas; - reads them from standard input, one per line.")
  var formulas: [String]
  @Option(Options.x) var x: String?
  @Option(Options.y) var y: String?
  @Option(Options.style) var style: String?
  @Option(Options.xMax) var xMax: String?
  @Option(Options.samples) var samples: String?
  @Option(Options.size) var size: String?
  @Flag(Flags.bare) var bare: Bool
  @Option(Options.out) var out: String?
  @Option(Options.pictureFormat) var format: String?
}
