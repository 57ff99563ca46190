import Screens

/// Why a command does not do what it was asked; its exit code says of which kind the reason is.
enum Failure: Error {
  /// An option's value that is no number, or out of range, or not there yet.
  case usage(String)
  /// A formula that cannot be read, evaluated or drawn.
  case formula(PlotterProblem, source: [UInt8])
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
    case .formula, .input: 65
    case .cannotOpen: 66
    case .unavailable: 69
    case .cannotWrite: 73
    }
  }

  /// Says what is wrong on standard error, for a formula also where.
  func report() {
    let lines: [String]
    switch self {
    case .usage(let message), .unavailable(let message): lines = [message]
    case .formula(let problem, let source):
      let mark = PlaceMark(of: problem.range, in: source)
      lines =
        [Words.english.message(for: problem)]
        + (mark.text.isEmpty ? [] : ["  " + mark.text, "  " + mark.caret])
    case .input(let message):
      guard let message else { return }
      lines = [message]
    case .cannotOpen(let path, let reason): lines = ["cannot open \(path): \(reason)"]
    case .cannotWrite(let path, let reason): lines = ["cannot write \(path): \(reason)"]
    }
    Output.standardError.write(
      "error: " + lines.map(\.withoutControls).joined(separator: "\n") + "\n")
  }
}
