#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Environment {
  /// Where data are kept: `$ORDINATE_HOME`, else where the XDG Base Directory Specification says.
  ///
  /// - Returns: `nil` where not even the user's home is known.
  static var dataFolder: String? {
    func path(_ variable: String) -> String? {
      Environment.variable(variable).flatMap { $0.isEmpty ? nil : $0 }
    }
    // The specification has relative paths ignored.
    let shared = path("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return path("ORDINATE_HOME") ?? shared.map { $0 + "/ordinate" }
      ?? path("HOME").map { $0 + "/.local/share/ordinate" }
  }

  /// Makes the folders that a file is in, those that are not there for the user alone.
  ///
  /// That it fails is told by whoever then writes the file.
  static func makeFolders(above path: String) {
    for slash in path.indices.dropFirst() where path[slash] == "/" {
      mkdir(String(path[..<slash]), 0o700)
    }
  }
}
