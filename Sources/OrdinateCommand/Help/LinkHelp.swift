import ArgumentParser
import Requests

struct LinkHelp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "link",
    abstract: "Print the fragment of a link that holds a sheet.",
    usage: """
      ordinate link ROW ... [--x MIN:MAX] [--y MIN:MAX]
      ordinate link --file FILE [--x MIN:MAX] [--y MIN:MAX]
      """,
    discussion: """
      The fragment, which begins with #, holds all rows and the ranges. No server sees it. While it is short \
      it can be read; beyond 150 characters it is #~1. and a code. It has at most 65536 characters.

      Examples:
        ordinate link 'y=a x^2' 'a=2' --x -5:5
        ordinate plot --link "$(ordinate link 'y=a x^2' 'a=2')"
      """)

  @Argument(help: "Rows; - reads them from standard input, one per line.")
  var rows: [String] = []
  @Option(Options.rows) var file: String?
  @Option(Options.x.defaulting(to: nil)) var x: String?
  @Option(Options.y) var y: String?
}
