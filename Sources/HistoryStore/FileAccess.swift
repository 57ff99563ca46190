#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What may be done with a file.
enum FileAccess {
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether SQLite can write the file, for which it has others beside it.
  static func isWritable(_ path: String) -> Bool {
    access(path, W_OK) == 0 && access(folder(of: path), W_OK) == 0
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// A lock on a folder, for what two programs must not do at once to a file in it that SQLite does not
/// keep apart itself: making it and bringing it up to date.
enum FolderLock {
  /// Between two looks, in microseconds, and how often to look.
  private static let interval: UInt32 = 2000
  private static let attempts = 2500

  /// Does something while no other program does so.
  ///
  /// Where there are no locks, or another program does not come to an end, it is done all the same.
  static func held<Result>(
    aboveFile path: String, _ body: () throws -> Result
  ) rethrows -> Result {
    let descriptor = open(FileAccess.folder(of: path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return try body() }
    defer { close(descriptor) }
    var attempt = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK, attempt < attempts {
      attempt += 1
      usleep(interval)
    }
    return try body()
  }
}
