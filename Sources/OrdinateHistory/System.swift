#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process: its standard streams, its signals and its end.
enum System {
  /// Turns signals for failed writes into errors, and makes new files accessible only to the user.
  static func prepare() {
    signal(SIGXFSZ, SIG_IGN)
    umask(0o077)
  }

  /// Continues after an interrupt from the keyboard, after the terminal is gone, and when nobody
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

  /// Writes to standard output; ends the program if that fails.
  static func writeResults(_ bytes: [UInt8]) {
    if write(bytes) { return }
    fail("cannot write standard output: \(String(cString: strerror(errno)))", code: 73)
  }

  /// - Returns: False if nobody reads any more.
  @discardableResult
  static func write(_ bytes: [UInt8]) -> Bool { writeAll(bytes, to: STDOUT_FILENO) }

  /// Reports an error on standard error and ends the program.
  static func fail(_ message: String, code: Int32) -> Never {
    _ = writeAll(Array("error: \(message)\n".utf8), to: STDERR_FILENO)
    exit(code)
  }

  /// Waits for bytes on standard input.
  ///
  /// - Returns: `nil` at the end of the input.
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
