import TestSupport
import Testing

@testable import Formulas

struct WritingTests {
  @Test(
    "text has the fewest parentheses",
    arguments: [
      ("3+(5+4)", "3+5+4"), ("3-(5-4)", "3-(5-4)"), ("3×(5+4)", "3×(5+4)"),
      ("3×(5×4)", "3×5×4"), ("3×(5÷4)", "3×(5÷4)"), ("3÷(5×4)", "3÷(5×4)"),
      ("(3+5)+4", "3+5+4"), ("3+(-5)", "3+(-5)"), ("3+(-5×2)", "3+(-5×2)"), ("(-2)^2", "(-2)^2"),
      ("2^(1+1)", "2^(1+1)"), ("(2^3)^2", "(2^3)^2"), ("2^(3^2)", "2^3^2"), ("(x+1)!", "(x+1)!"),
      ("sin(x)!", "sin(x)!"), ("sqrt(3+sqrt(5))/6", "√(3+√(5))÷6"), ("cbrt(x)", "∛(x)"),
      ("((x))", "x"), ("-(2+3)", "-(2+3)"), ("3+((-5)+4)", "3+(-5+4)"), ("pi", "π"),
      ("log10(x)", "log(x)"), ("1e21", "1e21"), ("2*e+1", "2×e+1"), ("e+1", "e+1"),
      ("1e400x", "1e400×x"), ("-1e-400", "-1e-400"),
      ("9007199254740993+1.10", "9007199254740993+1.1"),
      ("x⁹⁰⁰⁷¹⁹⁹²⁵⁴⁷⁴⁰⁹⁹³", "x^9007199254740993"),
      ("sin⁻²⁰⁰⁰⁰⁰⁰⁰⁰⁰⁰⁰⁰⁰⁰⁰¹(x)", "sin(x)^(-20000000000000001)"),
      ("0.1000000000000000055511151231257827", "0.1000000000000000055511151231257827"),
    ])
  func text(source: String, text: String) throws {
    #expect(try Formula(source).text == text)
  }

  @Test(
    "spaced text has one space around the operators of sums and products, and no other spaces",
    arguments: [
      ("795+459", "795 + 459"), ("(2+3)*4", "(2 + 3) × 4"), ("3+(5+4)", "3 + (5 + 4)"),
      ("3-(-5)", "3 - (-5)"), ("-2+x^-2", "-2 + x^(-2)"), ("2^(1+1)/3", "2^(1 + 1) ÷ 3"),
      ("-(2-x)!", "-(2 - x)!"), ("max(1,2+x)", "max(1,2 + x)"), ("sqrt(4)", "√(4)"), ("x", "x"),
    ])
  func spacedText(source: String, text: String) throws {
    let formula = try Formula(source)
    #expect(formula.spacedText == text)
    #expect(formula.exactText == text.replacing(" ", with: ""))
  }

  @Test(
    "LaTeX and MathML lay formulas out as on paper",
    arguments: [
      (
        "2x/3", "\\frac{2x}{3}",
        "<mfrac><mrow><mn>2</mn><mo>⁢</mo><mi>x</mi></mrow><mrow><mn>3</mn></mrow></mfrac>"
      ),
      ("√(x+1)", "\\sqrt{x+1}", "<msqrt><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow></msqrt>"),
      (
        "root(x,5)", "\\sqrt[5]{x}", "<mroot><mrow><mi>x</mi></mrow><mrow><mn>5</mn></mrow></mroot>"
      ),
      ("|x|", "\\left|x\\right|", "<mrow><mo>|</mo><mi>x</mi><mo>|</mo></mrow>"),
      (
        "sin²x", "\\sin^{2}\\left(x\\right)",
        "<msup><mrow><mi>sin</mi></mrow><mrow><mn>2</mn></mrow></msup>"
      ),
      ("2×3", "2\\cdot 3", "<mn>2</mn><mo>⋅</mo><mn>3</mn>"),
      (
        "x×x", "x^{2}",
        "<mrow><msup><mrow><mi>x</mi></mrow><mrow><mn>2</mn></mrow></msup></mrow>"
      ),
      (
        "3×x×x×x×y", "3x^{3}y",
        "<mn>3</mn><mo>\u{2062}</mo><msup><mrow><mi>x</mi></mrow><mrow><mn>3</mn></mrow></msup>"
      ),
      ("x×y×x", "xyx", "<mi>x</mi><mo>\u{2062}</mo><mi>y</mi><mo>\u{2062}</mo><mi>x</mi>"),
      ("3×3", "3\\cdot 3", "<mn>3</mn><mo>⋅</mo><mn>3</mn>"),
      ("1÷x×x", "\\frac{1}{x}\\,x", "<mfrac>"),
      (
        "3-(-2)", "3-\\left(-2\\right)",
        "<mn>3</mn><mo>−</mo><mrow><mo>(</mo><mo>−</mo><mn>2</mn><mo>)</mo></mrow>"
      ),
      (
        "1.25e-1000000000000000x", "\\left(1.25\\times 10^{-1000000000000000}\\right)x",
        "<mn>1.25</mn><mo>×</mo><msup>"
      ),
      ("6e23x", "\\left(6\\times 10^{23}\\right)x", "<mn>6</mn><mo>×</mo><msup>"),
      ("(x+1)^2", "\\left(x+1\\right)^{2}", "<msup><mrow><mrow><mo>(</mo>"),
      ("πx", "\\pi x", "<mi>π</mi><mo>⁢</mo><mi>x</mi>"),
      ("1/sin(x)^(-1)", "\\frac{1}{\\left(\\sin\\left(x\\right)\\right)^{-1}}", "<mfrac>"),
      (
        "log2(x)", "\\log_{2}\\left(x\\right)",
        "<msub><mrow><mi>log</mi></mrow><mrow><mn>2</mn></mrow></msub>"
      ),
      ("floor(x)", "\\left\\lfloor x\\right\\rfloor", "<mo>⌊</mo><mi>x</mi><mo>⌋</mo>"),
    ])
  func typeset(source: String, latex: String, mathML: String) throws {
    let formula = try Formula(source)
    #expect(formula.latex == latex)
    #expect(formula.mathML.contains(mathML), "\(formula.mathML)")
  }

  @Test(
    "any formula reads back as the same tree from its ASCII, exact and spaced texts, and as the same mathematics from its text"
  )
  func readsBack() throws {
    var random = SeededGenerator.printingSeed("formulas read back")
    for _ in 0..<5_000 {
      let formula = Formula.random(depth: 4, using: &random)
      for text in [formula.ascii, formula.exactText, formula.spacedText] {
        #expect(try Formula(text) == formula, "\(text)")
      }
      let read = try Formula(formula.text)
      #expect(read.text == formula.text)
      if read != formula {
        // Only parentheses to the right of + or × may be missing.
        #expect(formula.ascii.contains("+(") || formula.ascii.contains("*("), "\(formula.text)")
      }
      #expect(isBalanced(formula.mathML), "\(formula.mathML)")
      #expect(formula.latex.filter { $0 == "{" }.count == formula.latex.filter { $0 == "}" }.count)
    }
  }

  /// Whether every MathML tag is closed, in order.
  private func isBalanced(_ markup: String) -> Bool {
    var open: [Substring] = []
    for part in markup.split(separator: "<") {
      guard let end = part.firstIndex(of: ">") else { return false }
      let tag = part[..<end]
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else {
        open.append(tag.split(separator: " ")[0])
      }
    }
    return open.isEmpty
  }
}
