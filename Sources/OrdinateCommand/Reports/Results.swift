/// Results, on standard output.
enum Results {
  /// Ends the program if they cannot be written.
  static func write(_ text: String) { write(Array(text.utf8)) }

  /// Ends the program if they cannot be written.
  static func write(_ bytes: [UInt8]) {
    do {
      try Output.standard.write(bytes)
    } catch {
      Failure.system(error).end()
    }
  }
}

/// Messages about errors and warnings, on standard error.
enum Messages {
  /// Writes a message; a message that cannot be written is lost.
  static func write(_ text: String) { try? Output.standardError.write(text) }
}
