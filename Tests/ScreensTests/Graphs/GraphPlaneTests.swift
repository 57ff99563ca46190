import Formulas
import Graphing
import TestSupport
import Testing

@testable import Screens

/// Views where doubles do not tell pixels apart.
struct GraphPlaneTests {
  private func number(_ text: String) -> Numeral { Numeral(utf8: Array(text.utf8)) ?? 0 }

  /// Where the known point of a curve is, from the centre: not on an edge of pixels.
  private let shift = Point(x: 0.37, y: 0.21)

  /// How far drawn curves are from a line through the point, at most, in points; infinite if none is drawn.
  private func distance(of screen: GraphScreen, fromLineWithSlope slope: Double) -> Double {
    let points = screen.strokes(width: 2).flatMap { $0 }
    guard points.contains(where: { $0.x < 100 || $0.y < 75 }) else { return .infinity }
    return points.map { ((150 + shift.y - $0.y) - slope * ($0.x - 200 - shift.x)).magnitude }.max()
      ?? .infinity
  }

  @Test(
    "draws curves where they are at any depth",
    arguments: [
      ("x²+y²=1", "0.6", "0.8", -0.75), ("y = √(1-x²)", "0.6", "0.8", -0.75),
      ("√(1-x²)", "0.6", "0.8", -0.75), ("r = e^(θ/π)", "1", "0", .pi),
      ("(t, t³)", "0.5", "0.125", 0.75), ("y = x²", "1000000", "1000000000000", 2e6),
      ("sin(π x) = y", "1000000000000000", "0", .pi), ("x y = 1", "-0.25", "-4", -16),
      ("y = 0.3", "7", "0.3", 0),
    ])
  func depth(row: String, x: String, y: String, slope: Double) {
    for scale in ["1e14", "2.5e20", "1e30"] {
      var screen = GraphScreen.showing(row)
      let origin = (
        number(x).multiplied(by: -number(scale))?.adding(Numeral(shift.x), timesTenToThe: 0) ?? 0,
        number(y).multiplied(by: number(scale))?.adding(Numeral(shift.y), timesTenToThe: 0) ?? 0
      )
      #expect(did(screen.place(scale: number(scale), origin: origin)))
      while !screen.curves[0].isComplete(in: screen.view), screen.advance() {}
      #expect(distance(of: screen, fromLineWithSlope: slope) < 0.3 * max(1, slope.magnitude))
      // Pixels that meet a curve in a corner only may stay undecided.
      #expect(screen.curves[0].relationTiles?.undecidedCount(in: screen.view) ?? .max <= 2)
      #expect(screen.outOfSight == nil)
    }
  }

  @Test("zooms in on a point as deep as asked, and out again to where it began")
  func zooming() {
    var screen = GraphScreen.showing("x² + y² = 1", "√(1-x²)")
    // The point (0.6, 0.8), as far as doubles know it.
    let place = Point(x: 0.6 * 40, y: -0.8 * 40)
    var depths: Set<Bool> = []
    for _ in 0..<150 {
      #expect(did(screen.move { $0.zoom(by: 1.5, about: place) }))
      depths.insert(screen.isDeep)
    }
    #expect(depths == [false, true] && screen.scaleText.hasSuffix("e28"))
    for _ in 0..<150 {
      #expect(did(screen.move { $0.zoom(by: 1 / 1.5, about: place) }))
    }
    #expect(!screen.isDeep)
    #expect((screen.view.scale - 40).magnitude < 1e-9)
    #expect((screen.view.origin.x).magnitude < 1e-3 && (screen.view.origin.y).magnitude < 1e-3)
    while screen.advance() {}
    #expect(screen.curves[1].hasValues && screen.strokes(width: 2).count > 1)
  }

  @Test("pans as far as asked") func panning() {
    var screen = GraphScreen.showing("y = sin(x)")
    for _ in 0..<40 { #expect(did(screen.move { $0.pan(byX: -5e10, y: 0) })) }
    #expect(screen.isDeep && screen.originText == "-2000000000000 0")
    while !screen.curves[0].isComplete(in: screen.view), screen.advance() {}
    #expect(!screen.strokes(width: 2).isEmpty)
    for _ in 0..<40 { #expect(did(screen.move { $0.pan(byX: 5e10, y: 0) })) }
    #expect(!screen.isDeep && screen.originText == "0 0")
  }

  @Test("keeps deep views between starts, digit for digit") func kept() {
    var first = GraphScreen.showing("x²+y²=1")
    #expect(
      did(
        first.place(
          scale: number("123456.789e19"),
          origin: (number("-740740733999999999999999.5"), number("987654312000000000000000.25")))))
    for _ in 0..<3 {
      _ = first.move { $0.zoom(by: 1.5, about: Point(x: 3, y: 7)) }
      _ = first.move { $0.pan(byX: 0.1, y: 0.2) }
    }
    var second = GraphScreen()
    _ = second.resize(to: first.view.size, pixelRatio: 1)
    second.restore(first.kept)
    #expect(second.kept == first.kept && second.isDeep)
  }

  @Test("labels deep axes with all digits, in the picture and in tables") func labels() {
    var screen = GraphScreen.showing("x²+y²=1")
    _ = screen.place(
      scale: number("1e20"), origin: (number("-60000000000000000000"), number("8e19")))
    let picture = String(decoding: screen.export(.svg, title: ""), as: UTF8.self)
    #expect(picture.contains(">0.6<") && picture.contains(">0.800000000000000001<"))
    let table = String(decoding: screen.export(.csv, title: ""), as: UTF8.self)
    #expect(table.contains("\n0.600000000000000000006\n"))
  }

  @Test("where one coordinate is near 0, its axis is in sight") func axis() {
    var screen = GraphScreen.showing("y = (x-1)²")
    _ = screen.place(scale: number("1e18"), origin: (number("-1e18"), number("20")))
    while !screen.curves[0].isComplete(in: screen.view), screen.advance() {}
    let picture = String(decoding: screen.export(.svg, title: ""), as: UTF8.self)
    #expect(picture.contains(">1<"))
    #expect(screen.strokes(width: 2).flatMap { $0 }.allSatisfy { ($0.y - 170).magnitude < 0.3 })
  }

  @Test("goes no deeper than its numbers, and not at all with values from outside")
  func limits() {
    var screen = GraphScreen.showing("x²+y²=1")
    #expect(!did(screen.place(scale: number("1e101"), origin: (-1e100, 0))))
    #expect(!did(screen.place(scale: number("0"), origin: (0, 0))))
    #expect(
      !did(
        screen.place(
          scale: number("1e80"), origin: (number("1" + String(repeating: "1", count: 70)), 0))))
    var count = 0
    while count < 2_000, screen.move({ $0.zoom(by: 1.5, about: Point(x: 24, y: -32)) }) {
      count += 1
    }
    #expect(count > 300 && count < 2_000)
    #expect(did(screen.advance()))
    screen.reset()
    screen.add(name: "y") { _, xs in xs }
    #expect(!did(screen.place(scale: 1e20, origin: (-1e20, 0))) && screen.originText == "0 0")
  }

  @Test("has no trace where doubles tell no pixels apart") func trace() {
    var screen = GraphScreen.showing("√(1-x²)")
    #expect(did(screen.stepTrace(by: 1)) && screen.trace != nil)
    _ = screen.place(scale: number("1e20"), origin: (number("-6e19"), number("8e19")))
    #expect(screen.trace == nil && !did(screen.stepTrace(by: 1)))
    #expect(did(screen.fit()) && !screen.isDeep && did(screen.stepTrace(by: 1)))
  }
}
