import Foundation
import Graphing
import Testing

struct CurvePlotTests {
  private static func viewport(
    _ x: ClosedRange<Double>, _ y: ClosedRange<Double>, width: Double = 800, height: Double = 600
  ) -> Viewport {
    Viewport(x: x, y: y, size: Size(width: width, height: height))
  }

  private static func strokes(
    _ viewport: Viewport, _ y: @escaping (Double) -> Double
  ) -> [[Point]] {
    let strokes = CurvePlot.strokes(of: FunctionDataSource(y), in: viewport)
    return (0..<strokes.count).map { Array(strokes.points[strokes.range(of: $0)]) }
  }

  struct Curve: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var strokeCount: Int
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>
    var function: @Sendable (Double) -> Double
  }

  @Test(
    "breaks at poles and jumps, and nowhere else",
    arguments: [
      Curve(testDescription: "x", strokeCount: 1, x: -10...10, y: -10...10) { $0 },
      Curve(testDescription: "1000 x", strokeCount: 1, x: -10...10, y: -10...10) { 1000 * $0 },
      Curve(testDescription: "10⁶ x³", strokeCount: 1, x: -10...10, y: -10...10) {
        1e6 * $0 * $0 * $0
      },
      Curve(testDescription: "cbrt", strokeCount: 1, x: -10...10, y: -3...3) { cbrt($0) },
      Curve(testDescription: "cbrt, off centre", strokeCount: 1, x: -9.7...10.1, y: -0.3...0.3) {
        cbrt($0)
      },
      Curve(testDescription: "tanh 10⁴ x", strokeCount: 1, x: -10...10.3, y: -2...2) {
        tanh(1e4 * $0)
      },
      Curve(testDescription: "|x|", strokeCount: 1, x: -10...10, y: -1...10) { abs($0) },
      Curve(testDescription: "1/x", strokeCount: 2, x: -10...10, y: -10...10) { 1 / $0 },
      Curve(testDescription: "1/x, off centre", strokeCount: 2, x: -10.37...9.2, y: -10...10) {
        1 / $0
      },
      Curve(testDescription: "1/x, far above", strokeCount: 2, x: -10.37...9.2, y: -500...500) {
        1 / $0
      },
      Curve(testDescription: "1/x²", strokeCount: 2, x: -10.3...10, y: -1...10) { 1 / ($0 * $0) },
      Curve(testDescription: "tan", strokeCount: 7, x: -10...10, y: -4...4) { tan($0) },
      Curve(testDescription: "tan, wide", strokeCount: 7, x: -10...10, y: -40...40) { tan($0) },
      Curve(testDescription: "floor", strokeCount: 20, x: -9.99...9.99, y: -10.5...10.5) {
        $0.rounded(.down)
      },
      Curve(testDescription: "frac", strokeCount: 20, x: -9.99...9.99, y: -0.5...1.5) {
        $0 - $0.rounded(.down)
      },
      Curve(testDescription: "frac, steep", strokeCount: 100, x: 0.001...9.999, y: 0...1) {
        10 * $0 - (10 * $0).rounded(.down)
      },
      Curve(testDescription: "sign", strokeCount: 2, x: -10...10.1, y: -2...2) {
        $0 == 0 ? 0 : $0 < 0 ? -1 : 1
      },
      Curve(testDescription: "a small jump", strokeCount: 2, x: -10...10.1, y: -2...2) {
        $0 < 1 ? 0 : 0.02
      },
      Curve(testDescription: "√x", strokeCount: 1, x: -10...10, y: -1...4) { $0.squareRoot() },
      Curve(testDescription: "ln", strokeCount: 1, x: -10...10, y: -4...4) { log($0) },
      Curve(testDescription: "√ in two parts", strokeCount: 2, x: -10...10, y: -4...10) {
        ($0 * $0 - 4).squareRoot()
      },
      Curve(testDescription: "nothing", strokeCount: 0, x: -10...10, y: -4...4) { _ in .nan },
      Curve(testDescription: "out of sight", strokeCount: 0, x: -10...10, y: -4...4) { _ in 1e300 },
    ])
  func breaks(curve: Curve) {
    let strokes = Self.strokes(Self.viewport(curve.x, curve.y), curve.function)
    #expect(strokes.count == curve.strokeCount)
  }

  @Test("stays within 0.2 pixel of a smooth curve")
  func faithful() {
    let viewport = Self.viewport(-10...10, -2...2)
    for function in [{ sin($0) }, { sin($0 * $0) }, { exp(-$0 * $0) }] as [(Double) -> Double] {
      for stroke in Self.strokes(viewport, function) {
        for (a, b) in zip(stroke, stroke.dropFirst()) {
          let steepness = (b.y - a.y) / (b.x - a.x)
          let worst = stride(from: 0, through: 1, by: 0.125).map { t in
            let y = function(viewport.x(atDistance: a.x + t * (b.x - a.x)))
            return abs(a.y + t * (b.y - a.y) - viewport.distanceFromTop(y))
          }.max()
          #expect((worst ?? 0) / (1 + steepness * steepness).squareRoot() < 0.2)
        }
      }
    }
  }

  @Test("reaches from edge to edge")
  func edges() {
    let stroke = Self.strokes(Self.viewport(-3...7, -2...2)) { sin($0) }[0]
    #expect(stroke.first?.x == 0 && stroke.last?.x == 800)
  }

  @Test("follows a pole to both edges of the canvas")
  func poles() {
    let viewport = Self.viewport(-10.37...9.2, -10...10)
    let strokes = Self.strokes(viewport) { 1 / $0 }
    #expect((strokes.first?.last?.y ?? 0) >= 600)
    #expect((strokes.last?.first?.y ?? 600) <= 0)
    let zero = viewport.distanceFromLeft(0)
    #expect(strokes.allSatisfy { $0.allSatisfy { $0.x < zero } || $0.allSatisfy { $0.x > zero } })
  }

  @Test("starts √x and ln in the column where they begin")
  func beginnings() throws {
    for width in [800.0, 801, 333] {
      let viewport = Self.viewport(-9.9...10, -4...4, width: width)
      let zero = viewport.distanceFromLeft(0)
      let root = try #require(Self.strokes(viewport) { $0.squareRoot() }.first?.first)
      #expect(root.x >= zero - 1e-9 && root.x < zero + 0.01)
      #expect(abs(root.y - 300) < 0.5)
      let logarithm = try #require(Self.strokes(viewport) { log($0) }.first?.first)
      #expect(logarithm.x >= zero && logarithm.x < zero + 1 && logarithm.y >= 600)
    }
  }

  @Test("fills where a curve oscillates faster than pixels")
  func oscillation() {
    let viewport = Self.viewport(-1...1, -1.2...1.2)
    let strokes = Self.strokes(viewport) { sin(40 / $0) }
    // In each column near 0 the strokes cover nearly the whole height from -1 to 1.
    for column in 396..<404 {
      var covered = Set<Int>()
      for stroke in strokes {
        for (a, b) in zip(stroke, stroke.dropFirst())
        where Int((a.x + b.x) / 2) == column {
          covered.formUnion(Int(min(a.y, b.y).rounded())...Int(max(a.y, b.y).rounded()))
        }
      }
      #expect(covered.count > 450, "column \(column)")
    }
  }

  @Test("cuts off parts far above and below")
  func cut() {
    let viewport = Self.viewport(-10...10, -1...1)
    for stroke in Self.strokes(viewport, { exp($0 * $0) - 2 }) {
      #expect(stroke.allSatisfy { $0.y >= -8 && $0.y <= 608 })
    }
  }

  @Test("draws few points for simple curves")
  func economy() {
    #expect(Self.strokes(Self.viewport(-10...10, -10...10)) { $0 }[0].count <= 4)
    #expect(Self.strokes(Self.viewport(-10...10, -2...2)) { sin($0) }[0].count < 400)
  }

  @Test("asks for values in rows, and not too often")
  func requests() {
    let source = CountingSource { tan($0) + ($0 > 3 ? 1 : 0) }
    _ = CurvePlot.strokes(of: source, in: Self.viewport(-10...10, -4...4))
    #expect(source.rows <= 64 && source.values < 12_000)
    let wild = CountingSource { sin(1e7 * $0) }
    _ = CurvePlot.strokes(of: wild, in: Self.viewport(-10...10, -1...1))
    #expect(wild.rows <= 64 && wild.values < 300_000)
  }

  @Test("draws dots at the middles of the columns, and only those in sight")
  func dots() {
    let viewport = Self.viewport(-10...10, 0...2)
    let dots = CurvePlot.dots(of: FunctionDataSource { $0.squareRoot() }, in: viewport)
    #expect(dots.first?.x == 400.5)
    #expect(dots.map(\.x) == dots.indices.map { 400.5 + Double($0) })
    #expect(dots.allSatisfy { $0.y >= -1 && $0.y <= 601 })
  }

  @Test("draws several curves, each in its role, over its axes")
  func several() {
    let plot = CurvePlot(x: -10...10, y: -10...10)
    var canvas = RecordingCanvas(size: Size(width: 400, height: 300))
    plot.draw([1, 2, 3].map { m in FunctionDataSource { m * $0 } }, on: &canvas)
    let roles = canvas.marks.compactMap { mark -> Role? in
      if case .strokes(_, 2, let role) = mark { role } else { nil }
    }
    #expect(roles == [.curve(0), .curve(1), .curve(2)])
  }

  @Test("draws only the curve, 1.5 points wide, when bare")
  func bare() {
    var canvas = RecordingCanvas(size: Size(width: 400, height: 300))
    CurvePlot(x: 0...1, y: 0...1).draw([FunctionDataSource { $0 }], bare: true, on: &canvas)
    #expect(canvas.marks.count == 2 && canvas.marks[0] == .fill(.background))
    guard case .strokes(_, 1.5, .curve(0)) = canvas.marks[1] else {
      Issue.record("no curve")
      return
    }
  }
}

/// Counts the requests of a graph.
private final class CountingSource: GraphDataSource {
  private(set) var rows = 0
  private(set) var values = 0
  private let y: (Double) -> Double

  init(_ y: @escaping (Double) -> Double) { self.y = y }

  func values(at xs: [Double]) -> [Double] {
    rows += 1
    values += xs.count
    return xs.map(y)
  }
}
