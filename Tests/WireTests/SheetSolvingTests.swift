import Foundation
import TestSupport
import Testing

@testable import Wire

/// Equations in one unknown that are rows of a sheet.
struct SheetSolvingTests: SheetAsking {
  var open = OpenSheet()

  private mutating func rows(_ fields: String...) throws -> [[String: Any]] {
    let sheet = try ask(fields)["sheet"] as? [String: Any]
    return try #require(sheet?["rows"] as? [[String: Any]])
  }

  private func text(_ row: [String: Any]) -> String? {
    (row["value"] as? [String: Any])?["text"] as? String
  }

  @Test(
    "the solutions stand under the row, exactly where that is short, and it says whether these are all",
    arguments: [
      ("x^3=2x+1", "x = −1; x = (1−√(5))÷2; x = (1+√(5))÷2. These are all real solutions."),
      ("x^2=2", "x = −√(2); x = √(2). These are all real solutions."),
      ("y^2=4", "y = −2; y = 2. These are all real solutions."),
      ("x^2=-1", "No real number solves this."),
      ("e^x=x", "There may be more solutions."),
      ("2^x=8", "x = 3. These are all solutions from −1000 to 1000."),
      ("a x=6", "x = 2. These are all real solutions."),
    ])
  mutating func solves(row: String, expected: String) throws {
    let all = try rows("restore", "row =\(row)\nrow =a=3")
    #expect(all[0]["canSolve"] as? Bool == true)
    #expect(text(all[0]) == nil)
    #expect(text(try rows("solve", "1")[0]) == expected)
    // Another text has other solutions.
    #expect(text(try rows("set", "1", row + "+0")[0]) == nil)
  }

  @Test(
    "is offered for equations in one unknown alone",
    arguments: ["y=x^2", "x^2+y^2=1", "x>1", "a=2", "(1, 2)", "r=1", "2+3", "x=1 {y>0}"])
  mutating func refuses(row: String) throws {
    let all = try rows("restore", "row =\(row)")
    #expect(all[0]["canSolve"] as? Bool == false)
    #expect(text(try rows("solve", "1")[0]) == text(all[0]))
  }
}
