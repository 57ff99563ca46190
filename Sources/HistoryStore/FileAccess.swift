#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The access that the system allows to a file.
enum FileAccess {
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether SQLite can write the file and the other files that it needs next to it.
  static func isWritable(_ path: String) -> Bool {
    access(path, W_OK) == 0 && access(folder(of: path), W_OK) == 0
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

/// A lock on a folder, for steps that two programs must not take at once and that SQLite does not
/// protect: creating a file there and bringing it up to date.
enum FolderLock {
  /// The time between two attempts, in microseconds, and the number of attempts.
  private static let interval: UInt32 = 2000
  private static let attempts = 2500

  /// Runs `body` while no other program runs its own.
  ///
  /// If the system has no locks, or another program takes too long, it runs `body` all the same.
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
