import ArgumentParser
import Requests

struct HistoryHelp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "List what calculators have computed, search it, export it or clear it.",
    usage: """
      ordinate history [--on CALCULATOR] [--search TEXT] [--grouped]
                       [--json | --export csv]
      ordinate history [--on CALCULATOR] [--search TEXT] --clear [--yes]
      """,
    discussion: """
      `ordinate repl` and `ordinate keys --record` write the history: one row for each computation, \
      graph or C. Without --on the rows of all calculators are listed, newest first; sections by kind \
      are oldest first. JSON has one line per row: id, on, text, formula, kind, angle, and time in \
      seconds since 1970.

      A search ignores spaces and case, and takes signs that look alike for the same operator. \
      --clear with --search clears only the rows that are found.

      The history is the file history.sqlite in $ORDINATE_HOME; if that is not set, in \
      $XDG_DATA_HOME/ordinate or ~/.local/share/ordinate. Several programs can use it at once. The \
      web app has histories of its own.

      Examples:
        ordinate history --on rpn --grouped
        ordinate history --search sin --export csv > sines.csv
        ordinate history --on calculator --clear
      """)

  @Option(Options.calculator) var calculator: String?
  @Option(Options.search) var search: String?
  @Flag(Flags.grouped) var grouped: Bool
  @Option(Options.export) var export: String?
  @Flag(Flags.json) var json: Bool
  @Flag(Flags.clear) var clear: Bool
  @Flag(Flags.yes) var yes: Bool
}
