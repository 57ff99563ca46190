/// Where histories are stored, and by which program.
///
/// It is a program of its own because one that links SQLite takes longer to start, whatever it does.
struct HistoryFile {
  let path: String
  let program = Environment.programFolder + "/ordinate-history"

  /// - Throws: `Failure.unavailable`.
  init() throws(Failure) {
    guard let folder = Environment.dataFolder else {
      throw .unavailable("there is no folder for the history: set ORDINATE_HOME")
    }
    path = folder + "/history.sqlite"
  }
}
