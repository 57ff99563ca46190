public import Calculators
import GRDB

/// The histories of all calculators in one SQLite database.
///
/// A row is safe as soon as `append` returns, even if the program crashes. A power failure may lose
/// the last rows, because commits do not wait for the disk. Several programs may have a store open
/// at once: readers see the last commit, and a writer waits for the previous one.
public struct HistoryStore: Sendable {
  /// How long to wait for another program, in seconds.
  private static let patience = 5.0

  private let database: DatabaseQueue

  /// Opens a store for writing. A missing store is created, and one from an earlier version of the
  /// program is brought up to date.
  ///
  /// - Parameter path: The path of the file, in an existing folder.
  /// - Throws: `HistoryStoreError`.
  public init(path: String) throws(HistoryStoreError) {
    guard !FileAccess.exists(path) || FileAccess.isWritable(path) else {
      throw HistoryStoreError.readOnly
    }
    database = try HistoryStoreError.describing {
      try FolderLock.held(aboveFile: path) { try Self.open(path) }
    }
  }

  /// Opens a store for reading.
  ///
  /// - Returns: `nil` if the file does not exist.
  /// - Throws: `HistoryStoreError`.
  public init?(reading path: String) throws(HistoryStoreError) {
    guard FileAccess.exists(path) else { return nil }
    database = try HistoryStoreError.describing {
      if FileAccess.isWritable(path) {
        return try FolderLock.held(aboveFile: path) { try Self.open(path) }
      }
      return try Self.openUnchanging(path)
    }
  }

  /// Closes the file, which moves the contents of the write-ahead log into it.
  public func close() { try? database.close() }

  /// Adds rows to the end of a history: either all or none.
  ///
  /// - Parameter rows: Rows whose key is stored already are not added again.
  /// - Returns: The numbers under which they are stored.
  /// - Throws: `HistoryStoreError`.
  public func append(_ rows: [KeyedRow], to owner: Calculator) throws(HistoryStoreError) -> [Int] {
    try HistoryStoreError.describing {
      try database.write { database in
        let insertion = try database.cachedStatement(
          sql: """
            INSERT INTO row (owner, text, formula, kind, angle, exact, time, key)
            VALUES (?, ?, ?, ?, ?, ?, CAST(strftime('%s') AS INTEGER), ?)
            ON CONFLICT (key) DO NOTHING
            """)
        return try rows.map { keyed in
          let row = keyed.row
          try insertion.execute(arguments: [
            owner.name, row.text, row.formula, row.kind.name, row.unit?.name,
            row.exact.isEmpty ? nil : row.exact, keyed.key,
          ])
          if database.changesCount > 0 { return Int(database.lastInsertedRowID) }
          return try Int.fetchOne(
            database, sql: "SELECT id FROM row WHERE key = ?", arguments: [keyed.key]) ?? 0
        }
      }
    }
  }

  /// All rows, oldest first.
  ///
  /// - Parameter owner: The calculator; `nil` for all calculators.
  /// - Throws: `HistoryStoreError`.
  /// - Complexity: O(bytes) of the rows of all calculators.
  public func rows(of owner: Calculator?) throws(HistoryStoreError) -> [StoredRow] {
    try HistoryStoreError.describing {
      try database.read { database in
        let rows = try Row.fetchCursor(
          database,
          sql: """
            SELECT id, text, formula, kind, angle, owner, time, exact FROM row
            WHERE owner = ?1 OR ?1 IS NULL ORDER BY id
            """, arguments: [owner?.name])
        var stored: [StoredRow] = []
        while let row = try rows.next() {
          if let row = StoredRow(row) { stored.append(row) }
        }
        return stored
      }
    }
  }

  /// Removes the rows with these numbers: either all or none. Numbers without a row are ignored.
  ///
  /// - Throws: `HistoryStoreError`.
  public func remove(_ ids: [Int]) throws(HistoryStoreError) {
    try HistoryStoreError.describing {
      try database.write { database in
        let deletion = try database.cachedStatement(sql: "DELETE FROM row WHERE id = ?")
        for id in ids { try deletion.execute(arguments: [id]) }
      }
    }
  }

  private static func open(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    let database = try DatabaseQueue(path: path, configuration: configuration)
    try database.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA secure_delete = ON")
      try database.execute(sql: "PRAGMA journal_mode = WAL")
      // A commit survives a crash of the program without waiting for the disk.
      try database.execute(sql: "PRAGMA synchronous = NORMAL")
    }
    try database.read(Schema.requireKnown)
    if try !database.read(Schema.migrator.hasCompletedMigrations) {
      try Schema.migrator.migrate(database)
    }
    return database
  }

  /// Opens a file that cannot be written.
  private static func openUnchanging(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(patience)
    // Without a log nobody is writing, and SQLite does not have to create one.
    let database = try DatabaseQueue(
      path: FileAccess.exists(path + "-wal")
        ? path : "file:\(path.percentEncoded)?immutable=1",
      configuration: configuration)
    try database.read { database in
      try Schema.requireKnown(database)
      guard try Schema.migrator.hasCompletedMigrations(database) else {
        throw HistoryStoreError.outOfDate
      }
    }
    return database
  }
}

extension String {
  /// The path with the characters escaped that have a meaning in a URI.
  fileprivate var percentEncoded: String {
    var encoded = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "%": encoded += "%25"
      case "?": encoded += "%3f"
      case "#": encoded += "%23"
      default: encoded.unicodeScalars.append(scalar)
      }
    }
    return encoded
  }
}
