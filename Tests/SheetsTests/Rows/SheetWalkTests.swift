import Formulas
import Foundation
import Sheets
import TestSupport
import Testing

/// The number of random edits: five hundred, or ORDINATE_EDITS.
let editCount = Int(ProcessInfo.processInfo.environment["ORDINATE_EDITS"] ?? "") ?? 500

/// A random row: most mean something, together with others.
func randomRow(_ generator: inout SeededGenerator) -> String {
  let rows = [
    "a = 2", "a = -0.5 {-5 ≤ a ≤ 5, step 0.1}", "b = a+1", "c = a b", "a = c", "f(x) = x²+a",
    "g(x) = f(x)+b", "f(u) = [1, 2] u", "y = a x² + b", "y = f(x)", "y = f'(x)", "L = [1…a]",
    "[k² for k = L]", "(a, b)", "P = (a, 1)", "[P, (1, 2)]", "x² + y² = a", "y = L x", "sum(L)",
    "d/dx(f(x))", "\"note; @red \\\"", "", " ", "y = x² {0 ≤ x < b}", "f(2) + g(1)", "f(f(b))",
    "y = b",
    "a", "r = 1 + a cos θ", "(cos 3t, sin 2t)", "[1…10^9]", "P", "y = x @red", "@x=-1:1", "z_1 = 3",
    "v_max = z_1 + a", "y = ", "f(", "[", "\\;", "αβ", "y = v_max x {x > a}", "f = 2",
    "avg(y_1)", "(x_1, 2 y_1)", "y_1 ~ p x_1 + a", "y = p x", "histogram(y_1, b)", "q = y_1 + p",
  ]
  return rows.randomElement(using: &generator) ?? ""
}

/// A random row, which may be a data table.
func randomEntry(_ generator: inout SeededGenerator) -> Sheet.Entry {
  guard Int.random(in: 0..<8, using: &generator) == 0 else {
    return Sheet.Entry(randomRow(&generator))
  }
  let heads = ["x_1, y_1", "x_1, y_1, ±s, q = a y_1", "y_1 \"a, b\"", "x_1, a x_1", "y_1, y_1"]
  let lines = (0..<Int.random(in: 0..<5, using: &generator)).map { _ in
    (0..<2).map { _ in randomCell(&generator) }
  }
  return Sheet.Entry(
    heads.randomElement(using: &generator) ?? "",
    table: Sheet.Table(TableCells(lines: lines), isJoined: .random(using: &generator)))
}

func randomCell(_ generator: inout SeededGenerator) -> String {
  ["1", "2", "-0.5", "3", "√2", "", "7;\"", "1e3"].randomElement(using: &generator) ?? ""
}

/// Changes a sheet in a random way.
func edit(_ sheet: inout Sheet, _ generator: inout SeededGenerator) {
  let count = sheet.rows.count
  let index = Int.random(in: 0..<max(count, 1), using: &generator)
  switch Int.random(in: 0..<(count == 0 ? 2 : count > 12 ? 13 : 10), using: &generator) {
  case 0, 1: sheet.insert([randomEntry(&generator)], at: min(index, count))
  case 2: sheet.setText(randomRow(&generator), at: index)
  case 3: sheet.move(from: index, to: Int.random(in: 0..<count, using: &generator))
  case 4: sheet.setColor([nil, 0, 3, 5].randomElement(using: &generator) ?? nil, at: index)
  case 5: sheet.setHidden(.random(using: &generator), at: index)
  case 6: sheet.setValue(Numeral(Double(Int.random(in: -3...9, using: &generator))), at: index)
  case 7:
    var text = Array(sheet.rows[index].text.unicodeScalars)
    let place = Int.random(in: 0...text.count, using: &generator)
    let pieces: [Unicode.Scalar] = ["a", "x", "(", "]", "{", "=", "2", ",", "@", "\"", ";", " "]
    if let piece = pieces.randomElement(using: &generator) { text.insert(piece, at: place) }
    sheet.setText(String(String.UnicodeScalarView(text)), at: index)
  case 8:
    guard var table = sheet.rows[index].table else { return }
    let column = Int.random(in: 0..<table.cells.columnCount, using: &generator)
    let line = Int.random(in: 0..<5, using: &generator)
    _ = table.cells.set(TableCell(randomCell(&generator)), line: line, column: column)
    sheet.setTable(table, columns: [column], at: index)
  default: sheet.remove(at: index)
  }
}

struct SheetWalkTests {
  @Test("messages about circles name the same rows, however the sheet came about")
  func circles() {
    var sheet = Sheet(["c = a b", "a = c"])
    sheet.insert([Sheet.Entry("a = c")], at: 0)
    Self.expectWhole(sheet)
    sheet.insert([Sheet.Entry("c = a b")], at: 3)
    Self.expectWhole(sheet)
    sheet.move(from: 0, to: 3)
    Self.expectWhole(sheet)
    sheet.remove(at: 1)
    Self.expectWhole(sheet)
  }

  @Test("rows that need a failed fit through others say so, however the sheet came about")
  func failedFit() {
    func table(_ lines: [[String]]) -> Sheet.Table {
      Sheet.Table(TableCells(lines: lines), isJoined: false)
    }
    let points = Sheet.Entry("x_1, y_1", table: table([["1", "2"]]))
    let rows = ["histogram(y_1, b)", "b = a+1", "2b", "y_1 ~ p x_1 + a", "a = 2"]
    var sheet = Sheet([points] + rows.map { Sheet.Entry($0) })
    for number in ["-0.5", "3"] {
      sheet.setText("a = \(number)", at: 5)
      Self.expectWhole(sheet)
      #expect(sheet.result(at: 0).kind == .table)
      #expect([1, 2, 3].allSatisfy { sheet.result(at: $0).kind == .error })
    }
    #expect(sheet.message(at: 3) == "Row 3, which this row needs, has a mistake.")
    sheet.setTable(table([["1", "2"], ["2", "5"]]), at: 0)
    Self.expectWhole(sheet)
    #expect(sheet.result(at: 3).text == "0")
    sheet.setTable(table([["1", "2"]]), at: 0)
    Self.expectWhole(sheet)
    sheet.remove(at: 4)
    Self.expectWhole(sheet)
    #expect(sheet.result(at: 3).text == "8")
  }

  @Test(
    "a row tells its own problem before a failed fit, but not that the fit has no number for it",
    arguments: [
      ("[1…a]", "Row 2, which this row needs, has a mistake."),
      ("[1…a] + a", "Row 2, which this row needs, has a mistake."),
      ("a + q", "There is no “q”. A row such as q = 1 defines it."),
    ])
  func ownProblem(text: String, message: String) {
    let table = Sheet.Table(TableCells(lines: [["1", "2"]]), isJoined: false)
    var sheet = Sheet([
      Sheet.Entry("x_1, y_1", table: table), Sheet.Entry("y_1 ~ p x_1 + a"), Sheet.Entry(text),
    ])
    #expect(sheet.message(at: 2) == message)
    sheet.setText("a = 3", at: 0)
    sheet.setText("x_1, y_1", at: 0)
    Self.expectWhole(sheet)
    #expect(sheet.message(at: 2) == message)
  }

  @Test("a table that calls a column x does not define it, however the sheet came about")
  func reservedColumn() {
    let table = Sheet.Table(TableCells(lines: [["1", "2"]]), isJoined: false)
    var sheet = Sheet([Sheet.Entry("x, y_1", table: table), Sheet.Entry("d/dx(f(x))")])
    sheet.insert([Sheet.Entry("f(x) = x²")], at: 2)
    Self.expectWhole(sheet)
    #expect(sheet.message(at: 0) == "x cannot be defined.")
    #expect(sheet.result(at: 1).kind == .curve)
    sheet.setText("f(x) =, x²", at: 2)
    sheet.setText("x_1, y_1", at: 0)
    Self.expectWhole(sheet)
    #expect(sheet.message(at: 1) == "Row 3, which this row needs, has a mistake.")
  }

  @Test("rows know when cells take the place of a number, however the sheet came about")
  func numberBecomesCells() {
    let table = Sheet.Table(TableCells(lines: [["1"], ["2"]]), isJoined: false)
    var sheet = Sheet([Sheet.Entry("a"), Sheet.Entry("a = 2", table: table)])
    #expect(sheet.result(at: 0).text == "2")
    sheet.setText("a", at: 1)
    Self.expectWhole(sheet)
    #expect(sheet.result(at: 0).text == "[1, 2]")
    sheet.setText("a = 2", at: 1)
    Self.expectWhole(sheet)
    #expect(sheet.result(at: 0).text == "2")

    sheet = Sheet(["a", "a = 2"])
    sheet.setTable(table, at: 1)
    sheet.setText("a", at: 1)
    Self.expectWhole(sheet)
    #expect(sheet.result(at: 0).text == "[1, 2]")
  }

  /// Expects what the same rows give that are read at once.
  private static func expectWhole(_ sheet: Sheet) {
    let texts = sheet.entries
    let whole = Sheet(texts)
    for index in sheet.rows.indices {
      let (own, other) = (sheet.result(at: index), whole.result(at: index))
      #expect(own.kind == other.kind && own.text == other.text, "\(texts) row \(index + 1)")
      #expect(own.plots == other.plots, "\(texts) row \(index + 1)")
      #expect(sheet.message(at: index) == whole.message(at: index), "\(texts) row \(index + 1)")
    }
  }

  @Test("edits one after the other give the same as the sheet read as a whole")
  func walk() {
    var generator = SeededGenerator.printingSeed("edits give the same as a whole sheet")
    var sheet = Sheet()
    for _ in 0..<editCount {
      edit(&sheet, &generator)
      Self.expectWhole(sheet)
    }
  }
}
