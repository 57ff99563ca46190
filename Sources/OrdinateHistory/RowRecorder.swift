import Calculators
import Formulas
import HistoryStore
import Screens

import struct Foundation.Data
import class Foundation.JSONDecoder

/// Writes the rows that arrive on standard input, and reports on standard output whether each was
/// stored.
///
/// A row is a line, `{"key", "text", "formula", "kind", "angle": text|null, "exact": text|null}`, with
/// the names of rows in other JSON. The key identifies the row; a row whose key is stored already is not stored
/// again. The answer is a line: `ok ` and the number of the stored row, or `error ` and the reason.
/// The answer comes when the transaction is complete. Rows that arrived together share a
/// transaction.
///
/// It ends with its input. It ignores an interrupt from the keyboard, which goes to all programs of
/// a terminal.
struct RowRecorder {
  private struct Line: Decodable {
    let key: String
    let text: String
    let formula: String
    let kind: String
    let angle: String?
    let exact: String?

    var row: KeyedRow? {
      guard let kind = HistoryKind(name: kind.utf8) else { return nil }
      let unit = angle.flatMap { AngleUnit(name: Array($0.utf8)[...]) }
      return KeyedRow(
        HistoryRow(text: text, formula: formula, kind: kind, unit: unit, exact: exact ?? ""),
        key: key)
    }
  }

  let path: String
  let owner: Calculator

  func run() {
    System.outliveItsStarter()
    var store: HistoryStore?
    let decoder = JSONDecoder()
    var input = InputLines()
    while let lines = input.next() {
      let rows = lines.map { try? decoder.decode(Line.self, from: Data($0)).row }
      var answers = ""
      do throws(HistoryStoreError) {
        // The reason why it could not be opened before may be gone.
        let open = if let store { store } else { try HistoryStore(path: path) }
        store = open
        var ids = try open.append(rows.compactMap(\.self), to: owner)[...]
        for row in rows {
          answers += row == nil ? "error no row\n" : "ok \(ids.removeFirst())\n"
        }
      } catch {
        answers = String(repeating: "error \(error.reason)\n", count: lines.count)
      }
      guard System.write(Array(answers.utf8)) else { break }
    }
    store?.close()
  }
}

/// Lines of standard input.
private struct InputLines {
  private var unread: [UInt8] = []

  /// All whole lines that have arrived since the last call, without their ends; waits for at least
  /// one.
  ///
  /// - Returns: `nil` at the end of the input. A last line without an end is dropped, because its
  ///   writer was stopped.
  mutating func next() -> [ArraySlice<UInt8>]? {
    while let bytes = System.read(atMost: 1 << 16) {
      unread += bytes
      guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else { continue }
      let rest = bytes.endIndex - (end + 1)
      let lines = unread.dropLast(rest).split(separator: UInt8(ascii: "\n"))
      unread = Array(unread.suffix(rest))
      return lines
    }
    return nil
  }
}
