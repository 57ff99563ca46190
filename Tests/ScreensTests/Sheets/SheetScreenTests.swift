import Formulas
import Foundation
import Graphing
import Sheets
import TestSupport
import Testing

@testable import Screens

/// The Graph tab without a page: rows, keys, sliders, Undo, what is kept and links.
struct SheetScreenTests {
  private var screen = SheetScreen()
  private var graph = GraphScreen()

  private var texts: [String] { screen.sheet.rows.map { $0.text } }

  /// Changes are checked outside of macros, which do not allow them.
  private func check(_ isDone: Bool, at place: SourceLocation = #_sourceLocation) {
    #expect(isDone, sourceLocation: place)
  }

  private func id(_ index: Int) -> Int { screen.sheet.rows[index].id }

  private mutating func press(_ keys: String...) {
    for key in keys { _ = screen.press(Array(key.utf8)[...]) }
  }

  private mutating func write(_ rows: String...) {
    screen.select(id(screen.sheet.rows.count - 1))
    for (index, row) in rows.enumerated() {
      if index > 0 { press("enter") }
      check(screen.type(row))
    }
  }

  @Test("rows are typed one after the other, with Enter between them")
  mutating func types() {
    write("y=ax^2", "x^2+y^2=25", "r=1+cos(theta)")
    #expect(texts == ["y = ax^2", "x^2+y^2 = 25", "r = 1+cos(θ)"])
    press("up", "end")
    _ = screen.type("+1")
    #expect(texts[1] == "x^2+y^2 = 25+1")
    screen.leave()
    check(!screen.type("1"))
    #expect(texts[1] == "x^2+y^2 = 25+1")
  }

  @Test(
    "a row shows the value of an integral that no rule finds",
    arguments: [
      ("int(t=0,2,e^(-t^3))", "0.8929535142938763"), ("int(t=0,2,sin(t^2))", "0.8047764893437561"),
      ("int(t=0,3,√(1+t^3))", "7.341407358416222"), ("int(t=0,2,sin(t)/t)", "1.605412976802695"),
      ("int(t=-1,1,e^t/√(1-t²))", "3.977463260506423"), ("int(t=1,2,e^t/t)", "3.059116539645953"),
      ("int(t=-3,2,sinc(t))", "3.454065504802163"), ("int(t=0,1,e^(-t)/√t)", "1.493648265624854"),
    ])
  mutating func integrates(row: String, value: String) {
    write(row)
    #expect(screen.sheet.result(at: 0).kind == .value)
    #expect(screen.sheet.result(at: 0).text == value)
  }

  @Test("Backspace in an empty row goes to the end of the row before, and the last row stays")
  mutating func removesEmptyRow() {
    write("x", "")
    press("backspace")
    #expect(texts == ["x"] && screen.active == id(0))
    press("backspace", "backspace", "backspace")
    #expect(texts == [""])
    check(screen.removeRow(id(0)))
    #expect(texts == [""])
  }

  @Test("a touch adds a slider for each name that a row lacks, below the row")
  mutating func defines() {
    write("y=ax^2+b", "x=1")
    #expect(screen.missingNames(at: 0) == ["a", "b"])
    check(screen.define(Array("a".utf8)[...], for: id(0)))
    check(screen.define(Array("b".utf8)[...], for: id(0)))
    check(!screen.define(Array("c".utf8)[...], for: id(0)))
    #expect(texts == ["y = ax^2+b", "a = 1", "b = 1", "x = 1"])
    #expect(screen.sheet.result(at: 0).kind == .curve)
    check(screen.slider(at: 1)?.range == -10...10)
  }

  @Test(
    "a slider gives exact steps within its range",
    arguments: [
      ("a = 1", 0.30000000000000004, "a = 0.3"), ("a = 1", 99, "a = 10"),
      ("a = 1 {0 ≤ a ≤ 2, step 0.25}", 0.4, "a = 0.5 {0 ≤ a ≤ 2, step 0.25}"),
      ("a = 1 {-2π ≤ a ≤ 2π}", -1.04, "a = -1 {-2π ≤ a ≤ 2π}"),
      ("a = 0 {0 ≤ a ≤ 1000}", 333.3, "a = 330 {0 ≤ a ≤ 1000}"),
      ("a = 1 {-2π ≤ a ≤ 2π}", 99, "a = 6.2 {-2π ≤ a ≤ 2π}"),
      ("a = 0 {0 ≤ a ≤ 0.3, step 0.1}", 99, "a = 0.3 {0 ≤ a ≤ 0.3, step 0.1}"),
      ("a = 0.5 {0.2 ≤ a ≤ 0.9, step 0.25}", 0, "a = 0.25 {0.2 ≤ a ≤ 0.9, step 0.25}"),
    ])
  func slides(row: String, value: Double, text: String) {
    var screen = SheetScreen([Sheet.Entry(row)], view: nil)
    let id = screen.sheet.rows[0].id
    check(screen.slide(id, to: value))
    #expect(screen.sheet.rows[0].text == text)
    check(screen.slide(id, to: .nan) == false)
  }

  @Test("moves of a slider are one change for Undo, and playing turns round at the ends")
  mutating func plays() {
    write("a=9.9{8≤a≤10}")
    let before = texts
    var values: [String] = []
    for _ in 0..<4 {
      check(screen.play(id(0)))
      values.append(screen.slider(at: 0)?.value.text ?? "")
    }
    #expect(values == ["9.91", "9.92", "9.93", "9.94"])
    check(screen.undo())
    #expect(texts == before)
    check(screen.slide(id(0), to: 10) && screen.play(id(0)) && screen.play(id(0)))
    #expect(screen.slider(at: 0)?.value.text == "9.98")
  }

  @Test("a range is written into the row, and read from it")
  mutating func ranges() {
    write("a=1")
    check(screen.setRange(id(0), lower: "-2π", upper: "2π", step: "0.1"))
    #expect(texts == ["a = 1 {-2π ≤ a ≤ 2π, step 0.1}"])
    #expect(screen.slider(at: 0)?.texts.lower == "-2π")
    for bad in ["abc", "1+", "]", "x"] {
      check(!screen.setRange(id(0), lower: "-2π", upper: bad, step: "0.1"))
    }
    #expect(texts == ["a = 1 {-2π ≤ a ≤ 2π, step 0.1}"])
    check(screen.setRange(id(0), lower: "", upper: "", step: ""))
    #expect(texts == ["a = 1"])
  }

  @Test(
    "what is pasted is kept, also within a note, and where it is too deep to be drawn",
    arguments: [
      ("", String(repeating: "(", count: 60) + "x" + String(repeating: ")", count: 60)),
      ("\"", "a = b, and sin x\""), ("", "∫_0^1 x^2 dx"), ("", "∑_{k=1}^{5} k"),
    ])
  mutating func pastes(before: String, text: String) {
    write(before)
    check(screen.paste(text))
    let kept = ["∫_0^1 x^2 dx": "int(x = 0, 1, x^2)", "∑_{k=1}^{5} k": "sum(k = 1, 5, k)"]
    #expect(texts == [before + (kept[text] ?? text)])
  }

  @Test(
    "a row that can be read in another way offers that, and what is offered has no mistake",
    arguments: [
      ("x y", ["x y = 0"]), ("y = 3,5x", ["y = 3.5x"]), ("y = 1,000", ["y = 1000"]),
      ("y = x {x>0, x<3}", ["y = x {x>0 and x<3}", "y = x {x>0 or x<3}"]), ("y = x", []),
      ("t x", []), ("3 1/2", ["3 +1/2", "3 ·1/2"]),
      // The space is written behind all commas.
      ("y = 1, 5x", ["y = 1.5x"]), ("a = 2, 25", ["a = 2.25"]), ("x < 1, 5", ["x < 1.5"]),
      ("y = 1, 000x", ["y = 1000x"]), ("2,3.9", []), ("2, 3.9", []), ("y = (1,5)x", []),
      ("1,2,3", []), ("y = max(1, 2), 3", []), ("f(1, 5)", []),
    ])
  func readings(row: String, readings: [String]) {
    let screen = SheetScreen([Sheet.Entry(row)], view: nil)
    #expect(
      screen.readings(at: 0).map { $0.split(separator: " ") }
        == readings.map { $0.split(separator: " ") })
    for text in screen.readings(at: 0) {
      #expect(Sheet([text]).result(at: 0).problem == nil, "\(text)")
    }
  }

  @Test(
    "what other calculators copy is pasted as the row that it was",
    arguments: [
      ("y=a\\sin\\left(bx\\right)", RowResult.Kind.error),
      ("f\\left(x\\right)=x^{2}\\left\\{0<x<2\\right\\}", .function),
      ("y=\\left\\{x<0:-x,x\\right\\}", .curve), ("\\left[1,...,10\\right]", .list),
      ("\\frac{d}{dx}x^{2}+1", .curve), ("x_{1}=3", .parameter),
      ("r=1+\\cos\\left(\\theta\\right)", .polar),
      ("\\left(\\cos\\left(t\\right),\\sin\\left(2t\\right)\\right)", .parametric),
      ("P=\\left(1,\\frac{1}{2}\\right)", .point), ("\\left|x\\right|\\ge 2", .relation),
      ("f\\left(x\\right)\\, = \\,x^{2}+3", .function), ("y=\\sqrt[3]{x}", .curve),
      ("\\int_{0}^{1}x^{2}dx", .value), ("\\sum_{n=1}^{10}n^{2}", .value),
      ("\\operatorname{floor}\\left(x\\right)", .curve), ("\\log_{2}\\left(8\\right)", .value),
      ("f(x)=If(x<0,-x,x)", .function), ("c: x² + y² = 4", .relation),
      ("f: y = x²", .curve), ("A = (1, 2)", .point),
      (
        "<math><mi>y</mi><mo>=</mo><mfrac><mn>1</mn><msup><mi>x</mi><mn>2</mn></msup></mfrac></math>",
        .curve
      ),
      (
        "<math xmlns='x'><mrow><mi>sin</mi><mo>&#x2061;</mo><msqrt><mn>2</mn></msqrt></mrow></math>",
        .value
      ),
    ])
  func pastesFromOthers(text: String, kind: RowResult.Kind) {
    var screen = SheetScreen()
    screen.select(screen.sheet.rows[0].id)
    let isDone = screen.paste(text)
    #expect(isDone)
    let result = screen.sheet.result(at: 0)
    #expect(result.kind == kind, "\(screen.sheet.rows[0].text)")
    if kind == .error { #expect(screen.missingNames(at: 0) == ["a", "b"]) }
  }

  @Test("several lines are pasted as rows, and LaTeX as formulas")
  mutating func pastes() {
    write("")
    check(screen.paste("y=\\frac{1}{2}x^2\r\n\r\nx^2+y^2=4\ty=2x"))
    #expect(texts == ["y = 1/2x^2", "x^2+y^2=4", "y=2x"])
    check(screen.undo())
    #expect(texts == [""])
  }

  @Test("a graph keeps the curves of rows that did not change, and draws the others from the start")
  mutating func draws() {
    write("y=x", "y=2x")
    screen.show(on: &graph)
    let first = graph.curves.map { $0.id }
    #expect(first.count == 2)
    press("backspace")
    _ = screen.type("^2")
    screen.show(on: &graph)
    let second = graph.curves.map { $0.id }
    #expect(second[0] == first[0] && second[1] != first[1])
    check(screen.hideRow(id(0), true))
    screen.show(on: &graph)
    #expect(graph.curves.map { $0.id } == [second[1]])
    #expect(graph.curves[0].color == 1)
  }

  @Test("a row that draws once its mistake is mended leaves the others their colours")
  mutating func colours() {
    write("y=x", "y=b x", "a=c", "y=x^2")
    #expect(screen.sheet.colors == [0, nil, nil, 2])
    check(screen.define(ArraySlice("b".utf8), for: id(1)))
    #expect(texts == ["y = x", "y = bx", "b = 1", "a = c", "y = x^2"])
    #expect(screen.sheet.colors == [0, 1, nil, nil, 2])
    check(screen.setText("y = b x +", of: id(1)))
    #expect(screen.sheet.colors == [0, nil, nil, nil, 2])
    check(screen.setText("", of: id(1)))
    #expect(screen.sheet.colors == [0, nil, nil, nil, 1])
  }

  @Test("what is kept brings back rows, colours, hidden rows, empty ones and the view")
  mutating func keeps() {
    write("y=x^2", "", "a=2")
    check(screen.hideRow(id(0), true) && screen.recolorRow(id(0), 3))
    _ = graph.place(scale: 55, origin: (7, -8))
    let kept = screen.kept(with: graph)
    var other = GraphScreen()
    let read = SheetScreen(kept: kept, on: &other)
    #expect(read.sheet.entries == screen.sheet.entries)
    #expect(other.scaleText == "55" && other.originText == "7 -8")
    let empty = SheetScreen(kept: "", on: &other).sheet
    #expect(empty.rows.map { $0.text } == [""])
    let foreign = SheetScreen(kept: "row\nrow x\n\u{0}", on: &other).sheet
    #expect(foreign.rows.count == 1)
  }

  @Test("a link opens with its view, and a damaged one changes nothing")
  mutating func links() throws {
    write("y=x^2", "", "a=2")
    _ = graph.place(scale: 100, origin: (0, 0))
    let fragment = try screen.fragment(with: graph)
    #expect(fragment == "y=x^2;a=2;@x=-1.5:1.5,y=-1:1")
    var otherGraph = GraphScreen()
    let other = try SheetScreen(fragment: Array(fragment.utf8), on: &otherGraph)
    #expect(other.sheet.rows.map { $0.text } == ["y=x^2", "a=2"])
    #expect(otherGraph.scaleText == "100" && otherGraph.curves.count == 1)
    #expect(throws: SheetLink.Problem.damaged) {
      _ = try SheetScreen(fragment: Array("~1.!".utf8), on: &otherGraph)
    }
    #expect(otherGraph.scaleText == "100" && otherGraph.curves.count == 1)
  }

  @Test("after any edits Undo and Redo give the same rows, the text reads back and no row is lost")
  func randomWalk() {
    var random = SeededGenerator.printingSeed("edits of sheets")
    var (screen, graph) = (SheetScreen(), GraphScreen())
    var before: [[Sheet.Entry]] = []
    var sliding: String?
    let texts = [
      "x", "y=", "=1", "a", "/", "^2", "(", ")", "{", "π", "\u{22}", "sin", "□", "<", ",", "(1,2)",
    ]
    let keys = [
      "left", "up", "down", "backspace", "delete", "enter", "select-left", "home",
    ]
    for _ in 0..<Self.editCount {
      let entries = screen.sheet.entries
      let id = screen.sheet.rows.randomElement(using: &random)?.id ?? 0
      let index = Int.random(in: -1...screen.sheet.rows.count, using: &random)
      var slid: String?
      switch Int.random(in: 0..<20, using: &random) {
      case 0: _ = screen.insertRow(at: index)
      case 1 where screen.sheet.rows.count > 6: _ = screen.removeRow(id)
      case 2: _ = screen.duplicateRow(id)
      case 3: _ = screen.moveRow(id, to: index)
      case 4: _ = screen.hideRow(id, Bool.random(using: &random))
      case 5:
        _ = screen.slide(id, to: Double.random(in: -20...20, using: &random))
        slid = "slider \(id)"
      case 6: _ = screen.recolorRow(id, index)
      case 7: _ = screen.paste("a=1\ny=ax\n(a, 2)")
      case 8: _ = screen.setRange(id, lower: "0", upper: "5", step: "")
      case 9:
        if !before.isEmpty {
          check(screen.undo())
          #expect(screen.sheet.entries == before.last)
          check(screen.redo())
          #expect(screen.sheet.entries == entries)
          sliding = nil
        }
      case 10: screen.select(id)
      case 13:
        if let point = screen.movablePoints(on: graph).randomElement(using: &random) {
          _ = screen.drag(
            point.row, to: Point(x: .random(in: 0...300, using: &random), y: 20), on: graph)
          slid = "point \(point.row)"
        }
      case 14:
        let up = Int.random(in: -10...10, using: &random)
        if screen.nudge(id, right: index, up: up, on: graph) { slid = "point \(id)" }
      case 15: _ = screen.append("y = x", angle: .radians)
      case 16:
        var (other, copy) = (screen, graph)
        if let row = other.sheet.rows.randomElement(using: &random) { _ = other.removeRow(row.id) }
        _ = other.insertRow(at: index)
        screen.follow(kept: other.kept(with: copy))
        other.show(on: &copy)
        #expect(screen.sheet.entries == other.sheet.entries)
      case 11, 12: _ = screen.press(Array((keys.randomElement(using: &random) ?? "").utf8)[...])
      default: _ = screen.type(texts.randomElement(using: &random) ?? "")
      }
      if screen.sheet.entries != entries {
        if slid == nil || slid != sliding { before.append(entries) }
        sliding = slid
      }
      if screen.sheet.rows.count > 12, let last = screen.sheet.rows.last {
        before.append(screen.sheet.entries)
        _ = screen.removeRow(last.id)
        sliding = nil
      }
      #expect(screen.active == nil || screen.sheet.index(of: screen.active ?? 0) != nil)
      screen.show(on: &graph)
      let read = SheetScreen(kept: screen.kept(with: graph), on: &graph)
      #expect(read.sheet.entries == screen.sheet.entries)
    }
  }

  /// The number of random edits: two thousand, or ORDINATE_EDITS.
  private static let editCount =
    Int(ProcessInfo.processInfo.environment["ORDINATE_EDITS"] ?? "") ?? 2_000
}
