import Formulas
import Requests
import Screens
import TextFormats

/// `ordinate describe`: prints how a formula is read.
struct DescribeRequest: Request {
  private let formula: FormulaArgument
  private let reading: FormulaReading
  private let json: Bool

  init(_ arguments: inout Arguments) throws(UsageProblem) {
    formula = FormulaArgument(try arguments.requiredOperand("formula"))
    reading = try arguments.setting(of: Options.reading)
    json = try arguments.isSet(Flags.json)
  }

  func run() throws {
    let formula = try formula.formula()
    Results.write((json ? formula.json : reading.text(of: formula)) + "\n")
  }
}

extension Formula {
  fileprivate var json: String {
    var answer = JSONText()
    answer.beginObject()
    for reading in FormulaReading.allCases {
      answer.member(reading.rawValue, reading.text(of: self))
    }
    answer.name("variables")
    answer.beginArray()
    for name in variables { answer.string(name.description) }
    answer.endArray()
    answer.endObject()
    return answer.text
  }
}
