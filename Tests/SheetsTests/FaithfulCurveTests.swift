import Formulas
import Graphing
import Sheets
import Testing

struct FaithfulCurveTests {
  private static let viewport = Viewport(
    x: -10...10, y: -10...10, size: Size(width: 1024, height: 1024))

  private static func strokes(_ formula: String, in viewport: Viewport = viewport) throws
    -> [[Point]]
  {
    let source = FormulaSource(try Formula(formula))
    let strokes = CurvePlot.strokes(of: source, in: viewport)
    return (0..<strokes.count).map { Array(strokes.points[strokes.range(of: $0)]) }
  }

  /// The number of pieces that the eye can tell apart: a single place without a value shows no gap.
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
    "breaks at poles, jumps and gaps, and nowhere else",
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
    "draws curves near holes of quotients, where rounding hides the values",
    arguments: [
      ("(e^x-1)/x", 3e-8, 0.99999997, 1.00000003, 0.5), ("(1-cos(x))/x²", 1e-5, 0.4, 0.6, 0),
      ("(e^x-1)/x", 1e-6, 0.999999, 1.000001, 0.5), ("(x-sin(x))/x³+5/6", 1e-4, 0.9, 1.1, 0),
      ("x/(e^x-1)", 3e-8, 0.99999997, 1.00000003, -0.5),
    ] as [(String, Double, Double, Double, Double)])
  func nearHole(
    formula: String, reach: Double, low: Double, high: Double, slope: Double
  ) throws {
    try noise(formula: formula, reach: reach, low: low, high: high, slope: slope)
    let viewport = Viewport(
      x: -reach...reach, y: low...high, size: Size(width: 400, height: 300))
    let places = try Self.strokes(formula, in: viewport).joined().map { $0.x }.sorted()
    #expect(places.first.map { $0 < 1 } == true && places.last.map { $0 > 399 } == true)
    let source = FormulaSource(try Formula(formula))
    let xs = (0..<400).map { viewport.x(atDistance: Double($0) + 0.5) }
    for (x, y) in zip(xs, source.values(at: xs)) {
      let middle = (low + high) / 2
      #expect((y - middle - slope * x).magnitude < 1e-3 * (high - low))
    }
  }

  @Test(
    "draws no noise where rounding hides the values",
    arguments: [
      ("(e^x-1)/ln(1+x)", 3e-8, 0.99999997, 1.00000003, 1.0),
      ("((1+x)^2-1-2x)/√(x^4)", 1e-6, 0.9, 1.1, 0),
    ] as [(String, Double, Double, Double, Double)])
  func noise(
    formula: String, reach: Double, low: Double, high: Double, slope: Double
  ) throws {
    let viewport = Viewport(
      x: -reach...reach, y: low...high, size: Size(width: 400, height: 300))
    let middle = (low + high) / 2
    for point in try Self.strokes(formula, in: viewport).joined() {
      let y = middle + slope * viewport.x(atDistance: point.x)
      #expect((point.y - viewport.distanceFromTop(y)).magnitude < 1.5)
    }
  }

  @Test(
    "shows features narrower than a pixel",
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
    "fills a column from the least to the greatest value",
    arguments: [("sin(40/x)", 0.2), ("sin(e^x)", 9)])
  func bands(formula: String, x: Double) throws {
    let place = Self.viewport.distanceFromLeft(x).rounded(.down)
    let near = try Self.strokes(formula).joined().filter { $0.x >= place && $0.x <= place + 1 }
    let (top, bottom) = (near.map(\.y).min() ?? .nan, near.map(\.y).max() ?? .nan)
    #expect(abs(top - Self.viewport.distanceFromTop(1)) < 1)
    #expect(abs(bottom - Self.viewport.distanceFromTop(-1)) < 1)
  }

  @Test(
    "works in windows where neighbouring pixels are a few doubles apart",
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

  /// The pixels that strokes run through.
  private static func pixels(_ strokes: [[Point]]) -> Set<[Int]> {
    var pixels: Set<[Int]> = []
    for stroke in strokes {
      for (a, b) in zip(stroke, stroke.dropFirst() + stroke.suffix(1)) {
        let count = max(1, (max(abs(b.x - a.x), abs(b.y - a.y)) * 2).rounded(.up))
        for step in 0...Int(count) {
          let t = Double(step) / count
          let (x, y) = (a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
          if x >= 0 && x < 1024 && y >= 0 && y < 1024 { pixels.insert([Int(x), Int(y)]) }
        }
      }
    }
    return pixels
  }

  /// The pixels of one set that have no pixel of the other within two.
  private static func missing(_ pixels: Set<[Int]>, in others: Set<[Int]>) -> [[Int]] {
    pixels.filter { pixel in
      !(-2...2).contains { dx in
        (-2...2).contains { dy in others.contains([pixel[0] + dx, pixel[1] + dy]) }
      }
    }
  }

  @Test(
    "draws the same in a view that was moved there as in one that starts there",
    arguments: [
      "sin(x)+cos(2x)-tan(3x)", "1/x", "abs(1/x)", "floor(x)", "mod(x,2)", "ln(x)", "acos(x)",
      "x(x-3)/(x-3.001)", "sin(40/x)", "sin(x)/x", "√(x-3)√(1-x)", "(x-1)/(x-1)", "x*floor(x)",
      "atan(9^9^9(x-1))", "1/ln(tan(x))", "x^(1/3)", "x^x", "csc(x)+tan(2x)",
      "e^(-(1000(x-1))²)",
    ])
  func tiles(formula: String) throws {
    let source = FormulaSource(try Formula(formula))
    var view = GraphView(size: Self.viewport.size)
    var tiles = CurveTiles()
    view.show(scale: 60, origin: Point(x: 100, y: -40))
    for _ in 0..<40 { _ = tiles.advance(in: view, source) }
    view.show(scale: 51.2, origin: Point(x: 70, y: 200))
    while tiles.advance(in: view, source) {}
    view.pan(byX: -70, y: -200)
    while tiles.advance(in: view, source) {}
    var list = DrawList(size: view.size)
    tiles.draw(in: view, role: .curve(0), width: 2, on: &list)
    var strokes: [[Point]] = []
    var at = 4
    for _ in 0..<Int(list.commands.count > 3 ? list.commands[3] : 0) {
      let count = Int(list.commands[at])
      strokes.append(
        (0..<count).map {
          Point(x: list.commands[at + 1 + 2 * $0], y: list.commands[at + 2 + 2 * $0])
        })
      at += 1 + 2 * count
    }
    let (drawn, expected) = (Self.pixels(strokes), Self.pixels(try Self.strokes(formula)))
    #expect(Self.missing(drawn, in: expected) == [])
    // A branch that only ends on the right edge lies in a tile out of sight.
    #expect(Self.missing(expected, in: drawn).filter { $0[0] < 1023 } == [])
  }
}
