import Formulas
import Screens
import TextFormats

/// Why a command does not do what it was asked; its exit code says of which kind the reason is.
enum Failure: Error {
  /// An option's value that is no number, or out of range, or not there yet.
  case usage(String)
  /// A formula that cannot be read or drawn.
  case formula(PlotterProblem, source: [UInt8])
  /// A formula that cannot be read or evaluated.
  case value(FormulaError, source: [UInt8])
  /// A line or a key that cannot be read, already reported or not.
  case input(String?)
  case cannotOpen(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  /// The server could not be started.
  case unavailable(String)

  static let usageExitCode: Int32 = 64

  var exitCode: Int32 {
    switch self {
    case .usage: Self.usageExitCode
    case .formula, .value, .input: 65
    case .cannotOpen: 66
    case .unavailable: 69
    case .cannotWrite: 73
    }
  }

  /// Says what is wrong on standard error, for a formula also where.
  func report() {
    let ink = Ink.standardError
    let message: String
    var mark: PlaceMark?
    switch self {
    case .usage(let text), .unavailable(let text): message = text
    case .formula(let problem, let source):
      message = Words.english.message(for: problem)
      mark = PlaceMark(of: problem.range, in: source)
    case .value(let error, let source):
      message = error.description
      mark = PlaceMark(of: error.range, in: source)
    case .input(let text):
      guard let text else { return }
      message = text
    case .cannotOpen(let path, let reason): message = "cannot open \(path): \(reason)"
    case .cannotWrite(let path, let reason): message = "cannot write \(path): \(reason)"
    }
    var text = ink.error("error:") + " " + message.withoutControls + "\n"
    if let mark, !mark.text.isEmpty {
      text += "  " + mark.text.withoutControls + "\n  " + ink.place(mark.caret) + "\n"
    }
    Output.standardError.write(text)
  }

  /// The code of a formula's problem, or of a word that no key has.
  var code: String {
    switch self {
    case .formula(let problem, _): problem.code
    case .value(let error, _): error.code
    case .usage, .input, .cannotOpen, .cannotWrite, .unavailable: "syntax"
    }
  }

  /// A formula's problem for a program: a line with its code and its place, in UTF-8 offsets; `nil`
  /// for what else may be wrong.
  var json: String? {
    switch self {
    case .formula(let problem, _): Self.json(code: problem.code, range: problem.range) + "\n"
    case .value(let error, _): Self.json(error) + "\n"
    case .usage, .input, .cannotOpen, .cannotWrite, .unavailable: nil
    }
  }

  static func json(_ error: FormulaError) -> String {
    json(code: error.code, range: error.range)
  }

  private static func json(code: String, range: Range<Int>) -> String {
    var answer = JSONText()
    answer.beginObject()
    answer.name("error")
    answer.beginObject()
    answer.member("code", code)
    answer.member("start", range.lowerBound)
    answer.member("end", range.upperBound)
    answer.endObject()
    answer.endObject()
    return answer.text
  }
}
