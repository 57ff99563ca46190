import Calculators
import HistoryStore

/// The program `ordinate-history`, which `ordinate` starts to write or list the rows of histories.
///
/// `ordinate` prepares its arguments: the file of the store, then one of
///
///     record OWNER                                    as `RowRecorder` has it
///     show OWNER|all newest|kinds text|csv|json LANGUAGE SEARCH
///     clear OWNER|all ask|now LANGUAGE SEARCH
@main
struct OrdinateHistory {
  static func main() {
    System.prepare()
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count > 1 else { wrongUsage() }
    let (path, command, rest) = (arguments[0], arguments[1], Array(arguments[2...]))
    switch command {
    case "record":
      guard rest.count == 1, let owner = Calculator(name: rest[0].utf8) else { wrongUsage() }
      RowRecorder(path: path, owner: owner).run()
    case "show":
      guard rest.count == 5, let form = HistoryListing.Form(order: rest[1], format: rest[2]) else {
        wrongUsage()
      }
      listing(at: path, [rest[0], rest[3], rest[4]])?.show(form)
    case "clear":
      guard rest.count == 4 else { wrongUsage() }
      listing(at: path, [rest[0], rest[2], rest[3]])?.clear(asking: rest[1] == "ask")
    default: wrongUsage()
    }
  }

  /// - Parameter choice: The calculator, the language and the text to search for.
  private static func listing(at path: String, _ choice: [String]) -> HistoryListing? {
    let owner = Calculator(name: choice[0].utf8)
    guard owner != nil || choice[0] == "all" else { wrongUsage() }
    do {
      return try HistoryListing(
        path: path, owner: owner, languageTag: choice[1], search: choice[2])
    } catch {
      System.fail("cannot open \(path): \(error.reason)", code: 66)
    }
  }

  private static func wrongUsage() -> Never {
    System.fail("this program is started by `ordinate history`", code: 64)
  }
}
