import ArgumentParser
import Requests

/// The program `ordinate`.
///
/// The argument parser makes the runtime spend three milliseconds on looking up protocol
/// conformances, more than most commands take. So it is used only for help, for completions, and to
/// explain mistakes in a command line.
@main
struct Program {
  static func main() {
    let arguments = Arguments(Array(CommandLine.arguments.dropFirst()))
    do {
      guard let request = try request(for: arguments) else { help(with: arguments, nil) }
      try request.run()
    } catch let problem as UsageProblem {
      help(with: arguments, problem)
    } catch {
      guard let failure = Failure(error) else { preconditionFailure("\(error)") }
      if arguments.asksForJSON, case .wrongFormula(let formula) = failure {
        Results.write(formula.json + "\n")
      }
      failure.end()
    }
  }

  /// - Returns: `nil` if the arguments ask for help or do not begin with a command.
  private static func request(for arguments: Arguments) throws(UsageProblem) -> (any Request)? {
    if arguments.asksForHelp { return nil }
    return switch arguments.command {
    case "analyze": try AnalyzeRequest(arguments)
    case "describe": try DescribeRequest(arguments)
    case "eval": try EvalRequest(arguments)
    case "fit": try FitRequest(arguments)
    case "history": try HistoryRequest(arguments)
    case "keys": try KeysRequest(arguments)
    case "link": try LinkRequest(arguments)
    case "plot": try PlotRequest(arguments)
    case "repl": try ReplRequest(arguments)
    case "sheet": try SheetRequest(arguments)
    case "serve": try ServeRequest(arguments)
    case "table": try TableRequest(arguments)
    default: nil
    }
  }

  /// Prints the requested help, or explains what is wrong with the arguments.
  ///
  /// - Parameter problem: Why the arguments are not a request.
  private static func help(with arguments: Arguments, _ problem: UsageProblem?) -> Never {
    do {
      var command = try OrdinateHelp.parseAsRoot(arguments.unambiguous)
      if let problem {
        let help = type(of: command)
        report(
          """
          \(problem)
          Usage: \(OrdinateHelp.usageString(for: help))
            See 'ordinate \(arguments.command ?? "") --help' for more information.
          """)
      }
      try command.run()
      Environment.end(0)
    } catch {
      let message = OrdinateHelp.fullMessage(for: error)
      guard OrdinateHelp.exitCode(for: error).isSuccess else { report(message) }
      Results.write(message + "\n")
      Environment.end(0)
    }
  }

  /// Reports a mistake in how the program was used.
  private static func report(_ message: String) -> Never {
    let prefix = "Error: "
    let text = message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : message
    Messages.write("\(Ink.standardError.error("error:")) \(text)\n")
    Environment.end(Failure.usageExitCode)
  }
}
