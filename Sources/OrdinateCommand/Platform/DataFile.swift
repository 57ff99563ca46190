import Statistics

/// A file of data.
enum DataFile {
  /// Reads a table, piece by piece.
  ///
  /// - Parameter path: `-` for standard input.
  /// - Throws: `SystemProblem.cannotOpen`, `DataError`.
  static func table(at path: String) throws -> DataTable {
    var reader = DataReader()
    var problem: DataError?
    try LineReader(path: path).forEachPiece { piece in
      do throws(DataError) {
        try reader.append(piece)
        return true
      } catch {
        problem = error
        return false
      }
    }
    if let problem { throw problem }
    return try reader.finish()
  }

  /// A sentence that says what is wrong with a file of data, and where.
  static func message(_ error: DataError, path: String) -> String {
    let name = path == "-" ? "standard input" : path
    return "\(name), line \(error.line): \(error.kind.description)"
  }
}
