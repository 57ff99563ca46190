#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that are written as a whole.
enum WholeFile {
  /// Writes a whole file, replacing any earlier one.
  ///
  /// - Throws: `SystemProblem.cannotWrite`.
  static func write(_ bytes: [UInt8], at path: String) throws(SystemProblem) {
    try write(bytes, at: path, O_TRUNC, permissions: 0o666)
  }

  /// Appends to a file; a new file is readable only by its owner.
  ///
  /// - Throws: `SystemProblem.cannotWrite`.
  static func append(_ bytes: [UInt8], at path: String) throws(SystemProblem) {
    try write(bytes, at: path, O_APPEND, permissions: 0o600)
  }

  private static func write(
    _ bytes: [UInt8], at path: String, _ mode: Int32, permissions: mode_t
  ) throws(SystemProblem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | mode, permissions)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: lastSystemError()) }
    let isWritten = writeAll(bytes, to: descriptor)
    let reason = lastSystemError()
    guard close(descriptor) == 0, isWritten else {
      throw .cannotWrite(path: path, reason: isWritten ? lastSystemError() : reason)
    }
  }
}
