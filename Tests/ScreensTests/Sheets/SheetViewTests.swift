import Formulas
import Graphing
import Sheets
import Testing

@testable import Screens

extension ViewSwitch {
  fileprivate var isLogarithmic: Bool { self == .logX || self == .logY }
}

/// How a sheet is shown: axes, grid, units and the window.
struct SheetViewTests {
  private var screen = SheetScreen()
  private var graph = GraphScreen()

  private mutating func write(_ row: String) {
    screen.select(screen.sheet.rows[0].id)
    _ = screen.type(row)
    screen.show(on: &graph)
  }

  @Test("what is switched is kept, in the text and in links", arguments: ViewSwitch.allCases)
  func kept(choice: ViewSwitch) throws {
    var (screen, graph, other) = (SheetScreen(), GraphScreen(), GraphScreen())
    _ = screen.type("y=x")
    let isOn = screen.isOn(choice, on: graph)
    screen.set(choice, !isOn, on: &graph)
    #expect(screen.isOn(choice, on: graph) == !isOn)
    screen.show(on: &graph)
    #expect((graph.axesStyle != AxesStyle()) == (choice != .degrees && choice != .equal))
    let read = SheetScreen(kept: screen.kept(with: graph), on: &other)
    #expect(read.axes == screen.axes && read.sheet.angle == screen.sheet.angle)
    #expect(other.axesStyle == graph.axesStyle && other.isApart == graph.isApart)
    other.reset()
    let fragment = Array(try screen.fragment(with: graph).utf8)
    let linked = try SheetScreen(fragment: fragment, on: &other)
    #expect(linked.axes == screen.axes && linked.sheet.angle == screen.sheet.angle)
    #expect(other.isApart == graph.isApart)
    let text = SheetText(utf8: Array(screen.text(with: graph).text.utf8))
    #expect(
      text.view
        == SheetText.View(
          x: choice.isLogarithmic ? graph.linkRanges.x : nil,
          y: choice.isLogarithmic ? graph.linkRanges.y : nil,
          axes: screen.axes, angle: screen.sheet.angle, isApart: graph.isApart))
    var follower = SheetScreen()
    follower.follow(kept: screen.kept(with: graph))
    #expect(follower.axes == screen.axes && follower.sheet.angle == screen.sheet.angle)
    screen.set(choice, isOn, on: &graph)
    #expect(screen.axes == AxesStyle() && screen.sheet.angle == .radians && !graph.isApart)
    #expect(screen.text(with: graph).view == nil)
  }

  @Test(
    "logarithmic axes show the same numbers, and the curve of a power is a line",
    arguments: [
      (["0.1", "100", "0.01", "10000"], "y=x^2", true),
      (["1", "1000", "0.001", "10000000"], "y=3x^2.5", true),
      (["1", "10", "1", "10"], "xy=5", false),
    ])
  mutating func logarithmic(window: [String], row: String, isFunction: Bool) throws {
    _ = graph.resize(to: Size(width: 300, height: 200), pixelRatio: 1)
    write(row)
    for choice in [ViewSwitch.logX, .logY] { screen.set(choice, true, on: &graph) }
    try graph.showWindow(window, angle: .radians)
    #expect(graph.windowTexts == window)
    screen.show(on: &graph)
    graph.finishFormulas()
    if isFunction {
      let places = graph.view.columns
      let values = graph.curves[0].values(at: places)
      let slopes = zip(values.dropFirst(), values).map { $0 - $1 }
      #expect(slopes.allSatisfy { abs($0 - slopes[0]) < 1e-9 * abs(slopes[0]) + 1e-12 })
    }
    #expect(graph.outOfSight == nil && graph.proof != .working)
    // What is off the plane says so.
    #expect(screen.movablePoints(on: graph).isEmpty && !graph.hasPlainCoordinates)
    var other = GraphScreen()
    _ = other.resize(to: Size(width: 300, height: 200), pixelRatio: 1)
    let fragment = Array(try screen.fragment(with: graph).utf8)
    _ = try SheetScreen(fragment: fragment, on: &other)
    #expect(other.windowTexts == graph.windowTexts, "\(screen.text(with: graph).text)")
    #expect(throws: GraphScreen.WindowProblem.noRange(field: 0)) {
      var graph = graph
      try graph.showWindow(["0", "1", "", ""], angle: .radians)
    }
  }

  /// Whether the fields of the window say what is drawn, in a few digits.
  private var saysWindow: Bool {
    let axes = graph.axesStyle.logarithmic
    let (x, y) = (
      axes.numbers(graph.viewport.x, isOrdinate: false),
      axes.numbers(graph.viewport.y, isOrdinate: true)
    )
    let ends = [x.lowerBound, x.upperBound, y.lowerBound, y.upperBound]
    let (across, up) = (x.upperBound - x.lowerBound, y.upperBound - y.lowerBound)
    return zip(graph.windowTexts, zip(ends, [across, across, up, up])).allSatisfy { text, end in
      guard let number = Double(text), text.utf8.count < 12 else { return false }
      return abs(number - end.0) <= 1e-2 * end.1
    }
  }

  @Test(
    "an axis that is linear again shows what it showed before, unless the view has moved",
    arguments: [[ViewSwitch.logX], [.logY], [.logX, .logY], [.logY, .logX]],
    [nil, ["-2π", "5", "", ""], ["0", "7", "-1", "1"]] as [[String]?])
  mutating func linearAgain(choices: [ViewSwitch], window: [String]?) throws {
    _ = graph.resize(to: Size(width: 902, height: 768), pixelRatio: 1)
    write("y=x^2")
    if let window { try graph.showWindow(window, angle: .radians) }
    let (before, texts) = (graph.viewport, graph.windowTexts)
    for choice in choices {
      screen.set(choice, true, on: &graph)
      #expect(saysWindow, "\(graph.windowTexts)")
    }
    let logarithmic = graph
    for choice in choices { screen.set(choice, false, on: &graph) }
    #expect(graph.viewport == before && graph.windowTexts == texts && !graph.isApart)
    graph = logarithmic
    _ = graph.move { $0.pan(byX: 20, y: 10) }
    for choice in choices {
      screen.axes = graph.axesStyle
      screen.set(choice, true, on: &graph)
      screen.set(choice, false, on: &graph)
      #expect(saysWindow, "\(graph.windowTexts)")
    }
    #expect(!graph.isApart && graph.viewport != before)
  }

  @Test(
    "Fit shows all points, and all of a relation for which bounds are proved",
    arguments: [
      (["(x-30)^2+(y-40)^2=9"], [27.0, 33, 37, 43], 9.0),
      (["(20,30),(2,3.9),(3,6.1),(40,8.3)"], [2, 40, 3.9, 30], 60),
      (["(20, 30)", "(2, 3.9)"], [2, 20, 3.9, 30], 45),
      (["(x+1000)^2+y^2<0.0001"], [-1000.01, -999.99, -0.01, 0.01], 0.04),
      (["(100+cos t, sin t)"], [99, 101, -1, 1], 3.5), (["r = 50"], [-50, 50, -50, 50], 180),
      (["y = x", "(300, 400)"], [300, 300, 400, 400], 110),
      (["y = x² {100 ≤ x ≤ 101}"], [100, 101, 10000, 10201], 260),
    ] as [([String], [Double], Double)])
  mutating func fit(rows: [String], box: [Double], height: Double) {
    _ = graph.resize(to: Size(width: 300, height: 200), pixelRatio: 1)
    screen = SheetScreen(rows.map { Sheet.Entry($0) }, view: nil)
    screen.show(on: &graph)
    let isFitted = graph.fitAll()
    let shown = graph.viewport
    #expect(isFitted && !graph.isApart && saysWindow, "\(graph.windowTexts)")
    #expect(shown.x.contains(box[0]) && shown.x.contains(box[1]), "\(shown)")
    #expect(shown.y.contains(box[2]) && shown.y.contains(box[3]), "\(shown)")
    #expect(shown.y.upperBound - shown.y.lowerBound < height, "\(shown)")
  }

  @Test(
    "Fit looks for solutions without bounds, and says whether it found any",
    arguments: [
      ("(y-100)^2 = x", true), ("y > 1000", true), ("x = 3000", true), ("x^2+y^2 = -1", false),
      ("y = ln(-1-x²)", false), ("xy = 1", true),
    ])
  mutating func fitUnbounded(row: String, isFound: Bool) {
    _ = graph.resize(to: Size(width: 300, height: 200), pixelRatio: 1)
    write(row)
    graph.finishFormulas()
    let before = graph.view
    let isFitted = graph.fitAll()
    graph.finishFormulas()
    #expect(isFitted == isFound && (graph.outOfSight == nil) == isFound)
    #expect(isFound || graph.view == before)
  }

  @Test("Fit leaves the view as it is where functions, points and relations are in sight")
  mutating func fitted() {
    _ = graph.resize(to: Size(width: 300, height: 200), pixelRatio: 1)
    screen = SheetScreen(["y = x", "(1, 1)", "x²+y²=1"].map { Sheet.Entry($0) }, view: nil)
    screen.show(on: &graph)
    let before = graph.view
    let isFitted = graph.fitAll()
    #expect(isFitted && graph.view == before)
  }

  @Test("a new sheet is as usual, whatever the one before was")
  mutating func fresh() {
    write("y=x")
    for choice in [ViewSwitch.polar, .piX, .degrees] { screen.set(choice, true, on: &graph) }
    screen.set(.equal, false, on: &graph)
    screen.show(on: &graph)
    let other = SheetScreen(kept: "", on: &graph)
    #expect(graph.axesStyle == AxesStyle() && other.sheet.angle == .radians && !graph.isApart)
  }

  @Test("degrees change what rows say and draw, and Undo brings radians back")
  mutating func degrees() {
    write("y=sin 90")
    #expect(graph.curves[0].values(at: [0]) != [1])
    screen.set(.degrees, true, on: &graph)
    screen.show(on: &graph)
    #expect(graph.curves[0].values(at: [0]) == [1] && graph.curves[0].angle == .degrees)
    let isUndone = screen.undo()
    screen.show(on: &graph)
    #expect(isUndone && graph.curves[0].values(at: [0]) != [1])
  }

  @Test(
    "the window shows all of what is asked, as it was typed, and squares stay squares",
    arguments: [
      (["-2π", "2π", "-1", "1"], ["-2π", "2π", "-1", "1"], -6.283185, 6.283185),
      (["-1/2", "1/2", "", ""], ["-1/2", "1/2", "-0.335", "0.335"], -0.5, 0.5),
      (["", "", "0", "2"], ["-1.5", "1.5", "0", "2"], -1.5, 1.5),
      // The comma of a number pad.
      (["-1,5", "1,5", "", ""], ["-1,5", "1,5", "-1", "1"], -1.5, 1.5),
    ])
  func window(texts: [String], shown: [String], left: Double, right: Double) throws {
    var graph = GraphScreen()
    _ = graph.resize(to: Size(width: 300, height: 200), pixelRatio: 1)
    try graph.showWindow(texts, angle: .radians)
    let (x, y) = (graph.view.viewport.x, graph.view.viewport.y)
    #expect(abs(x.lowerBound - left) < 1e-6 && abs(x.upperBound - right) < 1e-6)
    #expect(abs((x.upperBound - x.lowerBound) * 2 / 3 - (y.upperBound - y.lowerBound)) < 1e-9)
    for (text, expected) in zip(graph.windowTexts, shown) where expected.utf8.count < 5 {
      #expect(text == expected)
    }
    // Nobody has changed anything, so nothing moves; another extent shows the same ranges.
    let before = graph.view
    try graph.showWindow(graph.windowTexts, angle: .radians)
    #expect(graph.view == before)
    _ = graph.resize(to: Size(width: 200, height: 600), pixelRatio: 1)
    let wide = graph.view.viewport.x
    #expect(wide.lowerBound <= left + 1e-6 && wide.upperBound >= right - 1e-6 || texts[0].isEmpty)
    // A view that moved shows numbers.
    _ = graph.move { $0.pan(byX: 5, y: 5) }
    #expect(!graph.windowTexts.contains { $0.contains("π") || $0.contains("/") })
  }

  @Test(
    "an impossible window changes nothing, and names the field",
    arguments: [
      (["1", "0", "", ""], 0), (["1", "1", "", ""], 0), (["0", "x", "", ""], 1),
      (["", "", "1/0", "2"], 2), (["", "", "0", "1+"], 3), (["1,000", "2", "", ""], 0),
    ])
  func impossible(texts: [String], field: Int) {
    var graph = GraphScreen()
    let before = graph.view
    do throws(GraphScreen.WindowProblem) {
      try graph.showWindow(texts, angle: .radians)
      #expect(field < 0, "it was shown")
    } catch {
      #expect(error.field == field)
    }
    #expect(graph.view == before && graph.asked == nil)
  }
}
