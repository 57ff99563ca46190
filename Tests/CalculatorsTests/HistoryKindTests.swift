import Formulas
import Testing

@testable import Calculators

struct HistoryKindTests {
  @Test(
    "a computation with one kind of operation has that kind; any other is mixed",
    arguments: [
      ("795 + 459 =", .additions), ("222 + 8 =", .additions), ("1 + 2 + 3 =", .additions),
      ("522 - 275 =", .subtractions), ("4 × 12 =", .multiplications), ("44 ÷ 11 =", .divisions),
      ("1 ÷ 5 =", .divisions), ("5 1/x", .reciprocals), ("4 √", .squareRoots),
      ("100 log", .logarithms), ("e ln", .logarithms), ("π sin", .trigonometry),
      ("1 atan", .trigonometry), ("1 cosh", .trigonometry), ("x sin cos", .trigonometry),
      ("2 xʸ 3 =", .powers), ("3 x²", .powers), ("8 ∛", .powers), ("50 %", .divisions),
      ("200 + 10 % =", .mixed), ("5 !", .mixed), ("5 =", .mixed), ("x =", .mixed),
      ("2 + 3 × 4 =", .mixed), ("2 x =", .multiplications), ("5 + × 3 =", .multiplications),
      ("5 + 9 √ 4 =", .additions), ("5 + -3 =", .additions), ("2 × 3 ± =", .multiplications),
      ("3 ( 4 =", .multiplications), ("3 ( =", .mixed),
    ] as [(String, HistoryKind)])
  func ofTokens(words: String, kind: HistoryKind) throws {
    #expect(try InfixRun(words).computations.last?.kind == kind)
  }

  @Test("a computation that continues with a result keeps the result's kinds")
  func carries() throws {
    let kinds = try InfixRun("5 + 5 = × 3 = C 5 1/x 1/x C 1 ÷ 5 = ÷ 2 = C 2 + 2 = + 3 = =")
      .computations.map(\.kind)
    #expect(
      kinds == [
        .additions, .mixed, .reciprocals, .reciprocals, .divisions, .divisions, .additions,
        .additions, .additions,
      ])
  }

  @Test(
    "in a formula without a computation, 1÷a is a reciprocal",
    arguments: [
      ("1÷5", .reciprocals), ("1÷5÷2", .divisions), ("2÷5", .divisions), ("1÷(2+x)", .mixed),
      ("sin(x)", .trigonometry), ("√(7+M)+14", .mixed), ("-(2+3)", .additions), ("x^2", .powers),
      ("cbrt(x)", .powers), ("2-3-4", .subtractions), ("x", .mixed),
    ] as [(String, HistoryKind)])
  func ofFormula(text: String, kind: HistoryKind) throws {
    #expect(try HistoryKind(of: Formula(text)) == kind)
  }

  @Test("names differ, read back, and are in alphabetical order")
  func names() {
    let names = HistoryKind.allCases.map(\.name)
    #expect(names == names.sorted())
    for kind in HistoryKind.allCases { #expect(HistoryKind(name: kind.name.utf8) == kind) }
    #expect(HistoryKind(name: "clear".utf8) == nil)
  }
}
