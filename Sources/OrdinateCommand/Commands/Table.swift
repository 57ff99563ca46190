import ArgumentParser
import Requests
import Screens
import Sheets
import TextFormats

struct Table: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "table",
    abstract: "Print values of a formula of one variable as CSV or JSON.",
    discussion: """
      The first line is x,y; where there is no value, y is empty, in JSON null. Numbers have the \
      fewest digits that read back as the same double.

      Examples:
        ordinate table 'ln(x)' --x 1:10 --samples 9
        ordinate table 'x^2' --x -1:1 --samples 200 --format json | jq '.[0].y'
        echo 'sin(t)/t' | ordinate table - --x 0:20 --samples 1000 > values.csv
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case csv, json
  }

  @Argument(help: "The formula; - reads it from standard input.") var formula: FormulaArgument

  @Option(
    help: ArgumentHelp("From where to where.", valueName: "min:max"),
    transform: OptionValues.domain)
  var x: ClosedRange<Double>

  @Option(
    help: ArgumentHelp("How many steps; there is one more row.", valueName: "n"),
    transform: OptionValues.sampleCount)
  var samples: Int

  @Option(help: "How to print them.") var format = Format.csv

  func run() throws {
    let formula = try formula.graphed()
    let table = ValueTable(of: formula, over: x, sampleCount: samples)
    switch format {
    case .csv: Output.standard.write(table.csv)
    case .json:
      var list = JSONText()
      list.beginArray()
      for (x, y) in zip(table.xs, table.ys) {
        list.beginObject()
        list.member("x", x)
        list.member("y", y)
        list.endObject()
      }
      list.endArray()
      Output.standard.write(list.text + "\n")
    }
  }
}
