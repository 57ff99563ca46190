import Foundation
import TestSupport
import Testing

@testable import Wire

/// Equations in one unknown that are rows of a sheet.
struct SheetSolvingTests: SheetAsking {
  var open = OpenSheet()

  private mutating func asked(_ fields: String...) throws -> [[String: Any]] {
    let sheet = try ask(fields)["sheet"] as? [String: Any]
    return try #require(sheet?["rows"] as? [[String: Any]])
  }

  private func text(_ row: [String: Any]) -> String? {
    guard let value = row["value"] as? [String: Any] else { return nil }
    let solutions = (value["exact"] as? [String: Any])?["text"] as? String
    return [solutions, value["text"] as? String].compactMap { $0 }.joined(separator: ". ")
  }

  @Test(
    "the solutions stand under the row, exactly where that is short, and it says whether these are all",
    arguments: [
      ("x^3=2x+1", "x = −1; x = (1−√(5))÷2; x = (1+√(5))÷2. These are all real solutions."),
      ("x^2=2", "x = −√(2); x = √(2). These are all real solutions."),
      ("y^2=4", "y = −2; y = 2. These are all real solutions."),
      ("x^2=-1", "No real number solves this."),
      ("e^x=x", "No number from −1000 to 1000 solves this."),
      ("2^x=8", "x = 3. These are all solutions from −1000 to 1000."),
      ("x^2=1e20", "x = −10000000000; x = 10000000000. These are all real solutions."),
      ("e^x=0", "No solution was found, but there may be some."),
      ("a x=6", "x = 2. These are all real solutions."),
    ])
  mutating func solves(row: String, expected: String) throws {
    let rows = try asked("restore", "row =\(row)\nrow =a=3")
    #expect(rows[0]["canSolve"] as? Bool == true)
    #expect(text(rows[0]) == nil)
    #expect(text(try asked("solve", "1")[0]) == expected)
    // Another text has other solutions.
    #expect(text(try asked("set", "1", row + "+0")[0]) == nil)
  }

  @Test(
    "a row that asks for solutions lists them, and follows the values of parameters",
    arguments: [
      ("solve(x^3=2x+1)", "x = −1; x = (1−√(5))÷2; x = (1+√(5))÷2. These are all real solutions."),
      ("solve(a x=6)", "x = 2. These are all real solutions."),
      ("s = solve(t^2=a+1)", "t = −2; t = 2. These are all real solutions."),
      ("solve(sin x=1/2, 0, a)", "x = π÷6; x = 5×π÷6. These are all solutions from 0 to 3."),
      ("solve(sin x=0, 1, π)", "x = π. These are all solutions from 1 to π."),
      ("solve(f(x)=a)", "x = 0. These are all real solutions."),
      ("solve(x^2=-1)", "No real number solves this."),
    ])
  mutating func solvesInRow(row: String, expected: String) throws {
    let rows = try asked("restore", "row =\(row)\nrow =a=3\nrow =f(x)=x+3")
    #expect(rows[0]["kind"] as? String == "list" && rows[0]["canSolve"] as? Bool == false)
    #expect(text(rows[0]) == expected)
  }

  @Test("solutions are typeset, each by itself")
  mutating func typeset() throws {
    let value = try asked("restore", "row =solve(x^2=2)")[0]["value"] as? [String: Any]
    let math = (value?["exact"] as? [String: Any])?["math"] as? String ?? ""
    #expect(math.components(separatedBy: "<math").count == 3 && math.contains("<msqrt>"))
    #expect(math.contains("</math>; <math"))
  }

  @Test("other rows use solutions that are known exactly, and only these")
  mutating func usesSolutions() throws {
    var rows = try asked("restore", "row =s=solve(x^2=a)\nrow =a=4\nrow =sum(s)+max(s)")
    #expect(text(rows[2]) == "= 2")
    rows = try asked("set", "2", "a=9")
    #expect(text(rows[2]) == "= 3")
    rows = try asked("set", "1", "s=solve(cos x=x)")
    #expect(text(rows[0]) == "x ≈ 0.7390851332151606. These are all solutions from −1000 to 1000.")
    #expect(
      rows[2]["message"] as? String
        == "The solutions in row 1 are not all known exactly, so that no other row can use them.")
  }

  @Test(
    "says why a row has no solutions",
    arguments: [
      ("solve(x^2)", "not an equation"), ("solve(x y=1)", "y is not set"),
      ("solve(x=1, 2)", "solve takes 3 values"), ("solve(x=1, 3, 2)", "smaller"),
      ("solve(x=x)", "Infinitely many"), ("solve(1=1)", "no unknown"),
      ("solve(x<2)", "needs an equation"), ("solve(b x=1)", "There is no b"),
      ("solve(=1)", "missing"),
    ])
  mutating func problems(row: String, message: String) throws {
    let rows = try asked("restore", "row =\(row)")
    #expect(rows[0]["kind"] as? String == "error")
    let said = rows[0]["message"] as? String ?? ""
    #expect(said.contains(message) && !said.isEmpty, "\(said)")
  }

  @Test(
    "is offered for equations in one unknown alone",
    arguments: ["y=x^2", "x^2+y^2=1", "x>1", "a=2", "(1, 2)", "r=1", "2+3", "x=1 {y>0}"])
  mutating func refuses(row: String) throws {
    let rows = try asked("restore", "row =\(row)")
    #expect(rows[0]["canSolve"] as? Bool == false)
    #expect(text(try asked("solve", "1")[0]) == text(rows[0]))
  }
}
