import Formulas
import OrdinateNumerics
import Requests
import Screens
import TextFormats

/// What `eval` is asked for.
struct EvalRequest {
  let formula: FormulaArgument?
  let set: [Setting]
  let angle: Eval.Angle
  let order: Eval.Order
  let digits: Int?
  let file: String?
  let json: Bool

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
      throw Failure.value(error, source: source)
    }
  }

  private func answerLines(of file: String, with evaluator: LineEvaluator) throws {
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
        Output.standard.write(answers)
        count += lines.count
        let share = length.map { min(Double(bytes) / Double(max($0, 1)), 1) }
        progress?.update(count: count, "lines", share: share)
      }
    }
    if hasFailed { throw Failure.input(nil) }
  }
}

extension EvalRequest: PlainRequest {
  init(_ arguments: inout PlainArguments) throws {
    set = try arguments.values(of: "set", as: Setting.init)
    angle = try arguments.choice(of: "angle") ?? .radians
    order = try arguments.choice(of: "order") ?? .precedence
    digits = try arguments.value(of: "digits", as: OptionValues.digits)
    file = try arguments.value(of: "file") { $0 }
    json = try arguments.flag("json")
    formula = arguments.operands.first.map(FormulaArgument.init)
    try arguments.require(arguments.operands.count == (file == nil ? 1 : 0))
  }
}

/// Evaluates formulas, all in the same way, and writes each answer as a line.
private struct LineEvaluator {
  let options: ReadingOptions
  let variables: Variables
  let angle: AngleUnit
  let format: NumberFormat
  let json: Bool

  /// The value of a formula and as what it is shown.
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
      ? Failure.json(error)
      : "error: " + error.description.withoutControls
  }
}
