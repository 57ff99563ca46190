#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output or standard error, without a buffer.
struct Output {
  private let descriptor: Int32

  static let standard = Output(descriptor: STDOUT_FILENO)
  static let standardError = Output(descriptor: STDERR_FILENO)

  /// Whether it is a terminal, at which a person reads.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The width and height in characters; `nil` if it is not a terminal.
  var terminalSize: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Writes a text, in UTF-8.
  ///
  /// - Throws: `SystemProblem.cannotWrite`.
  func write(_ text: String) throws(SystemProblem) { try write(Array(text.utf8)) }

  /// - Throws: `SystemProblem.cannotWrite`.
  func write(_ bytes: [UInt8]) throws(SystemProblem) {
    guard writeAll(bytes, to: descriptor) else {
      throw .cannotWrite(path: name, reason: lastSystemError())
    }
  }

  private var name: String {
    descriptor == STDOUT_FILENO ? "standard output" : "standard error"
  }
}
