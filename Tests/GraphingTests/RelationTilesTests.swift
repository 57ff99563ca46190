import Foundation
import OrdinateNumerics
import Testing

@testable import Graphing

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
