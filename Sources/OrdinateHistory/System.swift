#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process: its standard streams, its signals and its end.
enum System {
  /// Makes errors of what would be signals, and what is created the user's alone.
  static func prepare() {
    signal(SIGXFSZ, SIG_IGN)
    umask(0o077)
  }

  /// Goes on where the keyboard or the terminal's end interrupts who started the program, or nobody
  /// reads any more.
  static func outliveItsStarter() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGINT, SIG_IGN)
    signal(SIGHUP, SIG_IGN)
    signal(SIGQUIT, SIG_IGN)
  }

  /// Whether a person can be asked.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  static func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes to standard output; where it has no place for it, ends the program.
  static func writeResults(_ bytes: [UInt8]) {
    if write(bytes) { return }
    fail("cannot write standard output: \(String(cString: strerror(errno)))", code: 73)
  }

  /// - Returns: False where nobody reads any more.
  @discardableResult
  static func write(_ bytes: [UInt8]) -> Bool { writeAll(bytes, to: STDOUT_FILENO) }

  /// Says on standard error what is wrong, and ends the program.
  static func fail(_ message: String, code: Int32) -> Never {
    _ = writeAll(Array("error: \(message)\n".utf8), to: STDERR_FILENO)
    exit(code)
  }

  /// Waits for bytes on standard input.
  ///
  /// - Returns: `nil` at its end.
  static func read(atMost count: Int) -> ArraySlice<UInt8>? {
    var bytes = [UInt8](repeating: 0, count: count)
    while true {
      let count = bytes.withUnsafeMutableBytes { systemRead(STDIN_FILENO, $0) }
      if count < 0 && errno == EINTR { continue }
      return count > 0 ? bytes[..<count] : nil
    }
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, bytes.baseAddress, bytes.count)
}
