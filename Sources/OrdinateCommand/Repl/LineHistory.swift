/// The lines typed in this run and earlier ones, kept in a file.
///
/// If the file cannot be read or written, nothing is kept; that is not an error.
struct LineHistory {
  /// The most lines that a later run recalls.
  private static let longest = 1000

  private let path: String?
  /// Oldest first.
  private(set) var lines: [String] = []

  /// - Parameter name: The name of the file, in the folder for data.
  init(name: String) {
    path = Environment.dataFolder.map { $0 + "/" + name }
    guard let path, let reader = try? LineReader(path: path) else { return }
    try? reader.forEachBatch { batch in
      lines += batch.map { String(decoding: $0, as: UTF8.self) }
    }
    guard lines.count > Self.longest else { return }
    lines.removeFirst(lines.count - Self.longest)
    let shortened = lines.map { $0 + "\n" }.joined()
    try? WholeFile.write(Array(shortened.utf8), at: path)
  }

  /// Adds a line, unless it is blank or equal to the last one.
  ///
  /// - Returns: Whether it was added.
  mutating func add(_ line: String) -> Bool {
    guard line != lines.last, !line.allSatisfy(\.isWhitespace) else { return false }
    lines.append(line)
    if let path {
      Environment.makeFolders(above: path)
      try? WholeFile.append(Array((line + "\n").utf8), at: path)
    }
    return true
  }
}
