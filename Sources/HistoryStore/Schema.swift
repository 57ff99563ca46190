import GRDB

/// What is in the database, and how it came to be so.
enum Schema {
  /// A migration that has been released stays as it is: there are files that have gone through it.
  static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("rows") { database in
      // Numbers are never used again, so that what is added last has the largest.
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
    return migrator
  }()

  /// - Throws: `HistoryStoreError.superseded` for a file that a later version has brought up to date.
  static func requireKnown(_ database: Database) throws {
    if try migrator.hasBeenSuperseded(database) { throw HistoryStoreError.superseded }
  }
}
