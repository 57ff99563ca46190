import ArgumentParser
import Requests

struct DescribeHelp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Print how a formula or a relation is read.",
    discussion: """
      Any single letter except e can be a variable. rpn prints the keys that enter the formula on the \
      RPN calculator, as `ordinate keys --on rpn` takes them. A relation, such as an equation or an \
      inequality, has no keys. --json prints all forms at once, and the variables.

      Examples:
        ordinate describe '√(x³+2.5x)/2'                 √(x^3+2.5×x)÷2
        ordinate describe '√(x³+2.5x)/2' --as latex      \\frac{\\sqrt{x^{3}+2.5x}}{2}
        ordinate describe '(3+5)*4' --as rpn             3 enter 5 + 4 *
        ordinate describe 'x/(x²+1)' --as layout         on several lines, as on paper
        ordinate describe 'x²+y²<=4 and y>x' --as latex  x^{2}+y^{2}\\le 4\\land y>x
        ordinate describe 'a*x+b' --json | jq .variables
      """)

  @Argument(help: .formula) var formula: String
  @Option(Options.reading) var reading: String?
  @Flag(Flags.json) var json: Bool
}
