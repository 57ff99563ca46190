#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input.
enum Input {
  /// Whether it is a terminal, at which a person types.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// All of the input as one formula, without the line end after it; read only once. If the input
  /// is far too long for a formula, only its beginning.
  static let formula: [UInt8] = {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < 1 << 20 {
      let count = buffer.withUnsafeMutableBytes { readBytes(STDIN_FILENO, $0) }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    while let last = bytes.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") {
      bytes.removeLast()
    }
    return bytes
  }()
}
