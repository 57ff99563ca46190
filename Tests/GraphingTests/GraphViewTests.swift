import Graphing
import OrdinateNumerics
import TestSupport
import Testing

struct GraphViewTests {
  private static let sizes = [
    Size(width: 800, height: 600), Size(width: 320, height: 568), Size(width: 1, height: 1),
    Size(width: 100_000, height: 2), Size(width: 333.3, height: 77.7),
  ]

  /// Any view, with the origin so near that points can be told apart to 1e-9.
  private func anyView(_ random: inout SeededGenerator) -> GraphView {
    var view = GraphView(size: Self.sizes.randomElement(using: &random)!)
    let isPlaced = view.show(
      scale: Elementary.pow(10, Double.random(in: -90...90, using: &random)),
      origin: anyPoint(&random))
    #expect(isPlaced)
    return view
  }

  private func anyPoint(_ random: inout SeededGenerator) -> Point {
    Point(
      x: Double.random(in: -2000...2000, using: &random),
      y: Double.random(in: -2000...2000, using: &random))
  }

  /// The point of the plane at a place: in units of the scale, from the origin.
  private func plane(_ view: GraphView, at place: Point) -> Point {
    Point(x: (place.x - view.origin.x) / view.scale, y: (place.y - view.origin.y) / view.scale)
  }

  private func place(_ view: GraphView, of point: Point) -> Point {
    Point(x: point.x * view.scale + view.origin.x, y: point.y * view.scale + view.origin.y)
  }

  private func distance(_ a: Point, _ b: Point) -> Double {
    max((a.x - b.x).magnitude, (a.y - b.y).magnitude)
  }

  @Test("keeps the point under a finger there while it pans and zooms")
  func oneFinger() {
    var random = SeededGenerator.printingSeed("pan and zoom of any view")
    for _ in 0..<2000 {
      var view = anyView(&random)
      let (finger, step) = (anyPoint(&random), anyPoint(&random))
      let touched = plane(view, at: finger)
      #expect(did(view.pan(byX: step.x, y: step.y)))
      let moved = Point(x: finger.x + step.x, y: finger.y + step.y)
      #expect(distance(place(view, of: touched), moved) < 1e-9)
      #expect(did(view.zoom(by: Double.random(in: 0.2...5, using: &random), about: moved)))
      #expect(distance(place(view, of: touched), moved) < 1e-9)
    }
  }

  @Test("keeps the points under two fingers there while they pinch without turning")
  func twoFingers() {
    var random = SeededGenerator.printingSeed("pinches of any view")
    for _ in 0..<2000 {
      var view = anyView(&random)
      let (a, b, c) = (anyPoint(&random), anyPoint(&random), anyPoint(&random))
      guard distance(a, b) > 200 else { continue }
      let factor = Double.random(in: 0.2...5, using: &random)
      let d = Point(x: c.x + (b.x - a.x) * factor, y: c.y + (b.y - a.y) * factor)
      let touched = (plane(view, at: a), plane(view, at: b))
      let scale = view.scale
      #expect(did(view.pinch(from: (a, b), to: (c, d))))
      #expect((view.scale / scale / factor - 1).magnitude < 1e-12)
      #expect(distance(place(view, of: touched.0), c) < 1e-9)
      #expect(distance(place(view, of: touched.1), d) < 1e-9)
    }
  }

  @Test("follows the middle of two fingers that turn or touch each other")
  func turn() {
    var view = GraphView(size: Size(width: 800, height: 600))
    let touched = plane(view, at: Point(x: 50, y: 0))
    #expect(
      did(
        view.pinch(
          from: (Point(x: 0, y: 0), Point(x: 100, y: 0)),
          to: (Point(x: 9, y: -50), Point(x: 9, y: 50))
        )))
    #expect(view.scale == GraphView.defaultScale)
    #expect(distance(place(view, of: touched), Point(x: 9, y: 0)) < 1e-9)
    let finger = Point(x: 9, y: 9)
    #expect(did(view.pinch(from: (finger, finger), to: (finger, Point(x: 10, y: 9)))))
    #expect(view.scale == GraphView.defaultScale)
  }

  @Test("keeps the origin's place from the centre when its bounds change")
  func resize() {
    var view = GraphView(size: Size(width: 800, height: 600), pixelRatio: 2)
    #expect(did(view.show(scale: 7, origin: Point(x: 30, y: -9e10))))
    for size in Self.sizes {
      #expect(did(view.resize(to: size, pixelRatio: 1.5)))
      #expect(view.size == size && view.pixelRatio == 1.5)
      #expect(view.origin == Point(x: 30, y: -9e10) && view.scale == 7)
      check(view)
    }
  }

  @Test(
    "refuses impossible values, and changes nothing",
    arguments: [0, -1, -0.0, .nan, .infinity, -.infinity, 1e101, 1e-101, .leastNonzeroMagnitude]
      as [Double])
  func refusal(value: Double) {
    let before = GraphView(size: Size(width: 800, height: 600))
    var view = before
    #expect(!did(view.show(scale: value, origin: Point(x: 0, y: 0))))
    #expect(!did(view.zoom(by: value / 40, about: Point(x: 3, y: 4))))
    #expect(!did(view.resize(to: Size(width: value, height: 100), pixelRatio: 1)))
    #expect(!did(view.resize(to: Size(width: 100, height: value), pixelRatio: 1)))
    #expect(!did(view.resize(to: before.size, pixelRatio: value)))
    if !value.isFinite || value > 1 {
      #expect(!did(view.show(scale: 1, origin: Point(x: value, y: 0))))
      #expect(!did(view.pan(byX: 0, y: value)))
      #expect(!did(view.zoom(by: 2, about: Point(x: 0, y: value))))
    }
    #expect(view == before)
  }

  @Test("zooms in and out to its limits, and from there back")
  func limits() {
    for factor in [0.5, 2] {
      var view = GraphView(size: Size(width: 800, height: 600))
      var steps = 0
      while view.zoom(by: factor, about: Point(x: 0, y: 0)) { steps += 1 }
      #expect(steps > 300 && GraphView.scales.contains(view.scale))
      check(view)
      for _ in 0..<steps { #expect(did(view.zoom(by: 1 / factor, about: Point(x: 0, y: 0)))) }
      #expect(view.scale == GraphView.defaultScale)
    }
  }

  @Test("can be drawn after any of 100 000 gestures")
  func walk() {
    var random = SeededGenerator.printingSeed("gestures on a view")
    var view = GraphView(size: Size(width: 800, height: 600))
    let odd: [Double] = [
      0, -0.0, .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 1e100, 1e-100,
      9e10, -1, 1e-12,
    ]
    func number() -> Double {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return odd.randomElement(using: &random)!
      case 1: return Elementary.pow(10, Double.random(in: -12...12, using: &random))
      default: return Double.random(in: -1000...1000, using: &random)
      }
    }
    func point() -> Point { Point(x: number(), y: number()) }
    for step in 0..<100_000 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: view.pan(byX: number(), y: number())
      case 1: view.zoom(by: number(), about: point())
      case 2: view.zoom(by: Double.random(in: 0.01...100, using: &random), about: point())
      case 3: view.pinch(from: (point(), point()), to: (point(), point()))
      case 4: view.resize(to: Size(width: number(), height: number()), pixelRatio: number())
      case 5: view.resize(to: Self.sizes.randomElement(using: &random)!, pixelRatio: 2)
      case 6: view.show(scale: number(), origin: point())
      default: if Int.random(in: 0..<200, using: &random) == 0 { view.reset() }
      }
      if step % 1000 == 0 { check(view) } else { _ = view.viewport }
    }
  }

  /// Asks for everything that a view draws by itself.
  private func check(_ view: GraphView) {
    let viewport = view.viewport
    #expect(Viewport.isDomain(viewport.x) && Viewport.isDomain(viewport.y))
    #expect(GraphView.scales.contains(view.scale))
    var canvas = RecordingCanvas(size: view.size)
    view.drawAxes(on: &canvas)
    for text in canvas.texts { #expect(!text.text.isEmpty) }
  }

  @Test("has a rising sequence of abscissas, one for each pixel column in sight")
  func columns() {
    var view = GraphView(size: Size(width: 10, height: 10), pixelRatio: 1.5)
    #expect(did(view.show(scale: 1, origin: Point(x: 0, y: 0))))
    #expect(view.columns.count == 15)
    #expect(view.columns.first == 1 / 3.0 - 5)
    #expect(zip(view.columns, view.columns.dropFirst()).allSatisfy { $0 < $1 })
  }
}

/// The result of a change; an expectation cannot change the value that it tests.
private func did(_ result: Bool) -> Bool { result }
