import Formulas
import OrdinateNumerics
import Requests
import Screens
import TextFormats

/// `ordinate eval`: prints the value of a formula, or of each line of a file.
struct EvalRequest: Request {
  /// The formulas to evaluate.
  private enum Source {
    case formula(FormulaArgument)
    case file(path: String)
  }

  private let source: Source
  private let evaluator: LineEvaluator

  init(_ arguments: inout Arguments) throws(UsageProblem) {
    let settings = try arguments.values(of: Options.set)
    evaluator = LineEvaluator(
      options: ReadingOptions(
        variables: .named(["x"] + settings.map(\.name).filter { $0 != "x" }),
        order: try arguments.setting(of: Options.order)),
      variables: settings.reduce(into: Variables()) { $0[$1.name] = $1.value },
      angle: try arguments.setting(of: Options.angle),
      format: try arguments.value(of: Options.digits).map(NumberFormat.significant) ?? .result,
      json: try arguments.isSet(Flags.json))
    switch (arguments.takeOperand(), try arguments.value(of: Options.file)) {
    case (let formula?, nil): source = .formula(FormulaArgument(formula))
    case (nil, let path?): source = .file(path: path)
    default: throw UsageProblem("Give either a formula or --file.")
    }
  }

  func run() throws {
    switch source {
    case .formula(let formula): try answer(formula.source)
    case .file(let path): try answerLines(of: path)
    }
  }

  private func answer(_ source: [UInt8]) throws {
    do {
      Results.write(evaluator.answer(to: try evaluator.value(of: source)) + "\n")
    } catch {
      throw Failure.value(error, source: source)
    }
  }

  private func answerLines(of file: String) throws {
    var hasFailed = false
    let reader = try LineReader(path: file)
    let length = reader.length
    try Progress.during("evaluating", isHidden: Output.standard.isTerminal) { progress in
      var (count, bytes) = (0, 0)
      try reader.forEachBatch { lines in
        var answers: [UInt8] = []
        for line in lines {
          if !line.isEmpty {
            do throws(FormulaError) {
              answers += evaluator.answer(to: try evaluator.value(of: line)).utf8
            } catch {
              answers += evaluator.answer(to: error).utf8
              hasFailed = true
            }
          }
          answers.append(UInt8(ascii: "\n"))
          bytes += line.count + 1
        }
        Results.write(answers)
        count += lines.count
        let share = length.map { min(Double(bytes) / Double(max($0, 1)), 1) }
        progress?.update(count: count, "lines", share: share)
      }
    }
    if hasFailed { throw Failure.input(nil) }
  }
}

/// Evaluates formulas in one way, and formats each answer as a line.
private struct LineEvaluator {
  let options: ReadingOptions
  let variables: Variables
  let angle: AngleUnit
  let format: NumberFormat
  let json: Bool

  /// The value of a formula, and the number to show for it.
  func value(of source: [UInt8]) throws(FormulaError) -> (value: Double, shown: Double) {
    try Formula.shownValue(of: source, options: options, variables: variables, angle: angle)
  }

  func answer(to result: (value: Double, shown: Double)) -> String {
    guard json else { return result.shown.text(format) }
    var answer = JSONText()
    answer.beginObject()
    answer.member("value", result.value)
    answer.member("text", result.shown.text(format))
    answer.endObject()
    return answer.text
  }

  func answer(to error: FormulaError) -> String {
    json
      ? WrongFormula.json(error)
      : "error: " + error.description.withoutControls
  }
}
