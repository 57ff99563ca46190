import Formulas
import Testing

struct LayoutTests {
  @Test(
    "puts text that needs only one line into one line",
    arguments: [
      ("x^2+1", "x² + 1"), ("2x", "2x"), ("-x^-3", "−x⁻³"), ("3-(-5)", "3 − (−5)"),
      ("√(7+M)", "√(7 + M)"), ("√(4)", "√4"), ("∛x", "∛x"), ("root(x,4)", "⁴√x"),
      ("sin²(x)", "sin²(x)"), ("|x|", "|x|"), ("floor(x)", "⌊x⌋"), ("5!", "5!"),
      ("log(2,x)", "log₂(x)"), ("6.02e23", "6.02×10²³"), ("max(1,-2)", "max(1, −2)"),
      ("(x+1)^n", "(x + 1)ⁿ"), ("2*3", "2·3"), ("π", "π"),
    ])
  func oneLine(source: String, line: String) throws {
    #expect(try Formula(source).layout.lines == [line])
  }

  @Test(
    "puts numerators over denominators and exponents above",
    arguments: [
      (
        "1/2+x",
        """
        1
        ─ + x
        2
        """
      ),
      (
        "(x+1)/(x²-1)",
        """
        x + 1
        ──────
        x² − 1
        """
      ),
      (
        "1/(1/x)",
        """
         1
        ───
         1
         ─
         x
        """
      ),
      (
        "e^(-x/2)",
        """
         −x
         ──
         2
        e
        """
      ),
      (
        "(1/2)^3",
        """
        ⎛1⎞³
        ⎜─⎟
        ⎝2⎠
        """
      ),
      (
        "√(1/2)+1",
        """
         ┌─
         │1
         │─ + 1
        √│2
        """
      ),
      (
        "ncr(5,2)",
        """
        ⎛5⎞
        ⎜ ⎟
        ⎝2⎠
        """
      ),
    ])
  func severalLines(source: String, picture: String) throws {
    let lines = picture.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(try Formula(source).layout.lines == lines)
  }

  @Test func whatIsTooLongIsText() throws {
    let source = "1" + String(repeating: "+1", count: 2000)
    #expect(try Formula(source).layout.lines == [source])
  }
}
