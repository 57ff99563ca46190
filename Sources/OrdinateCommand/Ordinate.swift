import ArgumentParser

/// The program `ordinate`.
struct Ordinate: ParsableCommand {
  // Commands say their names, for deriving one from its type takes the runtime a millisecond.
  static let configuration = CommandConfiguration(
    commandName: "ordinate",
    abstract: "A graphing calculator.",
    version: "0.1.0",
    subcommands: [
      Eval.self, Keys.self, Plot.self, Table.self, Describe.self, Analyze.self, Repl.self,
      Serve.self,
    ])
}

@main
struct Program {
  static func main() {
    do {
      let arguments = Arguments.normalized(Array(CommandLine.arguments.dropFirst()))
      if let request = plainRequest(arguments) {
        try request.run()
      } else {
        var command = try Ordinate.parseAsRoot(arguments)
        try command.run()
      }
    } catch let failure as Failure {
      failure.report()
      exitProcess(failure.exitCode)
    } catch {
      report(error)
    }
  }

  private static func plainRequest(_ arguments: [String]) -> (any PlainRequest)? {
    switch arguments.first {
    case "eval": EvalRequest(plain: arguments.dropFirst())
    case "plot": PlotRequest(plain: arguments.dropFirst())
    default: nil
    }
  }

  /// Help goes to standard output; wrong usage to standard error, with exit code 64.
  private static func report(_ error: any Error) -> Never {
    if Ordinate.exitCode(for: error).isSuccess {
      print(Ordinate.fullMessage(for: error))
      exitProcess(0)
    }
    var message = Ordinate.fullMessage(for: error)
    if message.hasPrefix("Error: ") { message.removeFirst("Error: ".count) }
    Output.standardError.write("error: \(message)\n")
    exitProcess(Failure.usageExitCode)
  }
}
