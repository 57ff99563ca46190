import OrdinateNumerics
import Testing

@testable import Formulas

struct TapeTests {
  private static func tape(_ source: String, angle: AngleUnit = .radians) throws -> Tape {
    Tape(
      try Formula(
        utf8: Array(source.utf8), options: ReadingOptions(variables: .named(["x", "y"]))),
      variables: ["x", "y"], angle: angle)
  }

  @Test("a tape of several formulas has the value of each, and computes equal parts once")
  func several() throws {
    let formulas = try ["sin(x*y)+1", "sin(x*y)-x", "y", "x*y", "sin(x*y)+1"].map {
      try Formula($0)
    }
    let tape = Tape(of: formulas, variables: ["x", "y"])
    #expect(tape.count == 6)
    var evaluator = IntervalRowEvaluator()
    let points = [(0.5, 2.0), (-1, 3), (0, 0), (7, -0.25), (2, 2)]
    let rows = evaluator.evaluateAll(
      tape, at: [points.map { Interval($0.0) }, points.map { Interval($0.1) }])
    #expect(rows.count == formulas.count)
    for (formula, row) in zip(formulas, rows) {
      for (point, enclosure) in zip(points, row) {
        let value = try formula.value(variables: ["x": point.0, "y": point.1])
        #expect(enclosure.contains(value) && enclosure.width < 1e-12)
      }
    }
  }

  @Test(
    "each value in a box is that of one of the cases, in which nothing is left open",
    arguments: [
      ("floor(x)+y", 2), ("|x|y", 2), ("min(x,y)", 2), ("|x|+|y|", 4), ("floor(x)+round(y)", 4),
      ("x+y", 1), ("floor(100x)", 1), ("max(floor(x),y)", 3),
    ])
  func cases(source: String, count: Int) throws {
    let tape = try Self.tape(source)
    let box = [Interval(-0.25, 0.75), Interval(-0.5, 0.25)]
    var evaluator = IntervalEvaluator()
    let cases = evaluator.cases(of: tape, at: box)
    #expect(cases.count == count)
    var points = PointEvaluator()
    for x in stride(from: -0.25, through: 0.75, by: 0.125) {
      for y in stride(from: -0.5, through: 0.25, by: 0.125) {
        let value = points.evaluate(tape, at: [x, y])
        #expect(cases.contains { points.evaluate($0, at: [x, y]) == value })
      }
    }
  }

  @Test(
    "needs as few instructions as its distinct operations",
    arguments: [
      ("2+3*4", 1), ("x", 1), ("π", 1), ("x+0", 1), ("1*x", 1), ("--x", 1), ("x-x", 1),
      ("x^3-2.5x^2+3.1x-13.3", 2), ("-13.3+3.1x+x^3-2.5x^2", 2), ("2x+3", 2), ("x*x*x", 2),
      ("(x^2)^3", 2), ("sin(x)*sin(x)", 3), ("sin(2x)+cos(2x)", 5), ("x/4", 2), ("3*(x/4)", 2),
      ("x^4+x^2+1", 3), ("x^7-3x^5+2x", 4), ("x^30+1", 3), ("(x+1)*(x+1)", 3),
      ("min(x,x)", 1), ("abs(-x)", 2), ("2^3^2", 1), ("e^x", 2), ("x-(-x)", 2),
    ])
  func instructionCount(source: String, count: Int) throws {
    #expect(try Self.tape(source).count == count)
  }

  @Test(
    "computes equal parts once, among few operations and among many",
    arguments: [1, 5, 8, 12, 23, 24, 25, 100])
  func sharedOperations(count: Int) throws {
    let sum = (1...count).map { "sin(\($0)x)*\($0).5" }.joined(separator: "+")
    let once = try Self.tape(sum).count
    #expect(try Self.tape("cos(\(sum))*ln(\(sum))").count == once + 3)
  }

  @Test(
    "has the formula's value, with the same bits where nothing is rearranged",
    arguments: [
      ("sin(x)+cos(2x)-tan(3x)", 1.25, .radians), ("x/3", 7, .radians), ("√(x)+2^x", 3, .radians),
      ("sec(x)+csc(x)+cot(x)", 0.7, .degrees), ("asin(x)+acos(x)-atan(x)", 0.3, .degrees),
      ("atan2(x,2)", -1, .radians), ("floor(x)+ceil(x)-round(x)*trunc(x)", -2.5, .radians),
      ("mod(x,3)", -1, .radians), ("min(x,2,3)+max(x,-1)", 2.5, .radians),
      ("avg(x,2,6)", 1, .radians), ("sum(x,2,6)", 1, .radians), ("clamp(0,x,1)", 3, .radians),
      ("gcd(x,18,30)+lcm(x,4)", 12, .radians), ("fact(x)+ncr(x,2)+npr(x,2)", 5, .radians),
      ("log(2,x)+log(10,x)+log(7,x)", 5, .radians), ("root(x,5)", -32, .radians),
      ("x^(1/3)", -8, .radians), ("x^(2/3)", -8, .radians), ("x^-1", 8, .radians),
      ("|x|+sign(x)", -8, .radians), ("frac(x)+sinc(x)", 2.75, .radians),
      ("sinh(x)+cosh(x)+tanh(x)", 0.5, .radians), ("deg(x)+rad(x)", 0.5, .radians),
      ("hypot(x,2)+erf(x)+gamma(x)", 0.5, .radians), ("x^x", 1.5, .radians),
    ] as [(String, Double, AngleUnit)])
  func value(source: String, x: Double, angle: AngleUnit) throws {
    let formula = try Formula(
      utf8: Array(source.utf8), options: ReadingOptions(variables: .named(["x"])))
    var evaluator = PointEvaluator()
    let value = evaluator.evaluate(Tape(formula, variables: ["x"], angle: angle), at: [x])
    #expect(try value == formula.value(variables: ["x": x], angle: angle))
  }

  @Test(
    "numbers that have one double are not one number",
    arguments: [
      "1e1111*x-3.4e1112*x", "0.1*x-0.1000000000000000000001*x", "π*x-3.141592653589793*x",
      "(1+1e-20)*x-(1+2e-20)*x", "x*(1-1e-30)-x*(1-2e-30)",
      "x/0.3-x/0.30000000000000000001",
    ])
  func nearNumbers(source: String) throws {
    var evaluator = IntervalEvaluator()
    let enclosure = evaluator.evaluate(try Self.tape(source), at: [Interval(1.5), Interval(0)])
    #expect(enclosure.lower < enclosure.upper)
  }

  @Test(
    "a number that is written twice is one number",
    arguments: ["0.1*x-0.1*x", "x*√(2)-√(2)*x", "x*sin(1)-x*sin(1)", "π*x-π*x"])
  func sameNumbers(source: String) throws {
    var evaluator = IntervalEvaluator()
    let enclosure = evaluator.evaluate(try Self.tape(source), at: [Interval(1.5), Interval(0)])
    #expect(enclosure.lower == 0 && enclosure.upper == 0)
  }

  @Test(
    "has no value after a pole, even where an infinity would hide it",
    arguments: [
      "1/(1/x)", "atan(1/x)", "e^(-1/x^2)", "max(1/x,0)", "min(-1/x^2,1)", "sign(1/x)",
      "0/x", "1/(2+1/x)", "tanh(ln(|x|))", "1/ln(|x|)", "mod(2,1/x)", "x^0*0/x", "(1/x)^0",
    ])
  func hiddenPole(source: String) throws {
    var evaluator = PointEvaluator()
    #expect(evaluator.evaluate(try Self.tape(source), at: [0, 0]).isNaN)
  }

  @Test(
    "has no value where an operand has none",
    arguments: [
      "root(√(x-1),-cosh(6e23))", "root(2+x,cosh(6e23))", "√(x-1)^0", "√(x-1)^floor(y)",
      "1^√(x-1)", "0*√(x-1)", "√(x-1)-√(x-1)", "atan2(√(x-1),1)", "log(√(x-1),2)",
      "1/hypot(√(x-1),9^6e23)",
    ])
  func operandWithoutValue(source: String) throws {
    var evaluator = PointEvaluator()
    #expect(evaluator.evaluate(try Self.tape(source), at: [0, 0.5]).isNaN)
  }

  @Test("a variable without a value leaves none")
  func variableNotSet() throws {
    let formula = try Formula(utf8: Array("x+z".utf8))
    var evaluator = PointEvaluator()
    #expect(evaluator.evaluate(Tape(formula, variables: ["x"]), at: [1]).isNaN)
    let set = Tape(formula, variables: ["x"], values: ["z": 2])
    #expect(evaluator.evaluate(set, at: [1]) == 3)
  }

  @Test(
    "gets shorter where an interval decides an operation",
    arguments: [
      ("min(x,y)", 0...1, 2...3, "x"), ("max(x,y)", 0...1, 2...3, "y"), ("|x|", 1...2, 0...0, "x"),
      ("|x|", -2 ... -1, 0...0, "-x"), ("sign(x)*y", 1...2, 0...1, "1*y"),
      ("floor(x)+y", 1.25...1.5, 0...1, "1+y"),
      ("min(x,max(y,sin(x)))", 2...3, -1...0.1, "max(y,sin(x))"),
      ("min(x,y)", 0...1, 1...3, "x"), ("max(x,y)", 1...2, 0...1, "x"),
      ("max(x,y)", 0...1, 1...2, "y"), ("|x|", -2 ... -0.0, 0...0, "-x"),
    ] as [(String, ClosedRange<Double>, ClosedRange<Double>, String)])
  func shortened(
    source: String, x: ClosedRange<Double>, y: ClosedRange<Double>, expected: String
  ) throws {
    let tape = try Self.tape(source)
    var evaluator = IntervalEvaluator()
    let box = [Interval(x.lowerBound, x.upperBound), Interval(y.lowerBound, y.upperBound)]
    let whole = evaluator.evaluate(tape, at: box)
    let shorter = evaluator.shortened(tape)
    #expect(shorter.count <= tape.count)
    #expect(evaluator.evaluate(shorter, at: box) == whole)
    var points = PointEvaluator()
    let corner = [x.lowerBound, y.upperBound]
    #expect(
      points.evaluate(shorter, at: corner) == points.evaluate(try Self.tape(expected), at: corner))
  }

  @Test("stops between two blocks of a row when asked to")
  func stopping() throws {
    let xs = (0..<5000).map(Double.init)
    var values = [Double](repeating: -1, count: 5000)
    var evaluator = RowEvaluator()
    var blocks = 0
    evaluator.evaluate(try Self.tape("x+1"), at: [xs, xs], into: &values) {
      blocks += 1
      return blocks > 2
    }
    #expect(values[0] == 1 && values[4999] == -1)
  }
}
