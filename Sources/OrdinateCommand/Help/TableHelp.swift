import ArgumentParser
import Requests

struct TableHelp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "table",
    abstract: "Print values of a formula of one variable as CSV or JSON.",
    discussion: """
      The first line is x,y; then comes one line more than there are steps. Where the formula has no \
      value, y is empty, or null in JSON. Numbers in CSV are the true ones rounded to 16 digits, such as \
      0.3 or 6.02e23; those in JSON are the nearest doubles. The ends of the range count as they are \
      typed, with all their digits.

      Examples:
        ordinate table 'ln(x)' --x 1:10 --samples 9
        ordinate table 'x^2' --x -1:1 --samples 200 --format json | jq '.[0].y'
        echo 'sin(t)/t' | ordinate table - --x 0:20 --samples 1000 > values.csv
      """)

  @Argument(help: .formula) var formula: String
  @Option(Options.x) var x: String
  @Option(Options.samples) var samples: String
  @Option(Options.tableFormat) var format: String?
}
