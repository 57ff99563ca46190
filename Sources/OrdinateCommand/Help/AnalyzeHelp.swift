import ArgumentParser
import Requests

struct AnalyzeHelp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "analyze",
    abstract:
      "Print extremes, zeros, poles, mean and integral of a function, or places of relations.",
    usage: """
      ordinate analyze FORMULA [--x MIN:MAX] [--json]
      ordinate analyze ROW ... [--x MIN:MAX] [--y MIN:MAX] [--json]
      """,
    discussion: """
      For a function, everything is between MIN and MAX. "Complete" says whether it is proved that no zero, \
      pole or extreme is missing, next to which points there are infinitely many of them, as next to \
      0 for sin(1/x), and where there are too many to list, as for sin(x^9). Those are not listed, and \
      an extreme that may be among them is "≥" or "≤" a number. The numbers have the digits that \
      are proved, at most 16; of what is not proved, 6. Mean and integral have those on which their computation agrees. --json has doubles, \
      and adds the turns, the ends at which ranges of zeros are open ("zeroExceptions"), the enclosures of the proved results, and "accumulations": the points with \
      infinitely many zeros, turns or breaks "from" some x "to" another, and "crowds": the ranges in \
      which the curve turns or breaks at least "leastCount" times, too often to be listed. \
      "completeElsewhere" says whether nothing is missing outside.

      For a relation of x and y, and for a curve of a parameter or an angle, it prints how far it \
      extends, whether it is bounded, where it \
      meets the axes, where x and y have extremes, where it crosses itself and where it ends; for \
      several rows, also where they meet. Each place is proved, and exact where that is decided. The \
      places of an inequality are on its edge. Without --y it looks at all y if nothing lies above and \
      below, else at as much of y as of x. --json lists the places.

      Examples:
        ordinate analyze 'x^3-3x+2' --x -3:3
        ordinate analyze 'tan(x)' --json | jq .poles
        ordinate analyze 'sin(1/x)' --x 0:1
        ordinate analyze 'exp(-t^2)' --x -5:5       any letter can be the variable
        ordinate analyze 'x²+y²=25'
        ordinate analyze 'x²+y²=2' 'y=x'            where they meet
        ordinate analyze 'r=1+2cos θ'
      """)

  @Argument(
    help: "A formula, or relations and formulas; - reads them from standard input, one per line.")
  var formulas: [String]
  @Option(Options.x) var x: String?
  @Option(Options.y) var y: String?
  @Flag(Flags.json) var json: Bool
}
