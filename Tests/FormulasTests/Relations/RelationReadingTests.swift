import Testing

@testable import Formulas

struct RelationReadingTests {
  @Test(
    "signs of comparison are read, each in its usual spellings",
    arguments: [
      ("y=x", "y = x"), ("y==x", "y = x"), ("y<x", "y < x"), ("y>x", "y > x"), ("y≤x", "y <= x"),
      ("y<=x", "y <= x"), ("y≥x", "y >= x"), ("y>=x", "y >= x"), ("y⩽x", "y <= x"),
      ("y⩾x", "y >= x"), ("y≠x", "y <> x"), ("y=\u{338}x", "y <> x"), ("y<>x", "y <> x"),
      ("ｙ＜ｘ", "y < x"), ("ｙ＝１", "y = 1"), ("y >\n x", "y > x"), ("5! = x", "5! = x"),
      ("5!!=x", "5!! = x"), ("x²+y²=25", "x^2+y^2 = 25"), ("1<x²+y²≤4", "1 < x^2+y^2 <= 4"),
      ("0<x<y≠2>t", "0 < x < y <> 2 > t"), ("r = 1+cos θ", "r = 1+cos(θ)"),
      ("-1<-x", "-1 < -x"), ("2{x+1}=[y]", "2*(x+1) = y"), ("sin 2x>y", "sin(2*x) > y"),
      ("sum(n=1,9,n²)=x", "sumfrom(n=1,9,n^2) = x"),
      (
        "Σ²(k=1, 3, k)<Π(n=1,2,n)",
        "sumfrom(k=1,3,k)^2 < prodfrom(n=1,2,n)"
      ),
    ])
  func comparisons(source: String, ascii: String) throws {
    #expect(try Relation(source).ascii == ascii)
  }

  @Test(
    "comparisons bind first, then not, and, or; brackets change that",
    arguments: [
      ("x<1 and y<2", "x < 1 and y < 2"), ("x<1 ∧ y<2", "x < 1 and y < 2"),
      ("x<1&&y<2", "x < 1 and y < 2"), ("x<1and y<2", "x < 1 and y < 2"),
      ("x<1 or y<2", "x < 1 or y < 2"), ("x<1∨y<2", "x < 1 or y < 2"),
      ("x<1||y<2", "x < 1 or y < 2"), ("¬x<1", "not (x < 1)"), ("not x<1", "not (x < 1)"),
      ("¬¬x<1", "not not (x < 1)"), ("x<1 or y<2 and t<3", "x < 1 or y < 2 and t < 3"),
      ("(x<1 or y<2) and t<3", "(x < 1 or y < 2) and t < 3"),
      ("{x<1 or y<2} and t<3", "(x < 1 or y < 2) and t < 3"),
      ("[x<1 or y<2] and t<3", "(x < 1 or y < 2) and t < 3"),
      ("not x<1 and y<2", "not (x < 1) and y < 2"),
      ("not (x<1 and y<2)", "not (x < 1 and y < 2)"), ("((x<1))", "x < 1"),
      ("((x)<(1))", "x < 1"), ("x<1 and y<2 and t<3", "x < 1 and y < 2 and t < 3"),
      ("x<1 and (y<2 and t<3)", "x < 1 and (y < 2 and t < 3)"),
      ("(x+1)y<2or x<1", "(x+1)*y < 2 or x < 1"),
    ])
  func connectives(source: String, ascii: String) throws {
    #expect(try Relation(source).ascii == ascii)
  }

  @Test(
    "a brace after a relation restricts it",
    arguments: [
      ("y = x² {0 ≤ x < 2}", "y = x^2 and 0 <= x < 2"),
      ("y = x² {0 ≤ x < 2}{y<1}", "y = x^2 and 0 <= x < 2 and y < 1"),
      ("y = x²{x<0 or x>1}", "y = x^2 and (x < 0 or x > 1)"),
      ("x=1 or y=x{y<1}", "x = 1 or y = x and y < 1"), ("{x<1}{y<2}", "x < 1 and y < 2"),
      ("y = {x+1}{x<1}", "y = x+1 and x < 1"), ("y=x{{x<1}}", "y = x and x < 1"),
    ])
  func restrictions(source: String, ascii: String) throws {
    #expect(try Relation(source).ascii == ascii)
  }

  @Test(
    "two bars are or after a whole comparison in which no bar is open; else they are absolute values",
    arguments: [
      ("|x|<1||y<1", "abs(x) < 1 or y < 1"), ("|x|<1|||y|<1", "abs(x) < 1 or abs(y) < 1"),
      ("x<|y|||t<2", "x < abs(y) or t < 2"), ("||x|-1|<2", "abs(abs(x)-1) < 2"),
      ("|x||y|<1", "abs(x)*abs(y) < 1"), ("1<||x|-2|", "1 < abs(abs(x)-2)"),
      ("x<1 || ||y|-1|<2", "x < 1 or abs(abs(y)-1) < 2"), ("2||x|-1|<2", "2*abs(abs(x)-1) < 2"),
      ("(x<1)||(y<1)", "x < 1 or y < 1"), ("|sin|x||<1||y=x", "abs(sin(abs(x))) < 1 or y = x"),
      ("1<|x||y|", "1 < abs(x)*abs(y)"), ("{|x|<1||y<1}", "abs(x) < 1 or y < 1"),
    ])
  func bars(source: String, ascii: String) throws {
    #expect(try Relation(source).ascii == ascii)
  }

  @Test(
    "a formula may be stated to be a whole number",
    arguments: [
      ("m ∈ ℤ", "m in Z"), ("m in Z", "m in Z"), ("m∈Z", "m in Z"),
      ("m, n ∈ ℤ", "m in Z and n in Z"), ("x²+y² ∈ ℤ", "x^2+y^2 in Z"),
      ("y = n x ∧ m, n ∈ ℤ", "y = n*x and m in Z and n in Z"),
      ("not m,n in Z", "not (m in Z and n in Z)"), ("y=m x {m ∈ ℤ}", "y = m*x and m in Z"),
      ("max(m,2), n ∈ ℤ or x=1", "max(m,2) in Z and n in Z or x = 1"),
    ])
  func wholeNumbers(source: String, ascii: String) throws {
    #expect(try Relation(source).ascii == ascii)
  }

  @Test(
    "LaTeX is read as pasted",
    arguments: [
      ("x^{2}+y^{2}\\le 4", "x^2+y^2 <= 4"), ("x\\leq y\\geqslant1", "x <= y >= 1"),
      ("x\\ne y", "x <> y"), ("1\\lt x\\gt y", "1 < x > y"),
      ("\\frac{1}{2}<\\sqrt{x}\\land y=1", "1/2 < sqrt(x) and y = 1"),
      ("x<1\\lor\\lnot\\left(y<1\\right)", "x < 1 or not (y < 1)"),
      ("y=x^2\\left\\{0\\le x<2\\right\\}", "y = x^2 and 0 <= x < 2"),
      ("y=x^2\\ \\{x<2\\}\\,\\{y<1\\}", "y = x^2 and x < 2 and y < 1"),
      ("\\left|x\\right|\\geq\\left|\\sin\\left|y\\right|\\right|", "abs(x) >= abs(sin(abs(y)))"),
      ("m\\in\\mathbb{Z}\\wedge x=m", "m in Z and x = m"),
      ("\\sum_{n=1}^{9}n^{2}\\ge x+1", "sumfrom(n=1,9,n^2) >= x+1"),
      ("x<1\\text{ and }y<2", "x < 1 and y < 2"), ("\\neg x<1 \\vee y<2", "not (x < 1) or y < 2"),
      ("\\left(\\left\\{x+1\\right\\}<2\\right)", "x+1 < 2"), ("\\theta=\\pi", "θ = pi"),
      ("2\\left(x+1\\right)=y_{1}", "2*(x+1) = y_1"),
    ])
  func latex(source: String, ascii: String) throws {
    #expect(try Relation(source).ascii == ascii)
  }

  @Test("options apply to each formula: names, order and missing parentheses")
  func options() throws {
    let named = ReadingOptions(variables: .named(["x", "speed"]))
    #expect(try Relation("2speed<x", options: named).ascii == "2*speed < x")
    #expect(throws: SyntaxError(.unknownName("b", suggestion: nil), at: 4..<5)) {
      try Relation("x < b", options: named)
    }
    let inOrder = ReadingOptions(order: .leftToRight)
    #expect(try Relation("y=1+2x", options: inOrder).ascii == "y = (1+2)*x")
    let closing = ReadingOptions(closesParentheses: true)
    #expect(try Relation("(x<1 or y=2(x+1", options: closing).ascii == "x < 1 or y = 2*(x+1)")
    #expect(try Relation("ψ_1 = ab").variables == ["ψ_1", "a", "b"])
  }
}
