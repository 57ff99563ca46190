import Calculators
import HistoryStore
import Screens
import TextFormats
import Words

/// The rows of a store that a listing shows: those of one calculator or of all, and of these only
/// the ones that contain a text.
struct HistoryListing {
  /// The order of the rows, and their format.
  struct Form {
    enum Format: String {
      case text, csv, json
    }

    let order: HistoryScreen.Order
    let format: Format

    init?(order: String, format: String) {
      guard let format = Format(rawValue: format), order == "newest" || order == "kinds" else {
        return nil
      }
      self.format = format
      self.order = order == "kinds" ? .kinds : .newest
    }
  }

  private let store: HistoryStore
  private let path: String
  private let owner: Calculator?
  private let search: String
  private let words: Words
  private let rows: [StoredRow]

  /// - Parameters:
  ///   - owner: The calculator; `nil` for all calculators.
  ///   - languageTag: The language of titles.
  ///   - search: A text that rows must contain; empty for all rows.
  /// - Returns: `nil` if the store does not exist, and so has no rows.
  init?(
    path: String, owner: Calculator?, languageTag: String, search: String
  ) throws(HistoryStoreError) {
    guard let store = try HistoryStore(reading: path) else { return nil }
    self.store = store
    self.path = path
    self.owner = owner
    self.search = search
    words = Words(Language(tag: languageTag))
    rows = try store.rows(of: owner)
  }

  /// Writes the rows to standard output.
  ///
  /// JSON has one line per row:
  /// `{"id", "on", "text", "formula", "kind", "angle": text|null, "exact": text|null, "time"}`.
  func show(_ form: Form) {
    store.close()
    var screen = screen(in: form.order)
    switch form.format {
    case .csv: System.writeResults(screen.csv())
    case .text: System.writeResults(screen.text { words.title(of: $0) })
    case .json: System.writeResults(json(of: &screen))
    }
  }

  /// Removes the rows from the store.
  ///
  /// - Parameter asking: Whether to ask for confirmation first, if a person is present.
  func clear(asking: Bool) {
    var screen = screen(in: .newest)
    let ids = screen.rows(in: 0..<screen.shownCount).map(\.id)
    defer { store.close() }
    guard !ids.isEmpty else { return }
    if asking, System.isInteractive {
      System.write(
        "Clear \(words.rows(ids.count))\(owner.map { " of \($0.name)" } ?? "")? [y/N] ")
      let answer = readLine()?.lowercased() ?? ""
      guard answer == "y" || answer == "yes" else { return System.write("Nothing was cleared.\n") }
    }
    do {
      try store.remove(ids)
    } catch {
      store.close()
      System.fail("cannot write \(path): \(error.reason)", code: 73)
    }
  }

  private func screen(in order: HistoryScreen.Order) -> HistoryScreen {
    var screen = HistoryScreen(clearedText: words[.cleared])
    screen.insert(rows.map(\.entry))
    screen.show(order, search: search)
    return screen
  }

  private func json(of screen: inout HistoryScreen) -> [UInt8] {
    var bytes: [UInt8] = []
    let stored = Dictionary(uniqueKeysWithValues: rows.map { ($0.entry.id, $0) })
    for (id, row) in screen.rows(in: 0..<screen.shownCount) {
      var line = JSONText()
      line.beginObject()
      line.member("id", id)
      line.member("on", stored[id]?.owner.name)
      line.member("text", screen.text(of: row))
      line.member("formula", row.formula)
      line.member("kind", row.kind.name)
      line.member("angle", row.unit?.name)
      line.member("exact", row.exact.isEmpty ? nil : row.exact)
      line.member("time", stored[id]?.time ?? 0)
      line.endObject()
      bytes += line.bytes
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
