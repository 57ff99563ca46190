import TestSupport
import Testing

@testable import Formulas

struct RelationCasesTests {
  @Test(
    "cases and restrictions without a left side are those of y",
    arguments: [
      ("{x<0: -x, x}", "y = {x<0: -x, x}"), ("if(x<0, -x, x)", "y = {x<0: -x, x}"),
      ("x² {x>0}", "y = x² {x>0}"), (" a x {0<x<b}{x≠1}", "y = a x {0<x<b}{x≠1}"),
    ])
  func readsAsOrdinate(text: String, meaning: String) throws {
    guard case .relation(let relation) = try FormulaOrRelation(utf8: Array(text.utf8)) else {
      Issue.record("\(text) is no relation")
      return
    }
    #expect(relation == (try Relation(meaning)))
  }

  @Test(
    "what names another coordinate, or has a sign of comparison too many, is refused",
    arguments: ["y {x>0}", "x {y<3}", "r {r<1}", "=x {x>0}", "<x {x>0}", "{x<0: y, x}", "x {x>}"])
  func refusesAsOrdinate(text: String) {
    #expect(throws: SyntaxError.self) { try FormulaOrRelation(utf8: Array(text.utf8)) }
  }

  @Test(
    "a definition by cases makes a comparison for each case",
    arguments: [
      ("y = {x<0: -x, x}", "x < 0 and y = -x or not (x < 0) and y = x"),
      ("y = {x<0: -x}", "x < 0 and y = -x"),
      (
        "y = {x<0: -x, x≥1: x, 0}",
        "x < 0 and y = -x or not (x < 0) and x >= 1 and y = x "
          + "or not (x < 0) and not (x >= 1) and y = 0"
      ),
      ("y = if(x<0, -x, x)", "x < 0 and y = -x or not (x < 0) and y = x"),
      ("y = if (x<0, -x)", "x < 0 and y = -x"),
      ("y > 2if(x<0,-x,x)+1", "x < 0 and y > 2*(-x)+1 or not (x < 0) and y > 2*x+1"),
      ("1 < {x<0: 2, 3}x < 4", "x < 0 and 1 < 2*x < 4 or not (x < 0) and 1 < 3*x < 4"),
      ("y = 2^{x<0: 1, 2}", "x < 0 and y = 2^1 or not (x < 0) and y = 2^2"),
      ("y = sin{x<0: 1, 2}", "x < 0 and y = sin(1) or not (x < 0) and y = sin(2)"),
      ("y = {1<x<2 and t=1: x}", "(1 < x < 2 and t = 1) and y = x"),
      ("y = {m,n ∈ ℤ: x, 2}", "(m in Z and n in Z) and y = x or not (m in Z and n in Z) and y = 2"),
      ("y = if(m,n in Z, x)", "(m in Z and n in Z) and y = x"),
      (
        "y = if(x<0, 1, if(x<1, 2, 3))",
        "x < 0 and y = 1 or not (x < 0) and x < 1 and y = 2 "
          + "or not (x < 0) and not (x < 1) and y = 3"
      ),
      (
        "{x<0: 1, 2} = {y<0: 3}",
        "x < 0 and y < 0 and 1 = 3 or not (x < 0) and y < 0 and 2 = 3"
      ),
      (
        "y = {max(x,1)<0: min(x,2), 3}{x<9}",
        "(max(x,1) < 0 and y = min(x,2) or not (max(x,1) < 0) and y = 3) and x < 9"
      ),
      ("{x<0: x, 1} ∈ ℤ", "x < 0 and x in Z or not (x < 0) and 1 in Z"),
      ("not y = {x<0: 1}", "not (x < 0 and y = 1)"),
      ("y = \\left\\{x\\lt 0\\colon -x, x\\right\\}", "x < 0 and y = -x or not (x < 0) and y = x"),
      (
        "y=\\begin{cases}-x & x<0\\\\ x & x\\ge 0\\end{cases}",
        "x < 0 and y = -x or not (x < 0) and x >= 0 and y = x"
      ),
      (
        "y = 2\\begin{cases} -x, & \\text{if } x<0, \\\\ \\frac{x}{2} & \\text{otherwise} \\end{cases}",
        "x < 0 and y = 2*(-x) or not (x < 0) and y = 2*(x/2)"
      ),
      ("y=\\left(\\begin{cases}1&x<0\\\\\\end{cases}\\right)", "x < 0 and y = 1"),
      ("y = {{x<0: 1, 2} = t: 3}", "(x < 0 and 1 = t or not (x < 0) and 2 = t) and y = 3"),
      ("Z_0 = {x<0: Z, Ｙ}", "x < 0 and Z_0 = Z or not (x < 0) and Z_0 = Y"),
    ])
  func expansion(source: String, ascii: String) throws {
    let relation = try Relation(source)
    #expect(relation.ascii == ascii)
    #expect(try Relation(ascii) == relation)
  }

  @Test("cases are read with named variables")
  func names() throws {
    let options = ReadingOptions(variables: .named(["x", "y"]))
    #expect(try Relation("y={x<0: 1}", options: options).ascii == "x < 0 and y = 1")
    #expect(throws: SyntaxError(.unknownName("z", suggestion: nil), at: 3..<4)) {
      try Relation("y={z<0: 1}", options: options)
    }
  }

  @Test(
    "more cases than the limit are an error, however they come about, on a small stack",
    arguments: [
      repeated("{x<0: 1, 2}", 9) + " = y",
      "y = " + repeated("{x<0: 1+", 999) + "x" + repeated("}", 999),
      "y = " + repeated("if(x<0, 1, ", 400) + "2" + repeated(")", 400),
      repeated("{", 40) + "x" + repeated("<1: 1, 2}", 40) + " = y",
      "y = " + repeated("x+", 40_000) + "{" + repeated("x<0: 1,", 40) + "2}",
      repeated("{x<0: 1} = 1 and ", 300) + "y=1",
    ])
  func tooMany(source: String) async throws {
    let kind = try await onSmallStack { () -> SyntaxError.Kind? in
      do throws(SyntaxError) {
        _ = try Relation(source)
        return nil
      } catch {
        return error.kind
      }
    }
    #expect(kind?.code == "syntax" || kind?.code == "too-deep")
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}
