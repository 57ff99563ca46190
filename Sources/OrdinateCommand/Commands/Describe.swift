import ArgumentParser
import Formulas
import Requests
import Screens
import TextFormats

struct Describe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Print how a formula is read.",
    discussion: """
      Any single letter but e may be a variable. rpn prints the keys that enter the formula on the \
      RPN calculator, which `ordinate keys --on rpn` takes. With --json there are all forms at once, \
      and the variables.

      Examples:
        ordinate describe '√(x³+2.5x)/2'                 √(x^3+2.5×x)÷2
        ordinate describe '√(x³+2.5x)/2' --as latex      \\frac{\\sqrt{x^{3}+2.5x}}{2}
        ordinate describe '(3+5)*4' --as rpn             3 enter 5 + 4 *
        ordinate describe 'x/(x²+1)' --as layout         on several lines, as on paper
        ordinate describe 'a*x+b' --json | jq .variables
      """)

  @Argument(help: "The formula; - reads it from standard input.") var formula: FormulaArgument

  @Option(name: .customLong("as"), help: "The form to print it in.")
  var reading = FormulaReading.text

  @Flag(help: "Print all forms as JSON.") var json = false

  func run() throws {
    let formula = try formula.formula()
    Output.standard.write((json ? formula.json : reading.text(of: formula)) + "\n")
  }
}

extension FormulaReading: ExpressibleByArgument {}

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
