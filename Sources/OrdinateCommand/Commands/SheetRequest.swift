import Formulas
import Requests
import Sheets
import TextFormats

/// `ordinate sheet`: prints how each row of a sheet is read, and its value.
struct SheetRequest: Request {
  private let source: SheetSource
  private let isJSON: Bool

  /// The budget for the values of a row: a second or so.
  private static let work: Int64 = 1_000_000_000

  init(_ arguments: inout Arguments) throws(UsageProblem) {
    isJSON = try arguments.isSet(Flags.json)
    source = try SheetSource(&arguments)
  }

  func run() throws {
    let text = try source.text()
    let sheet = Sheet(text.rows, angle: text.view?.angle ?? .radians, work: Self.work)
    for index in sheet.rows.indices {
      Results.write((isJSON ? json(of: index, in: sheet) : line(of: index, in: sheet)) + "\n")
    }
    if sheet.firstProblem != nil { throw Failure.input(nil) }
  }

  private func line(of index: Int, in sheet: Sheet) -> String {
    let result = sheet.result(at: index)
    let text = sheet.rows[index].text
    let number = Self.padded("\(index + 1)", to: "\(sheet.rows.count)".count)
    let start = number + "  " + Self.padded(result.kind.rawValue, to: 10) + "  " + text
    if let message = sheet.message(at: index) { return start + "  → " + message }
    switch result.kind {
    case .definition, .value:
      guard let value = result.value else { return start }
      return start + "  → " + Self.text(of: value, isRounded: result.isRounded)
    case .list where result.solutions != nil:
      let note = result.solutions?.note
      return start + "  → " + result.text + (note.map { "  (\($0))" } ?? "")
    case .point, .list: return start + "  → " + result.text
    case .fit: return start + "  → " + (result.fit?.lines.joined(separator: ", ") ?? "")
    case .table:
      let count = sheet.rows[index].table?.cells.lineCount ?? 0
      return start + "  → \(count) lines"
    default: return start
    }
  }

  /// The exact form, unless it is a decimal that is shown whole, and the digits.
  ///
  /// - Parameter isRounded: Whether the value follows from rounded numbers.
  private static func text(of value: RealAnswer, isRounded: Bool) -> String {
    if isRounded { return "≈ " + value.text }
    guard let exact = value.exact, !value.isExact || exact.signedNumber == nil else {
      return (value.isExact ? "" : "≈ ") + value.text
    }
    return exact.text + (value.isExact ? " = " : " ≈ ") + value.text
  }

  private static func padded(_ text: String, to count: Int) -> String {
    text + String(repeating: " ", count: max(0, count - text.count))
  }

  private func json(of index: Int, in sheet: Sheet) -> String {
    let result = sheet.result(at: index)
    let problem = result.problem
    var json = JSONText()
    json.beginObject()
    json.member("row", index + 1)
    json.member("kind", result.kind.rawValue)
    json.member("text", result.text)
    json.name("value")
    if let value = result.value { json.number(value.double) } else { json.null() }
    json.member("exact", result.value?.exact?.text)
    if let fit = result.fit { write(fit, to: &json) }
    if let solutions = result.solutions { json.member("complete", solutions.isComplete) }
    json.member("error", problem?.code)
    json.member("message", sheet.message(at: index))
    let range = problem.map { $0.range ?? 0..<sheet.rows[index].text.utf8.count }
    for (name, place) in [("start", range?.lowerBound), ("end", range?.upperBound)] {
      json.name(name)
      if let place { json.number(place) } else { json.null() }
    }
    json.endObject()
    return json.text
  }

  private func write(_ fit: FitResult, to json: inout JSONText) {
    json.name("fit")
    json.beginObject()
    json.name("parameters")
    json.beginObject()
    for parameter in fit.parameters {
      json.name(parameter.name.description)
      json.beginObject()
      json.member("value", parameter.value.double)
      json.name("error")
      if let error = parameter.error { json.number(error) } else { json.null() }
      json.endObject()
    }
    json.endObject()
    for (name, value) in [("rSquared", fit.rSquared), ("deviation", fit.deviation)] {
      json.name(name)
      if let value { json.number(value) } else { json.null() }
    }
    json.member("count", fit.count)
    json.endObject()
  }
}
