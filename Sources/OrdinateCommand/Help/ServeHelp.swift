import ArgumentParser
import Requests

struct ServeHelp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the web app until interrupted.",
    discussion: """
      Prints the address alone on a line. `make web` builds the web app.

      The names of limits are formula-bytes, data-bytes, formulas, samples, pixels, milliseconds (for one answer), \
      pending, pending-per-client, unsent-bytes, waiting-seconds, connections, request-seconds, \
      answer-seconds, idle-seconds and stopping-seconds.

      Examples:
        ordinate serve
        ordinate serve --host 0.0.0.0 --port 9000 --site /srv/ordinate
      """)

  @Option(Options.host) var host: String?
  @Option(Options.port) var port: String?
  @Option(Options.threads) var threads: String?
  @Option(Options.limit) var limit: [String]
  @Option(Options.site) var site: String?
}
