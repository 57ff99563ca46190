import Formulas
import Requests
import Testing

/// Derivatives in texts, as `ordinate eval` and the server answer them.
struct DerivativeTextTests {
  private func answer(_ text: String, x: Double? = nil) throws -> ValueAnswer {
    var numbers = RealVariables()
    numbers["x"] = x.map { StoredNumber($0) }
    let question = ValueQuestion(
      options: ReadingOptions(variables: .named(["x"])), variables: numbers, angle: .radians,
      digits: nil)
    return try question.answer(to: Array(text.utf8), work: 1_000_000_000)
  }

  @Test(
    "a derivative has its value, exactly where that is decided",
    arguments: [
      ("d/dx(x²)", 3.0, "6", "6"), ("d/dx(x^3)+1", 2, "13", "13"),
      ("d/dx(d/dx(x³))", 2, "12", "12"),
      ("d²/dx²(sin(x))", 0, "0", "0"), ("2 d/dx √x", 9, "0.3333333333333333", "1÷3"),
      ("d/dx(int(t=0,x,t²))", 2, "4", "4"), ("d/dx(e^x)", 1, "2.718281828459045", "e"),
    ])
  func values(text: String, x: Double, digits: String, exact: String) throws {
    let answer = try answer(text, x: x)
    #expect(answer.text == digits)
    #expect(answer.exactText == exact)
  }

  @Test(
    "says what is wrong",
    arguments: [
      ("d/dx(x²)", nil, "variable-not-set"), ("d/dx(|x|)", 0.0, "division-by-zero"),
      ("d/dx(√x)", 0, "division-by-zero"), ("d/dx(gcd(x,2))", 3, "out-of-domain"),
      ("d/dx(x²", 1, "syntax"), ("d/dx(x+)", 1, "syntax"), ("1+d/dx(x) )", 1, "syntax"),
      ("d+1", 1, "unknown-name"), ("d/dx", 1, "unknown-name"),
    ])
  func errors(text: String, x: Double?, code: String) {
    let failure = #expect(throws: RealAnswer.Failure.self) { try answer(text, x: x) }
    #expect(failure?.error.code == code)
  }
}
