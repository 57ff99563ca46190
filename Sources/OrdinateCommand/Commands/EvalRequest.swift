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
  private let question: ValueQuestion
  private let isExact: Bool
  private let isJSON: Bool

  init(_ arguments: inout Arguments) throws(UsageProblem) {
    let settings = try arguments.values(of: Options.set)
    question = ValueQuestion(
      options: ReadingOptions(
        variables: .named(["x"] + settings.map(\.name).filter { $0 != "x" }),
        order: try arguments.setting(of: Options.order)),
      variables: settings.reduce(into: RealVariables()) { $0[$1.name] = StoredNumber($1.value) },
      angle: try arguments.setting(of: Options.angle),
      digits: try arguments.value(of: Options.digits))
    isExact = try arguments.isSet(Flags.exact)
    isJSON = try arguments.isSet(Flags.json)
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

  /// The budget for one formula: some ten seconds.
  private static let work: Int64 = 10_000_000_000

  private func answer(_ source: [UInt8]) throws {
    let answer: (text: String, note: String?)
    do {
      answer = try text(of: source)
    } catch {
      throw Failure.value(error, source: source)
    }
    Results.write(answer.text + "\n")
    if let note = answer.note { try Output.standardError.write("note: \(note)\n") }
  }

  private func text(
    of source: [UInt8]
  ) throws(RealAnswer.Failure) -> (text: String, note: String?) {
    guard isJSON || isExact else { return try question.text(of: source, work: Self.work) }
    let answer = try question.answer(to: source, work: Self.work)
    return (isJSON ? answer.json : answer.exactText, answer.note)
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
            do throws(RealAnswer.Failure) {
              answers += try text(of: line).text.utf8
            } catch {
              answers +=
                (isJSON
                ? WrongFormula.json(error.error) : "error: " + error.message.withoutControls).utf8
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
