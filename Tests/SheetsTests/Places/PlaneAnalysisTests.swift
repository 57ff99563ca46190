import Formulas
import Graphing
import OrdinateNumerics
import Sheets
import TestSupport
import Testing

/// The analysis of rows as they are typed; a row without a relation's sign is a function.
func analysis(
  _ texts: [String], x: ClosedRange<Double> = -10...10, y: ClosedRange<Double>? = nil,
  shouldStop: @escaping () -> Bool = { false }
) throws -> PlaneAnalysis {
  let rows = try texts.map { text -> PlotRow in
    if let formula = try? Formula(text), formula.variables.count <= 1 { return .function(formula) }
    let relation = try Relation(text)
    return .relation(relation, parts: try relation.planeParts(angle: .radians))
  }
  return PlaneAnalysis(of: rows, x: x, y: y, shouldStop: shouldStop)
}

/// The places of a kind, from left to right and from the lowest to the highest.
func points(
  _ analysis: PlaneAnalysis, _ kind: PlaneAnalysis.Kind, rows: [Int]? = nil
) -> [[Double]] {
  analysis.places.filter { $0.kind == kind && (rows ?? $0.rows) == $0.rows }
    .map { [$0.x.double, $0.y?.double ?? .nan] }
    .sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
}

func areNear(_ found: [[Double]], _ expected: [[Double]]) -> Bool {
  found.count == expected.count
    && zip(found, expected).allSatisfy { point, other in
      zip(point, other).allSatisfy { ($0 - $1).magnitude <= 1e-13 * max(1, $1.magnitude) }
    }
}

struct PlaneAnalysisTests {
  @Test(
    "lists the ends, jumps and holes of functions, exactly",
    arguments: [
      ("(x²-1)/(x-1)", PlaneAnalysis.Kind.hole, ["(1, 2)"]), ("sin(x)/x", .hole, ["(0, 1)"]),
      ("(x²-4)/(x²-x-2)", .hole, ["(2, 4÷3)"]),
      ("(x³-2x)/(x²-2)", .hole, ["(-√(2), -√(2))", "(√(2), √(2))"]),
      ("1/((x²-4)/(x²-x-2))", .hole, ["(2, 3÷4)"]),
      ("(x²-4)/(x²-4x+4)", .hole, []),
      ("√(x)", .end, ["(0, 0)"]), ("asin(x)", .end, ["(-1, -π÷2)", "(1, π÷2)"]),
      ("√(2-x²)", .end, ["(-√(2), 0)", "(√(2), 0)"]),
      ("sign(x-1)", .end, ["(1, -1)", "(1, 0)", "(1, 1)"]),
      ("√(x)", .hole, []), ("1/x", .end, []), ("x²", .end, []),
    ] as [(String, PlaneAnalysis.Kind, [String])])
  func endsOfFunctions(text: String, kind: PlaneAnalysis.Kind, expected: [String]) throws {
    let places = try analysis([text, "y=30"]).places.filter { $0.kind == kind }
    let texts = places.map {
      "(" + ($0.x.exact?.text ?? "?") + ", " + ($0.y?.exact?.text ?? "?") + ")"
    }
    #expect(texts.sorted() == expected.sorted())
  }

  @Test(
    "finds where two rows meet",
    arguments: [
      (["x²+y²=2", "y=x"], [[-1, -1], [1, 1]]), (["x²-2", "x"], [[-1, -1], [2, 2]]),
      (["y=x²", "y=2x-1"], [[1, 1]]), (["x²+y²=25", "(x-6)²+y²=1"], [[5, 0]]),
      (
        ["x²+y²=4", "cos(x)"],
        [
          [-1.9631153830172278, -0.38233230698062], [1.9631153830172278, -0.38233230698062],
        ]
      ),
      (["x y=1", "x+y=0"], []), (["x", "x+1"], []), (["x²", "x+12"], [[-3, 9], [4, 16]]),
      (["|x|+|y|=2", "x²"], [[-1, 1], [1, 1]]), (["x²+y²≤25", "y=x+1"], [[-4, -3], [3, 4]]),
      (["x²+y²=10000", "50"], []),
      (
        ["1÷x", "y-2x=0"],
        [[-0.70710678118654757, -1.4142135623730951], [0.70710678118654757, 1.4142135623730951]]
      ),

    ] as [([String], [[Double]])])
  func meets(texts: [String], expected: [[Double]]) throws {
    let found = try analysis(texts)
    #expect(areNear(points(found, .intersection, rows: [1, 2]), expected))
    #expect(found.isComplete)
  }

  @Test(
    "writes coordinates exactly where that is decided",
    arguments: [
      (["x²+y²=2", "y=x"], ["-1", "-1", "1", "1"]),
      (["y=x²", "y=x+1"], ["(1-√(5))÷2", "(3-√(5))÷2", "(1+√(5))÷2", "(3+√(5))÷2"]),
      (["x²+y²=1", "y=x {x>0}"], ["√(2)÷2", "√(2)÷2"]),
      (["sin(x)=y", "y=1 {0<x<3}"], ["π÷2", "1"]), (["e^x", "2"], ["ln(2)", "2"]),
    ])
  func exact(texts: [String], expected: [String]) throws {
    let found = try analysis(texts, x: -6...6)
    let places = found.places.filter { $0.rows == [1, 2] }
    #expect(places.flatMap { [$0.x.exact?.text, $0.y?.exact?.text] } == expected)
  }

  @Test("writes no number exactly that only looks like one")
  func looksAlike() throws {
    let found = try analysis(["y=x", "y=1.4142135623730951"])
    #expect(found.places.last?.x.exact?.text != "√(2)")
  }

  @Test("includes places on the edges of the window, and none outside")
  func edges() throws {
    let found = try analysis(["x²+y²=100"])
    #expect(points(found, .extreme) == [[-10, 0], [0, -10], [0, 10], [10, 0]])
    let half = try analysis(["x²+y²=25"], x: 0...10, y: 0...4)
    #expect(points(half, .extreme) == [[5, 0]] && half.isComplete)
  }

  @Test("looks at all y where that is certain, else at as much as of x")
  func rangeOfY() throws {
    #expect(try analysis(["x²+y²=2500"], x: -1...1).y == nil)
    #expect(try analysis(["x y=1"]).y == -10...10)
    #expect(try analysis(["x y=1"], y: 0...3).y == 0...3)
  }

  @Test("lists zeros, extremes and poles of functions beside each other")
  func functions() throws {
    let found = try analysis(["x²-2", "1÷x"])
    #expect(
      points(found, .zero) == [[-1.4142135623730951, 0], [1.4142135623730951, 0]]
        && points(found, .extreme) == [[0, -2]])
    #expect(found.places.filter { $0.kind == .pole }.map { $0.x.double } == [0])
    #expect(found.places.first { $0.kind == .zero }?.x.exact?.text == "-√(2)")
  }

  @Test("random lines meet random circles where exact algebra says")
  func linesAndCircles() throws {
    var generator = SeededGenerator.printingSeed("lines meet circles where algebra says")
    for _ in 0..<60 {
      func number() -> Int { Int.random(in: -6...6, using: &generator) }
      let (cx, cy, radius) = (number(), number(), Int.random(in: 1...40, using: &generator))
      let (a, b, c) = (number(), Int.random(in: 1...5, using: &generator), number())
      let circle = "(x-(\(cx)))²+(y-(\(cy)))²=\(radius)"
      let line = "(\(a))x+\(b)y=\(c)"
      let found = try analysis([circle, line], x: -20...20)
      // The distance of the line is |d|/√n, d and n whole: its square against the radius decides.
      let (d, n) = (a * cx + b * cy - c, a * a + b * b)
      let expected = d * d < radius * n ? 2 : d * d == radius * n ? 1 : 0
      let meetings = points(found, .intersection, rows: [1, 2])
      #expect(meetings.count == expected && found.openPairs.isEmpty, "\(circle) \(line)")
      for point in meetings {
        let onLine = Double(a) * point[0] + Double(b) * point[1] - Double(c)
        let (dx, dy) = (point[0] - Double(cx), point[1] - Double(cy))
        #expect(
          onLine.magnitude < 1e-12 && (dx * dx + dy * dy - Double(radius)).magnitude < 1e-11,
          "\(circle) \(line)")
      }
    }
  }

  @Test("random conics have their extremes where exact algebra says")
  func conics() throws {
    var generator = SeededGenerator.printingSeed("conics have their extremes where algebra says")
    for _ in 0..<60 {
      func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
      let (a, b, c, d) = (number(1...4), number(-5...5), number(1...4), number(1...9))
      let text = "\(a)x²+(\(b))x y+\(c)y²=\(d)"
      let found = try analysis([text], x: -20...20, y: -20...20)
      let discriminant = b * b - 4 * a * c
      guard case .relation(let report) = found.rows[0] else { continue }
      if discriminant < 0 {
        #expect(report.isBounded == true, "\(text)")
        // x² = 4cd ÷ (4ac - b²) at an extreme of x, and y² likewise.
        let x = (Double(4 * c * d) / Double(-discriminant)).squareRoot()
        let y = (Double(4 * a * d) / Double(-discriminant)).squareRoot()
        let extent = try #require(report.extent)
        if x < 20, y < 20 {
          #expect(found.isComplete && extent.isSmallest, "\(text)")
          #expect(areNear([[extent.x.upper.double, extent.y.upper.double]], [[x, y]]), "\(text)")
          #expect(points(found, .extreme).count == 4, "\(text)")
        }
      } else {
        #expect(report.isBounded == false, "\(text)")
      }
    }
  }
}
