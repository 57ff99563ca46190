import Formulas
import Graphing
import Sheets
import Testing

@testable import Screens

/// Graphs on which a unit of y is not as long as one of x.
struct SheetScalesTests {
  private var screen = SheetScreen()
  private var graph = GraphScreen()

  init() { _ = graph.resize(to: Size(width: 300, height: 200), pixelRatio: 1) }

  private mutating func write(_ row: String, window: [String] = ["-5", "2", "0", "7500"]) throws {
    screen.select(screen.sheet.rows[0].id)
    _ = screen.type(row)
    screen.show(on: &graph)
    screen.set(.equal, false, on: &graph)
    try graph.showWindow(window, angle: .radians)
  }

  /// The elements of the picture, as SVG.
  private var elements: [Substring] {
    String(decoding: graph.export(.svg, title: ""), as: UTF8.self).split(separator: "<")
  }

  /// The numbers at the axes of the picture, and the names of its curves.
  private var texts: Set<String> {
    let labels = elements.filter { $0.hasPrefix("text class=\"label\"") }
    return Set(labels.compactMap { $0.split(separator: ">").last.map(String.init) })
  }

  /// Whether the grid is one of circles.
  private var hasCircles: Bool {
    elements.contains { $0.hasPrefix("path class=\"grid\"") && $0.contains("linejoin") }
  }

  private func isNear(_ range: ClosedRange<Double>, _ lower: Double, _ upper: Double) -> Bool {
    let least = (upper - lower) * 1e-6
    return abs(range.lowerBound - lower) < least && abs(range.upperBound - upper) < least
  }

  @Test(
    "the window is taken as it is written",
    arguments: [
      ["-5", "2", "0", "7500"], ["0", "0.001", "-1", "1"], ["-1e6", "1e6", "-2π", "2π"],
      ["100000", "100001", "0", "1"],
    ])
  mutating func window(texts: [String]) throws {
    try write("y=1000e^x", window: texts)
    #expect(graph.windowTexts == texts)
    let ends = try texts.map { try Formula(utf8: Array($0.utf8)).value(angle: .radians) }
    for size in [Size(width: 300, height: 200), Size(width: 211.5, height: 603.25)] {
      _ = graph.resize(to: size, pixelRatio: 2)
      let shown = graph.viewport
      // More than what was asked for is less than a point.
      let (dx, dy) = ((ends[1] - ends[0]) / 200, (ends[3] - ends[2]) / 190)
      #expect(shown.x.lowerBound <= ends[0] + dx / 1e4 && shown.x.upperBound >= ends[1] - dx / 1e4)
      #expect(shown.y.lowerBound <= ends[2] + dy / 1e4 && shown.y.upperBound >= ends[3] - dy / 1e4)
      #expect(shown.x.upperBound - shown.x.lowerBound < ends[1] - ends[0] + dx)
      #expect(shown.y.upperBound - shown.y.lowerBound < ends[3] - ends[2] + dy)
      #expect(graph.windowTexts == texts)
    }
  }

  @Test("a field that is changed leaves the other direction as it is")
  mutating func oneField() throws {
    try write("y=x")
    _ = graph.move { $0.pan(byX: 3, y: 7) }
    let before = graph.viewport
    try graph.showWindow(["", "", "0", "90"], angle: .radians)
    #expect(isNear(graph.viewport.x, before.x.lowerBound, before.x.upperBound))
    #expect(isNear(graph.viewport.y, 0, 90))
  }

  @Test("numbers at the axes and the trace count as the reader does")
  mutating func readings() throws {
    try write("y=1000e^x")
    graph.finishFormulas()
    #expect(texts.isSuperset(of: ["-4", "-2", "2000", "4000", "6000"]))
    let isTraced = graph.trace(left: graph.view.distanceFromLeft(0), top: nil)
    let (x, traced) = (try #require(graph.trace?.x), try #require(graph.trace?.y))
    #expect(isTraced && abs(x) < 0.03 && graph.curves[0].ordinate(at: x) == traced)
    #expect(abs(traced - 1000) < 30)
    // Where the curve is drawn.
    let y = graph.curves[0].values(at: [0])[0]
    #expect(abs(graph.view.distanceFromTop(y) - 200 * (1 - 1000 / 7500)) < 1e-5)
    #expect(graph.outOfSight == nil)
    let table = String(decoding: graph.export(.csv, title: ""), as: UTF8.self)
    #expect(table.split(separator: "\n").last?.hasPrefix("1.98833") == true)
    #expect(table.contains(",73"))
  }

  @Test("steps of π, and a polar grid only where squares are squares")
  mutating func axes() throws {
    try write("y=x", window: ["-10", "10", "-40π", "40π"])
    screen.set(.piY, true, on: &graph)
    screen.set(.polar, true, on: &graph)
    screen.show(on: &graph)
    #expect(texts.contains("20π") && !hasCircles)
    screen.set(.equal, true, on: &graph)
    #expect(hasCircles)
  }

  @Test("the scales are kept, and in the text and in links")
  mutating func kept() throws {
    try write("y=1000e^x")
    let shown = graph.viewport
    var other = GraphScreen()
    _ = other.resize(to: graph.view.size, pixelRatio: 1)
    let again = SheetScreen(kept: screen.kept(with: graph), on: &other)
    #expect(other.isApart && other.viewport == shown && again.sheet.entries == screen.sheet.entries)
    let fragment = try screen.fragment(with: graph)
    #expect(fragment == "y=1000e^x;@x=-5:2,y=0:7500,apart")
    #expect(screen.text(with: graph).text == "y = 1000e^x\n@x=-5:2,y=0:7500,apart\n")
    let linked = try SheetScreen(fragment: Array(fragment.utf8), on: &other)
    #expect(isNear(other.viewport.x, -5, 2) && isNear(other.viewport.y, 0, 7500))
    #expect(try linked.fragment(with: other) == fragment)
    #expect(linked.svg(of: other) == screen.svg(of: graph) && linked.svg(of: other) != nil)
    // A size with a fraction has the same link.
    _ = other.resize(to: Size(width: 300.4, height: 200.7), pixelRatio: 1)
    #expect(try linked.fragment(with: other) == fragment)
    #expect(linked.svg(of: other) == screen.svg(of: graph))
    for bad in ["unit 0", "unit -1", "unit 1e200", "unit x"] {
      _ = SheetScreen(kept: "scale 40\norigin 3 4\n\(bad)\nrow =y=x", on: &other)
      #expect(other.yUnit == 1)
    }
  }

  @Test("equal scales, Home and a new sheet make squares again")
  mutating func equal() throws {
    try write("y=1000e^x")
    screen.set(.equal, true, on: &graph)
    // What was asked for is still there, and more.
    let wide = graph.viewport
    #expect(!graph.isApart && wide.x.lowerBound < -5 && wide.y.upperBound > 7499)
    screen.set(.equal, false, on: &graph)
    #expect(isNear(graph.viewport.y, 0, 7500))
    _ = graph.move { $0.pan(byX: 0, y: -10) }
    let top = graph.view.distanceFromTop(0)
    screen.set(.equal, true, on: &graph)
    #expect(graph.yUnit == 1 && graph.view.distanceFromTop(0) == top)
    screen.set(.equal, false, on: &graph)
    #expect(graph.yUnit == 1 && graph.isApart)
    graph.reset()
    #expect(!graph.isApart && graph.view.scale == GraphView.defaultScale)
    #expect(graph.curves[0].values(at: [0]) == [1000])
  }

  @Test("an axis follows the finger, and the other one stays", arguments: [PlaneAxis.x, .y])
  mutating func drag(axis: PlaneAxis) throws {
    screen.select(screen.sheet.rows[0].id)
    _ = screen.type("y=x^2")
    screen.show(on: &graph)
    _ = graph.move { $0.pan(byX: 20, y: 30) }
    let before = graph.viewport
    let (from, to) = axis == .x ? (250.0, 210.0) : (20.0, 70.0)
    func value(at place: Double) -> Double {
      let shown = graph.viewport
      return axis == .x
        ? shown.x.lowerBound + place / 300 * (shown.x.upperBound - shown.x.lowerBound)
        : shown.y.upperBound - place / 200 * (shown.y.upperBound - shown.y.lowerBound)
    }
    let (held, zero) = (value(at: from), graph.view.distanceFromLeft(0))
    let isDragged = graph.drag(axis, from: from, to: to)
    #expect(isDragged && graph.isApart && abs(value(at: to) - held) < 1e-6)
    #expect(graph.view.distanceFromLeft(0) == zero && graph.view.distanceFromTop(0) == 130)
    if axis == .x {
      #expect(isNear(graph.viewport.y, before.y.lowerBound, before.y.upperBound))
    } else {
      #expect(isNear(graph.viewport.x, before.x.lowerBound, before.x.upperBound))
    }
    // The curve is where the axes say.
    let y = graph.curves[0].values(at: [1])[0]
    let height = graph.viewport.y.upperBound - graph.viewport.y.lowerBound
    #expect(abs(graph.view.distanceFromTop(y) - (130 - 200 / height)) < 1e-9)
  }

  @Test("the strip of an axis is beside its line, or at the edge, but not where the axes cross")
  mutating func strips() {
    func axis(_ x: Double, _ y: Double) -> PlaneAxis? { graph.axis(at: Point(x: x, y: y)) }
    #expect(axis(40, 100) == .x && axis(40, 115) == .x && axis(160, 20) == .y)
    #expect(axis(40, 120) == nil && axis(155, 95) == nil)
    _ = graph.move { $0.pan(byX: -1000, y: 1000) }
    #expect(axis(5, 100) == .y && axis(150, 190) == .x && axis(5, 195) == nil)
    graph.axesStyle.hasAxes = false
    #expect(axis(5, 100) == nil)
  }

  @Test("Fit shows all values of functions over the x in sight")
  mutating func fit() throws {
    try write("y=1000e^x", window: ["-5", "2", "1e6", "1e6+1000"])
    let isShown = graph.fit()
    let y = graph.viewport.y
    #expect(isShown && isNear(graph.viewport.x, -5, 2))
    #expect(y.lowerBound < 1000 / 148 && y.lowerBound > -1000)
    #expect(y.upperBound > 7389 && y.upperBound < 8500)
    #expect(graph.isApart && abs(graph.curves[0].values(at: [0])[0] * graph.yUnit - 1000) < 1e-9)
  }

  @Test(
    "bounds at the edges of pixels are decided",
    arguments: [
      "y < 2000", "y < 2000 {x > 0}", "2000 <= y < 4000", "(-3.03, 4000)", "abs(y-3000) = 1000",
      "x+y/1000 = 3", "y > 1500 or y < -x",
    ], ["x=-5:2,y=0:7500", "x=-4:4,y=0:9000", "x=-6:4,y=-300:6900"])
  func edges(row: String, window: String) throws {
    let text = SheetText(utf8: Array("\(row)\n@\(window),apart".utf8))
    let picture = try #require(SheetPicture(of: text, size: Size(width: 400, height: 900)))
    #expect(picture.undecidedCount == 0 && !picture.isEmpty)
  }

  @Test("a point is dragged by the numbers at the axes")
  mutating func points() throws {
    try write("(1, 2000)", window: ["0", "3", "0", "6000"])
    let id = screen.sheet.rows[0].id
    let handle = try #require(screen.movablePoints(on: graph).first)
    #expect(abs(handle.place.x - 100) < 1e-9 && abs(handle.place.y - 200 * 2 / 3) < 1e-5)
    let isMoved = screen.drag(id, to: Point(x: 200, y: 100), on: graph)
    #expect(isMoved && screen.sheet.rows[0].text == "(2, 3000)")
    _ = screen.nudge(id, right: 1, up: -1, on: graph)
    #expect(screen.sheet.rows[0].text == "(2.01, 2900)")
  }

  @Test("deep in the plane scales stay equal, and views that would be deep are refused")
  mutating func depth() throws {
    try write("y=1000e^x")
    func zooms(_ graph: inout GraphScreen) -> Int {
      var count = 0
      while count < 60, graph.move({ $0.zoom(by: 4, about: Point(x: 9, y: 9)) }) { count += 1 }
      return count
    }
    let count = zooms(&graph)
    #expect((10..<20).contains(count) && !graph.isDeep && graph.isApart)
    let (shown, y) = (graph.viewport.y, graph.curves[0].values(at: [1])[0])
    #expect(Viewport.isDomain(shown) && abs(y * graph.yUnit - 2718.281828459045) < 1e-9)
    screen.set(.equal, true, on: &graph)
    let deepCount = zooms(&graph)
    #expect(deepCount == 60 && graph.isDeep)
    let isScaled = graph.scale(.y, by: 2)
    #expect(!isScaled && graph.axis(at: Point(x: 5, y: 100)) == nil)
    screen.set(.equal, false, on: &graph)
    let isDeeper = graph.move { $0.zoom(by: 10) }
    #expect(graph.isApart && graph.yUnit == 1 && isDeeper)
    let isFitted = graph.fit()
    #expect(isFitted && graph.isApart && !graph.isDeep)
  }

  @Test("no factor leads to a view that cannot be drawn")
  mutating func limits() throws {
    try write("y=x^2")
    for axis in [PlaneAxis.x, .y] {
      for factor in [1e9, 1e-9, .infinity, .nan, 0, -1] {
        for _ in 0..<40 where graph.scale(axis, by: factor) {}
        #expect(Viewport.isDomain(graph.viewport.x) && Viewport.isDomain(graph.viewport.y))
        #expect(!texts.isEmpty)
      }
    }
  }
}
