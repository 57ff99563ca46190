#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Environment {
  /// The folder for data: `$ORDINATE_HOME`, or otherwise the one of the XDG Base Directory
  /// Specification.
  ///
  /// - Returns: `nil` if the user's home folder is unknown, too.
  static var dataFolder: String? {
    func path(_ variable: String) -> String? {
      Environment.variable(variable).flatMap { $0.isEmpty ? nil : $0 }
    }
    // The specification says to ignore relative paths.
    let shared = path("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return path("ORDINATE_HOME") ?? shared.map { $0 + "/ordinate" }
      ?? path("HOME").map { $0 + "/.local/share/ordinate" }
  }

  /// Creates the missing folders above a file, for the user alone.
  ///
  /// If this fails, writing the file fails, too, and reports the error.
  static func makeFolders(above path: String) {
    for slash in path.indices.dropFirst() where path[slash] == "/" {
      mkdir(String(path[..<slash]), 0o700)
    }
  }
}
