public import Calculators
import GRDB

/// The histories of all calculators in one SQLite database.
///
/// A row that `append` has returned for is there whatever becomes of the program; a loss of power may
/// take the last ones along, for commits do not wait for the disk. Several programs may have a store
/// open at once: readers see what was last committed, and a writer waits for the one before it.
public struct HistoryStore: Sendable {
  /// How long to wait for another program, in seconds.
  private static let patience = 5.0

  private let database: DatabaseQueue

  /// Opens a store to write to it; one that is not there yet is made, one of an earlier version of
  /// the program brought up to date.
  ///
  /// - Parameter path: The file's, in a folder that is there.
  /// - Throws: `HistoryStoreError`.
  public init(path: String) throws(HistoryStoreError) {
    guard !FileAccess.exists(path) || FileAccess.isWritable(path) else {
      throw HistoryStoreError.readOnly
    }
    database = try HistoryStoreError.describing {
      try FolderLock.held(aboveFile: path) { try Self.open(path) }
    }
  }

  /// Opens a store to list what is in it.
  ///
  /// - Returns: `nil` where there is none.
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

  /// Closes the file, which takes what the write-ahead log has into it.
  public func close() { try? database.close() }

  /// Adds rows at the end of a history, all or none.
  ///
  /// - Parameter rows: One whose key is there already is not added again.
  /// - Returns: The numbers under which they are stored.
  /// - Throws: `HistoryStoreError`.
  public func append(_ rows: [KeyedRow], to owner: Calculator) throws(HistoryStoreError) -> [Int] {
    try HistoryStoreError.describing {
      try database.write { database in
        let insertion = try database.cachedStatement(
          sql: """
            INSERT INTO row (owner, text, formula, kind, angle, time, key)
            VALUES (?, ?, ?, ?, ?, CAST(strftime('%s') AS INTEGER), ?)
            ON CONFLICT (key) DO NOTHING
            """)
        return try rows.map { keyed in
          let row = keyed.row
          try insertion.execute(arguments: [
            owner.name, row.text, row.formula, row.kind.name, row.unit?.name, keyed.key,
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
  /// - Parameter owner: Whose they are; `nil` for all calculators'.
  /// - Throws: `HistoryStoreError`.
  /// - Complexity: O(bytes) of all calculators' rows.
  public func rows(of owner: Calculator?) throws(HistoryStoreError) -> [StoredRow] {
    try HistoryStoreError.describing {
      try database.read { database in
        let rows = try Row.fetchCursor(
          database,
          sql: """
            SELECT id, text, formula, kind, angle, owner, time FROM row
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

  /// Takes out the rows of these numbers, all or none; those that are not there are ignored.
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
      // A commit outlives the program without waiting for the disk.
      try database.execute(sql: "PRAGMA synchronous = NORMAL")
    }
    try database.read(Schema.requireKnown)
    if try !database.read(Schema.migrator.hasCompletedMigrations) {
      try Schema.migrator.migrate(database)
    }
    return database
  }

  /// Opens a file that may not be written to.
  private static func openUnchanging(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(patience)
    // Where there is no log nobody is writing, and SQLite need not make one.
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
  /// With what has a meaning in the address of a file escaped.
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
