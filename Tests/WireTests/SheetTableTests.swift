import Foundation
import TestSupport
import Testing

@testable import Wire

/// The table of values, as the Graph tab shows it: 7.5 units by 5, with the origin in the middle.
struct SheetTableTests: SheetAsking {
  var open = OpenSheet()

  /// Headings, then the lines: what is written, and what each cell shows.
  private mutating func table() throws -> [String] {
    let reply = try ask("table")
    let columns = try #require(reply["columns"] as? [[String: Any]])
    let lines = try #require(reply["lines"] as? [[String: Any]])
    let headings = columns.compactMap { $0["heading"] as? String }
    return try [headings.joined(separator: " | ")]
      + lines.map { line in
        let cells = try #require(line["cells"] as? [[String: Any]])
        let texts = [line["text"], line["problem"]].compactMap { $0 as? String }
        return (texts.filter { !$0.isEmpty } + cells.compactMap { $0["text"] as? String })
          .joined(separator: " | ")
      }
  }

  @Test("has round numbers of the part in sight, and a column for each curve")
  mutating func usual() throws {
    try show(["f(x)=x^2-2", "y=√x", "a=3", "y>x", "(1, 2)"])
    #expect(
      try table() == [
        "f(x) | y", "−3 | 7 | –", "−2 | 2 | –", "−1 | −1 | –", "0 | −2 | 0", "1 | −1 | 1",
        "2 | 2 | √(2)", "3 | 7 | √(3)",
      ])
  }

  @Test("a line takes any number, exactly as it is written, and says what is none")
  mutating func entries() throws {
    try show(["y=sin(x)"])
    _ = try ask("entry", "0", "π/6")
    _ = try ask("entry", "1", "√2")
    _ = try ask("entry", "2", "x")
    _ = try ask("entry", "3", "1/0")
    _ = try ask("entry", "7", "−π/3")
    let lines = try table()
    #expect(
      lines[1...4] == [
        "π/6 | 0.5", "√2 | ≈ 0.98776595", "x | This is not a number.",
        "1/0 | This is not a number.",
      ])
    #expect(lines[8] == "−π/3 | −√(3)÷2")
    #expect(try ask("entry", "99", "1")["refused"] as? Bool == true)
  }

  @Test("an empty text removes a line")
  mutating func removal() throws {
    try show(["y=x"])
    let count = try table().count
    _ = try ask("entry", "0", " ")
    let lines = try table()
    #expect(lines.count == count - 1)
    #expect(lines[1] == "−2 | −2")
    _ = try ask("entry", "\(count - 2)", "")
    #expect(try table().count == count - 1)
  }

  @Test(
    "is filled with steps of any number, exactly",
    arguments: [
      ("0", "0.1", ["0", "0.1", "0.2", "0.3"]), ("0", "π/4", ["0", "π÷4", "π÷2", "3×π÷4"]),
      ("1", "−2", ["1", "−1", "−3", "−5"]), ("√2", "1", ["√(2)", "1+√(2)", "2+√(2)", "3+√(2)"]),
    ])
  mutating func steps(first: String, step: String, expected: [String]) throws {
    try show(["y=x"])
    _ = try ask("steps", first, step)
    let lines = try table()
    #expect(lines[1...4].map { $0.components(separatedBy: " | ")[0] } == expected)
    #expect(lines.count == 12)
  }

  @Test("steps that are none leave the table as it is", arguments: ["0", "", "x", "1/0", "0/5"])
  mutating func noSteps(step: String) throws {
    try show(["y=x"])
    let before = try table()
    #expect(try ask("steps", "0", step)["refused"] as? Bool == true)
    #expect(try table() == before)
  }

  @Test("each variable has a table of its own")
  mutating func variables() throws {
    try show(["y=2x", "x=y^2", "r=2cos(θ)", "(t, 2t)"])
    let names = try #require(try ask("table")["variables"] as? [[String: String]])
    #expect(names.map { $0["label"] } == ["x", "y", "θ", "t"])
    #expect(try table()[0] == "y")
    _ = try ask("variable", "y")
    #expect(try table()[...2] == ["x", "−2.5 | 6.25", "−2 | 4"])
    _ = try ask("variable", "angle")
    #expect(try table()[...2] == ["r", "0 | 2", "π/6 | √(3)"])
    _ = try ask("variable", "parameter")
    #expect(try table()[...2] == ["(x, y)", "0 | (0, 0)", "π/6 | (π÷6, π÷3)"])
  }

  @Test("what was written is kept with the sheet")
  mutating func kept() throws {
    try show(["y=x"])
    _ = try ask("entry", "0", "π/6")
    _ = try ask("entry", "1", "")
    let before = try table()
    let kept = try #require(try ask("kept")["kept"] as? String)
    try show(["y=2x"])
    #expect(try table() != before)
    _ = try ask("restore", kept)
    #expect(try table() == before)
    _ = try ask("restore", kept + "\ntable \ntable q\t1\ntable x\u{1}")
    #expect(try table().count > 1)
  }

  @Test("follows the slider of a parameter, and says where there is nothing to list")
  mutating func follows() throws {
    try show(["y=a x", "a=2"])
    #expect(try table()[7] == "3 | 6")
    let rows = try #require(
      (try ask("state")["sheet"] as? [String: Any])?["rows"] as? [[String: Any]])
    _ = try ask("slide", "\(try #require(rows[1]["id"] as? Int))", "5")
    #expect(try table()[7] == "3 | 15")
    try show(["y>x"])
    #expect(try table() == [""])
    #expect(try ask("table")["statement"] as? String == "No row has values to list.")
  }
}
