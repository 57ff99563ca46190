import ArgumentParser
import Requests

struct PlotHelp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plot",
    abstract: "Draw formulas and relations, in the terminal or as a file.",
    usage: """
      ordinate plot ROW ... [--x MIN:MAX] [--y MIN:MAX] [--style STYLE]
                    [--size WxH] [--title TEXT] [--bare] [--out FILE]
                    [--format FORMAT]
      ordinate plot (--sheet FILE | --link URL) [--x MIN:MAX] [--y MIN:MAX]
                    [--style STYLE] [--size WxH] [--title TEXT] [--bare]
                    [--out FILE] [--format FORMAT]
      ordinate plot ROW ... --proof [--x MIN:MAX] [--y MIN:MAX]
                    [--size WxH] [--out FILE] [--format FORMAT] [--json]
      ordinate plot FORMULA --x-max V --samples N [--size WxH]
                    [--title TEXT] [--bare] [--out FILE] [--format FORMAT]
      ordinate plot --data FILE [--columns X,Y[,ERROR]] [ROW ...]
                    [--x MIN:MAX] [--y MIN:MAX] [--size WxH]
                    [--title TEXT] [--bare] [--out FILE] [--format FORMAT]
      """,
    discussion: """
      A row is a formula of one variable, or a relation of x and y or of r and θ: an equation, an \
      inequality, or several joined by "and", "or" and "not". A point that depends on t, such as \
      (cos t, sin t), draws a curve; m ∈ ℤ makes m run over whole numbers. What is drawn of a relation is proved; pixels \
      that are not decided are hatched.

      Rows may use what other rows define, in any order: 'a = 2' 'f(x) = a x²' 'y = f(x-1)'. \
      `ordinate help sheet` tells how rows are read. --sheet reads them from a file, with colours; --link reads what a link to a \
      sheet has after its #, and with --out alone draws the picture that the page exports.

      --proof decides for each pixel whether it contains a solution of any row. It prints how many \
      pixels are decided, and with --out draws them: black where a solution is proved, white where \
      none exists, grey where neither is known.

      Ranges may be as narrow as 0.6:0.60000000000000000001, where the numbers of --x and --y count \
      with all their digits. In wider ranges each is the nearest double: the pixels of 0:0.3 end just \
      below 0.3.

      With --x-max or --samples it draws the Plotter's dots: that many steps from -x-max to x-max, \
      scaled so that all fit. Otherwise it draws curves.

      With --data it draws the points of a table, which `ordinate help fit` tells how to write: each column \
      against the first, or those of --columns, of which a third has the length of error bars. Rows are \
      drawn with the points.

      --title writes a text above the picture, in place of the title of a sheet.

      Without --out it draws in the terminal. --out - writes an SVG, or the picture of another \
      --format, to standard output.

      Examples:
        ordinate plot 'sin(x)/x'
        ordinate plot 'x³-2x' '1/x' --x -3:3 --y -5:5 --out f.svg
        ordinate plot '√(x³+x²+2.5x+23)' --x-max 4 --samples 200 --out dots.png
        ordinate plot 'x*cos(1/x)' --x -1:1 --out - --format pdf | lp
        ordinate plot 'x²+y²=25' 'y>x²' --x -8:8
        ordinate plot 'r = 1+cos θ' '(cos t, sin t)' --x -3:3
        ordinate plot 'f(x) = x³-x' 'y = f(x)' "y = f'(x)" 'y = [1,2,3] x'
        ordinate plot 'x^3+y^3=3xy' --proof --json
        ordinate plot 'y = 2x+1' --data points.csv --out points.png
        ordinate plot - --out all.svg < formulas.txt
      """)

  @Argument(help: "Formulas and relations; - reads them from standard input, one per line.")
  var formulas: [String] = []
  @Option(Options.sheet) var sheet: String?
  @Option(Options.link) var link: String?
  @Option(Options.data) var data: String?
  @Option(Options.columns) var columns: String?
  @Option(Options.plottedX) var x: String?
  @Option(Options.plottedY) var y: String?
  @Option(Options.style) var style: String?
  @Option(Options.xMax) var xMax: String?
  @Option(Options.samples) var samples: String?
  @Option(Options.size) var size: String?
  @Option(Options.title) var title: String?
  @Flag(Flags.bare) var bare: Bool
  @Flag(Flags.proof) var proof: Bool
  @Flag(Flags.json) var json: Bool
  @Option(Options.out) var out: String?
  @Option(Options.pictureFormat) var format: String?
}
