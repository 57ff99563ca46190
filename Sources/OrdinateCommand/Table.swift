import ArgumentParser
import Formulas
import Graphing
import OrdinateNumerics
import Screens

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
    let xs = (0...samples).map(abscissa)
    // As eval computes them: a graph's tape may differ in the last digit.
    let formula = try formula.graphed()
    let rows = zip(xs, formula.values(at: xs, of: formula.variables.first ?? "x"))
    var text: String
    switch format {
    case .csv:
      text = "x,y\n"
      for (x, y) in rows { text += "\(x.text(.shortest)),\(y.text(.shortest))\n" }
    case .json:
      var list = JSONText()
      list.beginArray()
      for (x, y) in rows {
        list.beginObject()
        list.member("x", x)
        list.member("y", y)
        list.endObject()
      }
      list.endArray()
      text = list.text + "\n"
    }
    Output.standard.write(text)
  }

  /// The ends are exact, and steps in between as round as the numbers allow: `-4:4` in 200 steps
  /// has 0.04, not 0.040000000000000036.
  private func abscissa(_ index: Int) -> Double {
    if index == 0 { return x.lowerBound }
    if index == samples { return x.upperBound }
    let (left, right, count) = (Double(samples - index), Double(index), Double(samples))
    let sum = x.lowerBound * left + x.upperBound * right
    return sum.isFinite
      ? sum / count : x.lowerBound * (left / count) + x.upperBound * (right / count)
  }
}
