import Formulas
import OrdinateNumerics
import Screens

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
