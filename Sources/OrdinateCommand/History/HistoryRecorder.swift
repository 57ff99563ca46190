import Calculators
import Formulas
import Screens
import TextFormats

/// Writes rows to the history of a calculator, through the program that stores them.
///
/// The first row starts that program. If it ends too early, it is started once more, and rows
/// without a confirmation are sent again; their keys prevent duplicates.
final class HistoryRecorder {
  /// The most rows that may wait for confirmation.
  private static let batch = 256

  private let owner: Calculator
  /// The prefix of the keys of this recorder's rows.
  private let prefix = String(UInt64.random(in: 0 ... .max), radix: 36)
  private var count = 0
  private var writer: ChildProgram?
  private var hasWarned = false

  init(on owner: Calculator) { self.owner = owner }

  /// Returns once the rows are stored.
  ///
  /// - Throws: If some rows may not be stored.
  func record(_ rows: [HistoryRow]) throws(Failure) {
    var rest = rows[...]
    while !rest.isEmpty {
      let lines = rest.prefix(Self.batch).map(line)
      rest = rest.dropFirst(Self.batch)
      let file = try HistoryFile()
      let unanswered = try send(lines[...], to: file)
      guard !unanswered.isEmpty else { continue }
      close()
      guard try send(unanswered, to: file).isEmpty else {
        throw .system(.cannotWrite(path: file.path, reason: "\(file.program) ended"))
      }
    }
  }

  /// Like `record`, but prints a warning the first time that rows cannot be stored.
  func recordOrWarn(_ rows: [HistoryRow]) {
    do {
      try record(rows)
    } catch {
      guard !hasWarned else { return }
      hasWarned = true
      let reason = error.message ?? "it cannot be written"
      Messages.write("warning: the history is not kept: \(reason)\n")
    }
  }

  /// Waits until the program that stores the rows has ended.
  func close() {
    writer?.end()
    writer = nil
  }

  /// - Returns: The lines that the program left unanswered.
  private func send(
    _ lines: ArraySlice<String>, to file: HistoryFile
  ) throws(Failure) -> ArraySlice<String> {
    let writer = try writer(to: file)
    guard writer.send(lines.joined()) else { return lines }
    var failure: String?
    for index in lines.indices {
      guard let answer = writer.nextLine() else { return lines[index...] }
      if !answer.hasPrefix("ok ") { failure = answer }
    }
    if let failure {
      throw .system(
        .cannotWrite(path: file.path, reason: String(failure.dropFirst("error ".count))))
    }
    return []
  }

  /// The program that stores the rows, started if it is not running.
  private func writer(to file: HistoryFile) throws(Failure) -> ChildProgram {
    if let writer { return writer }
    Environment.makeFolders(above: file.path)
    do throws(SystemProblem) {
      let started = try ChildProgram(
        file.program, arguments: [file.path, "record", owner.name])
      writer = started
      return started
    } catch {
      throw .system(error)
    }
  }

  private func line(_ row: HistoryRow) -> String {
    count += 1
    var line = JSONText()
    line.beginObject()
    line.member("key", "\(prefix)-\(count)")
    line.member("text", row.text)
    line.member("formula", row.formula)
    line.member("kind", row.kind.name)
    line.member("angle", row.unit.map(\.name))
    line.member("exact", row.exact.utf8.isEmpty ? nil : row.exact)
    line.endObject()
    return line.text + "\n"
  }
}
