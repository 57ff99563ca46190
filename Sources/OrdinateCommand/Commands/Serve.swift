import ArgumentParser

struct Serve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the web app until interrupted.",
    discussion: """
      Prints the address alone on a line. `make web` builds the web app.

      Examples:
        ordinate serve
        ordinate serve --host 0.0.0.0 --port 9000 --site /srv/ordinate
      """)

  @Option(help: "The address to listen at.") var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 for any that is free.") var port: UInt16 = 8080

  @Option(help: "How many threads answer (default: as many as there are processors).")
  var threads: UInt16?

  @Option(
    help: ArgumentHelp(
      "A limit of requests, as in samples=5000.",
      discussion: """
        formula-bytes, formulas, samples, pixels, milliseconds (of one answer), pending, \
        pending-per-client, unsent-bytes, waiting-seconds, connections, request-seconds, answer-seconds, idle-seconds.
        """, valueName: "name=n"))
  var limit: [String] = []

  @Option(
    help: "The folder of the web app (default: the one built or installed with this program).",
    completion: .directory)
  var site: String?

  func run() throws {
    let folder = Environment.programFolder
    // From bin the site is share/ordinate, from .build/release it is .build/site.
    let installed = "\(folder)/../share/ordinate"
    let built = "\(folder)/../../site"
    let site = site ?? (Environment.exists(installed) ? installed : built)
    let server = "\(folder)/ordinate-server"
    let options = (threads.map { ["--threads=\($0)"] } ?? []) + limit.map { "--" + $0 }
    let reason = Environment.become(server, arguments: [host, String(port), site] + options)
    throw Failure.unavailable("cannot start \(server): \(reason)")
  }
}
