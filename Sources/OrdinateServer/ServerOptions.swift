/// What the server is started with: `HOST PORT FOLDER [--threads N] [--LIMIT N]…`, with the limits
/// that `Budget.options` names.
struct ServerOptions: Sendable {
  let host: String
  let port: Int
  /// The folder of the web app.
  let folder: String
  /// How many threads answer requests, and as many more compute what takes longer.
  private(set) var threads: Int
  private(set) var budget = Budget()

  static let usage =
    "usage: ordinate-server HOST PORT FOLDER [--threads N] "
    + Budget.options.map { "[--\($0.name) N]" }.joined(separator: " ")

  /// - Parameters:
  ///   - arguments: Without the program's name. An option's value follows it, or a `=` in it.
  ///   - processorCount: How many threads there are by default.
  /// - Returns: `nil` for arguments that are not as `usage` says: numbers are whole and above 0.
  init?(_ arguments: [String], processorCount: Int) {
    guard arguments.count >= 3, let port = UInt16(arguments[1]) else { return nil }
    host = arguments[0]
    self.port = Int(port)
    folder = arguments[2]
    threads = processorCount
    var words = arguments[3...].flatMap {
      $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    }[...]
    while let word = words.popFirst() {
      guard let value = words.popFirst().flatMap({ Int($0) }), value > 0, value <= 1_000_000_000
      else {
        return nil
      }
      if word == "--threads" {
        threads = min(value, 1_024)
      } else if let option = Budget.options.first(where: { "--" + $0.name == word }) {
        budget[keyPath: option.limit] = value
      } else {
        return nil
      }
    }
  }
}
