import Testing

@testable import Formulas

/// Integrals up to ∞ and from −∞, and those with a limit at a bound.
struct ImproperIntegralTests {
  @Test(
    "integrals without an end have exact values where a rule finds them",
    arguments: [
      ("int(x=0, ∞, e^-x)", "= 1"), ("int(x=-∞, ∞, e^(-x²))", "≈ 1.772453850905516 √(π)"),
      ("int(x=∞, 0, e^(-x))", "= -1"), ("int(x=-∞, 0, e^x)", "= 1"),
      ("int(x=0, infinity, x e^-x)", "= 1"), ("int(x=1, ∞, 1/x²)", "= 1"),
      ("int(x=1, ∞, x^(-1.5))", "= 2"), ("int(x=-∞, ∞, 1/(1+x²))", "≈ 3.141592653589793 π"),
      ("int(x=1, ∞, 1/(x(x+1)))", "≈ 0.6931471805599453 ln(2)"),
      ("int(x=3, ∞, 1/(x²-1))", "≈ 0.3465735902799727 ln(2)÷2"),
      ("int(x=0, ∞, x^3 e^(-2x))", "= 0.375"), ("int(x=0, ∞, e^(-x)sin x)", "= 0.5"),
      ("int(x=0, ∞, 2^(-x))", "≈ 1.442695040888963"),
      ("int(x=0, ∞, √x e^(-x))", "≈ 0.886226925452758 √(π)÷2"),
      ("int(x=0, ∞, e^(-√x))", "= 2"),
      ("int(x=0, ∞, sin(x)/x)", "≈ 1.570796326794897 π÷2"),
      ("int(x=0, ∞, 1/(1+x³))", "≈ 1.209199576156145 2×π×√(3)÷9"),
      ("int(x=2, ∞, 1/(x ln(x)²))", "≈ 1.442695040888963"),
      ("int(x=-∞, ∞, x e^(-x²))", "= 0"), ("int(x=1, ∞, ln(x)/x²)", "= 1"),
      ("int(x=-∞, ∞, sech x)", "≈ 3.141592653589793 π"),
      ("int(x=0,∞,x²/e^x)+int(x=0,1,x)", "= 2.5"),
      ("\\int_{0}^{\\infty} e^{-x} dx", "= 1"),
    ])
  func exact(source: String, shown: String) { #expect(Integral.shown(source) == shown) }

  // The values are mpmath's.
  @Test(
    "quotients of polynomials have values between infinite bounds",
    arguments: [
      ("int(x=-∞, ∞, 1/(1+x^4))", "≈ 2.221441469079183"),
      ("int(x=0, ∞, 1/(x^4-2x^3+5))", "≈ 0.6021893128667467"),
      ("int(x=-∞, 2, x²/(1+x^6))", "≈ 1.005745886347677"),
      ("int(x=∞, 3, 1/(x^5+x+1))", "≈ -0.003061987735324398"),
      ("int(x=0, ∞, (x²+1)/(x^4+x+3))", "≈ 1.197079449676674"),
      ("int(x=0, ∞, x³/(x^4+x+3))", "divergent"), ("int(x=-∞, ∞, 1/(x^5+x+1))", "divergent"),
    ])
  func quotients(source: String, shown: String) { #expect(Integral.shown(source) == shown) }

  @Test(
    "one that grows without end, or swings without end, is said to have no value",
    arguments: [
      "int(x=1,∞,1/x)", "int(x=0,∞,1/√x)", "int(x=2,∞,1/(x ln x))", "int(x=-∞,∞,x)",
      "int(x=0,∞,x/(1+x²))", "int(x=0,∞,1/x²)", "int(x=-1,∞,1/x²)", "int(x=0,∞,tanh x)",
      "int(x=0,∞,cos x)", "int(x=0,∞,sin x)", "int(x=-∞,∞,1)", "int(x=-∞,0,1/x²)",
      "int(x=1,∞,1/√(x²+1))", "int(x=3,∞,1/(x-3))", "int(x=0,∞,e^x)", "int(x=-∞,0,e^(-x))",
    ])
  func divergent(source: String) { #expect(Integral.shown(source) == "divergent") }

  @Test(
    "a quotient of two functions that vanish together at a bound has an integral, and so has x^x",
    arguments: [
      ("int(x=0,1,sin(x)/x)", "≈ 0.946083070367183"),
      ("int(x=-1,2,sin(x)/x)", "≈ 2.551496047169878"),
      ("int(x=0,2,sin(x-1)/(x-1))", "≈ 1.892166140734366"),
      ("int(x=0,1,(e^x-1)/x)", "≈ 1.317902151454404"),
      ("int(x=0,1,tan(x)/x)", "≈ 1.149151230523531"),
      ("int(x=0,1,x/(e^x-1))", "≈ 0.7775046341122483"),
      ("int(x=0,1,sin(x)²/x²)", "≈ 0.8973395585291237"),
      ("int(x=0,2,x^x)", "≈ 2.833876745246866"),
      ("int(x=0,1,x ln(x)/(1+x))", "≈ -0.1775329665758868"),
      ("int(x=0,1,sin(x)/x²)", "undecided"),
    ])
  func limits(source: String, shown: String) { #expect(Integral.shown(source) == shown) }

  @Test(
    "long sums of polynomials and powers have values by rules",
    arguments: [
      ("sum(n=1,10^9,n²)", "≈ 3.333333338333333×10²⁶ 3.333333338333333335e26"),
      ("sum(n=1,200,n^3-n/2+1)", "= 404000150"), ("sum(k=5,1000,k)", "= 500490"),
      ("sum(n=0,200,2^n)-2^201", "= -1"), ("sum(n=1,1000,(-1)^n)", "= 0"),
      ("sum(n=0,10000,3×0.99^(2n+1)+n)", "≈ 50005149.24623116"),
      ("sum(n=1,10^9,(-1)^n n²)", "= 500000000500000000"), ("sum(n=1,10^9,n/2^n)", "≈ 2"),
      ("sum(n=1,1001,(-1)^n (n+1))-2^3/2^3", "= -503"), ("sum(n=1,200,n^3×2^n/3^n)", "≈ 222"),
      ("sum(n=1,300,n×2^n)-299×2^301-2", "= 0"),
      ("sum(n=0,999,√2×n×3^n×3^(-n))", "≈ 706399.674405361 499500×√(2)"),
      ("prod(n=1,10^9,n)", "≈ 9.904626579222994×10⁸⁵⁶⁵⁷⁰⁵⁵²²"),
      ("prod(n=1,10^6,n/(n+1))", "≈ 9.99999000001×10⁻⁷"), ("prod(n=2,10^6,1-1/n^2)", "≈ 0.5000005"),
      ("prod(n=-200,200,n)", "= 0"), ("prod(n=1,200,2^n)-2^20100", "= 0"),
      ("prod(n=-300,-100,n)+300!/99!", "= 0"),
      ("sum(n=1,10^6,1)", "= 1000000"), ("sum(n=0,1000,(1/2)^n)-2", "≈ -9.332636185032189×10⁻³⁰²"),
    ])
  func sums(source: String, shown: String) { #expect(Integral.shown(source) == shown) }

  @Test(
    "∞ stands only as a whole bound of an integral",
    arguments: [
      ("1/∞", 2..<5), ("int(x=0, 2∞, x)", 10..<13), ("sum(n=1,∞,1/n²)", 8..<11),
      ("int(x=0,1,∞)", 10..<13), ("x+∞", 2..<5),
    ])
  func misplaced(source: String, place: Range<Int>) {
    #expect(throws: SyntaxError(.misplacedInfinity, at: place)) { try Formula(source) }
  }

  @Test(
    "∞ is written as it is read, and its integral has a derivative",
    arguments: [("int(x=-∞,∞,e^(-x^2))", "∫(x=-∞,∞,e^(-x^2))")])
  func writing(source: String, written: String) throws {
    let formula = try Formula(source)
    #expect(formula.text == written)
    #expect(try Formula(formula.text) == formula)
    #expect(try Formula(formula.ascii) == formula)
    let derived = try Formula("int(t=0,∞,e^(-a t))").derivative(withRespectTo: "a")
    #expect(derived.text == "∫(t=0,∞,-t×e^(-a×t))")
  }

  @Test("a curve with an infinite bound has no values, and no wrong ones")
  func tapes() throws {
    let tape = Tape(integrating: [try Formula("int(t=0,∞,e^(-t x))")], variables: ["x"])
    var points = PointEvaluator()
    #expect(points.evaluate(tape, at: [1]).isNaN)
  }
}
