import ArgumentParser
import Calculators
import Formulas

struct Describe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Print how a formula is read.",
    discussion: """
      Any single letter but e may be a variable. rpn prints the keys that enter the formula on the \
      RPN calculator, which `ordinate keys --on rpn` takes.
      """)

  enum Reading: String, ExpressibleByArgument, CaseIterable {
    case text, ascii, latex, mathml, rpn
  }

  @Argument var formula: FormulaArgument

  @Option(name: .customLong("as"), help: "The form to print it in.") var reading = Reading.text

  func run() throws {
    let formula = try formula.formula()
    let text =
      switch reading {
      case .text: formula.text
      case .ascii: formula.ascii
      case .latex: formula.latex
      case .mathml: formula.mathML
      case .rpn: CalculatorBrain.keystrokes(for: formula).joined(separator: " ")
      }
    Output.standard.write(text + "\n")
  }
}
