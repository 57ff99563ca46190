import OrdinateNumerics
import TestSupport
import Testing

@testable import Graphing

/// A function that counts its requests.
private final class CountingSource: GraphDataSource {
  private let y: (Double) -> Double
  private(set) var asked: [Double] = []
  private(set) var rows = 0

  init(_ y: @escaping (Double) -> Double) { self.y = y }

  func values(at xs: [Double]) -> [Double] {
    asked += xs
    rows += 1
    return xs.map(y)
  }

  func forget() {
    asked = []
    rows = 0
  }
}

/// x², with enclosures from interval arithmetic.
private struct Parabola: DifferentiableSource {
  func values(at xs: [Double]) -> [Double] { xs.map { $0 * $0 } }

  func enclosures(over intervals: [Interval]) -> [Interval] {
    intervals.map { x in
      let ends = (x.lower * x.lower, x.upper * x.upper)
      return Interval(x.contains(0) ? 0 : min(ends.0, ends.1), max(ends.0, ends.1))
    }
  }

  var derivative: Doubling? { Doubling() }
}

struct CurveTilesTests {
  private static let view = GraphView(size: Size(width: 400, height: 300), pixelRatio: 2)

  private static func complete(
    _ tiles: inout CurveTiles, _ view: GraphView, _ source: some GraphDataSource
  ) {
    while tiles.advance(in: view, source) {}
  }

  private static func points(_ tiles: CurveTiles, _ view: GraphView) -> [Point] {
    var canvas = RecordingCanvas(size: view.size)
    tiles.draw(in: view, role: .curve(0), width: 2, on: &canvas)
    return canvas.strokes.flatMap(\.points) + canvas.dots
  }

  @Test("draws the function everywhere, at every scale and origin")
  func places() {
    var view = Self.view
    var tiles = CurveTiles()
    for (factor, dx) in [(1.0, 0.0), (3, 40), (0.2, -10.5), (7, 0.25)] {
      view.zoom(by: factor)
      view.pan(byX: dx, y: 3)
      Self.complete(&tiles, view, Parabola())
      #expect(tiles.isComplete(in: view))
      let viewport = view.viewport
      let points = Self.points(tiles, view)
      #expect(points.count > 10)
      for point in points {
        let x = viewport.x(atDistance: point.x)
        #expect(abs(point.y - viewport.distanceFromTop(x * x)) < 0.3)
      }
    }
  }

  @Test("panning asks only for the columns that come into view")
  func panning() {
    let source = CountingSource { $0 / 2 }
    var view = Self.view
    var tiles = CurveTiles()
    Self.complete(&tiles, view, source)
    let first = source.asked.count
    source.forget()
    view.pan(byX: -100, y: 0)
    Self.complete(&tiles, view, source)
    // The part of a tile that lies beyond the edge is computed ahead.
    let ahead = view.viewport.x.upperBound - 100 / view.scale
    #expect(!source.asked.isEmpty && source.asked.allSatisfy { $0 > ahead })
    #expect(source.asked.count < first / 2)
    source.forget()
    view.pan(byX: 100, y: 0)
    Self.complete(&tiles, view, source)
    #expect(source.asked.isEmpty)
  }

  @Test("shows earlier tiles, scaled, until better ones are computed")
  func zooming() {
    var view = Self.view
    var tiles = CurveTiles()
    Self.complete(&tiles, view, Parabola())
    for _ in 0..<50 {
      view.zoom(by: 1.01, about: Point(x: 30, y: 20))
      _ = tiles.advance(in: view, Parabola())
    }
    #expect(!tiles.isComplete(in: view))
    let points = Self.points(tiles, view)
    #expect(points.contains { $0.x < 60 } && points.contains { $0.x > 230 })
    let viewport = view.viewport
    for point in points {
      let x = viewport.x(atDistance: point.x)
      #expect(abs(point.y - viewport.distanceFromTop(x * x)) < 0.5)
    }
  }

  @Test("joins tiles into one stroke")
  func strokes() {
    var tiles = CurveTiles()
    Self.complete(&tiles, Self.view, FunctionDataSource { $0 / 3 })
    var canvas = RecordingCanvas(size: Self.view.size)
    tiles.draw(in: Self.view, role: .curve(0), width: 2, on: &canvas)
    #expect(canvas.strokes.map(\.count) == [1])
    let ends = canvas.strokes[0].points
    #expect(abs((ends.first?.x ?? 9)) < 1e-5 && abs((ends.last?.x ?? 9) - 400) < 1e-5)
  }

  @Test("puts a dot at the middle of each pixel column in sight")
  func dots() {
    var view = Self.view
    view.style = .dots
    var tiles = CurveTiles()
    Self.complete(&tiles, view, FunctionDataSource { $0 / 3 })
    let xs = Self.points(tiles, view).map(\.x)
    #expect(xs.count == 800)
    #expect(xs.sorted() == xs && abs(xs[0] - 0.25) < 1e-6)
  }

  @Test("computes one row at a time, and comes to an end")
  func rows() {
    let source = CountingSource { $0 == 0 ? .nan : 1 / $0 }
    var tiles = CurveTiles()
    var calls = 0
    while tiles.advance(in: Self.view, source) { calls += 1 }
    #expect(calls >= source.rows && calls < 2000)
  }

  @Test(
    "survives values that no graph can show", arguments: [Double.nan, .infinity, -.infinity, 1e308])
  func badValues(value: Double) {
    var tiles = CurveTiles()
    Self.complete(&tiles, Self.view, FunctionDataSource { $0 < 0 ? value : 1 })
    #expect(Self.points(tiles, Self.view).allSatisfy { $0.x >= 199.9 && abs($0.y - 110) < 1e-6 })
  }

  @Test("survives any gestures")
  func gestures() {
    var generator = SeededGenerator.printingSeed("bears any gestures")
    var view = Self.view
    var tiles = CurveTiles()
    for _ in 0..<2000 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        view.zoom(
          by: Double.random(in: 0.01...50, using: &generator),
          about: Point(x: Double.random(in: -200...200, using: &generator), y: 9))
      case 1: view.pan(byX: Double.random(in: -1e4...1e4, using: &generator), y: 40)
      case 2: view.pan(byX: 1, y: Double.random(in: -1e3...1e3, using: &generator))
      case 3: view.style = Bool.random(using: &generator) ? .line : .dots
      default: break
      }
      for _ in 0..<5 { _ = tiles.advance(in: view, Parabola()) }
      #expect(Self.points(tiles, view).allSatisfy { $0.x >= -1e-3 && $0.x <= 400.001 })
    }
  }
}
