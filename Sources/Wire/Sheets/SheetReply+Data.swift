import Formulas
import Graphing
import OrdinateNumerics
import Screens
import Sheets
import TextFormats
import Words

// Data tables, and models that are fitted to them.
extension SheetReply {
  /// The most lines of a reply.
  private static let mostLines = 400

  /// Lines of cells of a data table.
  static func lines(
    from first: Int, to end: Int, ofTable row: Int, _ sheet: SheetScreen
  ) -> [UInt8] {
    let first = min(max(first, 0), TableCells.mostLines)
    let range = first..<min(max(end, first), first + mostLines)
    var json = JSONText()
    json.beginObject()
    json.member("from", range.lowerBound)
    json.name("lines")
    json.beginArray()
    if let index = sheet.sheet.index(of: row) {
      for line in sheet.sheet.lines(range, ofTableAt: index) {
        json.beginArray()
        for cell in line { json.string(cell) }
        json.endArray()
      }
    }
    json.endArray()
    json.endObject()
    return json.bytes
  }

  /// Writes the members of a row that is a data table or a fit.
  static func writeData(
    of sheet: SheetScreen, _ index: Int, _ words: Words, to json: inout JSONText
  ) {
    json.name("data")
    if let table = sheet.sheet.rows[index].table {
      json.beginObject()
      json.name("columns")
      json.beginArray()
      let source = Array(sheet.sheet.rows[index].text.utf8)
      for column in sheet.sheet.columns(at: index) {
        json.beginObject()
        json.member("text", String(decoding: source[column.range], as: UTF8.self))
        json.member("name", String(decoding: source[column.unlabeled], as: UTF8.self))
        json.member("label", column.label)
        json.member("isComputed", column.isComputed)
        json.member("isError", column.isError)
        json.endObject()
      }
      json.endArray()
      json.member("lines", table.cells.lineCount)
      json.member("isJoined", table.isJoined)
      json.endObject()
    } else {
      json.null()
    }
    json.member("isHistogram", sheet.isHistogram(at: index))
    json.name("fit")
    if let fit = sheet.sheet.result(at: index).fit {
      json.beginObject()
      json.name("values")
      json.beginArray()
      for text in texts(of: fit) { json.string(text) }
      json.endArray()
      json.member("hasEquation", sheet.equation(ofFitAt: index) != nil)
      json.endObject()
    } else {
      json.null()
    }
  }

  /// What a fit has found, each as a text: `m = 2.5 ± 0.1`, `R² = 0.98`.
  private static func texts(of fit: FitResult) -> [String] {
    fit.lines.map { Words.shown($0) }
  }

  static func write(
    _ point: SheetScreen.MovableCell, of sheet: SheetScreen, _ words: Words,
    to json: inout JSONText
  ) {
    guard let index = sheet.sheet.index(of: point.row),
      let cells = sheet.sheet.rows[index].table?.cells
    else { return }
    func shown(_ cell: TableCell) -> String {
      cell.time == nil ? Words.shown(cell.text) : cell.text
    }
    let text =
      "(" + shown(cells[point.line, 0]) + ", " + shown(cells[point.line, point.column]) + ")"
    json.beginObject()
    json.member("row", point.row)
    json.member("line", point.line)
    json.member("column", point.column)
    json.member("left", point.place.x)
    json.member("top", point.place.y)
    json.member(
      "label",
      words.text(
        .pointOfLine, [("line", (point.line + 1).description), ("number", (index + 1).description)]
      ))
    json.member("text", text)
    json.endObject()
  }

  /// The words for data, with the models that are offered.
  static var namedOfData: [(String, SheetWord)] {
    [
      ("dataTable", .dataTable), ("normalCurve", .normalCurve),
      ("newTable", .newTable), ("openData", .openData), ("cell", .cell),
      ("columnHead", .columnHead), ("columnMenu", .columnMenu), ("lineMenu", .lineMenu),
      ("addColumn", .addColumn), ("removeColumn", .removeColumn), ("addLine", .addLine),
      ("removeLine", .removeLine), ("joinPoints", .joinPoints), ("pointsAlone", .pointsAlone),
      ("errorBars", .errorBars), ("noErrorBars", .noErrorBars), ("keepEquation", .keepEquation),
      ("keepResiduals", .keepResiduals), ("notAllPasted", .notAllPasted),
      ("noDataRead", .noDataRead),
    ]
  }

  /// The models that are offered for a data table.
  static func writeModels(_ words: Words, to json: inout JSONText) {
    json.name("models")
    json.beginArray()
    for model in UsualModel.allCases {
      json.beginObject()
      json.member("name", model.rawValue)
      let word: SheetWord =
        switch model {
        case .line: .fitLine
        case .power: .fitPower
        case .exponential: .fitExponential
        case .logistic: .fitLogistic
        case .sine: .fitSine
        }
      json.member("label", words[word])
      json.endObject()
    }
    json.endArray()
  }
}
