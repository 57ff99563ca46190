import Sheets
import Testing

struct PastedRowTests {
  @Test(
    "LaTeX and mathematical letters are rows of the language",
    arguments: [
      ("y=\\sin\\theta", "y=sin θ"), ("\\theta=\\frac{\\pi}{4}", "θ=π/4"),
      ("f\\left(x\\right)=x^{2}", "f(x)=x^2"), ("\\alpha=2", "α=2"),
      ("r=2\\cos\\left(3\\theta\\right)", "r=2cos (3θ)"),
      ("y_{1}\\sim mx_{1}+b", "y_1~mx_1+b"), ("v_{max}t", "v_max t"),
      ("\\frac{d}{dx}x^{3}", "d/dx(x^3)"), ("𝑓(𝑥)=𝟐𝜋𝑥", "f(x)=2πx"),
      // Other rows stay as they are.
      ("y = $x", "y = $x"), ("\"a \\note\"", "\"a \\note\""), ("y = x² =", "y = x² ="),
    ])
  func reads(text: String, row: String) {
    #expect(PastedRow.given(text) == row)
  }
}
