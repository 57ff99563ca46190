import Formulas
import Testing

@testable import Graphing
@testable import Sheets

struct PlotRowUnitTests {
  @Test(
    "a row written for another unit of y has its points in the same pixels",
    arguments: [
      "x^2+y^2 = 9", "y < x^2-3", "x = y^2/3-2", "1 < y <= 3-x^2/4", "y = 2", "sin(x*y) = 1/2",
      "r = 2+cos(3θ)", "r < 3", "r = θ {0 <= θ <= 9}", "θ = 1", "0.5 < θ < 2 and 1 < r < 3",
      "(4cos t, 3sin 2t)", "(t, t^2-3) {0 <= t <= 2}", "(2cos t, 3sin t) {y > 0}", "(2, 1.7)",
      "y = n*x and n in Z and -2 <= n <= 2", "y in Z and x > y", "not(y > x or y < -x)",
      "y = x^2 {y < 2}", "2 > y > x", "x+y = y^2", "max(abs(x), abs(y)) = 2", "floor(y) = floor(x)",
    ], [4, 0.25, 1000, 0.03])
  func samePixels(text: String, unit: Double) throws {
    let row = try PlotRow.read(Array(text.utf8), angle: .radians).get()
    let size = Size(width: 120, height: 90)
    func picture(_ row: PlotRow, _ unit: Double) -> RelationPicture {
      let y = -4.31 / unit...4.92 / unit
      return RelationPicture(
        of: PlaneFigure(anyOf: [row], angle: .radians),
        in: Viewport(x: -6.13...6.27, y: y, size: size))
    }
    let (own, other) = (picture(row, 1), picture(row.measuringY(in: unit), unit))
    #expect(own.count(of: .proved) > 0 && own.count(of: .empty) > 0)
    let contradictions = zip(own.pixels, other.pixels).count {
      let answers = [$0.answer, $1.answer]
      return answers[0] != answers[1] && !answers.contains(.undecided)
    }
    #expect(contradictions == 0)
    let open = (own.count(of: .undecided), other.count(of: .undecided))
    #expect(open.1 <= open.0 + 2, "\(open)")
  }

  @Test("a function is divided by the unit, and its text stays that of the row")
  func functions() throws {
    let row = try PlotRow.read(Array("1000e^x".utf8), angle: .radians).get()
    guard case .function(let formula) = row.measuringY(in: 500) else {
      Issue.record("no function")
      return
    }
    #expect(FormulaSource(formula).values(at: [0]) == [2])
    let circle = try PlotRow.read(Array("x^2+y^2=1".utf8), angle: .radians).get()
    #expect(circle.measuringY(in: 500).text == circle.text && row.measuringY(in: 1) == row)
  }
}
