import OrdinateNumerics
import Reals
import TestSupport
import Testing

@testable import Formulas

/// Integrals in the language.
struct IntegralTests {
  @Test(
    "an integral is read and written",
    arguments: [
      ("int(x=0, π, sin x)", "∫(x=0,π,sin(x))"), ("∫(x=0,π,sin x)", "∫(x=0,π,sin(x))"),
      ("integral(t=0,x,t²)", "∫(t=0,x,t^2)"), ("2int(t=0,1,t)+1", "2×∫(t=0,1,t)+1"),
      ("int(x)", "trunc(x)"), ("int(2.5)", "trunc(2.5)"), ("int(x=0,1,x)²", "∫(x=0,1,x)^2"),
      ("int(x=0,1,int(y=0,x,x y))", "∫(x=0,1,∫(y=0,x,x×y))"),
      ("\\int_{0}^{\\pi} \\sin x \\, dx", "∫(x=0,π,sin(x))"),
      ("\\int_0^1 x^2+1 dx", "∫(x=0,1,x^2+1)"), ("2\\int_{0}^{1}t^{2}\\,dt+1", "2×∫(t=0,1,t^2)+1"),
      ("\\int_0^{2\\pi} \\cos\\theta\\,d\\theta", "∫(θ=0,2×π,cos(θ))"),
      ("\\int_0^1 e^{-x^2}\\,\\mathrm{d}x", "∫(x=0,1,e^(-x^2))"),
    ])
  func readsAndWrites(source: String, text: String) throws {
    let formula = try Formula(source)
    #expect(formula.exactText == text)
    #expect(try Formula(formula.ascii) == formula)
    #expect(try Formula(formula.latex) == formula)
  }

  @Test("it is typeset with its bounds and its variable")
  func typeset() throws {
    let formula = try Formula("int(x=0,π,sin x)")
    #expect(formula.latex == "\\int_{0}^{\\pi}\\sin\\left(x\\right)\\,dx")
    #expect(
      formula.mathML.contains(
        "<munderover><mo>∫</mo><mrow><mn>0</mn></mrow><mrow><mi>π</mi></mrow></munderover>"))
    #expect(formula.mathML.contains("<mi>d</mi><mi>x</mi>"))
    #expect(try Formula("int(x=0,1,x+1)").latex == "\\int_{0}^{1}\\left(x+1\\right)\\,dx")
  }

  @Test(
    "errors have their places",
    arguments: [
      ("int(x=0,1)", "syntax"), ("∫(0,1,x)", "syntax"), ("∫ x", "syntax"),
      ("int(x=0,1,q x)", "variable-not-set"), ("int(x=0,1,1/x)", "divergent"),
      ("int(x=-2,-1,√x)", "out-of-domain"), ("int(x=0,1,x/0)", "undecided"),
      ("int(x=0,1,0√(-1)+x)", "negative-root"), ("int(x=0,ln(-1),x)", "logarithm-of-negative"),
    ])
  func errors(source: String, code: String) {
    #expect(Integral.code(of: source) == code)
  }

  @Test(
    "its derivative is that of Leibniz",
    arguments: [
      ("int(t=0,x,t²)", "x^2"), ("int(t=x,1,sin t)", "-sin(x)"),
      ("int(t=0,x²,cos t)", "2×x×cos(x^2)"),
      ("int(t=0,1,t x²)", "∫(t=0,1,2×t×x)"), ("int(t=0,x,x t)", "x^2+∫(t=0,x,t)"),
      ("int(x=0,1,x)", "0"), ("int(t=0,x,sum(n=1,2,t^n))", "Σ(n=1,2,x^n)"),
    ])
  func derivatives(source: String, derivative: String) throws {
    #expect(try Formula(source).derivative(withRespectTo: "x").text == derivative)
  }

  @Test("the variable that it binds is no free variable")
  func freeVariables() throws {
    let formula = try Formula("int(t=a,x,t b)+t")
    #expect(formula.variables == ["a", "x", "b", "t"])
    #expect(formula.substituting(["t": 2, "a": 1]).exactText == "∫(t=1,x,t×b)+2")
  }

  @Test(
    "a plot of it is the plot of its values",
    arguments: [
      "int(t=0,x,t²)", "int(t=1,x,1/t)", "int(t=0,x,e^(-t²))", "int(t=0,x,e^(-t⁴))",
      "int(t=0,x,tan t)", "int(t=1,x,sin(t)/t)", "int(t=-x,x,t²+1)", "int(t=0,x,√t)",
      "int(t=0,1,e^(t x))", "int(t=0,x,|t|)", "sum(n=1,3,int(t=0,x,t^n))", "int(t=0,2x,cos(t)^2)",
      "int(t=0,x,√(1+t^4))", "int(t=0,x,1/√t)", "x int(t=0,1,t)", "int(t=0,x,ln(1+t²))",
      "int(t=0,x,floor(t))", "int(t=x,1,ceil(2t))", "int(t=0,x,round(t))", "int(t=-1,x,trunc(3t))",
      "int(t=0,x,frac(t))", "int(t=0,x,mod(t,2))", "int(t=0,x,mod(t-1/3,π))",
      "int(t=2,x,log(t,2))", "int(t=0,x,mod(1-t,-3/4))",
      "int(t=0,x,max(t,1))",
      "int(t=0,x,min(2t,1-t))", "int(t=0,x,t-floor(t)/2)", "int(t=1,x,ln(t²))",
      "int(t=0,int(s=-1,2x,s^3),e^(-t²))",
      "int(t=0,1,(√x)²+t)", "int(t=0,1,t+ln(x)-ln(x))", "int(t=x,1,√x-√x+t)", "int(t=0,1,t^2x/x)",
      "int(t=0,x,sin(t)/t)", "int(t=-1,2x,3sin(2t)/(5t))", "int(t=0,x,sinc(2t-1))",
      "int(t=0,1,sin(t x)/t)", "int(t=0,x,(√x)²sin(1-t)/(t-1))",
      "int(t=0,1,t√(x-1)√(x-1))", "int(t=0,x,t+ln(-1)-ln(-1))", "int(t=0,1,t x/(x-1)×(x-1))",
    ], [-2.5, -1, 0.5, 1, 1.5, 2.25])
  func plots(source: String, x: Double) throws {
    let formula = try Formula(source)
    let tape = Tape(integrating: [formula], variables: ["x"])
    var points = PointEvaluator()
    var intervals = IntervalEvaluator()
    let drawn = points.evaluate(tape, at: [x])
    let enclosure = intervals.evaluate(tape, at: [Interval(x)])
    var real = formula.real(variables: RealVariables(["x": x]))
    if let value = try? real.nearestDouble() {
      #expect(enclosure.contains(value), "\(value) is not in \(enclosure)")
      #expect((drawn - value).magnitude <= 1e-6 * max(1, value.magnitude), "\(drawn), not \(value)")
    } else {
      #expect(drawn.isNaN && enclosure.decoration < .defined, "\(drawn)")
    }
  }

  @Test(
    "a plot of it says nothing where no rule finds it",
    arguments: ["int(t=1/4,x,mod(3,t))", "int(t=0,x,t^t)"], [0.5, 1])
  func unknown(source: String, x: Double) throws {
    let tape = Tape(integrating: [try Formula(source)], variables: ["x"])
    var points = PointEvaluator()
    var intervals = IntervalEvaluator()
    #expect(points.evaluate(tape, at: [x]).isNaN)
    #expect(intervals.evaluate(tape, at: [Interval(x)]).contains(1e9))
  }

  @Test(
    "in degrees, too, a plot of it is the plot of its values",
    arguments: [
      "int(t=0,x,sin t)", "int(t=0,x,cos(t)²)", "int(t=0,x,atan t)", "int(t=0,x,sin(t°))",
      "int(t=0,x,sin(t)/t)",
    ])
  func degrees(source: String) throws {
    let formula = try Formula(source)
    var points = PointEvaluator()
    let drawn = points.evaluate(
      Tape(integrating: [formula], variables: ["x"], angle: .degrees), at: [40])
    var real = formula.real(variables: RealVariables(["x": 40]), angle: .degrees)
    let value = try real.nearestDouble()
    #expect((drawn - value).magnitude < 1e-9 * value.magnitude, "\(drawn), not \(value)")
  }
}

/// What is shown for an integral.
enum Integral {
  /// The value with its sign of equality, and the exact form if it has one; the code of the error if it
  /// has none.
  static func shown(_ source: String, digits: Int = 16, angle: AngleUnit = .radians) -> String {
    do {
      let answer = try Formula.answer(
        to: Array(source.utf8), digits: digits, angle: angle, work: 10_000_000_000)
      let exact = answer.exact.map { " " + $0.text } ?? ""
      return (answer.isExact ? "= " : "≈ ") + answer.text + (answer.isExact ? "" : exact)
    } catch {
      return error.error.code
    }
  }

  /// The code of the error of a text.
  static func code(of source: String) -> String { shown(source) }
}
