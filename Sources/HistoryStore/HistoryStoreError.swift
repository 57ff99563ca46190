import GRDB

/// Why a store cannot be opened, read or written.
public enum HistoryStoreError: Error, Equatable, Sendable {
  /// A later version of the program has changed what is in the file.
  case superseded
  /// An earlier version has written the file, which may not be written to.
  case outOfDate
  /// The file, or its folder, may only be read.
  case readOnly
  /// Another program has been writing for too long.
  case busy
  /// The file is none of SQLite's, or no longer.
  case damaged
  /// Whatever else SQLite or the system says.
  case failed(String)

  /// In a few words, as behind a colon.
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

  /// Does something, whose errors become the store's own.
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
