/// The file of the histories, and the program that stores them.
///
/// The program is separate because linking SQLite makes every start slower.
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
