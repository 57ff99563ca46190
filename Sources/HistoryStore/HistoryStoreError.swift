import GRDB

/// Why a store cannot be opened, read or written.
public enum HistoryStoreError: Error, Equatable, Sendable {
  /// A later version of the program has changed the file's format.
  case superseded
  /// An earlier version wrote the file, and it cannot be brought up to date because it is
  /// read-only.
  case outOfDate
  /// The file or its folder is read-only.
  case readOnly
  /// Another program has been writing for too long.
  case busy
  /// The file is not an SQLite database, or is damaged.
  case damaged
  /// Any other error of SQLite or the system.
  case failed(String)

  /// In a few words, for use after a colon.
  public var reason: String {
    switch self {
    case .superseded: "a later version of ordinate wrote it"
    case .outOfDate: "an earlier version of ordinate wrote it, and it may not be written to"
    case .readOnly: "it may only be read"
    case .busy: "another program is writing it"
    case .damaged: "it is damaged, or no history"
    case .failed(let reason): reason
    }
  }

  /// Runs `body` and converts its errors to those of the store.
  static func describing<Result>(_ body: () throws -> Result) throws(Self) -> Result {
    do {
      return try body()
    } catch let error as Self {
      throw error
    } catch let error as DatabaseError {
      throw Self(error)
    } catch {
      throw .failed("\(error)")
    }
  }

  private init(_ error: DatabaseError) {
    switch error.resultCode {
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    case .SQLITE_READONLY: self = .readOnly
    case .SQLITE_NOTADB, .SQLITE_CORRUPT: self = .damaged
    default: self = .failed(error.message ?? error.resultCode.description)
    }
  }
}
