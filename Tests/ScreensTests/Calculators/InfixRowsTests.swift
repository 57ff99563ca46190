import Calculators
import Formulas
import Testing
import Words

@testable import Screens

struct InfixRowsTests {
  @Test(
    "a computation makes its row as soon as it is complete, and C makes a row that says so",
    arguments: [
      ("795 + 459 =", ["795 + 459 = 1254"], [HistoryKind.additions]),
      ("44 ÷ 11 = 222 + 8 =", ["44 ÷ 11 = 4", "222 + 8 = 230"], [.divisions, .additions]),
      ("4 √", ["√(4) = 2"], [.squareRoots]), ("5 1/x", ["1 ÷ 5 = 0.2"], [.reciprocals]),
      ("1 ÷ 5 =", ["1 ÷ 5 = 0.2"], [.divisions]),
      ("2 + 3 × 4 =", ["(2 + 3) × 4 = 20"], [.mixed]),
      ("5 + 5 = × 3 =", ["5 + 5 = 10", "(5 + 5) × 3 = 30"], [.additions, .mixed]),
      ("8 × 2 = =", ["8 × 2 = 16", "8 × 2 × 2 = 32"], [.multiplications, .multiplications]),
      ("5 =", ["5 = 5"], [.mixed]), ("=", [], []), ("5 + 2 C C", ["", ""], [.cleared, .cleared]),
      ("1 ÷ 0 =", [], []), ("2 − 3 =", ["2 - 3 = -1"], [.subtractions]),
    ])
  func rows(keys: String, texts: [String], kinds: [HistoryKind]) throws {
    var screen = calculator(keys)
    let rows = screen.takeRows()
    #expect(rows.map(\.text) == texts)
    #expect(rows.map(\.kind) == kinds)
    for row in rows where row.kind != .cleared { _ = try Formula(row.formula) }
    #expect(screen.takeRows().isEmpty)
  }

  @Test("a row names the unit where angles matter")
  func units() {
    var screen = scientific("1 sin 2 √")
    #expect(screen.takeRows().map(\.unit) == [.radians, nil])
    screen.settings.angle = .degrees
    screen = infix("90 sin", on: screen)
    #expect(screen.takeRows().map(\.text) == ["sin(90) = 1"])
  }

  @Test(
    "a recalled row becomes the result, without making a new row",
    arguments: ["795 + 459 =", "2 + 3 × 4 =", "37 ÷ 3 = × 3 =", "50 + 10 % =", "4 √", "5 1/x"])
  func recall(keys: String) throws {
    var screen = calculator(keys)
    let row = try #require(screen.takeRows().last)
    var other = calculator("7 + 8")
    other.recall(row.formula)
    #expect(other.display == screen.display)
    #expect(other.description == screen.description)
    #expect(other.isComplete && !other.isTyping)
    #expect(other.takeRows().isEmpty)
    #expect(infix("+ 1 =", on: other).display == infix("+ 1 =", on: screen).display)
  }

  @Test(
    "text that is no formula of the calculator is refused, and nothing changes",
    arguments: ["", "2+", "x", "foo(2)", "sin(1)", "2 3"])
  func refusal(formula: String) {
    var screen = calculator("7 + 8")
    screen.recall(formula)
    #expect(screen.notice == .pasteRefused)
    #expect(screen.display == "8" && screen.description == "7+")
    #expect(infix("=", on: screen).display == "15")
  }

  @Test("a pasted number is typed, a pasted formula becomes the result")
  func paste() {
    var screen = scientific("2 ×")
    screen.paste(" 6.02×10²³ ")
    #expect(screen.display == "6.02e23" && screen.description == "2×")
    screen.paste("√(x)+1")
    #expect(screen.display == "√(x)+1" && screen.isComplete)
    screen.paste("two apples")
    #expect(screen.display == "√(x)+1")
    #expect(
      Words.english.message(of: screen)
        == "Only a number or a formula can be pasted here.")
  }

  @Test("RPN makes a row for each graph, with its value if it has one, and for C")
  func rpnRows() {
    var screen = rpn("7 M + √ Graph 9 →M Graph C 3 ⏎ 4 + Graph 5 +")
    let rows = screen.takeRows()
    #expect(rows.map(\.text) == ["√(7 + M)", "√(7 + M)", "", "3 + 4 = 7"])
    #expect(rows.map(\.kind) == [.mixed, .mixed, .cleared, .additions])
    #expect(screen.takeRows().isEmpty)
    screen = rpn("2")
    screen.recall("sqrt(7+M)")
    #expect(screen.description == "2,√(7+M)")
    screen.recall("7+")
    #expect(screen.description == "2,√(7+M)")
    #expect(screen.notice == .pasteRefused)
  }
}
