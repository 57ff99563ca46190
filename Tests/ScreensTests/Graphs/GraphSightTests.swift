import Graphing
import TestSupport
import Testing
import Words

@testable import Screens

struct GraphSightTests {
  /// A screen of 400 by 300 points whose view was moved, so that nothing fits it by itself.
  private func screen(_ equations: String...) -> GraphScreen {
    var screen = GraphScreen()
    _ = screen.resize(to: Size(width: 400, height: 300), pixelRatio: 1)
    screen.isFirstView = false
    for equation in equations { screen.add(equation, angle: .radians) }
    while screen.advance() {}
    return screen
  }

  @Test(
    "says where a curve is of which nothing is in sight",
    arguments: [
      ("x²+100", .above), ("-x²-100", .below), ("100÷x", .aboveAndBelow),
      ("√(x-100)", .undefinedHere),
      ("ln(-1-x²)", .undefinedEverywhere), ("√(-1)", .undefinedEverywhere), ("5", .above),
      ("x", nil), ("1000x", nil), ("tan(x)", nil), ("ln(x)", nil), ("3.7", nil), ("2+", nil),
    ] as [(String, GraphSight?)])
  func sight(equation: String, sight: GraphSight?) {
    #expect(screen(equation).outOfSight == sight)
  }

  @Test("says nothing while another curve is in sight, and until the picture is finished")
  func others() {
    #expect(screen("x²+100", "x").outOfSight == nil)
    var screen = screen("x²+100", "-x²-100")
    #expect(screen.outOfSight == .aboveAndBelow)
    #expect(Words.english.message(for: .above, count: 2) == "No curve is in sight.")
    _ = screen.move { $0.pan(byX: 1000, y: 0) }
    #expect(screen.outOfSight == nil)
    while screen.advance() {}
    #expect(screen.outOfSight == .aboveAndBelow)
  }

  @Test(
    "Fit brings a part of the curve into sight",
    arguments: [
      "x²+100", "-x²-100", "100÷x", "√(x-100)", "√(-100-x)", "e^x+1000", "ln(x-1000)", "10^6",
      "x²+10^9",
      "√(x-10^7)", "sin(x)+20", "-5000",
    ])
  func fits(equation: String) {
    var screen = screen(equation)
    #expect(screen.outOfSight != nil)
    #expect(did(screen.fit()))
    while screen.advance() {}
    #expect(screen.outOfSight == nil)
    #expect(
      screen.view.columns.contains { x in
        screen.curves[0].values(at: [x]).contains { screen.view.viewport.y.contains($0) }
      })
  }

  @Test("Fit finds nothing of a function without values, and leaves a curve in sight as it is")
  func fitsNothing() {
    var nowhere = screen("ln(-1-x²)")
    let view = nowhere.view
    #expect(!did(nowhere.fit()) && nowhere.view == view)
    var seen = screen("x²")
    #expect(did(seen.fit()) && seen.view == view)
  }

  @Test("the first view of the first curve shows a part of it, at any size")
  func firstView() {
    var screen = GraphScreen()
    screen.show("x²+100", angle: .radians)
    _ = screen.resize(to: Size(width: 390, height: 500), pixelRatio: 2)
    while screen.advance() {}
    #expect(screen.outOfSight == nil && screen.view.scale == GraphView.defaultScale)
    screen = GraphScreen()
    screen.show("x²", angle: .radians)
    #expect(screen.view.origin == Point(x: 0, y: 0))
  }

  @Test("no other view moves by itself")
  func laterViews() {
    let usual = Point(x: 0, y: 0)
    var screen = GraphScreen()
    screen.show("x", angle: .radians)
    screen.show("x²+100", angle: .radians)
    #expect(screen.view.origin == usual)
    screen = GraphScreen()
    _ = screen.move { $0.pan(byX: 1, y: 0) }
    screen.show("x²+100", angle: .radians)
    #expect(screen.view.origin == Point(x: 1, y: 0))
    screen = GraphScreen()
    screen.restore("formulas 2\nscale 40\norigin 0 0\ncurve radians 0 shown x²+100")
    #expect(screen.view.origin == usual)
    screen.restore("")
    screen.show("x²+100", angle: .radians)
    #expect(screen.view.origin != usual)
  }
}
