import Formulas
import Graphing
import Testing

@testable import Screens

struct GraphProverTests {
  private static func screen(_ rows: [String], angle: AngleUnit = .radians) -> GraphScreen {
    var screen = GraphScreen()
    for row in rows { screen.add(row, angle: angle) }
    return screen
  }

  private static func drawn(_ screen: GraphScreen) -> [Double] {
    var list = DrawList(size: screen.view.size)
    screen.draw(on: &list)
    return list.commands
  }

  /// Finishes a screen with the help of a borrower; returns the rows that it proved for, in order.
  private static func help(_ screen: inout GraphScreen, pieces: Int = 20) -> [Int] {
    var prover = GraphProver()
    var rows: [Int] = []
    while screen.advance() {
      guard let loan = screen.lend(to: 1) else { continue }
      rows.append(Int(loan[0]))
      let isRead = prover.begin(loan)
      #expect(isRead)
      for _ in 0..<pieces where prover.advance() {}
      _ = screen.take(prover.answer, from: 1)
    }
    return rows
  }

  @Test(
    "a picture is the same with and without help",
    arguments: [
      ["sin(x^2+y^2) = cos(x*y)"], ["tan(x*y) = 1"], ["sin(x^2)+y^2 < 2"], ["r = 1+4cos(θ)"],
      ["(5cos 3t, 5sin 2t)", "x^2 > y^3", "y = x^2"], ["sin(40x) = cos(50y)"],
    ], [AngleUnit.radians, .degrees])
  func equality(rows: [String], angle: AngleUnit) {
    var alone = Self.screen(rows, angle: angle)
    while alone.advance() {}
    var helped = Self.screen(rows, angle: angle)
    let lent = Self.help(&helped)
    #expect(!lent.isEmpty)
    #expect(Self.drawn(helped) == Self.drawn(alone))
  }

  @Test(
    "so is one of a part of the plane where doubles are too coarse",
    arguments: [
      ["x^2+y^2 = 25", "y = x+1"], ["sin(x^2+y) = sin(25x)", "x = 5cos t ∧ y = 5sin t"],
    ])
  func depth(rows: [String]) {
    func deep() -> GraphScreen {
      var screen = Self.screen(rows)
      #expect(did(screen.place(scale: 1e20, origin: (x: -3e20, y: 4e20))) && screen.isDeep)
      return screen
    }
    var alone = deep()
    while alone.advance() {}
    var helped = deep()
    let lent = Self.help(&helped, pieces: 3)
    #expect(!lent.isEmpty)
    #expect(Self.drawn(helped) == Self.drawn(alone))
  }

  @Test(
    "so is one where a unit of y is not as long as one of x",
    arguments: [["sin(x^2+y^2) = cos(x*y)"], ["r = 1+4cos(θ)", "(5cos 3t, 5sin 2t)"]])
  func apart(rows: [String]) {
    func stretched() -> GraphScreen {
      var screen = Self.screen(rows)
      #expect(did(screen.scale(.y, by: 0.3)))
      return screen
    }
    var alone = stretched()
    while alone.advance() {}
    var helped = stretched()
    let lent = Self.help(&helped)
    #expect(!lent.isEmpty)
    #expect(Self.drawn(helped) == Self.drawn(alone))
    #expect(Self.drawn(alone) != Self.drawn(Self.screen(rows)))
  }

  @Test("an easy relation does not wait for ten hard ones") func turns() {
    let hard = (1...10).map { "sin(\($0)x^2+y^2) = cos(\($0 + 1)x*y)" }
    var screen = Self.screen(hard + ["x^2 = y^2+1"])
    var prover = GraphProver()
    var rows: [Int] = []
    while !screen.curves[10].isComplete(in: screen.view), screen.advance() {
      guard let loan = screen.lend(to: 1) else { continue }
      rows.append(Int(loan[0]))
      #expect(did(prover.begin(loan)))
      for _ in 0..<5 where prover.advance() {}
      _ = screen.take(prover.answer, from: 1)
    }
    #expect(screen.curves[10].isComplete(in: screen.view))
    #expect(screen.curves[0...9].allSatisfy { !$0.isComplete(in: screen.view) })
    // Each relation in its turn, before one has a second.
    #expect(Set(rows.prefix(10)).count > 9)
  }

  @Test("functions, curves from outside, hidden and removed rows lend nothing")
  func nothing() throws {
    var screen = Self.screen(["y = sin x"])
    screen.add(name: "data") { _, xs in xs }
    screen.add("sin(x^2+y^2) = cos(x*y)", angle: .radians)
    for _ in 0..<20 { _ = screen.advance() }
    let hidden = screen.curves[2].id
    let loans = [true, false, true].map { isShown -> [UInt8]? in
      _ = screen.hide(hidden, !isShown)
      return screen.lend(to: 1)
    }
    #expect(loans[0] != nil && loans[1] == nil && loans[2] != nil)
    var prover = GraphProver()
    let again = try #require(loans[2])
    #expect(did(prover.begin(again)))
    while prover.advance() {}
    #expect(did(screen.remove(hidden)))
    let last = screen.lend(to: 1)
    #expect(last == nil)
    #expect(!did(screen.take(prover.answer, from: 1)))
  }

  @Test("a loan that is cut off, or of no relation, is refused") func foreign() throws {
    var screen = Self.screen(["sin(x^2+y^2) = cos(x*y)"])
    for _ in 0..<20 { _ = screen.advance() }
    let lent = screen.lend(to: 1)
    let loan = try #require(lent)
    var prover = GraphProver()
    for count in 0..<loan.count {
      #expect(!did(prover.begin(Array(loan.prefix(count)))))
    }
    #expect(!did(prover.begin(loan + [0])))
    // The text of the relation is the end of its block.
    var changed = loan
    let text = try #require(loan.firstIndex(of: UInt8(ascii: "=")))
    changed[text] = UInt8(ascii: "+")
    #expect(!did(prover.begin(changed)))
    #expect(!did(prover.advance()))
    #expect(did(prover.begin(loan)))
  }
}
