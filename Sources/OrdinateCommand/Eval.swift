import ArgumentParser
import Formulas
import OrdinateNumerics
import Screens

struct Eval: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eval",
    abstract: "Print the value of a formula.",
    discussion: """
      The formula may use x and the names given with --set. With --file each line is a formula and \
      each answer a line.
      """)

  enum Angle: String, ExpressibleByArgument, CaseIterable {
    case radians, degrees
  }

  enum Order: String, ExpressibleByArgument, CaseIterable {
    case precedence
    case leftToRight = "left-to-right"
  }

  @Argument var formula: FormulaArgument?

  @Option(
    help: ArgumentHelp("A variable's value; may be given again.", valueName: "name=value"),
    transform: Setting.init)
  var set: [Setting] = []

  @Option(help: "The unit of angles.") var angle = Angle.radians

  @Option(help: "Which operators apply first.") var order = Order.precedence

  @Option(
    help: ArgumentHelp("The significant digits to print.", valueName: "n"),
    transform: OptionValues.digits)
  var digits: Int?

  @Option(help: "A file of formulas, - for standard input.") var file: String?

  @Flag(help: "Print JSON.") var json = false

  func validate() throws {
    guard (formula == nil) != (file == nil) else {
      throw ValidationError("Give either a formula or --file.")
    }
  }

  func run() throws {
    let evaluator = LineEvaluator(
      options: ReadingOptions(
        variables: .named(["x"] + set.map(\.name).filter { $0 != "x" }),
        order: order == .precedence ? .precedence : .leftToRight),
      variables: set.reduce(into: Variables()) { $0[$1.name] = $1.value },
      angle: angle == .radians ? .radians : .degrees,
      format: digits.map(NumberFormat.significant) ?? .result, json: json)
    if let formula {
      try answer(formula.source, with: evaluator)
    } else if let file {
      try answerLines(of: file, with: evaluator)
    }
  }

  private func answer(_ source: [UInt8], with evaluator: LineEvaluator) throws {
    do {
      Output.standard.write(evaluator.answer(to: try evaluator.value(of: source)) + "\n")
    } catch {
      if json { Output.standard.write(evaluator.answer(to: error) + "\n") }
      throw Failure.formula(.unreadable(error), source: source)
    }
  }

  private func answerLines(of file: String, with evaluator: LineEvaluator) throws {
    var hasFailed = false
    try LineReader(path: file).forEachBatch { lines in
      var answers = ""
      for line in lines {
        if !line.isEmpty {
          do throws(FormulaError) {
            answers += evaluator.answer(to: try evaluator.value(of: line))
          } catch {
            answers += evaluator.answer(to: error)
            hasFailed = true
          }
        }
        answers += "\n"
      }
      Output.standard.write(answers)
    }
    if hasFailed { throw Failure.input(nil) }
  }
}

/// Evaluates formulas, all in the same way, and writes each answer as a line.
private struct LineEvaluator {
  let options: ReadingOptions
  let variables: Variables
  let angle: AngleUnit
  let format: NumberFormat
  let json: Bool

  func value(of source: [UInt8]) throws(FormulaError) -> Double {
    try Formula.value(of: source, options: options, variables: variables, angle: angle)
  }

  func answer(to value: Double) -> String {
    guard json else { return value.text(format) }
    var answer = JSONText()
    answer.beginObject()
    answer.member("value", value)
    answer.member("text", value.text(format))
    answer.endObject()
    return answer.text
  }

  func answer(to error: FormulaError) -> String {
    guard json else {
      return "error: " + Words.english.message(for: error.kind).withoutControls
    }
    var answer = JSONText()
    answer.beginObject()
    answer.name("error")
    answer.beginObject()
    answer.member("code", error.kind.code)
    answer.member("start", error.range.lowerBound)
    answer.member("end", error.range.upperBound)
    answer.endObject()
    answer.endObject()
    return answer.text
  }
}
