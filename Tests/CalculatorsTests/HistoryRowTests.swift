import Formulas
import Testing

@testable import Calculators

struct HistoryRowTests {
  static func row(_ source: String, _ kind: HistoryKind, angle: AngleUnit = .radians) throws
    -> HistoryRow
  {
    let formula = try Formula(source)
    return HistoryRow(
      Computation(
        formula: formula, kind: kind, angle: angle,
        number: ShownNumber(StoredNumber(formula, angle: angle))))
  }

  @Test(
    "is written with one space around binary operators and =",
    arguments: [
      ("795+459", "795 + 459 = 1254", "795+459"), ("(2+3)×4", "(2 + 3) × 4 = 20", "(2+3)*4"),
      ("44÷11", "44 ÷ 11 = 4", "44/11"), ("√(4)", "√(4) = 2", "sqrt(4)"),
      ("-3+5", "-3 + 5 = 2", "-3+5"), ("2^10", "2^10 = 1024", "2^10"),
    ])
  func text(source: String, text: String, ascii: String) throws {
    let row = try Self.row(source, .mixed)
    #expect(row.text == text)
    #expect(row.formula == ascii)
  }

  @Test("names the unit where angles matter", arguments: ["sin(30)", "2+acos(0)^2", "-√(tan(45))"])
  func unit(source: String) throws {
    #expect(try Self.row(source, .mixed, angle: .degrees).unit == .degrees)
    #expect(try Self.row(source, .mixed, angle: .radians).unit == .radians)
  }

  @Test("names no unit where angles do not matter", arguments: ["1+2", "ln(3)", "2^3!", "sinh(1)"])
  func noUnit(source: String) throws {
    #expect(try Self.row(source, .mixed, angle: .degrees).unit == nil)
  }

  @Test(
    "has the exact form of a result that does not show all of it",
    arguments: [
      ("√(8)", "2×√(2)"), ("1÷3+1÷6", "1÷2"), ("asin(1)", "π÷2"),
      ("2^100", "1267650600228229401496703205376"), ("795+459", ""), ("1e300×1e300", ""),
      ("4.35×100", ""), ("sin(1)", ""), ("1÷0", ""), ("1000!", ""), ("x+1", ""),
    ])
  func exact(source: String, exact: String) throws {
    #expect(try Self.row(source, .mixed).exact == exact)
  }

  @Test func hasNoValueWhereTheFormulaHasAVariable() throws {
    let formula = try Formula("sin(x)")
    let row = HistoryRow(of: formula, kind: .trigonometry, angle: .degrees)
    #expect(row.text == "sin(x)")
    #expect(row.unit == .degrees)
  }

  @Test("reads back as the formula that was computed", arguments: ["7×(9+54)÷2", "1÷3-(-2)^2"])
  func readsBack(source: String) throws {
    let row = try Self.row(source, .mixed)
    #expect(try Formula(row.formula) == Formula(source))
    #expect(try Formula(String(row.text.split(separator: " = ")[0])) == Formula(source))
  }

  @Test(
    "its text is split at the last =, and the parts make the same text",
    arguments: [
      ("795 + 459 = 1254", "795 + 459", "1254"), ("sin(x)", "sin(x)", ""), ("", "", ""),
      ("2x+1", "2x+1", ""), ("a = b = 3", "a = b", "3"), (" = ", " = ", ""),
    ])
  func parts(text: String, expression: String, result: String) {
    let row = HistoryRow(text: text, formula: "", kind: .mixed, unit: nil)
    #expect(row.expression == expression && row.result == result)
    #expect(row.text == text)
  }
}
