import Formulas
import Graphing
import OrdinateNumerics
import Reals
import Screens
import Sheets
import TextFormats
import Words

// The table of values beside the graph.
extension SheetReply {
  static func table(
    of sheet: SheetScreen, on screen: GraphScreen, _ words: Words, _ digits: DigitsShown
  ) -> [UInt8] {
    let contents = sheet.table.contents(of: sheet, on: screen)
    var json = JSONText()
    json.beginObject()
    json.name("variables")
    json.beginArray()
    for variable in contents.variables {
      json.beginObject()
      json.member("name", variable.rawValue)
      json.member("label", label(of: variable))
      json.endObject()
    }
    json.endArray()
    json.member("variable", contents.variable?.rawValue)
    json.name("columns")
    json.beginArray()
    for column in contents.columns {
      json.beginObject()
      json.member("row", column.row)
      json.member("color", column.color % GraphCurve.colorCount)
      json.member("heading", heading(of: column, in: sheet.sheet))
      json.endObject()
    }
    json.endArray()
    json.name("lines")
    json.beginArray()
    let count = max(digits.count ?? 0, leastDigits)
    for text in contents.texts {
      json.beginObject()
      json.member("text", contents.time?.days(text) == nil ? Words.shown(text) : text)
      var number: Formula?
      var problem = ""
      do throws(SheetTable.LineProblem) {
        number = try SheetTable.number(text, contents.time, angle: sheet.sheet.angle)
      } catch {
        problem = message(for: error, words)
      }
      json.member("problem", problem)
      json.name("cells")
      json.beginArray()
      if let number {
        for column in contents.columns {
          write(column.column.cell(at: number, digits: count), words, to: &json)
        }
      }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.member("statement", contents.variable == nil ? words[.noTable] : "")
    json.endObject()
    return json.bytes
  }

  private static func message(for problem: SheetTable.LineProblem, _ words: Words) -> String {
    switch problem {
    case .unreadable(let error) where error.kind != .missingOperand: words.message(for: error)
    case .unreadable, .noNumber: words[.notNumber]
    }
  }

  private static func label(of variable: RowColumn.Variable) -> String {
    switch variable {
    case .x: "x"
    case .y: "y"
    case .angle: "θ"
    case .parameter: "t"
    }
  }

  private static func heading(of column: SheetTable.Column, in sheet: Sheet) -> String {
    if let index = sheet.index(of: column.row), let name = sheet.result(at: index).name {
      return name.description + "(" + label(of: column.column.variable) + ")"
    }
    return switch column.column.content {
    case .x: "x"
    case .y: "y"
    case .radius: "r"
    case .point: "(x, y)"
    }
  }

  /// An exact form with more characters is shown as a decimal.
  private static let longestExact = 12

  private static func write(_ cell: RowColumn.Cell, _ words: Words, to json: inout JSONText) {
    var (text, math, decimals) = ("", "", "")
    for value in cell.values {
      let parts = value.coordinates.map { shown($0) }
      let isExact = parts.allSatisfy { $0.isExact }
      let separator = text.utf8.isEmpty ? "" : value.coordinates.count > 1 ? "; " : ", "
      text += separator + (isExact ? "" : "≈ ") + grouped(parts.map { $0.text })
      math += separator + (isExact ? "" : "≈ ") + grouped(parts.map { $0.math })
      decimals += separator + grouped(value.coordinates.map { Words.shown($0.text) })
    }
    if !cell.isComplete {
      let sign = cell.values.isEmpty ? "?" : ", …"
      text += sign
      math += sign
    } else if cell.values.isEmpty {
      text = "–"
      math = text
    }
    json.beginObject()
    json.member("text", text)
    json.member("math", math)
    json.member("decimals", decimals)
    json.member(
      "name",
      !cell.isComplete && cell.values.isEmpty
        ? words[.notDecided] : cell.values.isEmpty ? words[.noValue] : "")
    json.endObject()
  }

  private static func grouped(_ texts: [String]) -> String {
    texts.count == 1 ? texts[0] : "(" + texts[0] + ", " + texts[1] + ")"
  }

  private static func shown(
    _ number: RealAnswer
  ) -> (text: String, math: String, isExact: Bool) {
    let decimals = Words.shown(number.text)
    if !number.isExact, let exact = number.exact {
      let text = Words.shown(exact.text)
      if text.unicodeScalars.count <= longestExact { return (text, exact.mathML, true) }
    }
    return (decimals, decimals, number.isExact)
  }
}
