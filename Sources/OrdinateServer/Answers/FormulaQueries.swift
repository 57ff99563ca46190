import Formulas
import Graphing
import NIOCore
import OrdinateNumerics
import Requests
import Screens
import Sheets
import TextFormats

/// Asks for a value: `f`, and the values of its variables by name, as in `/value?f=a+x^2&a=1&x=3`;
/// `angle`, `digits`. Answered like `ordinate eval --json`.
struct ValueQuery {
  private let text: [UInt8]
  private let question: ValueQuestion

  init(_ query: Query, _ budget: Budget) throws(RequestProblem) {
    var query = query
    text = try query.formulaText(budget)
    let angle = try query.setting(of: Options.angle)
    let digits = try query.value(of: Options.digits)
    var variables = RealVariables()
    for name in query.names {
      guard let variable = VariableSetting.name(name) else { throw .unknown(name) }
      guard let text = try query.text(of: name) else { continue }
      do {
        variables[variable] = StoredNumber(try OptionValues.numeral(text))
      } catch {
        throw .unusable(name, error.description)
      }
    }
    question = ValueQuestion(
      options: ReadingOptions(variables: .named(["x"] + variables.names.filter { $0 != "x" })),
      variables: variables, angle: angle, digits: digits)
  }

  /// The answer, if it takes a moment only.
  func quickAnswer() throws(RequestProblem) -> Answer? {
    do {
      return try answer(work: Self.moment)
    } catch {
      guard error.error.code == DomainError.unfinished.code else { throw .value(error) }
      return nil
    }
  }

  func answer(_ budget: Budget) throws(RequestProblem) -> Answer {
    do {
      return try answer(work: 1_000_000 * Int64(budget.milliseconds))
    } catch {
      throw .value(error)
    }
  }

  private func answer(work: Int64) throws(RealAnswer.Failure) -> Answer {
    Answer(.json, ByteBuffer(string: try question.answer(to: text, work: work).json + "\n"))
  }

  /// The budget for what a connection's thread computes: some milliseconds.
  private static let moment: Int64 = 2_000_000
}

/// Asks for a form of a formula or a relation: `f`, and `as`. Answered like `ordinate describe`.
struct FormulaQuery {
  private let text: [UInt8]
  private let reading: FormulaReading

  init(_ query: Query, _ budget: Budget) throws(RequestProblem) {
    var query = query
    text = try query.formulaText(budget)
    reading = try query.setting(of: Options.reading)
    try query.requireNoMore()
  }

  /// Whether writing it takes no longer than reading it.
  var isQuick: Bool { reading != .layout }

  func answer() throws(RequestProblem) -> Answer {
    let content = try FormulaOrRelation.read(text)
    guard let text = reading.text(of: content) else {
      throw .unusable(Options.reading.name, FormulaReading.noKeys)
    }
    return Answer(reading == .mathml ? .mathML : .text, ByteBuffer(string: text + "\n"))
  }
}

/// Asks for a table: `f`, `x`, and `samples` (100 if not given). Answered like `ordinate table`.
struct TableQuery {
  private let formula: Formula
  private let x: DecimalRange
  private let sampleCount: Int

  init(_ query: Query, _ budget: Budget) throws(RequestProblem) {
    var query = query
    let text = try query.formulaText(budget)
    try query.requireWithin(budget)
    x = try query.setting(of: Options.x)
    sampleCount = try query.value(of: Options.samples) ?? min(100, budget.samples)
    try query.requireNoMore()
    formula = try Formula.graphed(text)
  }

  /// - Throws: `timeIsUp` if the deadline passes first.
  func answer(_ deadline: Deadline, _ budget: Budget) throws(RequestProblem) -> Answer {
    let table = ValueTable(of: formula, at: x.points(stepCount: sampleCount))
    guard let csv = table.csv(shouldStop: deadline.shouldStop) else {
      throw .timeIsUp(limit: budget.milliseconds)
    }
    return Answer(.csv, ByteBuffer(string: csv))
  }
}
