import ArgumentParser
import Requests

struct AnalyzeHelp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "analyze",
    abstract: "Print extremes, zeros, poles, mean and integral of a formula of one variable.",
    discussion: """
      They are those between MIN and MAX. "Complete" says whether it is proved that no zero, pole or \
      extreme is missing. The numbers have the digits that are proved, at most 16; of what is not \
      proved, 6. Mean and integral have those on which their computation agrees. --json has doubles, \
      and adds the turns and the enclosures of the proved results.

      Examples:
        ordinate analyze 'x^3-3x+2' --x -3:3
        ordinate analyze 'tan(x)' --json | jq .poles
        ordinate analyze 'exp(-t^2)' --x -5:5       any letter can be the variable
      """)

  @Argument(help: .formula) var formula: String
  @Option(Options.x) var x: String?
  @Flag(Flags.json) var json: Bool
}
