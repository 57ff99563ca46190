import Formulas
import Graphing
import Sheets
import TestSupport
import Testing

/// Points next to which a curve has infinitely many places.
struct AccumulationTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let formula: String
    var window: ClosedRange<Double> = -3...3
    let points: [Double]
    let kinds: AccumulatedKinds
    var isWholeElsewhere = true
    var testDescription: String { formula }
  }

  static let rows: [Row] = [
    Row(formula: "sin(1/x)", points: [0], kinds: [.zeros, .turns]),
    Row(formula: "x*cos(1/x)", points: [0], kinds: [.zeros, .turns]),
    Row(formula: "2+sin(1/x)", points: [0], kinds: .turns),
    Row(formula: "sin(1/x)^2", points: [0], kinds: [.zeros, .turns]),
    Row(formula: "e^sin(1/(x-√2))", points: [1.4142135623730951], kinds: .turns),
    Row(formula: "cos(ln(x))", window: -1...2, points: [0], kinds: [.zeros, .turns]),
    Row(formula: "cos(√(1/x))", window: 0...2, points: [0], kinds: [.zeros, .turns]),
    Row(formula: "sinc(π/x)", points: [0], kinds: [.zeros, .turns]),
    Row(
      formula: "sin(sec(x))", points: [-1.5707963267948966, 1.5707963267948966],
      kinds: [.zeros, .turns]),
    Row(formula: "tan(1/x)", points: [0], kinds: [.zeros, .breaks]),
    Row(formula: "1/(2+sec(1/x))", window: 0.1...1, points: [], kinds: []),
    Row(
      formula: "√(sin(1/x)-1/2)", window: -1...0.9, points: [0], kinds: .breaks),
    Row(formula: "floor(1/x)", points: [0], kinds: .breaks),
    Row(formula: "mod(e,x)", points: [0], kinds: .breaks),
    Row(formula: "1/mod(-4,x)", points: [0], kinds: .breaks),
    Row(formula: "x*round(1/x^2)", points: [0], kinds: .breaks),
    Row(formula: "sinh(erf(mod(π,x)))", points: [0], kinds: .breaks),
    Row(
      formula: "floor(1/x)+sin(1/(x-1))", points: [0, 1], kinds: []),
    Row(
      formula: "mod(sin(log2(x)),hypot(e,e)-2x)", window: -5...5, points: [0, 1.9221155140795645],
      kinds: []),
    // Of what grows without bound, but changes nothing.
    Row(formula: "max(sin(1/x),2)", points: [], kinds: []),
    Row(formula: "sin(1/x)^2+cos(1/x)^2", points: [], kinds: []),
    Row(formula: "floor(1/x)-floor(1/x)", points: [], kinds: []),
    Row(formula: "frac(floor(1/x))", points: [], kinds: []),
    Row(formula: "atan(1/x)", points: [], kinds: []),
    Row(formula: "e^(1/x)", points: [], kinds: []),
    Row(formula: "sin(x)/x", points: [], kinds: []),
  ]

  private func analysis(_ row: Row) throws -> CurveAnalysis {
    CurveAnalysis(of: FormulaSource(try Formula(row.formula)), over: row.window)
  }

  @Test("tells next to which points there are infinitely many places", arguments: rows)
  func points(row: Row) throws {
    let found = try analysis(row)
    let points = found.accumulations
    let different = Set(points.map(\.x)).sorted()
    try #require(different.count == row.points.count)
    for (x, expected) in zip(different, row.points) { #expect((x - expected).magnitude < 1e-14) }
    if row.kinds.isEmpty { return }
    for point in points {
      #expect(point.kinds == row.kinds)
      #expect(point.range.contains(point.x))
      #expect(point.range.upperBound - point.range.lowerBound < 0.1)
    }
    let isComplete = found.isComplete
    #expect(isComplete == row.points.isEmpty)
  }

  @Test("lists all others, and none of those that are next to the points", arguments: rows)
  func others(row: Row) throws {
    let found = try analysis(row)
    let isWhole = found.isCompleteElsewhere
    if !row.kinds.isEmpty { #expect(isWhole == row.isWholeElsewhere) }
    for place in found.zeros + found.turns + found.poles {
      let isInside = found.accumulations.contains {
        $0.range.lowerBound < place.x && place.x < $0.range.upperBound && place.x != $0.x
      }
      #expect(!isInside)
    }
    // What it lists of sin(1÷x) are the zeros 1÷(kπ) and the turns between them.
    guard row.formula == "sin(1/x)" else { return }
    let range = try #require(found.accumulations.first).range
    let most = (1 / (range.upperBound * .pi)).rounded(.down)
    let least = (1 / (range.lowerBound * .pi)).rounded(.up)
    #expect(found.zeros.count == Int(most - least))
    #expect(most > 10 && least < -10)
  }

  @Test("does not take long over what it does not list")
  func work() throws {
    let found = try analysis(Row(formula: "sin(1/x)", points: [0], kinds: []))
    #expect(found.zeros.count < 500 && found.turns.count < 500)
    #expect(found.minimum?.y == -1 && found.maximum?.y == 1)
  }

  @Test(
    "reads angles in degrees, but for sinc",
    arguments: [("sin(1/x)", [0.0]), ("tan(1/x)", [0]), ("sinc(1/x)", []), ("sin(x)", [])])
  func degrees(formula: String, points: [Double]) throws {
    let source = FormulaSource(try Formula(formula), angle: .degrees)
    let found = CurveAnalysis(of: source, over: -1...1)
    #expect(Set(found.accumulations.map(\.x)) == Set(points))
  }
}
