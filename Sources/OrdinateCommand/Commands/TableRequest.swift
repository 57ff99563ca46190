import Requests
import Screens
import Sheets
import TextFormats

/// `ordinate table`: prints values of a formula of one variable.
struct TableRequest: Request {
  private let formula: FormulaArgument
  private let x: DecimalRange
  private let samples: Int
  private let format: TableFormat

  init(_ arguments: inout Arguments) throws(UsageProblem) {
    formula = FormulaArgument(try arguments.requiredOperand("formula"))
    x = try arguments.required(Options.x)
    samples = try arguments.required(Options.samples)
    format = try arguments.setting(of: Options.tableFormat)
  }

  func run() throws {
    let formula = try formula.graphed()
    let table = ValueTable(of: formula, at: x.points(stepCount: samples))
    switch format {
    case .csv: Results.write(table.csv)
    case .json:
      var list = JSONText()
      list.beginArray()
      for (x, y) in table.nearestDoubles {
        list.beginObject()
        list.member("x", x)
        list.member("y", y)
        list.endObject()
      }
      list.endArray()
      Results.write(list.text + "\n")
    }
  }
}
