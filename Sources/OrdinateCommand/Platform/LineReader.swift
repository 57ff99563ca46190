#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is read line by line as its bytes arrive.
struct LineReader {
  /// Longer lines are cut; no valid formula is that long.
  private static let longestLine = 1 << 20
  private let path: String
  private let descriptor: Int32

  /// - Parameter path: `-` for standard input.
  /// - Throws: `SystemProblem.cannotOpen`.
  init(path: String) throws {
    self.path = path == "-" ? "standard input" : path
    guard path != "-" else {
      descriptor = STDIN_FILENO
      return
    }
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      throw SystemProblem.cannotOpen(path: path, reason: lastSystemError())
    }
    guard status.st_mode & S_IFMT != S_IFDIR else {
      throw SystemProblem.cannotOpen(path: path, reason: String(cString: strerror(EISDIR)))
    }
  }

  /// Its length in bytes; `nil` if the length is unknown, as for a pipe.
  var length: Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Passes on the lines that have arrived so far, repeatedly until the end of the file.
  ///
  /// Lines end with a line feed, which the last line may lack. A carriage return before it is
  /// dropped.
  ///
  /// - Throws: `SystemProblem.cannotOpen` if the file cannot be read to its end.
  func forEachBatch(_ body: ([[UInt8]]) -> Void) throws {
    try read(until: { lines in
      body(lines)
      return true
    })
  }

  /// Passes on lines one by one as they arrive, until `body` returns false.
  ///
  /// - Throws: As `forEachBatch`.
  func forEachLine(_ body: ([UInt8]) -> Bool) throws {
    try read(until: { $0.allSatisfy(body) })
  }

  /// Passes on the bytes as they arrive, until `body` returns false.
  ///
  /// - Throws: As `forEachBatch`.
  func forEachPiece(_ body: (ArraySlice<UInt8>) -> Bool) throws {
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = buffer.withUnsafeMutableBytes { readBytes(descriptor, $0) }
      if count < 0 { throw SystemProblem.cannotOpen(path: path, reason: lastSystemError()) }
      guard count > 0, body(buffer[..<count]) else { return }
    }
  }

  private func read(until body: ([[UInt8]]) -> Bool) throws {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var line: [UInt8] = []
    while true {
      let count = buffer.withUnsafeMutableBytes { readBytes(descriptor, $0) }
      if count < 0 { throw SystemProblem.cannotOpen(path: path, reason: lastSystemError()) }
      guard count > 0 else { break }
      var lines: [[UInt8]] = []
      var rest = buffer[..<count]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        append(rest[..<end], to: &line)
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        lines.append(line)
        line.removeAll(keepingCapacity: true)
        rest = rest[(end + 1)...]
      }
      append(rest, to: &line)
      if !lines.isEmpty && !body(lines) { return }
    }
    if !line.isEmpty { _ = body([line]) }
  }

  private func append(_ bytes: ArraySlice<UInt8>, to line: inout [UInt8]) {
    line += bytes.prefix(Self.longestLine - line.count)
  }
}
