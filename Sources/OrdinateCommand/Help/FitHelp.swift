import ArgumentParser
import Requests

struct FitHelp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Fit a model to data: a line, or any formula with parameters.",
    usage: """
      ordinate fit 'y ~ MODEL' --data FILE [--start NAME=VALUE] ... [--json]
      """,
    discussion: """
      A model has the names of columns and, for the numbers that are to be found, other letters, with or \
      without a subscript: y ~ m x + b. Left of ~ is a column or a formula of columns, such as ln(y).

      The data are a table with tabs, commas, semicolons or spaces between cells, where decimals may have a \
      comma unless it separates cells. A first row without numbers has the names of the columns; other columns are \
      x_1, y_1, y_2 and so on. Rows with a gap are left out.

      A model that is linear in its parameters has one best fit, which is exact if data and model are \
      rational. Others are searched from the values of --start; what has none is guessed. The numbers after ± are \
      standard errors. The digits shown are certain, or for models that are not linear, those on which \
      the last steps agree.

      Examples:
        ordinate fit 'y ~ m x + b' --data points.csv
        ordinate fit 'y_1 ~ a e^(-k x_1) + c' --data - < decay.txt
        ordinate fit 'v ~ a sin(b t + c) + d' --data tide.csv --start b=0.5
        ordinate fit 'height ~ a + b age + c age²' --data growth.csv --json
      """)

  @Argument(help: "A model; - reads it from standard input.") var model: String
  @Option(Options.data) var data: String
  @Option(Options.start) var start: [String]
  @Flag(Flags.json) var json: Bool
}
