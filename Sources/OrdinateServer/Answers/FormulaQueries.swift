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
  private let variables: Variables
  private let angle: AngleUnit
  private let format: NumberFormat

  init(_ query: Query, _ budget: Budget) throws(RequestProblem) {
    var query = query
    text = try query.formulaText(budget)
    angle = try query.setting(of: Options.angle)
    format = try query.value(of: Options.digits).map(NumberFormat.significant) ?? .result
    var variables = Variables()
    for name in query.names {
      guard let variable = VariableSetting.name(name) else { throw .unknown(name) }
      guard let text = try query.text(of: name) else { continue }
      do {
        variables[variable] = try OptionValues.number(text)
      } catch {
        throw .unusable(name, error.description)
      }
    }
    self.variables = variables
  }

  func answer() throws(RequestProblem) -> Answer {
    do {
      let names = ["x"] + variables.names.filter { $0 != "x" }
      let (value, shown) = try Formula.shownValue(
        of: text, options: ReadingOptions(variables: .named(names)), variables: variables,
        angle: angle)
      var json = JSONText()
      json.beginObject()
      json.member("value", value)
      json.member("text", shown.text(format))
      json.endObject()
      return Answer(.json, ByteBuffer(bytes: json.bytes + [0x0A]))
    } catch {
      throw .value(error)
    }
  }
}

/// Asks for a form of a formula: `f`, and `as`. Answered like `ordinate describe`.
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
    let formula = try Formula.read(text)
    return Answer(
      reading == .mathml ? .mathML : .text, ByteBuffer(string: reading.text(of: formula) + "\n"))
  }
}

/// Asks for a table: `f`, `x`, and `samples` (100 if not given). Answered like `ordinate table`.
struct TableQuery {
  private let formula: Formula
  private let x: ClosedRange<Double>
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
    guard
      let table = ValueTable(
        of: formula, over: x, sampleCount: sampleCount, shouldStop: deadline.shouldStop)
    else { throw .timeIsUp(limit: budget.milliseconds) }
    return Answer(.csv, ByteBuffer(string: table.csv))
  }
}
