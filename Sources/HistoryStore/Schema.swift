import GRDB

/// The tables of the database, and the migrations that create them.
enum Schema {
  /// A migration that has been released never changes, because there are files that it was applied
  /// to.
  static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("rows") { database in
      // Numbers are never used again, so the latest row has the largest.
      try database.execute(
        sql: """
          CREATE TABLE row (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            owner TEXT NOT NULL,
            text TEXT NOT NULL,
            formula TEXT NOT NULL,
            kind TEXT NOT NULL,
            angle TEXT,
            time INTEGER NOT NULL
          )
          """)
    }
    migrator.registerMigration("keys") { database in
      try database.execute(sql: "ALTER TABLE row ADD COLUMN key TEXT")
      try database.execute(sql: "CREATE UNIQUE INDEX row_key ON row (key)")
    }
    migrator.registerMigration("exact") { database in
      // Rows from before have no exact form.
      try database.execute(sql: "ALTER TABLE row ADD COLUMN exact TEXT")
    }
    return migrator
  }()

  /// - Throws: `HistoryStoreError.superseded` if a later version has changed the file's format.
  static func requireKnown(_ database: Database) throws {
    if try migrator.hasBeenSuperseded(database) { throw HistoryStoreError.superseded }
  }
}
