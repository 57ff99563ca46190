import TestSupport
import Testing

@testable import Formulas

struct DerivativeTests {
  @Test(
    "derivatives read as on paper",
    arguments: [
      ("x³-2x", "3×x^2-2"), ("x³-2.5x²+3.1x-13.3", "3×x^2-5×x+3.1"), ("sin(2x)", "2×cos(2×x)"),
      ("√(x)", "1÷(2×√(x))"), ("ln(x²+1)", "2×x÷(x^2+1)"), ("e^(-x²)", "-2×x×e^(-x^2)"),
      ("x^x", "x^x×(ln(x)+1)"), ("sin(x)/x", "(x×cos(x)-sin(x))÷x^2"), ("tan(x)", "1÷cos(x)^2"),
      ("atan(x)", "1÷(1+x^2)"), ("|x|", "sign(x)"), ("5", "0"), ("-x", "-1"), ("y", "0"),
      // Powers.
      ("1/x", "-1÷x^2"), ("x^(1/3)", "1÷(3×x^(2÷3))"), ("x^0.5", "0.5÷x^0.5"), ("x^0", "0"),
      ("x^-9.39378941576179", "-9.39378941576179÷(x×x^9.39378941576179)"),
      ("2^x", "ln(2)×2^x"), ("x^n", "n×x^(n-1)"), ("x^π", "π×x^(π-1)"), ("(2x)^5", "160×x^4"),
      ("pow(x,2)", "2×x"), ("x^3^2", "9×x^8"), ("(x²+1)³", "6×x×(x^2+1)^2"), ("√(x)²", "1"),
      // Products and quotients.
      ("x×x×x", "3×x^2"), ("x²/(x+1)³", "x×(2-x)÷(x+1)^4"), ("x×e^x", "e^x×(1+x)"),
      ("x/e^x", "(1-x)÷e^x"), ("(x+1)/(x-1)", "-2÷(x-1)^2"), ("3/(2-x)", "3÷(2-x)^2"),
      ("e^x/(1+e^x)", "e^x÷(1+e^x)^2"), ("exp(x)x", "exp(x)×(1+x)"), ("a×x/b", "a÷b"),
      ("sin(x)cos(x)", "cos(x)^2-sin(x)^2"), ("1/(3x+1)", "-3÷(3×x+1)^2"),
      // Numbers are exact.
      ("0.1x³", "0.3×x^2"), ("x/2.5", "0.4"), ("x/1.7", "10÷17"), ("2x/3-x/3", "1÷3"),
      ("1e21x²", "2×1e21×x"), ("0.1234567890123456x³", "3×0.1234567890123456×x^2"),
      // Functions.
      ("sin(cos(x))", "-sin(x)×cos(cos(x))"), ("sin²(x)", "2×sin(x)×cos(x)"),
      ("√(1-x²)", "-x÷√(1-x^2)"), ("log(2,x)", "1÷(x×ln(2))"), ("sum(x,x²)", "1+2×x"),
      ("avg(x,2x,1)", "1"), ("atan2(x,2)", "2÷(x^2+4)"), ("mod(x,3)", "1"), ("floor(x)", "0"),
      ("max(x,0)", "(1+sign(x))÷2"), ("clamp(0,x,1)", "(sign(x)+sign(1-x))÷2"),
      ("frac(x)x", "frac(x)+x"), ("gamma(2)x", "gamma(2)"), ("gcd(4,floor(x))", "0"),
      ("gamma(x)", "gamma(x)×digamma(x)"), ("x!", "x!×digamma(x+1)"),
      ("digamma(x²)", "2×x×polygamma(1,x^2)"), ("polygamma(2,x)", "polygamma(3,x)"),
    ])
  func text(source: String, derivative: String) throws {
    #expect(try Formula(source).derivative(withRespectTo: "x").text == derivative)
  }

  @Test(
    "angles in degrees add their factor",
    arguments: [
      ("sin(x)", "π×cos(x)÷180"), ("cos(2x)", "-π×sin(2×x)÷90"),
      ("atan(x)", "180÷(π×(1+x^2))"), ("sinc(x)", "(cos(deg(x))-sinc(x))÷x"),
      ("sinh(x)", "cosh(x)"),
    ])
  func degrees(source: String, derivative: String) throws {
    #expect(try Formula(source).derivative(withRespectTo: "x", angle: .degrees).text == derivative)
  }

  /// Their derivatives are no operations, or they have values at whole numbers only.
  static let withoutDerivative: [Formulas.Operation] = [
    .gcd, .lcm, .doubleFactorial, .combinations, .permutations, .median,
    .quartile,
  ]

  @Test("every operation has a derivative or reports that it has none")
  func everyOperation() {
    // The bounds of a sum over a range may not vary; SeriesTests has their derivatives.
    for operation in Formulas.Operation.allCases
    where !operation.isSeries && !operation.isFormula {
      let operands = Array(
        repeating: Formula.variable("x"), count: operation.operandCount.lowerBound)
      let formula = Formula.operation(operation, operands)
      if Self.withoutDerivative.contains(operation) {
        #expect(operation.row.derivative == nil)
        #expect(throws: DerivativeError(operation: operation)) {
          try formula.derivative(withRespectTo: "x")
        }
      } else {
        #expect(operation.row.derivative != nil, "\(operation)")
        // A number of places is whole, and so are degrees of freedom: no derivative by them exists.
        if [.roundToPlaces, .studentQuantile, .chiSquareQuantile].contains(operation) { continue }
        #expect(throws: Never.self) { try formula.derivative(withRespectTo: "x") }
      }
    }
  }

  @Test("a number of places is constant")
  func numberOfPlaces() throws {
    let formula = try Formula("round(2.5,x)")
    #expect(throws: DerivativeError(operation: .roundToPlaces)) {
      try formula.derivative(withRespectTo: "x")
    }
  }

  @Test("a derivative keeps the invariants of formulas")
  func invariants() throws {
    var random = SeededGenerator.printingSeed("derivatives read back as they are written")
    for _ in 0..<2_000 {
      let formula = Formula.random(depth: 3, using: &random)
      guard let derivative = try? formula.derivative(withRespectTo: "x") else { continue }
      #expect(try Formula(derivative.ascii) == derivative, "\(derivative.ascii)")
    }
  }
}
