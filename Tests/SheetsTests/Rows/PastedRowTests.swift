import Sheets
import Testing

struct PastedRowTests {
  @Test(
    "LaTeX and mathematical letters are rows of the language",
    arguments: [
      ("y=\\sin\\theta", "y=sin θ"), ("\\theta=\\frac{\\pi}{4}", "θ=π/4"),
      ("f\\left(x\\right)=x^{2}", "f(x)=x^2"), ("\\alpha=2", "α=2"),
      ("r=2\\cos\\left(3\\theta\\right)", "r=2cos (3θ)"),
      ("y_{1}\\sim mx_{1}+b", "y_1~mx_1+b"), ("v_{max}\\cdot t", "v_max·t"),
      ("\\frac{d}{dx}x^{3}", "d/dx x^3"), ("𝑓(𝑥)=𝟐𝜋𝑥", "f(x)=2πx"),
      // Other rows stay as they are.
      ("y = $x", "y = $x"), ("\"a \\note\"", "\"a \\note\""), ("y = x² =", "y = x² ="),
      // The conditions of cases come before the values.
      (
        "f\\left(x\\right)=\\begin{cases}x^{2}&x<0\\\\2x+1&x\\ge0\\end{cases}",
        "f(x)={x<0: x^2, x≥0: 2x+1}"
      ),
      (
        "y=\\begin{cases} -x, & \\text{if } x<0, \\\\ x & \\text{otherwise} \\end{cases}",
        "y={x<0: -x, x}"
      ),
      (
        "y=1+\\begin{cases}\\frac{1}{2} & \\mathrm{if}\\ 0\\le x<1\\\\\\end{cases}",
        "y=1+{0≤x<1: 1/2}"
      ),
    ])
  func reads(text: String, row: String) {
    #expect(PastedRow.given(text) == row)
  }
}
