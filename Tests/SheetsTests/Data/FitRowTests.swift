import Formulas
import Graphing
import Testing

@testable import Sheets

struct FitRowTests {
  private static let line = "x_1, y_1 @data 1, 3.1; 2, 4.9; 3, 7.2; 4, 8.8"

  private func sheet(_ lines: [String]) -> Sheet {
    var text: [UInt8] = []
    for line in lines { text += Array(line.utf8) + [UInt8(ascii: "\n")] }
    return Sheet(SheetText(utf8: text).rows)
  }

  @Test func aLineIsTheOneOfLeastSquares() throws {
    let sheet = sheet([Self.line, "y_1 ~ m x_1 + b", "m", "y_1 - (m x_1 + b)"])
    let result = sheet.result(at: 1)
    #expect(result.kind == .fit && result.problem == nil)
    let fit = try #require(result.fit)
    #expect(fit.parameters.map { $0.value } == [1.94, 1.15])
    #expect(fit.lines[0] == "m = 1.94 ± 0.091" && fit.lines[2] == "R² = 0.995661")
    #expect(sheet.result(at: 2).text == "1.94")
    #expect(sheet.result(at: 3).text == "[0.01, -0.13, 0.23, -0.11]")
    guard case .function(let formula) = result.plots[0] else { return }
    #expect((try formula.value(variables: ["x": 2]) - 5.03).magnitude < 1e-12)
  }

  // mpmath: a = 0.94185523954002319…, b = 2.06394022206569543….
  @Test(
    "no digit is shown that the data do not decide, and nothing that follows is called exact",
    arguments: [
      ("a", "0.941855239540023"), ("b", "2.0639402220657"), ("2a", "1.88371047908005"),
      ("c = a", "0.941855239540023"), ("[a, b]", "[0.941855239540023, 2.0639402220657]"),
      ("(a, 1)", "(0.941855239540023, 1)"), ("int(x=0,1,a x^b)", "0.3074"),
    ])
  func roundedParameters(row: String, shown: String) throws {
    let sheet = sheet(["x_1, y_1 @data 1, 1; 2, 4; 3, 9; 4, 16.5", "y_1 ~ a x_1^b", row])
    let result = sheet.result(at: 2)
    #expect(result.text == shown)
    if let value = result.value { #expect(value.exact == nil && result.isRounded) }
  }

  @Test func aDifferenceOfWhichNoDigitIsKnownHasNone() {
    let sheet = sheet(["x_1, y_1 @data 1, 1; 2, 4; 3, 9; 4, 16.5", "y_1 ~ a x_1^b", "a-a"])
    #expect(sheet.result(at: 2).problem?.code == "undecided")
  }

  @Test func aFitFollowsACell() {
    var sheet = sheet([Self.line, "y_1 ~ m x_1 + b", "2 m", "7"])
    guard var table = sheet.rows[0].table else { return }
    _ = table.cells.set(TableCell("10"), line: 3, column: 1)
    sheet.setTable(table, columns: [1], at: 0)
    #expect(sheet.changed.count == 3)
    #expect(sheet.result(at: 2).text == "4.6")
  }

  @Test(
    "other models are found",
    arguments: [
      ("y_1 ~ a x_1^b", "x_1, y_1 @data 1, 2; 2, 8; 3, 18; 4, 32", "b", 2.0),
      ("y_1 ~ a e^(k x_1)", "x_1, y_1 @data 0, 3; 1, 6; 2, 12; 3, 24", "e^k", 2),
      ("ln(y_1) ~ k x_1 + c", "x_1, y_1 @data 0, 3; 1, 6; 2, 12; 3, 24", "e^k", 2),
      ("y_1 ~ m", "x_1, y_1 @data 0, 1; 1, 2; 2, 6", "m", 3),
    ])
  func models(model: String, table: String, row: String, expected: Double) {
    let sheet = sheet([table, model, row])
    #expect(sheet.result(at: 1).problem == nil)
    let value = sheet.result(at: 2).value?.double ?? .nan
    #expect((value - expected).magnitude < 1e-9)
  }

  @Test(
    "says why there is no fit",
    arguments: [
      ("y_1 ~ a x_1^2 + b x_1 + c", "x_1, y_1 @data 1, 2; 2, 3", "too-few-rows"),
      ("y_1 ~ a x_1 + b x_1", "x_1, y_1 @data 1, 2; 2, 3; 3, 3", "not-determined"),
      ("y_1 ~ m x + b", "x_1, y_1 @data 1, 2; 2, 3", "syntax"),
      ("y_2 ~ m x_1 + b", "x_1, y_1 @data 1, 2; 2, 3", "unknown-name"),
      ("y_1 ~ 2 x_1", "x_1, y_1 @data 1, 2; 2, 3", "syntax"),
      ("y_1 ~ m ~ b", "x_1, y_1 @data 1, 2; 2, 3", "syntax"),
      ("y_1 ~", "x_1, y_1 @data 1, 2; 2, 3", "syntax"),
    ])
  func problems(model: String, table: String, code: String) {
    #expect(sheet([table, model]).result(at: 1).problem?.code == code)
  }

  @Test func aParameterTellsWhereTheSearchBegins() {
    let sheet = sheet([
      "x_1, y_1 @data 0, 0; 1, 0.84; 2, 0.91; 3, 0.14; 4, -0.76; 5, -0.96", "y_1 ~ sin(w x_1)",
      "w = 1.2", "w",
    ])
    #expect(sheet.firstProblem == nil)
    #expect(((sheet.result(at: 3).value?.double ?? 0) - 1).magnitude < 0.01)
    #expect(sheet.result(at: 2).parameter?.value == 1.2)
  }

  @Test func aColumnMayBeTheResidualsOfAFitToAnother() {
    let sheet = sheet(["x_1, y_1, y_1-m x_1 @data 1, 2; 2, 4; 3, 6", "y_1 ~ m x_1"])
    #expect(sheet.firstProblem == nil)
    #expect(sheet.lines(0..<1, ofTableAt: 0) == [["1", "2", "0"]])
  }

  @Test func aFitWithAnEqualsSignIsToldItsSign() {
    let sheet = sheet([Self.line, "y_1 = m x_1"])
    let message = sheet.result(at: 1).problem?.message { $0 + 1 }
    #expect(message?.hasSuffix("define y_1. A fit has ~ in place of =.") == true)
  }

  @Test func twoFitsOfOneNameAreTold() {
    let sheet = sheet([Self.line, "y_1 ~ m x_1", "y_1 ~ m"])
    #expect(sheet.result(at: 1).problem?.code == "duplicate-name")
    #expect(sheet.result(at: 2).problem?.code == "duplicate-name")
  }
}
