import Formulas
import Graphing
import Sheets
import Testing
import Words

@testable import Screens

/// Points on the graph that are dragged, the sheets that are kept and the gallery.
struct SheetPointsTests {
  /// 300 by 200 points, a unit is 40 points.
  private let graph: GraphScreen

  init() {
    var graph = GraphScreen()
    _ = graph.place(scale: 40, origin: (0, 0))
    self.graph = graph
  }

  private func sheet(_ rows: [String]) -> SheetScreen {
    SheetScreen(rows.map { Sheet.Entry($0) }, view: nil)
  }

  @Test(
    "a point follows the finger as far as its coordinates are numbers or parameters",
    arguments: [
      (["(1, 2)"], 230.0, 80.0, ["(2, 0.5)"]),
      (["P = (1, 2)"], 231.3, 81.1, ["P = (2.03, 0.47)"]),
      (["(1, a)", "a = 2"], 150, 60, ["(0, a)", "a = 1"]),
      (
        ["(a, a^2)", "a = 1 {0 ≤ a ≤ 2, step 0.5}"], 181, 0,
        ["(a, a^2)", "a = 1 {0 ≤ a ≤ 2, step 0.5}"]
      ),
      (
        ["(a, 1)", "a = 1 {0 ≤ a ≤ 2, step 0.5}"], 179, 0,
        ["(a, 2.5)", "a = 0.5 {0 ≤ a ≤ 2, step 0.5}"]
      ),
      (["(a, 1)", "a = 1 {0 ≤ a ≤ 2}"], 299, 100, ["(a, 0)", "a = 2 {0 ≤ a ≤ 2}"]),
    ])
  func drags(rows: [String], left: Double, top: Double, moved: [String]) {
    var screen = sheet(rows)
    let id = screen.sheet.rows[0].id
    let isDone = screen.drag(id, to: Point(x: left, y: top), on: graph)
    #expect(isDone)
    #expect(screen.sheet.rows.map { $0.text } == moved)
    let isDoneAgain = screen.drag(id, to: Point(x: 10, y: 10), on: graph)
    #expect(isDoneAgain)
    _ = screen.undo()
    #expect(screen.sheet.rows.map { $0.text } == rows)
  }

  @Test("only points in sight that can be moved have a place on the graph")
  func places() {
    var screen = sheet([
      "(1, 1)", "(2, 2^2)", "(√2, 1/3)", "(9, 0)", "[(1, 2), (2, 1)]", "(t, 1)", "y = x", "(0, -1)",
    ])
    _ = screen.hideRow(screen.sheet.rows[7].id, true)
    let points = screen.movablePoints(on: graph)
    #expect(points.map { $0.row } == [screen.sheet.rows[0].id])
    #expect(points.first?.place == Point(x: 190, y: 60))
    let isDone = screen.drag(screen.sheet.rows[2].id, to: Point(x: 0, y: 0), on: graph)
    #expect(!isDone)
  }

  @Test("keys move a point by the steps of its parameters, otherwise by some pixels")
  func nudges() {
    var screen = sheet(["(1, a)", "a = 0 {-2 ≤ a ≤ 2, step 0.5}"])
    let id = screen.sheet.rows[0].id
    let isDone = screen.nudge(id, right: 3, up: 1, on: graph)
    #expect(isDone)
    #expect(screen.sheet.rows.map { $0.text } == ["(1.3, a)", "a = 0.5 {-2 ≤ a ≤ 2, step 0.5}"])
    _ = screen.nudge(id, right: 0, up: -9, on: graph)
    #expect(screen.sheet.rows.map { $0.text } == ["(1.3, a)", "a = -2 {-2 ≤ a ≤ 2, step 0.5}"])
  }

  @Test("rows follow what was kept elsewhere; those that are the same stay, with the cursor")
  func follows() {
    var screen = sheet(["y = x", "a = 1", "b = 2"])
    let ids = screen.sheet.rows.map { $0.id }
    screen.select(ids[2])
    _ = screen.press(Array("left".utf8)[...])
    let place = screen.editor.place
    screen.follow(kept: "row =y = x\nrow =a = 5\nrow =c = 3\nrow =b = 2\n")
    #expect(screen.sheet.rows.map { $0.text } == ["y = x", "a = 5", "c = 3", "b = 2"])
    #expect([0, 1, 3].map { screen.sheet.rows[$0].id } == ids)
    #expect(screen.active == ids[2] && screen.editor.place == place)
    screen.follow(kept: "row =y = x\n")
    #expect(screen.sheet.rows.map { $0.id } == [ids[0]] && screen.active == nil)
    _ = screen.undo()
    #expect(screen.sheet.rows.count == 4)
    screen.follow(kept: "")
    #expect(screen.sheet.rows.map { $0.text } == [""])
  }

  @Test("a formula of another graph becomes the last row, once, or takes the place of empty rows")
  func appends() {
    var screen = sheet([""])
    for (text, angle) in [
      ("x²-1", AngleUnit.radians), ("y=x^2-1", .degrees), ("2sin(t)", .radians),
      ("x²+y²=25", .degrees),
    ] {
      let isDone = screen.append(text, angle: angle)
      #expect(isDone, "\(text)")
    }
    #expect(screen.sheet.rows.map { $0.text } == ["y = x^2-1", "y = 2×sin(x)", "x^2+y^2 = 25"])
    for (text, angle) in [("sin(x)", AngleUnit.degrees), ("x+", .radians), ("", .radians)] {
      let isDone = screen.append(text, angle: angle)
      #expect(!isDone, "\(text)")
    }
    _ = screen.undo()
    _ = screen.undo()
    _ = screen.undo()
    #expect(screen.sheet.rows.map { $0.text } == [""])
  }

  @Test("every sheet of the gallery draws without a mistake, as a link and as it is read from one")
  func gallery() throws {
    for example in SheetExample.allCases {
      var graph = GraphScreen()
      let screen = try SheetScreen(fragment: Array(example.fragment.utf8), on: &graph)
      for index in screen.sheet.rows.indices {
        let result = screen.sheet.result(at: index)
        #expect(result.problem == nil, "\(example) \(screen.sheet.rows[index].text)")
      }
      #expect(!graph.curves.isEmpty, "\(example)")
      for language in Language.allCases {
        let words = Words(language, file: language.file)
        #expect(!words[example.title].isEmpty)
      }
    }
    #expect(SheetExample.allCases.count >= 12)
  }
}

/// The names of the sheets that a page keeps.
struct SheetShelfTests {
  @Test("a new sheet is shown, and the neighbour of one that is taken away")
  func changes() {
    var shelf = SheetShelf()
    #expect(shelf.current == 1 && shelf.sheets.map { $0.id } == [1])
    let isAdded = shelf.add() && shelf.add()
    #expect(isAdded && shelf.current == 3)
    shelf.rename("  Waves\n2 ")
    #expect(shelf.sheets.map { $0.title } == ["", "", "Waves 2"])
    let isShown = shelf.show(2)
    #expect(isShown && shelf.current == 2)
    let isDiscarded = shelf.discard(2)
    #expect(isDiscarded && shelf.current == 3 && shelf.sheets.map { $0.id } == [1, 3])
    let isNone = shelf.show(2) || shelf.discard(2)
    #expect(!isNone)
    _ = shelf.discard(3)
    _ = shelf.discard(1)
    #expect(shelf.sheets.count == 1 && shelf.current == shelf.sheets[0].id)
  }

  @Test("what is kept brings the names back, and any text is read")
  func keeps() {
    var shelf = SheetShelf()
    _ = shelf.add()
    shelf.rename("A b")
    _ = shelf.add()
    #expect(SheetShelf(kept: shelf.kept, showing: -1) == shelf)
    #expect(SheetShelf(kept: shelf.kept, showing: 2).current == 2)
    #expect(SheetShelf(kept: shelf.kept, showing: 9).current == 3)
    for text in ["", "sheet", "sheet x y", "current 4", "sheet 0 a", "sheet 1", "\u{0}"] {
      #expect(SheetShelf(kept: text, showing: 4) == SheetShelf())
    }
  }
}
