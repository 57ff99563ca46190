/// The server's arguments: `HOST PORT FOLDER [--threads N] [--LIMIT N]…`, with the limits that
/// `Budget.options` names.
struct ServerOptions: Sendable {
  let host: String
  let port: Int
  /// The folder of the web app.
  let folder: String
  /// The number of threads that serve connections; twice as many more compute slow answers.
  private(set) var threads: Int
  private(set) var budget = Budget()

  static let usage =
    "usage: ordinate-server HOST PORT FOLDER [--threads N] "
    + Budget.options.map { "[--\($0.name) N]" }.joined(separator: " ")

  /// - Parameters:
  ///   - arguments: The arguments without the program's name. The value of an option follows it, or
  ///     follows a `=` in the same argument.
  ///   - processorCount: The default for `threads`.
  /// - Throws: If the arguments do not follow `usage`; numbers are whole, from 1 to 10⁹.
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

/// An argument that the server cannot be started with.
struct WrongArgument: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
