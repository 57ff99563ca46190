import Formulas
import Requests
import Testing

/// `solve(…)`, as `ordinate eval` and the server answer it.
struct SolveTests {
  private func answer(
    _ text: String, set: RealVariables = RealVariables(), digits: Int? = nil
  ) throws -> ValueAnswer {
    let question = ValueQuestion(
      options: ReadingOptions(variables: .named(["x"])), variables: set, angle: .radians,
      digits: digits)
    return try question.answer(to: Array(text.utf8), work: 1_000_000_000)
  }

  @Test(
    "lists the real solutions, exactly where that is decided",
    arguments: [
      (
        "solve(x³=2x+1)", "[-1, -0.6180339887498948, 1.618033988749895]",
        "[-1, (1-√(5))÷2, (1+√(5))÷2]"
      ),
      ("solve(x^2=2)", "[-1.414213562373095, 1.414213562373095]", "[-√(2), √(2)]"),
      ("solve(t^2=2 {t>0})", "[1.414213562373095]", "[√(2)]"),
      ("solve(sign(x-√2)=0)", "[1.414213562373095]", "[√(2)]"),
      ("solve(floor(x)=x, -1, 1)", "[-1, 0, 1]", "[-1, 0, 1]"),
      ("solve(x²=4 or x=7)", "[-2, 2, 7]", "[-2, 2, 7]"),
      ("solve(x²=10^12)", "[-1000000, 1000000]", "[-1000000, 1000000]"),
      (" solve ( sin x = 1/2 , 0, π ) ", "[0.5235987755982989, 2.617993877991494]", "[π÷6, 5×π÷6]"),
      ("solve(x^2=-1)", "[]", "[]"), ("solve((x^2-4)^2=0)", "[-2, 2]", "[-2, 2]"),
      ("solve(x=1", "[1]", "[1]"),
      ("solve(ln(x)=1/2)", "[1.648721270700128]", "[√(e)]"),
      ("solve(ln(x)²=4)", "[0.1353352832366127, 7.38905609893065]", "[1÷e^2, e^2]"),
      (
        "solve(x⁴-4x²+2=0, 0, 5)", "[0.7653668647301795, 1.847759065022574]",
        "[√(2-√(2)), √(2+√(2))]"
      ),
      (
        "solve(x⁴-10x²+1=0, -5, 0)", "[-3.146264369941972, -0.3178372451957822]",
        "[-√(2)-√(3), √(2)-√(3)]"
      ),
      // Large solutions of polynomials.
      ("solve(x=1e15)", "[1000000000000000]", "[1000000000000000]"),
      ("solve(x^3=1e40)", "[21544346900318.84]", "[21544346900318.84]"),
      (
        "solve(x²-3x=1e17)", "[-316227764.5168379, 316227767.5168379]",
        "[-316227764.5168379, 316227767.5168379]"
      ),
      (
        "solve(x^2-10^40=0)", "[-100000000000000000000, 100000000000000000000]",
        "[-100000000000000000000, 100000000000000000000]"
      ),
      ("solve(x=x+1)", "[]", "[]"),
      // Ends that are not doubles belong to the range, and what is beyond them does not.
      ("solve(sin x=0, 9π, 10π)", "[28.27433388230814, 31.41592653589793]", "[9×π, 10×π]"),
      ("solve(x²=2, √2, 5)", "[1.414213562373095]", "[√(2)]"),
      ("solve(x=0.3, 0, 0.3)", "[0.3]", "[3÷10]"), ("solve(x=0.1, 0.1, 1)", "[0.1]", "[1÷10]"),
      ("solve(x=0.3, 0, 0.3-10^(-17))", "[]", "[]"),
      ("solve(cos x=x, 0, 0.7390851332151606)", "[]", "[]"),
      ("solve(cos x=x, 0, 0.7390851332151607)", "[0.7390851332151606]", "[0.7390851332151606]"),
    ])
  func solves(text: String, digits: String, exact: String) throws {
    let answer = try answer(text)
    #expect(answer.text == digits)
    #expect(answer.exactText == exact)
  }

  // The values are mpmath's.
  @Test(
    "shows as many digits as were asked for",
    arguments: [
      ("solve(cos x=x)", "[0.73908513321516064165531208767]"),
      ("solve(x^5-x-1=0)", "[1.1673039782614186842560458999]"),
    ])
  func digits(text: String, expected: String) throws {
    #expect(try answer(text, digits: 29).text == expected)
  }

  @Test(
    "says where it has looked, and whether it has found all",
    arguments: [
      ("solve(x^2=2)", nil), ("solve(x^3=8 {x>0})", "all solutions from -1000 to 1000"),
      ("solve(cos x=x)", "all solutions from -1000 to 1000"),
      ("solve(sin x=0)", "all solutions from -10 to 10"),
      ("solve(sin(x)=0.5, 0, 7)", "all solutions from 0 to 7"),
      ("solve(gamma(x)=1000, 0, 9)", "all solutions from 0 to 9"),
      ("solve(median(x,1,x^2)=2, 0, 9)", "there may be more solutions from 0 to 9"),
      ("solve(x=1e15)", nil), ("solve(sin x=0, 9π, 10π)", "all solutions from 9×π to 10×π"),
      ("solve(x=10^400)", "none was found, but there may be some"),
      ("solve(x²=1e-400)", "none was found, but there may be some"),
      ("solve(e^x=0)", "none was found from -1000 to 1000, but there may be some"),
    ])
  func notes(text: String, note: String?) throws {
    #expect(try answer(text).note == note)
  }

  @Test(
    "tells what cannot be solved, with its place",
    arguments: [
      ("solve(x^2-2)", "syntax", 6..<11), ("solve(x>2)", "syntax", 6..<9),
      ("solve(x+y=1)", "variable-not-set", 6..<11), ("solve(x=x)", "syntax", 6..<9),
      ("solve(2=3)", "syntax", 6..<9), ("solve(x=1, 2)", "syntax", 5..<12),
      ("solve(x=1, 5, 2)", "syntax", 10..<15), ("solve(x=1, 0, q)", "variable-not-set", 14..<15),
      ("solve(2+)", "syntax", 8..<8), ("solve()", "syntax", 6..<6),
    ])
  func refuses(text: String, code: String, place: Range<Int>) {
    let failure = #expect(throws: RealAnswer.Failure.self) { try answer(text) }
    #expect(failure?.error.code == code)
    #expect(failure?.error.range == place)
  }

  @Test(
    "says what is wrong",
    arguments: [
      ("solve(x<2)", SyntaxError.Kind.missingEquation), ("solve(x≠2)", .missingEquation),
      ("solve(0=0)", .missingUnknown), ("solve(π=τ/2)", .missingUnknown),
      ("solve(x=x)", .infinitelyManySolutions), ("solve(abs(x)=x)", .infinitelyManySolutions),
      ("solve(x²=2, 3, 1)", .reversedRange), ("solve(x²=2, 1, 1)", .reversedRange),
      ("solve(x²=2, 0, 1e400)", .unsearchableRange),
    ])
  func reasons(text: String, kind: SyntaxError.Kind) {
    let failure = #expect(throws: RealAnswer.Failure.self) { try answer(text) }
    guard case .syntax(let error)? = failure?.error else {
      Issue.record("\(text)")
      return
    }
    #expect(error.kind == kind)
  }

  @Test("an empty list that is not proved is not exact")
  func unproved() throws {
    #expect(
      try answer("solve(x²=1e-400)").json
        == #"{"value":null,"text":"[]","exact":null,"isExact":false,"complete":false,"range":null}"#
    )
  }

  @Test("names that stand for numbers are no unknowns")
  func names() throws {
    var numbers = RealVariables()
    numbers["a"] = StoredNumber(3.0)
    #expect(try answer("solve(a x = 2)", set: numbers).exactText == "[2÷3]")
    #expect(try answer("solve(x² = 4, 0, a)", set: numbers).exactText == "[2]")
  }

  @Test("other texts that begin alike are formulas")
  func formulas() {
    for text in ["solve(x=1)+2", "solver(x)", "solve"] {
      let failure = #expect(throws: RealAnswer.Failure.self) { try answer(text) }
      #expect(failure?.error.code == "unknown-name" || failure?.error.code == "syntax", "\(text)")
    }
  }
}
