/// Where histories are stored, and by which program.
///
/// It is a separate program because linking SQLite makes every start slower.
struct HistoryFile {
  let path: String
  let program = Environment.programFolder + "/ordinate-history"

  /// - Throws: `Failure.unavailable`.
  init() throws(Failure) {
    guard let folder = Environment.dataFolder else {
      throw .unavailable("the history has no folder: set ORDINATE_HOME")
    }
    path = folder + "/history.sqlite"
  }
}
