import Graphing
import TestSupport
import Testing

@testable import Screens

struct GraphRelationTests {
  /// The points of strokes of a width.
  private func points(_ screen: GraphScreen, width: Double) -> [Point] {
    screen.strokes(width: width).flatMap { $0 }
  }

  @Test(
    "reads relations beside curves, with the title of what was read",
    arguments: [
      ("x^2+y^2=25", "x^2+y^2 = 25"), ("y > x²", "y > x^2"), ("x = 2", "x = 2"),
      ("y²=x³-x and y>0", "y^2 = x^3-x ∧ y > 0"), ("1 < x²+y² ≤ 4", "1 < x^2+y^2 ≤ 4"),
      ("y = x² {0 ≤ x < 2}", "y = x^2 ∧ 0 ≤ x < 2"),
      ("r = 1+cos θ", "r = 1+cos(θ)"), ("r < 2", "r < 2"),
      ("(cos 3t, sin 2t)", "x = cos(3×t) ∧ y = sin(2×t)"),
      ("(t, t²) {0 ≤ t < 2}", "x = t ∧ y = t^2 ∧ 0 ≤ t < 2"),
    ])
  func reading(text: String, title: String) {
    var screen = GraphScreen.showing("sin(x)", text)
    #expect(screen.curves[1].problem == nil)
    #expect(screen.curves[1].title == title && screen.curves[1].equation == title)
    while screen.advance() {}
    #expect(screen.curves[1].isSeen(in: screen.view))
  }

  @Test(
    "says why a text is no relation of x and y",
    arguments: [("x²+y²=25+", 11..<11), ("x²+y²=a", 8..<9), ("y > (x", 4..<5), ("x = 2+", 6..<6)])
  func problems(text: String, range: Range<Int>) {
    let screen = GraphScreen.showing(text)
    #expect(screen.curves[0].problem?.range == range && screen.curves[0].relation == nil)
  }

  @Test("keeps relations between starts") func kept() {
    var first = GraphScreen.showing("x²+y²=25", "y < x")
    _ = first.hide(first.curves[1].id, true)
    var second = GraphScreen()
    second.restore(first.kept)
    #expect(second.curves.map(\.text) == ["x²+y²=25", "y < x"])
    #expect(second.curves.map(\.isHidden) == [false, true])
    #expect(second.curves.allSatisfy { $0.relation != nil })
  }

  @Test("an isolated point is one dot, also where tiles meet")
  func isolatedPoints() {
    for (relation, place) in [
      ("x²+y²=0", Point(x: 200, y: 150)), ("(x-1)²+(y-2)²=0", Point(x: 240, y: 70)),
    ] {
      var screen = GraphScreen.showing(relation)
      while screen.advance() {}
      #expect(points(screen, width: 6) == [place])
    }
  }

  /// Lines and circles: a point on them, and the direction or the radius.
  private enum Shape: Sendable {
    case line(through: Point, along: Point)
    case circle(around: Point, radius: Double)

    func distance(_ x: Double, _ y: Double) -> Double {
      switch self {
      case .line(let point, let direction):
        let length = (direction.x * direction.x + direction.y * direction.y).squareRoot()
        return ((x - point.x) * direction.y - (y - point.y) * direction.x) / length
      case .circle(let center, let radius):
        let (dx, dy) = (x - center.x, y - center.y)
        return (dx * dx + dy * dy).squareRoot() - radius
      }
    }
  }

  private static let movingPoints: [(String, Shape)] = [
    ("r = 3", .circle(around: Point(x: 0, y: 0), radius: 3)),
    ("r = 2cos θ", .circle(around: Point(x: 1, y: 0), radius: 1)),
    ("(3cos t, 3sin t)", .circle(around: Point(x: 0, y: 0), radius: 3)),
    ("(t, 2t)", .line(through: Point(x: 0, y: 0), along: Point(x: 1, y: 2))),
    ("θ = π/4", .line(through: Point(x: 0, y: 0), along: Point(x: 1, y: 1))),
    ("(t, 0)", .line(through: Point(x: 0, y: 0), along: Point(x: 1, y: 0))),
    ("(0, t)", .line(through: Point(x: 0, y: 0), along: Point(x: 0, y: 1))),
    ("(1.6, t)", .line(through: Point(x: 1.6, y: 0), along: Point(x: 0, y: 1))),
  ]

  @Test(
    "a curve with a parameter is drawn within a tenth of a point of it, and not far beyond the view",
    arguments: movingPoints)
  private func movingPoint(text: String, shape: Shape) {
    var screen = GraphScreen.showing(text)
    while screen.advance() {}
    let found = points(screen, width: 2)
    #expect(found.count > 1)
    for point in found {
      let (x, y) = ((point.x - 200) / 40, (150 - point.y) / 40)
      #expect(abs(shape.distance(x, y)) < 0.1 / 40, "\(x), \(y)")
      // Two tiles beyond the view at most.
      #expect(point.x > -200 && point.x < 600 && point.y > -200 && point.y < 500)
    }
    #expect(points(screen, width: 1).isEmpty)
  }

  @Test("a line along the edges of tiles is drawn once") func lineOnce() {
    for text in ["(t, 0)", "(0, t)"] {
      var screen = GraphScreen.showing(text)
      while screen.advance() {}
      let along = screen.strokes(width: 2).map { $0.map { text == "(t, 0)" ? $0.x : $0.y } }
      let length = along.reduce(0) { $0 + ($1.max() ?? 0) - ($1.min() ?? 0) }
      let all = along.flatMap { $0 }
      #expect(abs(length - (all.max() ?? 0) + (all.min() ?? 0)) < 1e-9 && length > 150)
    }
  }

  @Test("a hard relation does not make the others wait") func fairness() {
    var screen = GraphScreen.showing("y = tan(x²+y²)", "x²+y²=9", "sin(x)")
    screen.showsStatistics = true
    var pieces = 0
    while pieces < 2000, screen.curves[2].analysis(in: screen.view)?.isFinished != true {
      _ = screen.advance()
      pieces += 1
    }
    #expect(screen.curves[1].isComplete(in: screen.view))
    #expect(screen.curves[2].analysis(in: screen.view)?.isFinished == true)
    #expect(!screen.curves[0].isComplete(in: screen.view))
  }

  @Test("traces, statistics and Fit pass over relations") func onlyCurves() {
    var screen = GraphScreen.showing("x²+y²=25", "x+1")
    #expect(did(screen.trace(left: 200, top: 150)))
    #expect(screen.trace?.curve == screen.curves[1].id)
    #expect(did(screen.traceCurve(by: 1)) && screen.trace?.curve == screen.curves[1].id)
    #expect(did(screen.remove(screen.curves[1].id)))
    #expect(screen.trace == nil)
    #expect(!did(screen.trace(left: 200, top: 150)) && !did(screen.stepTrace(by: 1)))
    screen.showsStatistics = true
    while screen.advance() {}
    #expect(screen.curves[0].analysis(in: screen.view) == nil)
    #expect(!did(screen.fit()))
    #expect(String(decoding: screen.export(.csv, title: ""), as: UTF8.self).hasPrefix("x\n"))
  }

  @Test("says that nothing in sight is a solution") func nothingInSight() {
    var screen = GraphScreen.showing("x²+y²=-1")
    while screen.advance() {}
    #expect(screen.outOfSight == .noSolution)
    screen.add("x²+y²=1", angle: .radians)
    while screen.advance() {}
    #expect(screen.outOfSight == nil)
  }

  @Test("exports a relation with its name and its region") func export() {
    var screen = GraphScreen.showing("y > x²")
    screen.finishFormulas()
    let svg = String(decoding: screen.export(.svg, title: "t"), as: UTF8.self)
    #expect(svg.contains(">y &gt; x^2</text>") && svg.contains("class=\"region\""))
  }
}
