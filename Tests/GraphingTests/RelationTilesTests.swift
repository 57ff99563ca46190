import Foundation
import OrdinateNumerics
import Testing

@testable import Graphing

/// The points (t, t²/4).
private struct Parabola: PlaneCurve {
  var wholeParameterCount: Int { 0 }
  var period: Double? { nil }
  var repeatsWholly: Bool { false }
  var condition: PlaneCondition { .holds }

  func enclosures(t: [Interval], wholes: [[Interval]]) -> PlaneCurveRows {
    PlaneCurveRows(
      x: PlaneCurveRows.Coordinate(
        values: t, slopes: t.map { _ in Interval(1) }, reciprocals: nil),
      y: PlaneCurveRows.Coordinate(
        values: t.map { $0 * $0 / Interval(4) }, slopes: t.map { $0 / Interval(2) },
        reciprocals: nil),
      radii: nil, functions: [])
  }

  func outcome(
    of axis: PlaneAxis, at parameter: ExactParameter, wholes: [Double],
    beside place: ExactPlace.Coordinate
  ) -> Outcomes {
    let t = parameter.enclosure
    let value = axis == .x ? t : t * t / Interval(4)
    return Outcomes(of: value - place.enclosure, beside: 0)
  }
}

struct RelationTilesTests {
  /// 32 points are a unit, so that the view and the tiles have the same pixels.
  private static func view(pixelRatio: Double = 1) -> GraphView {
    var view = GraphView(size: Size(width: 320, height: 256), pixelRatio: pixelRatio)
    view.show(scale: 32, origin: Point(x: 0, y: 0))
    return view
  }

  private static func relation(_ circle: Circle, _ outcomes: Outcomes) -> PlaneRelation {
    PlaneRelation([circle], .outcome(of: 0, beside: 0, in: outcomes))
  }

  private static func finish(_ tiles: inout RelationTiles, _ view: GraphView) {
    while tiles.advance(in: view) {}
  }

  /// The strokes that show a relation in a view, and the pixels of its region.
  private static func drawn(
    _ tiles: RelationTiles, _ view: GraphView
  ) -> (strokes: [[Point]], region: Set<Int>) {
    var canvas = RecordingCanvas(size: view.size)
    tiles.drawRegion(index: 0, in: view, on: &canvas)
    tiles.drawCurves(index: 0, width: 2, in: view, on: &canvas)
    let strokes = canvas.strokes.flatMap { strokes in
      (0..<strokes.count).map { Array(strokes.points[strokes.range(of: $0)]) }
    }
    return (strokes, pixels(canvas, view.size))
  }

  private static func pixels(_ canvas: RecordingCanvas, _ size: Size) -> Set<Int> {
    var pixels: Set<Int> = []
    for case .lines(let lines, let width, .region) in canvas.marks {
      for line in lines {
        let rows =
          Int((line.start.y - width / 2).rounded())..<Int((line.start.y + width / 2).rounded())
        let columns = max(0, Int(line.start.x))..<max(0, min(Int(size.width), Int(line.end.x)))
        for row in rows.clamped(to: 0..<Int(size.height)) {
          for column in columns {
            #expect(pixels.insert(row * 1000 + column).inserted, "a pixel is filled twice")
          }
        }
      }
    }
    return pixels
  }

  @Test("a region has the same pixels as in a picture proved at once")
  func region() {
    let relation = Self.relation(Circle(radius: 3.3), [.negative])
    let view = Self.view()
    var tiles = RelationTiles(of: PlaneFigure(relation))
    Self.finish(&tiles, view)
    var canvas = RecordingCanvas(size: view.size)
    RelationPlot(of: PlaneFigure(relation), in: view.viewport).drawRegion(index: 0, on: &canvas)
    let found = Self.drawn(tiles, view).region
    #expect(!found.isEmpty && found == Self.pixels(canvas, view.size))
  }

  @Test("the strokes of a circle lie on it and leave no gap", arguments: [1.0, 1.5, 2, 3])
  func strokes(pixelRatio: Double) {
    let view = Self.view(pixelRatio: pixelRatio)
    var tiles = RelationTiles(of: PlaneFigure(Self.relation(Circle(radius: 3.3), [.zero])))
    Self.finish(&tiles, view)
    let strokes = Self.drawn(tiles, view).strokes
    let length = strokes.reduce(0) { $0 + $1.length }
    #expect((length - 2 * .pi * 3.3 * 32).magnitude < 1)
    for point in strokes.joined() {
      let (x, y) = (point.x - 160, point.y - 128)
      #expect(((x * x + y * y).squareRoot() - 3.3 * 32).magnitude < 0.25)
    }
    #expect(tiles.isComplete(in: view) && tiles.isSeen(in: view))
    #expect(tiles.undecidedCount(in: view) == 0)
  }

  @Test("dashes go on from tile to tile") func dashes() {
    let view = Self.view()
    var tiles = RelationTiles(of: PlaneFigure(Self.relation(Circle(radius: 3.3), [.negative])))
    Self.finish(&tiles, view)
    let marks = Self.drawn(tiles, view).strokes
    let length = marks.reduce(0) { $0 + $1.length }
    #expect((length / (2 * .pi * 3.3 * 32) - 6.0 / 11).magnitude < 0.05)
    // Around the circle, in points; the marks at the left end are left out.
    let radius = 3.3 * 32
    var arcs: [(start: Double, end: Double)] = []
    for mark in marks {
      let places = mark.map { point -> Double in atan2(128 - point.y, point.x - 160) * radius }
      guard let start = places.min(), let end = places.max() else { continue }
      if start > -320 && end < 320 { arcs.append((start, end)) }
    }
    arcs.sort { $0.start < $1.start }
    var joined: [(start: Double, end: Double)] = []
    for (start, end) in arcs {
      if let last = joined.last, start - last.end < 0.2 {
        joined[joined.count - 1].end = max(last.end, end)
      } else {
        joined.append((start, end))
      }
    }
    #expect(joined.count > 55)
    for (mark, next) in zip(joined.dropFirst(), joined.dropFirst(2)) {
      #expect(mark.end - mark.start > 3 && mark.end - mark.start < 9)
      #expect(next.start - mark.end > 3 && next.start - mark.end < 8)
    }
  }

  @Test("inside one part of a region, the bounds of another one are not drawn") func union() {
    let view = Self.view()
    let circles = [Circle(radius: 3.3), Circle(radius: 2.7)]
    let parts = circles.indices.map {
      PlaneCondition.outcome(of: $0, beside: 0, in: [.negative, .zero])
    }
    var tiles = RelationTiles(of: PlaneFigure(PlaneRelation(circles, .any(parts))))
    Self.finish(&tiles, view)
    let strokes = Self.drawn(tiles, view).strokes
    let length = strokes.reduce(0) { $0 + $1.length }
    #expect((length - 2 * .pi * 3.3 * 32).magnitude < 1)
  }

  @Test("moving the view proves only what comes into it") func panning() {
    let circle = Circle(radius: 3.3)
    var view = Self.view()
    var tiles = RelationTiles(of: PlaneFigure(Self.relation(circle, [.negative])))
    Self.finish(&tiles, view)
    circle.forget()
    _ = view.pan(byX: 20, y: 0)
    Self.finish(&tiles, view)
    // The view reaches to -5 - 20/32, and two tiles are proved ahead.
    #expect(circle.asked.allSatisfy { $0.x.upper <= -5 - 3 * 2 + 2.01 })
    circle.forget()
    _ = view.pan(byX: -20, y: 0)
    Self.finish(&tiles, view)
    #expect(circle.asked.isEmpty)
  }

  @Test("a view that was moved and scaled draws what a new one draws")
  func history() {
    let relation = Self.relation(Circle(radius: 3.3), [.negative, .zero])
    var view = Self.view()
    var tiles = RelationTiles(of: PlaneFigure(relation))
    func expectSame() {
      var fresh = RelationTiles(of: PlaneFigure(relation))
      Self.finish(&fresh, view)
      let (drawn, expected) = (Self.drawn(tiles, view), Self.drawn(fresh, view))
      #expect(drawn.region == expected.region)
      let (own, other) = (drawn.strokes.flatMap { $0 }, expected.strokes.flatMap { $0 })
      #expect(!own.isEmpty && own.count == other.count)
      #expect(own.allSatisfy { point in other.contains { $0.distance(to: point) < 0.01 } })
    }
    // Pictures that are drawn before the new tiles are proved must not last.
    func finishDrawing() {
      while tiles.advance(in: view) {
        var canvas = RecordingCanvas(size: view.size)
        tiles.drawRegion(index: 0, in: view, on: &canvas)
        tiles.drawCurves(index: 0, width: 2, in: view, on: &canvas)
      }
    }
    finishDrawing()
    expectSame()
    for (dx, dy) in [(7.0, 1.0), (7, 1), (50, 0), (0, -40), (-130, 64), (66, -26)] {
      _ = view.pan(byX: dx, y: dy)
      finishDrawing()
      expectSame()
    }
    for factor in [1.02, 1 / 1.02, 0.5] {
      _ = view.zoom(by: factor)
      finishDrawing()
      expectSame()
    }
  }

  @Test("after a change of scale, the old tiles are shown until new ones are proved")
  func zooming() {
    var view = Self.view()
    var tiles = RelationTiles(
      of: PlaneFigure(Self.relation(Circle(radius: 2.5), [.negative, .zero])))
    Self.finish(&tiles, view)
    _ = view.zoom(by: 1.25)
    let scaled = Self.drawn(tiles, view)
    let length = scaled.strokes.reduce(0) { $0 + $1.length }
    #expect((length - 2 * .pi * 2.5 * 40).magnitude < 8)
    #expect(!scaled.region.isEmpty)
    var isWhole = true
    while tiles.advance(in: view) {
      let drawn = Self.drawn(tiles, view).strokes.reduce(0) { $0 + $1.length }
      if (drawn - 2 * .pi * 2.5 * 40).magnitude > 40 { isWhole = false }
    }
    #expect(isWhole)
  }

  @Test("a region has its area at each moment of a change of scale", arguments: [0.8, 1.25, 1.02])
  func area(factor: Double) {
    var view = Self.view()
    var tiles = RelationTiles(
      of: PlaneFigure(Self.relation(Circle(radius: 3), [.negative, .zero])))
    Self.finish(&tiles, view)
    _ = view.zoom(by: factor)
    let area = Double.pi * 9 * 32 * 32 * factor * factor
    repeat {
      var canvas = RecordingCanvas(size: view.size)
      tiles.drawRegion(index: 0, in: view, on: &canvas)
      tiles.drawCurves(index: 0, width: 2, in: view, on: &canvas)
      var drawn = 0.0
      for case .lines(let lines, let width, .region) in canvas.marks {
        drawn += lines.reduce(0) { $0 + ($1.end.x - $1.start.x) * width }
      }
      #expect((drawn / area - 1).magnitude < 0.04)
    } while tiles.advance(in: view)
  }

  @Test("before anything is proved, samples show thin lines") func guesses() {
    let view = Self.view()
    var tiles = RelationTiles(of: PlaneFigure(Self.relation(Circle(radius: 3.3), [.zero])))
    for _ in 0..<3 { _ = tiles.advance(in: view) }
    var canvas = RecordingCanvas(size: view.size)
    tiles.drawCurves(index: 2, width: 2, in: view, on: &canvas)
    let widths = canvas.marks.compactMap {
      if case .strokes(_, let width, .curve(2)) = $0 { width } else { nil }
    }
    #expect(widths.contains(1))
    #expect(!tiles.isComplete(in: view))
  }

  @Test("before a curve of a parameter is proved, thin lines run along it")
  func guessedCurves() {
    var view = Self.view()
    var tiles = RelationTiles(of: PlaneFigure(nil, curves: [Parabola()]))
    _ = tiles.advance(in: view)
    func guessed() -> [Point] {
      var canvas = RecordingCanvas(size: view.size)
      tiles.drawCurves(index: 2, width: 2, in: view, on: &canvas)
      let points = canvas.marks.flatMap { mark -> [Point] in
        if case .strokes(let strokes, 1, .curve(2)) = mark { return strokes.points }
        return []
      }
      return points.map {
        Point(
          x: view.viewport.x.lowerBound + $0.x / 32, y: view.viewport.y.upperBound - $0.y / 32)
      }
    }
    let whole = guessed()
    #expect(whole.allSatisfy { ($0.y - $0.x * $0.x / 4).magnitude < 1.0 / 32 })
    let sides = whole.map { $0.x }.sorted()
    #expect(sides.first ?? 0 < -3.9 && sides.last ?? 0 > 3.9)
    #expect(zip(sides, sides.dropFirst()).allSatisfy { $1 - $0 < 0.5 })
    // Nothing of it is left once all is proved, and what comes into sight is guessed again.
    Self.finish(&tiles, view)
    #expect(guessed().isEmpty)
    _ = view.pan(byX: -100, y: 400)
    _ = tiles.advance(in: view)
    #expect(guessed().contains { $0.y > 8 })
  }

  @Test("very far away and at every scale something is decided", arguments: [1e-99, 1e99, 7e8])
  func extremes(scale: Double) {
    var view = Self.view()
    let isPossible = view.show(scale: scale, origin: Point(x: 8.9e10, y: -8.9e10))
    #expect(isPossible)
    var tiles = RelationTiles(of: PlaneFigure(Self.relation(Circle(radius: 3.3), [.negative])))
    var pieces = 0
    while tiles.advance(in: view), pieces < 100_000 { pieces += 1 }
    #expect(tiles.isComplete(in: view))
    _ = Self.drawn(tiles, view)
  }
}
