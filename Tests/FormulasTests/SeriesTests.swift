import OrdinateNumerics
import TestSupport
import Testing

@testable import Formulas

/// Sums and products over a range of whole numbers.
struct SeriesTests {
  @Test(
    "a sum or product over a range is read and written",
    arguments: [
      ("sum(n=1, 10, n²)", "Σ(n=1,10,n^2)"), ("Σ(n=1,10,n²)", "Σ(n=1,10,n^2)"),
      ("∑(k = 0, 3, 1/k!)", "Σ(k=0,3,1÷k!)"), ("prod(n=1, 6, n)", "Π(n=1,6,n)"),
      ("product(n=1,6,n)", "Π(n=1,6,n)"), ("∏(n=1,6,n)", "Π(n=1,6,n)"),
      ("2sum(n=1,3,n)+1", "2×Σ(n=1,3,n)+1"), ("sum(n=1,3,sum(k=1,n,k n))", "Σ(n=1,3,Σ(k=1,n,k×n))"),
      ("sum(x=1,3,x)+x", "Σ(x=1,3,x)+x"), ("sum(n_1=1,3,n_1x)", "Σ(n_1=1,3,n_1×x)"),
      ("sum(θ=1,2,θ²)", "Σ(θ=1,2,θ^2)"), ("sum(1,2,3)", "sum(1,2,3)"),
      ("Σ[n=1,3,n]²", "Σ(n=1,3,n)^2"),
      ("\\sum_{n=1}^{10}n^2+1", "Σ(n=1,10,n^2)+1"), ("2∑_{n=1}^9 n+1", "2×Σ(n=1,9,n)+1"),
      ("Π_(n=1)^9 n²", "Π(n=1,9,n^2)"), ("∫_0^{π} sin(x) dx", "∫(x=0,π,sin(x))"),
      ("1+∫_0^1 ∫_0^y x y dx dy", "1+∫(y=0,1,∫(x=0,y,x×y))"),
    ])
  func readsAndWrites(source: String, text: String) throws {
    let formula = try Formula(source)
    #expect(formula.exactText == text)
    #expect(try Formula(formula.ascii) == formula)
  }

  @Test(
    "it has the value of its terms together",
    arguments: [
      ("sum(n=1, 10, n²)", 385), ("prod(n=1, 6, n)", 720), ("sum(n=1,0,n)", 0),
      ("prod(n=1,0,n)", 1), ("sum(n=1,3,sum(k=1,n,k))", 10), ("sum(n=1,3,sum(n=1,2,n)+n)", 15),
      ("sum(n=-2,2,n^3)", 0), ("sum(x=1,3,x)+x", 11), ("sum(n=1,x,n)", 15), ("sum(n=1,1,1)^2", 1),
      ("sum(n=0,20,1/n!)", 2.718281828459045), ("(-8)^(1/3)+sum(n=1,2,n)", 1),
      ("e^sum(n=1,2,n-1)", 2.718281828459045), ("prod(n=1,3,sum(k=1,n,1))", 6),
      ("sum(n=1,3,2)x", 30),
    ])
  func values(source: String, value: Double) throws {
    let result = try Formula.value(of: source, variables: ["x": 5])
    #expect((result - value).magnitude <= 1e-12 * value.magnitude, "\(result)")
    let enclosure = try Formula(source).enclosure(variables: ["x": 5])
    #expect(enclosure.contains(result), "\(enclosure)")
  }

  @Test(
    "errors have their places",
    arguments: [
      ("sum(n=1,10)", "operand-count"), ("Σ(1,10,n)", "index"), ("Σ x", "parentheses"),
      ("sum(n=1.5,3,n)", "out-of-domain"), ("sum(n=1,10^9,sin n)", "unfinished"),
      ("sum(n=1,3,1/(n-2))", "division-by-zero"), ("sum(n=1,3,q)", "variable-not-set"),
      ("sum(n=n,3,1)", "variable-not-set"), ("sum(n=1,3,n)+n", "variable-not-set"),
    ])
  func errors(source: String, code: String) {
    do {
      let value = try Formula.value(of: source)
      Issue.record("\(source) is \(value)")
    } catch {
      switch error {
      case .syntax(let error):
        switch error.kind {
        case .operandCount: #expect(code == "operand-count")
        case .missingIndex: #expect(code == "index")
        case .missingParentheses: #expect(code == "parentheses")
        default: Issue.record("\(error)")
        }
      case .domain(let error, let place):
        #expect(error.code == code)
        #expect(!place.isEmpty)
      }
    }
  }

  @Test("the variable that it binds is no free variable")
  func freeVariables() throws {
    let formula = try Formula("sum(n=a,3,n x)+n")
    #expect(formula.variables == ["a", "x", "n"])
    #expect(formula.substituting(["n": 2, "a": 1]).exactText == "Σ(n=1,3,n×x)+2")
    #expect(try Formula("sum(x=1,3,x)").derivative(withRespectTo: "x") == .number(0))
  }

  @Test("reverse Polish notation binds the variable too")
  func postfix() throws {
    let operands: [Formula] = [.variable("n"), .number(1), .number(3), try Formula("n²")]
    let sum = try Formula("sum(n=1,3,n²)")
    #expect(Formula(applying: .summation, to: operands) == sum)
  }

  @Test(
    "its derivative is right",
    arguments: [
      ("sum(n=1,4,x^n)", 0.7), ("prod(n=1,4,x+n)", 0.7), ("sum(n=1,3,sin(n x)/n)", -1.2),
      ("prod(n=1,3,sum(k=1,n,x^k))", 0.6), ("x prod(n=1,2,x)", 1.5),
    ])
  func derivatives(source: String, x: Double) throws {
    let formula = try Formula(source)
    let derivative = try formula.derivative(withRespectTo: "x").value(variables: ["x": x])
    let step = 1e-5
    let difference =
      try (formula.value(variables: ["x": x + step]) - formula.value(variables: ["x": x - step]))
      / (2 * step)
    #expect((derivative - difference).magnitude < 1e-7 * max(1, difference.magnitude))
  }

  @Test("it is typeset with its limits")
  func typeset() throws {
    let formula = try Formula("sum(n=1,10,n²)x")
    #expect(formula.latex == "\\left(\\sum_{n=1}^{10}n^{2}\\right)x")
    #expect(
      formula.mathML.contains(
        "<munderover><mo>∑</mo><mrow><mi>n</mi><mo>=</mo><mn>1</mn></mrow><mrow><mn>10</mn></mrow></munderover>"
      ))
    #expect(try Formula("prod(n=1,10,n+1)").layout.lines == ["10", " ∏  (n + 1)", "n=1"])
  }

  @Test("a plot of it is the plot of its terms")
  func plots() throws {
    var points = PointEvaluator()
    let tape = Tape(try Formula("sum(n=1,20,sin(n x)/n)"), variables: ["x"])
    for x in [0.1, 1, 2.5] {
      let value = try Formula("sum(n=1,20,sin(n x)/n)").value(variables: ["x": x])
      #expect((points.evaluate(tape, at: [x]) - value).magnitude < 1e-14)
    }
    // Its range depends on x, so nothing is claimed.
    let unknown = Tape(try Formula("sum(n=1,x,n)"), variables: ["x"])
    var intervals = IntervalEvaluator()
    #expect(points.evaluate(unknown, at: [3]).isNaN)
    #expect(intervals.evaluate(unknown, at: [Interval(3)]).contains(6))
  }

  @Test(
    "many constant terms are enclosed together, exactly where they are whole",
    arguments: [
      ("x+sum(n=1,100000,n)", 5_000_050_000), ("x+sum(n=1,1000,1/n²)", 1.643934566681559803139),
      ("x+sum(n=1,600,(-1)^n/n)", -0.692314541670091919), ("x+prod(n=1,700,1)", 1),
      ("x+sum(k=1,3,sum(n=1,513,n k))", 791_046), ("x+sum(n=-600,600,n)", 0),
      ("x+sum(n=1,514,n)", 132_355), ("x+sum(n=1,2000,n²+3n)", 2_674_670_000),
    ] as [(String, Double)])
  func manyTerms(source: String, expected: Double) throws {
    let tape = Tape(try Formula(source), variables: ["x"])
    var (points, intervals) = (PointEvaluator(), IntervalEvaluator())
    let value = points.evaluate(tape, at: [0])
    let enclosure = intervals.evaluate(tape, at: [Interval(0)])
    #expect((value - expected).magnitude <= 1e-13 * expected.magnitude)
    #expect(enclosure.lower <= expected.nextUp && enclosure.upper >= expected.nextDown)
    #expect(enclosure.contains(value) && enclosure.decoration == .continuous)
    #expect(enclosure.width <= 1e-12 * max(1, expected.magnitude))
    if expected.rounded() == expected { #expect(enclosure.isPoint) }
  }

  @Test("with one term that has no value, many have none")
  func manyTermsWithoutValue() throws {
    let tape = Tape(try Formula("x+sum(n=1,1000,1/(n-500))"), variables: ["x"])
    var (points, intervals) = (PointEvaluator(), IntervalEvaluator())
    #expect(points.evaluate(tape, at: [1]).isNaN)
    #expect(intervals.evaluate(tape, at: [Interval(1)]).isEmpty)
  }
}
