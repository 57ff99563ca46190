import Formulas
import Requests
import Screens
import Sheets
import Words

/// Why a command failed; the exit code gives the kind of failure.
enum Failure: Error {
  /// Wrong options.
  case usage(String)
  /// A formula that cannot be read, evaluated or drawn.
  case wrongFormula(WrongFormula)
  /// A line or a key that cannot be read; `nil` if it has been reported.
  case input(String?)
  /// The system refuses to open a file or to start a program.
  case system(SystemProblem)
  /// A requirement is missing, such as a library.
  case unavailable(String)

  /// A formula that cannot be read or drawn.
  static func formula(_ problem: PlotterProblem, source: [UInt8]) -> Failure {
    .wrongFormula(
      WrongFormula(
        source: source, code: problem.code, message: Words.english.message(for: problem),
        range: problem.range))
  }

  /// The first row of a sheet that says nothing.
  static func row(_ index: Int, of sheet: Sheet) -> Failure {
    let source = Array(sheet.rows[index].text.utf8)
    let problem = sheet.result(at: index).problem
    return .wrongFormula(
      WrongFormula(
        source: source, code: problem?.code ?? "syntax",
        message: "row \(index + 1): " + (sheet.message(at: index) ?? ""),
        range: problem?.range ?? 0..<source.count))
  }

  /// A formula that cannot be read or evaluated.
  static func value(_ failure: RealAnswer.Failure, source: [UInt8]) -> Failure {
    .wrongFormula(
      WrongFormula(
        source: source, code: failure.error.code, message: failure.message,
        range: failure.error.range))
  }

  /// - Returns: `nil` for an error that commands do not throw.
  init?(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let problem as SystemProblem: self = .system(problem)
    case let problem as UsageProblem: self = .usage(problem.description)
    default: return nil
    }
  }

  static let usageExitCode: Int32 = 64

  var exitCode: Int32 {
    switch self {
    case .usage: Self.usageExitCode
    case .wrongFormula, .input: 65
    case .system(.cannotOpen): 66
    case .unavailable, .system(.cannotStart): 69
    case .system(.cannotWrite): 73
    }
  }

  /// A sentence that says what is wrong; `nil` if it has been reported.
  var message: String? {
    switch self {
    case .usage(let text), .unavailable(let text): text
    case .wrongFormula(let formula): formula.message
    case .input(let text): text
    case .system(let problem): problem.message
    }
  }

  /// The name of the problem in data.
  var code: String {
    if case .wrongFormula(let formula) = self { formula.code } else { "syntax" }
  }

  /// Writes the message to standard error; for a formula, with the place.
  func report() {
    guard let message else { return }
    let ink = Ink.standardError
    var text = ink.error("error:") + " " + message.withoutControls + "\n"
    if case .wrongFormula(let formula) = self {
      let mark = PlaceMark(of: formula.range, in: formula.source)
      if !mark.text.isEmpty {
        text += "  " + mark.text.withoutControls + "\n  " + ink.place(mark.caret) + "\n"
      }
    }
    Messages.write(text)
  }

  /// Reports the failure and ends the program.
  func end() -> Never {
    report()
    Environment.end(exitCode)
  }
}
