import Graphing
import Testing

@testable import Screens
@testable import Sheets

/// What a parameter that moves computes again.
struct MovedParameterTests {
  private static let rows = [
    "a=0.5 {-5≤a≤5, step 0.01}", "y=a x^2+sin(a x)", "f(x)=x/(a+2)", "r=1+a cos θ",
    "(a cos t, sin 2t)", "x^2+y^2=a^2+9", "y>a x+7", "sqrt(x-a)+ln x",
  ]

  private static func graph(_ value: Double?) -> (SheetScreen, GraphScreen) {
    var screen = SheetScreen(rows.map { Sheet.Entry($0) }, view: nil)
    var graph = GraphScreen()
    _ = graph.resize(to: Size(width: 200, height: 150), pixelRatio: 1)
    screen.show(on: &graph)
    if let value {
      _ = screen.slide(screen.sheet.rows[0].id, to: value)
      screen.show(on: &graph)
    }
    return (screen, graph)
  }

  @Test("no curve is compiled again")
  func compiled() throws {
    var (screen, graph) = Self.graph(nil)
    let before = graph.curves
    _ = screen.slide(screen.sheet.rows[0].id, to: 1.25)
    screen.show(on: &graph)
    #expect(before.count == 7 && graph.curves.count == 7)
    for (old, new) in zip(before, graph.curves) {
      #expect(old.id != new.id)
      if new.relation == nil {
        let tapes = try #require(new.formulaSource?.openTapes)
        #expect(tapes === old.formulaSource?.openTapes, "\(new.text)")
      } else {
        let figure = try #require(new.openFigure)
        #expect(figure === old.openFigure, "\(new.text)")
      }
    }
  }

  @Test("the picture is the one of a new sheet", arguments: [-2.0, 0, 0.3, 3])
  func pictures(value: Double) {
    var rows = Self.rows
    rows[0] = "a=\(value)"
    let fresh = SheetScreen(rows.map { Sheet.Entry($0) }, view: nil)
    var (_, moved) = Self.graph(value)
    var other = GraphScreen()
    _ = other.resize(to: Size(width: 200, height: 150), pixelRatio: 1)
    fresh.show(on: &other)
    moved.finishFormulas()
    other.finishFormulas()
    #expect(moved.export(.svg, title: "") == other.export(.svg, title: ""))
  }

  @Test(
    "a parameter that tells what a formula means has its curve compiled again",
    arguments: ["y=x^a", "y=root(x, a)", "y=sum(n=1, a, x^n)", "y=mod(x, a)"])
  func meanings(row: String) {
    let sheet = Sheet(["a=3", row])
    #expect(sheet.drawn.count == 1 && sheet.drawn[0].open == nil)
    #expect(Sheet(["a=3", "y=a x"]).drawn[0].open != nil)
  }

  @Test("values with parameters as variables are those with numbers in their place")
  func values() throws {
    for value in ["-2.5", "0", "0.1", "3", "1e-7"] {
      for row in Self.rows.dropFirst() + [
        "y=|x-a|+floor(a x)", "y=a/x", "y=x/(x-a)", "y=atan(a x)",
      ] {
        let open = Sheet(["a=" + value, row]).drawn
        guard let first = open.first, let parameters = first.open,
          case .function(let formula) = first.plot
        else { continue }
        let bound = FormulaSource(formula, from: parameters, reusing: nil, angle: .radians)
        let closed = FormulaSource(formula)
        let xs = (0..<50).map { Double($0) * 0.37 - 9 }
        for (one, other) in zip(bound.values(at: xs), closed.values(at: xs)) {
          #expect(
            one.isNaN && other.isNaN || abs(one - other) <= 1e-9 * max(1, abs(other)),
            "\(row) for \(value)")
        }
      }
    }
  }
}
