import Formulas
import Reals
import Testing

@testable import Statistics

struct DataTableTests {
  private func table(_ text: String) throws(DataError) -> DataTable {
    try DataTable(utf8: Array(text.utf8))
  }

  /// The columns as text: names, then the numbers, with `_` for a gap.
  private func shown(_ table: DataTable) -> [String] {
    table.columns.map { column in
      let cells = (0..<table.rowCount).map {
        column.fraction(at: $0).map { $0.description } ?? "_"
      }
      return column.name.description + ": " + cells.joined(separator: " ")
    }
  }

  @Test(
    "reads what spreadsheets and programs write",
    arguments: [
      ("1,2\n3,4\n", ["x_1: 1 3", "y_1: 2 4"]),
      ("1\t2\r\n3\t4", ["x_1: 1 3", "y_1: 2 4"]),
      ("1;2\r3;4\r", ["x_1: 1 3", "y_1: 2 4"]),
      ("  1  2 \n 3   4\n", ["x_1: 1 3", "y_1: 2 4"]),
      ("1,5;2\n3;4,25\n", ["x_1: 3÷2 3", "y_1: 2 17÷4"]),
      ("1,5\t2.5\n", ["x_1: 3÷2", "y_1: 5÷2"]),
      ("1,5 2,5\n3,5 4,5\n", ["x_1: 3÷2 7÷2", "y_1: 5÷2 9÷2"]),
      ("1, 2\n3, 4\n", ["x_1: 1 3", "y_1: 2 4"]),
      ("\u{FEFF}t,v\n0,1\n", ["t: 0", "v: 1"]),
      ("height,x_1,sin,height\n1,2,3,4\n", ["height: 1", "x_1: 2", "y_2: 3", "y_3: 4"]),
      ("\"a\",\"x\"\n\"1\",2\n", ["a: 1", "x: 2"]),
      ("\"time, s\",v\n1,2\n", ["x_1: 1", "v: 2"]),
      ("\"two\nlines\",\"a \"\"b\"\"\"\n1,2\n", ["x_1: 1", "y_1: 2"]),
      ("1,,3\n,5,\n7\n", ["x_1: 1 _ 7", "y_1: _ 5 _", "y_2: 3 _ _"]),
      ("1,NA\nn/a,2\nNaN,null\n3,4\n", ["x_1: 1 _ _ 3", "y_1: _ 2 _ 4"]),
      ("# made by gnuplot\n1 2\n\n# more\n3 4\n", ["x_1: 1 3", "y_1: 2 4"]),
      ("1\n2\n", ["x_1: 1 2"]),
      ("−1,+2\n1e3,1E-2\n", ["x_1: -1 1000", "y_1: 2 1÷100"]),
      ("0.1,12345678901234567890\n", ["x_1: 1÷10", "y_1: 12345678901234567890"]),
      ("Oslo,1\nRome,2\n", ["x_1: _ _", "y_1: 1 2"]),
      ("1,2,\n3,4,\n", ["x_1: 1 3", "y_1: 2 4"]),
      (",,\n1,2\n,,\n", ["x_1: 1", "y_1: 2"]),
      ("t,v\n2026-03-01,1\n2026-03-02,2\n", ["t: 20513 20514", "v: 1 2"]),
      ("2026-03-01 12:00,1\n2026-03-02 18:00,2\n", ["x_1: 41027÷2 82059÷4", "y_1: 1 2"]),
      ("2026-03-01 12:00 1\n", ["x_1: 20513", "y_1: 1÷2", "y_2: 1"]),
      ("01.03.2026;1,5\n02.03.2026;2\n", ["x_1: 20513 20514", "y_1: 3÷2 2"]),
      ("1 Mar 2026,1\n2 Mar 2026,2\n", ["x_1: 20513 20514", "y_1: 1 2"]),
      ("6:00\t1\n12:00\t2\n", ["x_1: 1÷4 1÷2", "y_1: 1 2"]),
      ("03/04/2026,1\n25/04/2026,2\n", ["x_1: 20546 20568", "y_1: 1 2"]),
      ("03/04/2026,1\n04/25/2026,2\n", ["x_1: 20516 20568", "y_1: 1 2"]),
      ("03/04/2026,1\n05/05/2026,2\n", ["x_1: _ 20578", "y_1: 1 2"]),
      ("2026-03-01,1\n7,2\n12:00,3\n", ["x_1: 20513 _ _", "y_1: 1 2 3"]),
      (",2026-01,2026-02\nOslo,1,2\n", ["x_1: _", "y_1: 1", "y_2: 2"]),
      ("7,1\n2026-03-01,2\n", ["x_1: 7 _", "y_1: 1 2"]),
    ] as [(String, [String])])
  func reads(text: String, columns: [String]) throws {
    #expect(shown(try table(text)) == columns)
    // In pieces of one byte, too.
    var reader = DataReader()
    for byte in Array(text.utf8) { try reader.append([byte]) }
    #expect(shown(try reader.finish()) == columns)
  }

  @Test(
    "says what is wrong, and in which line",
    arguments: [
      ("", .empty, 1), ("a,b\n", .empty, 2), ("1,2\n\"3,4\n5,6\n", .unclosedQuote, 2),
      ("1,2\na\u{0},4\n", .notText, 2),
    ] as [(String, DataError.Kind, Int)])
  func problems(text: String, kind: DataError.Kind, line: Int) {
    #expect(throws: DataError(kind, line: line)) { try table(text) }
  }

  @Test("bad UTF-8 has a line")
  func invalidText() {
    #expect(throws: DataError(.invalidUTF8, line: 3)) {
      try DataTable(utf8: Array("1\n2\n".utf8) + [0xC3, 0x28, 0x0A])
    }
  }

  @Test("a text in a column of numbers is a gap, and the column knows its line")
  func text() throws {
    let table = try table("x,y\n1,2\n3,four\n5,6\n")
    #expect(table.columns[1].firstTextLine == 3)
    #expect(shown(table) == ["x: 1 3 5", "y: 2 _ 6"])
  }

  @Test("memory is bounded: rows times columns")
  func bounded() {
    let wide = String(repeating: "1,", count: 1_000_000) + "1\n"
    #expect(throws: DataError(.tooManyCells(limit: DataTable.mostCells), line: 20)) {
      try table(wide + String(repeating: "1\n", count: 30))
    }
  }

  @Test("a text in larger pieces has the same table", arguments: [1, 7, 4096, 70_000, 1 << 20])
  func pieces(size: Int) throws {
    var text = "t;v\n"
    for row in 0..<20_000 { text += "\(row),5;\"\(row * row)\"\r\n" }
    let bytes = Array(text.utf8)
    var reader = DataReader()
    for start in stride(from: 0, to: bytes.count, by: size) {
      try reader.append(bytes[start..<min(start + size, bytes.count)])
    }
    let table = try reader.finish()
    #expect(table.rowCount == 20_000)
    #expect(table.columns[0].fraction(at: 19_999) == Fraction(39_999, 2))
    #expect(table.columns[1].values.allSatisfy { !$0.isNaN })
    #expect(table == (try DataTable(utf8: bytes)))
  }
}
