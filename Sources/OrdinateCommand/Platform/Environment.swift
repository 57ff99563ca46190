#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process and its surroundings.
enum Environment {
  /// - Returns: `nil` for a variable that is not set.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The bytes of the first argument that equals `text` once its invalid UTF-8 is replaced.
  static func argumentBytes(reading text: String) -> [UInt8]? {
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index], String(cString: argument) == text
      else { continue }
      return Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
    }
    return nil
  }

  /// The folder of the running program, without a slash at its end.
  static var programFolder: String {
    var path = CommandLine.arguments[0]
    #if os(Linux)
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = buffer.withUnsafeMutableBytes { bytes in
        bytes.baseAddress.map { readlink("/proc/self/exe", $0, bytes.count) } ?? 0
      }
      if count > 0 { path = String(decoding: buffer[..<count], as: UTF8.self) }
    #endif
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return String(path[..<slash])
  }

  /// Whether a folder or a file exists.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Ends the program; nothing is printed later.
  static func end(_ code: Int32) -> Never { exit(code) }

  /// Replaces this process by another program; returns only if that cannot be started.
  static func become(_ program: String, arguments: [String]) -> SystemProblem {
    var pointers = ([program] + arguments).map { strdup($0) } + [nil]
    execv(program, &pointers)
    return .cannotStart(program: program, reason: lastSystemError())
  }
}
