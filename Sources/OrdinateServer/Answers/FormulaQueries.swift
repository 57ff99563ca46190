import Formulas
import Graphing
import NIOCore
import OrdinateNumerics
import Requests
import Screens
import Sheets
import TextFormats

/// A value that is asked for: `f`, and the values of its variables by their names, as in
/// `/value?f=a+x^2&a=1&x=3`; `angle`, `digits`. As `ordinate eval --json` answers.
struct ValueQuery {
  enum Angle: String, CaseIterable {
    case radians, degrees
  }

  private let text: [UInt8]
  private let variables: Variables
  private let angle: AngleUnit
  private let format: NumberFormat

  init(_ query: Query, _ budget: Budget) throws(RequestProblem) {
    var query = query
    text = try query.formulaText(budget)
    let angle: Angle? = try query.value(of: "angle", as: OptionValues.choice)
    self.angle = angle == .degrees ? .degrees : .radians
    format =
      try query.value(of: "digits", as: OptionValues.digits).map(NumberFormat.significant)
      ?? .result
    var variables = Variables()
    for name in query.names {
      let variable = Name(name)
      let reading = try? Formula(utf8: variable.utf8, options: .init(variables: .named([variable])))
      guard reading == .variable(variable) else { throw .unknown(name) }
      variables[variable] = try query.value(of: name, as: OptionValues.number)
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

/// A reading of a formula that is asked for: `f`, and `as`: text, ascii, latex, mathml, rpn or layout.
/// As `ordinate describe` answers.
struct FormulaQuery {
  private let text: [UInt8]
  private let reading: FormulaReading

  init(_ query: Query, _ budget: Budget) throws(RequestProblem) {
    var query = query
    text = try query.formulaText(budget)
    reading = try query.value(of: "as", as: OptionValues.choice) ?? .text
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

/// A table that is asked for: `f`, `x` (−10 to 10 if not given) and `samples` (100). As `ordinate
/// table` answers.
struct TableQuery {
  private let formula: Formula
  private let x: ClosedRange<Double>
  private let sampleCount: Int

  init(_ query: Query, _ budget: Budget) throws(RequestProblem) {
    var query = query
    let text = try query.formulaText(budget)
    x = try query.value(of: "x", as: OptionValues.domain) ?? -10...10
    sampleCount = try query.sampleCount(budget) ?? min(100, budget.samples)
    try query.requireNoMore()
    formula = try Formula.graphed(text)
  }

  /// - Throws: `timeIsUp` where that is the reason for there being no table.
  func answer(_ deadline: Deadline, _ budget: Budget) throws(RequestProblem) -> Answer {
    guard
      let table = ValueTable(
        of: formula, over: x, sampleCount: sampleCount, shouldStop: deadline.shouldStop)
    else { throw .timeIsUp(limit: budget.milliseconds) }
    return Answer(.csv, ByteBuffer(string: table.csv))
  }
}
