import Requests

/// `ordinate serve`: turns this process into the server.
struct ServeRequest: Request {
  private let host: String
  private let port: Int
  private let threads: Int?
  private let limits: [String]
  private let site: String?

  init(_ arguments: inout Arguments) throws(UsageProblem) {
    host = try arguments.setting(of: Options.host)
    port = try arguments.setting(of: Options.port)
    threads = try arguments.value(of: Options.threads)
    limits = try arguments.values(of: Options.limit)
    site = try arguments.value(of: Options.site)
  }

  func run() throws {
    let folder = Environment.programFolder
    // Relative to bin the site is in share/ordinate, relative to .build/release it is .build/site.
    let installed = "\(folder)/../share/ordinate"
    let built = "\(folder)/../../site"
    let site = site ?? (Environment.exists(installed) ? installed : built)
    let options = (threads.map { ["--threads=\($0)"] } ?? []) + limits.map { "--" + $0 }
    throw Environment.become(
      "\(folder)/ordinate-server", arguments: [host, String(port), site] + options)
  }
}
