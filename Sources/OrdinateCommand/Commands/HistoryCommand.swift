import ArgumentParser
import Calculators
import Screens

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "List what calculators have computed, search it, export it or clear it.",
    usage: """
      ordinate history [--on CALCULATOR] [--search TEXT] [--grouped]
                       [--json | --export csv]
      ordinate history [--on CALCULATOR] [--search TEXT] --clear [--yes]
      """,
    discussion: """
      `ordinate repl` and `ordinate keys --record` write the history, a row a computation, a graph or \
      a C. Rows are listed newest first; by kind they are in sections, oldest first. JSON is a line \
      a row: id, on, text, formula, kind, angle and time, in seconds since 1970.

      A search minds neither spaces nor capital letters, nor which of several signs that look alike \
      stands for an operator. With --clear only rows that are found are cleared.

      The history is the file history.sqlite in $ORDINATE_HOME, which if it is not set is \
      $XDG_DATA_HOME/ordinate or ~/.local/share/ordinate. Several programs may use it at once. The \
      web app has histories of its own.

      Examples:
        ordinate history --on rpn --grouped
        ordinate history --search sin --export csv > sines.csv
        ordinate history --on calculator --clear
      """)

  enum Export: String, ExpressibleByArgument, CaseIterable {
    case csv
  }

  @Option(help: ArgumentHelp("Whose history (default: of all).", valueName: "calculator"))
  var on: Calculator?

  @Flag(help: "In sections of like operations.") var grouped = false

  @Option(help: ArgumentHelp("Only rows in which this text occurs.", valueName: "text"))
  var search = ""

  @Option(
    help: ArgumentHelp(
      "Print comma-separated values, row,formula,result,kind,angle.", valueName: "format"))
  var export: Export?

  @Flag(help: "Print JSON.") var json = false

  @Flag(help: "Take rows out of the history; at a terminal, asks first.") var clear = false

  @Flag(help: "Clear without asking.") var yes = false

  func run() throws {
    guard !clear || !(grouped || json || export != nil) else {
      throw Failure.usage("--clear prints nothing: leave --grouped, --json and --export out")
    }
    guard !json || export == nil else { throw Failure.usage("--json or --export, not both") }
    guard clear || !yes else { throw Failure.usage("--yes is for --clear") }
    let file = try HistoryFile()
    let (owner, language) = (on?.name ?? "all", Environment.language.code)
    let arguments =
      clear
      ? ["clear", owner, yes ? "now" : "ask", language, search]
      : [
        "show", owner, grouped ? "kinds" : "newest", json ? "json" : export?.rawValue ?? "text",
        language, search,
      ]
    let reason = Environment.become(file.program, arguments: [file.path] + arguments)
    throw Failure.unavailable("cannot start \(file.program): \(reason)")
  }
}
