import TestSupport
import Testing

@testable import Sheets

struct DataTableTests {
  private static let table = "x_1, y_1, 2 x_1 @data 1, 2.5; 2, 4; 3; 4, 1/3"

  private func sheet(_ lines: [String]) -> Sheet {
    var text: [UInt8] = []
    for line in lines { text += Array(line.utf8) + [UInt8(ascii: "\n")] }
    return Sheet(SheetText(utf8: text).rows)
  }

  @Test(
    "other rows use columns",
    arguments: [
      ("y_1", "[2.5, 4, –, 0.333333333333333333]"),
      ("2 x_1", "[2, 4, 6, 8]"),
      ("avg(x_1)", "2.5"),
      ("max(y_1)", "4"),
      ("sum(y_1+x_1)", "13.8333333333333333"),
      ("avg(z_1)", "7.5"), ("quartile(x_1, 3)", "3.5"), ("quartile(x_1, [0, 1, 4])", "[1, 1.5, 4]"),
      ("cov(x_1, z_1)", "5"), ("corr(x_1, x_1)", "1"), ("invt(0.975, 5)", "2.57058183563631551"),
    ])
  func values(row: String, expected: String) {
    let sheet = sheet(["x_1, y_1, z_1 = 3 x_1 @data 1, 2.5; 2, 4; 3; 4, 1/3", row])
    let text = sheet.result(at: 1).text
    #expect(text == expected || text.hasPrefix(expected.dropLast(4)))
  }

  @Test(
    "dates and times are numbers of days",
    arguments: [
      ("2026-03-01; 2026-03-02 18:00; 25/03/2026", "[20513, 20514.75, 20537]"),
      ("6:00; ; 12:00", "[0.25, –, 0.5]"), ("2026-03-01; 7; 12:00", "[20513, –, –]"),
      ("2026-3-1; 2026-03-01", "[2022, –]"),
    ])
  func times(cells: String, expected: String) {
    #expect(sheet(["x_1 @data \(cells)", "x_1"]).result(at: 1).text == expected)
  }

  @Test(
    "a day that others of its column make clear is pasted as such",
    arguments: [
      ("03/04/2026\t1\n25/04/2026\t2", ["2026-04-03", "25/04/2026"]),
      ("03/04/2026\t1\n04/25/2026\t2", ["2026-03-04", "04/25/2026"]),
      ("03/04/2026 12:30\t1\n25/04/2026\t2", ["2026-04-03 12:30", "25/04/2026"]),
      ("03/04/2026\t1\n05/04/2026\t2", ["03/04/2026", "05/04/2026"]),
    ])
  func pastedDays(text: String, expected: [String]) {
    #expect(CellReader.lines(Array(text.utf8)).map { $0[0] } == expected)
    #expect(CellReader.isTable(text))
  }

  @Test(
    "cells between tabs are a table if some are numbers",
    arguments: [
      ("x\ty\n1\t10%\n2\t20%", true), ("1\t1,234.5\n2\t2,468", true), ("a\tb\nc\td", false),
      ("y = x^2\ty = 2x", false), ("1, 10%\n2, 20%", false),
    ])
  func tabs(text: String, isTable: Bool) { #expect(CellReader.isTable(text) == isTable) }

  @Test func drawsPointsAndErrorsAndLines() throws {
    let sheet = sheet(["x_1, y_1, ±s @lines, data 1, 2, .5; 2, 3; ; 4, 5, 1"])
    let result = sheet.result(at: 0)
    #expect(result.kind == .table && result.problem == nil && result.plots.count == 1)
    guard case .data(let figure, _) = result.plots[0] else { return }
    #expect(figure.points.count == 3 && figure.errors.count == 2 && figure.lines.count == 2)
  }

  @Test(
    "says what is wrong with a table",
    arguments: [
      ("x_1, y_1 @data 1, two; 2, 3", "not-a-number"),
      ("x_1, y_1 @data 2026-03-01, 2; 7, 3", "not-a-number"),
      ("x_1, y_1 @data 03/04/2026, 2; 2026-03-01, 3", "ambiguous-date"),
      ("x_1, x_1 @data 1, 2", "duplicate-name"),
      ("x, y_1 @data 1, 2", "syntax"),
      ("x_1, y_1 @data 1, 2, 3", "syntax"),
      ("x_1, 2 q x_1 @data 1", "unknown-name"),
      ("x_1, 2 y_1 @data 1", "unknown-name"),
      ("x_1, sum(n=1, 10^9, √n + x_1) @data 1; 2; 3", "unfinished"),
    ])
  func problems(line: String, code: String) {
    #expect(sheet([line]).result(at: 0).problem?.code == code)
  }

  @Test func aNameThatATableHasTwiceIsToldOfItAlone() {
    let table = "y_1, y_1 @data 1, 2"
    #expect(sheet([table]).message(at: 0) == "Two columns are called y_1.")
    #expect(
      sheet([table, "a = y_1"]).message(at: 1) == "Row 1, which this row needs, has a mistake.")
    #expect(sheet([table, "y_1 = 3"]).message(at: 1) == "Rows 1 and 2 define y_1.")
  }

  @Test(
    "adds up long sums in a column where it need not take each term",
    arguments: [("n", 5.000000005e17), ("n^3+x_1-x_1", 2.5000000050000002e35), ("2", 2e9)])
  func longSums(term: String, value: Double) throws {
    let result = sheet(["x_1, sum(n=1, 10^9, \(term)) @data 1; 2"]).result(at: 0)
    #expect(result.problem == nil)
    guard case .data(let figure, _)? = result.plots.first else {
      Issue.record("no points")
      return
    }
    #expect(figure.points.map { $0.y } == [value, value])
  }

  @Test(
    "is kept as text",
    arguments: [
      table, "x_1 @red, hidden, data 1; 2; ; 4", "a @lines, data 1, \"x, \"\"y\"\"\"; 2",
      "x_1 \"Time, in s\", y_1 @data ",
    ])
  func text(line: String) {
    let text = SheetText(utf8: Array((line + "\n").utf8))
    #expect(text.rows.count == 1 && text.rows[0].table != nil)
    #expect(text.text == line + "\n")
  }

  @Test(
    "a row with any text and cells reads back from its line",
    arguments: [
      ("-4@data 1, 2; 3('))", nil), ("-4 @data 1, 2; 3('))", nil), ("a @data 1 @red", nil),
      ("a @", nil), ("a @red @@", nil), ("\"mail @ home\"", nil), ("@degrees", nil),
      ("-4 @data 1, 2; 3('))", ["1"]), ("x_1 @red", ["a @red", "b @data 1"]),
      ("@x=1:2", ["@", "@@", " @ @@ "]), ("x_1 @", ["a@b.org", "\"@,\"", "@data @lines"]),
      ("x_1 @lines, data", [";", "\" @\"", "−1,5", "1, 2; 3('))"]),
    ] as [(String, [String]?)])
  func readsBack(text: String, cells: [String]?) {
    let table = cells.map { Sheet.Table(TableCells(lines: $0.map { [$0, $0] })) }
    for entry in [
      Sheet.Entry(text, table: table), Sheet.Entry(text, color: 1, isHidden: true, table: table),
    ] {
      let kept = SheetText([entry, Sheet.Entry("1")])
      #expect(SheetText(utf8: Array(kept.text.utf8)) == kept, "\(kept.text)")
    }
  }

  @Test("rows of signs at random read back from their lines")
  func readsBackAtRandom() {
    var generator = SeededGenerator.printingSeed("rows of signs at random read back")
    let signs = [
      "@", "@", " ", " ", ",", ";", "\"", "data ", "red", "hidden", "lines", "1", "2,5", "−", "('",
      "é",
    ]
    for _ in 0..<2_000 {
      func text() -> String {
        let count = Int.random(in: 0...7, using: &generator)
        return (0..<count).map { _ in signs.randomElement(using: &generator) ?? "" }.joined()
      }
      var sheet = Sheet([""])
      sheet.setText(text(), at: 0)
      var entry = sheet.entries[0]
      if Bool.random(using: &generator) {
        let cells = (0..<3).map { _ in [text(), text()] }
        entry.table = Sheet.Table(TableCells(lines: cells), isJoined: cells[0][0].isEmpty)
      }
      if Bool.random(using: &generator) { entry.color = 2 }
      let kept = SheetText([entry])
      #expect(SheetText(utf8: Array(kept.text.utf8)) == kept, "\(kept.text)")
    }
  }

  @Test func aCellComputesOnlyWhatDependsOnItsColumn() {
    var sheet = sheet([Self.table, "avg(y_1)", "avg(x_1)", "3"])
    guard var table = sheet.rows[0].table else { return }
    _ = table.cells.set(TableCell("7"), line: 0, column: 1)
    sheet.setTable(table, columns: [1], at: 0)
    #expect(sheet.changed == [sheet.rows[0].id, sheet.rows[1].id])
    #expect(sheet.lines(0..<2, ofTableAt: 0) == [["1", "7", "2"], ["2", "4", "4"]])
  }

  @Test func aColumnMayUseWhatIsComputedOfAnother() {
    let sheet = sheet(["x_1, y_1, y_1-m x_1 @data 1, 2; 3, 4", "m = avg(y_1)/avg(x_1)"])
    #expect(sheet.firstProblem == nil)
    #expect(sheet.lines(0..<2, ofTableAt: 0)[1] == ["3", "4", "-0.5"])
  }

  @Test(
    "reads numbers as they are written",
    arguments: [
      ("2,5", "2.5"), ("−3", "-3"), (" 1e3 ", "1e3"), ("1,000,5", "1,000,5"), ("√2", "√2"),
    ])
  func cells(text: String, expected: String) {
    #expect(TableCell(text).text == expected)
  }

  @Test(
    "a cell has the value of a short formula",
    arguments: [
      ("2^10", 1024.0), ("1÷3", 1 / 3.0), ("sum(n=1,100,n)", 5050), ("sum(n=1,10^9,n)", nil),
      ("x", nil),
    ] as [(String, Double?)])
  func formulaCell(text: String, value: Double?) {
    #expect(TableCell(text).number == value)
    #expect(TableCell(text).isWrong == (value == nil))
  }
}
