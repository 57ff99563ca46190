import Formulas
import Testing
import Words

@testable import Screens

struct RPNGraphTests {
  @Test("Graph draws the last expression as it is; later keys do not change the graph")
  func graph() {
    var screen = rpn("M sin 2 M × Graph")
    #expect(screen.graph?.text == "2×M")
    #expect(screen.graph?.serial == 1)
    #expect(screen.graph?.angle == .radians)
    let graph = screen.graph
    screen = rpn("3 + 9 →M C", on: screen)
    screen.angle = .degrees
    #expect(screen.graph == graph)
    screen = rpn("M cos Graph Graph", on: screen)
    #expect(screen.graph?.serial == 3)
    #expect(screen.graph?.angle == .degrees)
  }

  @Test(
    "M stays a variable even if it has a value; a typed number is entered first",
    arguments: [("M cos 3 →M Graph", "cos(M)"), ("5 Graph", "5"), ("M ⏎ 5 Graph", "5")])
  func what(keys: String, formula: String) {
    #expect(rpn(keys).graph?.text == formula)
  }

  @Test(
    "says why it cannot graph, and keeps the graph",
    arguments: [
      ("C Graph", "There is nothing to graph. Enter an expression, such as M sin."),
      ("C 3 + Graph", "This cannot be graphed: not enough operands."),
    ])
  func refused(keys: String, message: String) {
    let screen = rpn(keys, on: rpn("M sin Graph"))
    #expect(Words.english.message(of: screen) == message)
    #expect(screen.graph == rpn("M sin Graph").graph)
  }
}
