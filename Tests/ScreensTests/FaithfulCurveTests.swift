import Formulas
import Graphing
import Screens
import Testing

struct FaithfulCurveTests {
  private static let viewport = Viewport(
    x: -10...10, y: -10...10, size: Size(width: 1024, height: 1024))

  private static func strokes(_ formula: String, in viewport: Viewport = viewport) throws
    -> [[Point]]
  {
    let source = FormulaSource(formula: try Formula(formula), angle: .radians)
    let strokes = CurvePlot.strokes(of: source, in: viewport)
    return (0..<strokes.count).map { Array(strokes.points[strokes.range(of: $0)]) }
  }

  /// How many pieces can be told apart: a place without a value is no gap to the eye.
  private static func pieces(_ strokes: [[Point]]) -> Int {
    var count = 0
    var end = Point(x: .nan, y: .nan)
    for stroke in strokes {
      let start = stroke[0]
      if !(abs(start.x - end.x) < 1e-3 && abs(start.y - end.y) < 2) { count += 1 }
      end = stroke[stroke.count - 1]
    }
    return count
  }

  @Test(
    "breaks where a pole, a jump or a gap is, and nowhere else",
    arguments: [
      ("tan(x)", 7), ("1/x", 2), ("x+tan(x)", 7), ("abs(1/x)", 2), ("floor(x)", 21), ("sign(x)", 2),
      ("mod(x,2)", 11), ("√x", 1), ("ln(x)", 1), ("acos(x)", 1), ("x(x-3)/(x-3.001)", 2),
      ("sin(x)/x", 1), ("√(x-3)√(1-x)", 0), ("(x-1)/(x-1)", 1), ("2^51+x²-2^51", 1),
      ("atan(9^9^9(x-1))", 1), ("x^(1/3)", 1), ("x^(2/3)", 1), ("x^x", 1), ("(1-cos(x))/x²", 1),
      ("tanh(1000000x)", 1), ("1/(1+e^(1/x))", 2), ("√(sin(x))", 4), ("x³-3x+2", 1), ("7", 1),
      ("0/0", 0), ("asin(sin(x))", 1), ("csc(x)+tan(2x)", 20),
    ])
  func breaks(formula: String, count: Int) throws {
    let pieces = Self.pieces(try Self.strokes(formula))
    #expect(pieces == count)
  }

  @Test(
    "shows what is narrower than a pixel",
    arguments: [
      ("x(x-3)/(x-3.001)", 3.001, -10, 10), ("e^(-(1000(x-1))²)", 1, 0, 1),
      ("e^(-(1000000(x-1.2345))²)", 1.2345, 0, 1), ("10^-9/(x-3.0012345)²", 3.0012345, 0, 10),
      ("1/(x-1.00005)-1/(x-1)", 1.00002, 0.5, 10),
    ])
  func spikes(formula: String, x: Double, low: Double, high: Double) throws {
    let near = try Self.strokes(formula).joined().filter {
      abs($0.x - Self.viewport.distanceFromLeft(x)) < 1
    }
    let (top, bottom) = (near.map(\.y).min() ?? .nan, near.map(\.y).max() ?? .nan)
    #expect(top < Self.viewport.distanceFromTop(high) + 1)
    #expect(bottom > Self.viewport.distanceFromTop(low) - 1)
  }

  @Test(
    "fills a column from the least to the greatest",
    arguments: [("sin(40/x)", 0.2), ("sin(e^x)", 9)])
  func bands(formula: String, x: Double) throws {
    let place = Self.viewport.distanceFromLeft(x).rounded(.down)
    let near = try Self.strokes(formula).joined().filter { $0.x >= place && $0.x <= place + 1 }
    let (top, bottom) = (near.map(\.y).min() ?? .nan, near.map(\.y).max() ?? .nan)
    #expect(abs(top - Self.viewport.distanceFromTop(1)) < 1)
    #expect(abs(bottom - Self.viewport.distanceFromTop(-1)) < 1)
  }

  @Test(
    "bears windows in which neighbouring pixels are a few doubles apart",
    arguments: ["x²", "tan(x)", "floor(x)", "sin(40/x)", "x^x", "1/(x-1)"])
  func narrowWindows(formula: String) throws {
    for (x, y) in [
      (1...1 + 1e-10, 0...1e-10), (-1e-280...1e-280, -1...1), (-1e300...1e300, -1...1),
    ]
      as [(ClosedRange<Double>, ClosedRange<Double>)]
    {
      let viewport = Viewport(x: x, y: y, size: Size(width: 300, height: 200))
      let outside = try Self.strokes(formula, in: viewport).joined().filter {
        !($0.x >= 0 && $0.x <= 300 && $0.y >= -9 && $0.y <= 209)
      }
      #expect(outside == [])
    }
  }
}
