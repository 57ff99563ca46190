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
  /// - Throws: For arguments that are not as `usage` says: numbers are whole, from 1 to 10⁹.
  init(_ arguments: [String], processorCount: Int) throws(WrongArgument) {
    guard arguments.count >= 3, let port = UInt16(arguments[1]) else {
      throw WrongArgument(Self.usage)
    }
    host = arguments[0]
    self.port = Int(port)
    folder = arguments[2]
    threads = processorCount
    var words = arguments[3...].flatMap {
      $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    }[...]
    while let word = words.popFirst() {
      let option = Budget.options.first { "--" + $0.name == word }
      guard option != nil || word == "--threads" else {
        let names = Budget.options.map(\.name).joined(separator: ", ")
        throw WrongArgument("there is no limit \(word.drop { $0 == "-" }), but \(names)")
      }
      guard let value = words.popFirst().flatMap({ Int($0) }), value > 0, value <= 1_000_000_000
      else {
        throw WrongArgument("\(word.dropFirst(2)) has to be a whole number above 0")
      }
      if let option { budget[keyPath: option.limit] = value } else { threads = min(value, 1_024) }
    }
  }
}

/// Says what is wrong with the arguments that the server is started with.
struct WrongArgument: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
