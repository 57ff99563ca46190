import Formulas
import Requests
import Screens
import TextFormats

/// `ordinate describe`: prints how a formula or a relation is read.
struct DescribeRequest: Request {
  private let argument: FormulaArgument
  private let reading: FormulaReading
  private let json: Bool

  init(_ arguments: inout Arguments) throws(UsageProblem) {
    argument = FormulaArgument(try arguments.requiredOperand("formula"))
    reading = try arguments.setting(of: Options.reading)
    json = try arguments.isSet(Flags.json)
  }

  func run() throws {
    let content = try argument.formulaOrRelation()
    guard let text = json ? content.json : reading.text(of: content) else {
      throw UsageProblem(FormulaReading.noKeys)
    }
    Results.write(text + "\n")
  }
}

extension FormulaOrRelation {
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
