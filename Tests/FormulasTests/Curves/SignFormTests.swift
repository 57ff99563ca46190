import Formulas
import OrdinateNumerics
import Testing

struct SignFormTests {
  @Test(
    "a simpler formula has the same sign",
    arguments: [
      ("100sin(x)^99*cos(x)", "sin(x)×cos(x)"), ("-2x*e^(-x^2)", "-x"),
      ("erf(x-1)/(x-2)^2", "x-1"), ("x^4*cosh(x)", nil),
      ("x^(-3)", nil), ("-3tanh(x)*atan(x-0.5)^3/sinh(x+2)", nil), ("2^x-3", nil), ("x^2+1", nil),
      ("(x-1)*e^x-x*e^x", nil), ("∛(x-3)*x^6", nil),
    ] as [(String, String?)])
  func signs(text: String, form: String?) throws {
    let formula = try Formula(text)
    guard let sign = formula.signForm else {
      #expect(form == nil)
      return
    }
    if let form { #expect(sign.text == form) }
    for step in -40...40 {
      let x = Double(step) / 8
      guard let value = try? formula.value(variables: ["x": x]), value.isFinite,
        let other = try? sign.value(variables: ["x": x])
      else { continue }
      #expect(value.sign == other.sign || value == 0 || other == 0, "\(sign.text) at \(x)")
      #expect((value == 0) == (other == 0), "\(sign.text) at \(x)")
    }
  }

  @Test(
    "values lie strictly within the range",
    arguments: [
      ("erf(x^3)", -1, 1), ("-tanh(x)", -1, 1), ("frac(5x)", -1, 1), ("e^(-x^2)", 0, .infinity),
      ("-e^x", -.infinity, 0), ("min(frac(x),floor(x))", -.infinity, 1),
      ("max(erf(x),e^x)", 0, .infinity), ("erfc(x)", 0, 2), ("sech(x)", 0, .infinity),
      ("x^2", -.infinity, .infinity), ("1+erf(x)", -.infinity, .infinity),
    ] as [(String, Double, Double)])
  func ranges(text: String, lower: Double, upper: Double) throws {
    let formula = try Formula(text)
    #expect(formula.openRange == Interval(lower, upper))
    for step in -30...30 {
      let value = try formula.value(variables: ["x": Double(step) / 30])
      #expect(value > lower && value < upper)
    }
  }
}
