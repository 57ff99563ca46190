import ArgumentParser

/// The program `ordinate`.
struct Ordinate: ParsableCommand {
  // Commands say their names, for deriving one from its type takes the runtime a millisecond.
  static let configuration = CommandConfiguration(
    commandName: "ordinate",
    abstract: "A graphing calculator: values, graphs, tables and analyses of formulas.",
    discussion: """
      Examples:
        ordinate eval '2*sin(1)+3^4'           a formula's value
        ordinate plot 'x*cos(1/x)' --x -1:1    its graph, here in the terminal
        ordinate plot 'x^3-2x' --out f.svg     as a picture, also .png or .pdf
        ordinate analyze 'x^3-3x+2'            its extremes, zeros, poles, integral
        ordinate repl                          a calculator, line by line

      Values may begin with a minus: `ordinate eval -2^2` prints -4. Where a formula is wanted, - reads \
      it from standard input. `ordinate help eval` tells what formulas are made of.

      Results go to standard output, errors to standard error with the place marked.

      Exit status:
        0   done
        64  an option's value is no number or out of range, or wrong usage
        65  a formula, key or input line cannot be read or has no value
        66  a file cannot be opened
        69  something that is needed is not there: the server, its port, a library
        73  a file or standard output cannot be written

      Environment:
        NO_COLOR       if not empty, no colours, which there are at a terminal only
        ORDINATE_HOME  the folder of histories, instead of $XDG_DATA_HOME/ordinate
                       or ~/.local/share/ordinate
        LC_ALL, LC_MESSAGES, LANG
                       the language of calculators' messages: English, German,
                       Spanish, French or Chinese
      """,
    version: "0.1.0",
    subcommands: [
      Eval.self, Keys.self, Plot.self, Table.self, Describe.self, Analyze.self, Repl.self,
      HistoryCommand.self, Serve.self,
    ])
}

@main
struct Program {
  static func main() {
    let arguments = Arguments.normalized(Array(CommandLine.arguments.dropFirst()))
    do {
      if let request = plainRequest(arguments) {
        try request.run()
      } else {
        var command = try Ordinate.parseAsRoot(arguments)
        try command.run()
      }
    } catch let failure as Failure {
      if Arguments.askForJSON(arguments), let json = failure.json { Output.standard.write(json) }
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
      Output.standard.write(Ordinate.fullMessage(for: error) + "\n")
      exitProcess(0)
    }
    var message = Ordinate.fullMessage(for: error)
    if message.hasPrefix("Error: ") { message.removeFirst("Error: ".count) }
    Output.standardError.write("\(Ink.standardError.error("error:")) \(message)\n")
    exitProcess(Failure.usageExitCode)
  }
}
