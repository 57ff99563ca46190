import Formulas
import Testing

@testable import Sheets

struct SettledFormulaTests {
  @Test(
    "without repeated parts a formula is the same function",
    arguments: [
      "x-x", "x/x", "ln(x)-ln(x)", "x/x*sin(x)", "sin(x)/(x/x)", "floor(x/x)", "mod(x,x)",
      "mod(x-x,2/x)", "frac((x-x)/(3+x))", "1^√(x)", "(x/x)^ln(x)", "ln(x)^0", "0^0+x-x",
      "mod(0,x-1)+x", "x+5-x", "2/x*x/3", "x-(x-1)", "(x-1)-(x-1)/(x-1)", "0*ln(x)/(x-3)",
      "sum(n=1,3,n x-n x)", "√(x)-√(x)+1/x-1/x", "asin(x/x+x)", "2^(x-x)", "0*x/0",
      "atan2(x-x,x)", "x*(1-1)/x", "0^x", "0^(x-1)^2", "0^floor(x)", "(x-x)^(1/x)", "mod(x+1,1+x)",
      "|x|/x", "x/|x|", "|x-1|/(x-1)*x", "2/(x+1)*|x+1|", "|ln(x)|/ln(x)", "mod(ln(x)+x,x+ln(x))",
      "max(x,x)", "min(√(x),√(x))", "max(x+1/x,1/x+x)",
    ])
  func same(text: String) throws {
    let formula = try Formula(text, options: ReadingOptions(variables: .named(["x", "n"])))
    let settled = formula.withWholeConstants(angle: .radians)
    for x in [-3.0, -2, -1, -0.5, 0, 0.5, 1, 2, 3] {
      let value = try? formula.value(variables: ["x": x])
      let other = try? settled.value(variables: ["x": x])
      #expect((value == nil) == (other == nil), "\(settled.text) at \(x)")
      if let value, let other { #expect((value - other).magnitude <= 1e-12, "\(settled.text)") }
    }
  }

  @Test(
    "a part that is one number is written as this number, and where it has none",
    arguments: [
      ("floor(x/x)", "1+0÷x"), ("x-x", "0"), ("mod(x,x)+3", "3+0÷x"), ("sin(π)x", "0"),
      ("ln(x)-ln(x)", "0×ln(x)"), ("x/x*sin(x)", "sin(x)+0÷x"), ("x+1", "x+1"),
      ("|x-1|/(x-1)", "sign(x-1)+0÷(x-1)"),
    ])
  func text(text: String, settled: String) throws {
    #expect(try Formula(text).withWholeConstants(angle: .radians).text == settled)
  }
}
