public import Formulas

/// The history of one calculator: rows in order of arrival, with the numbers under which they are
/// stored.
///
/// - Invariant: The numbers increase from row to row.
public struct History: Sendable {
  /// A row as it was stored.
  public struct Entry: Sendable {
    /// The number under which it is stored; a later row has a larger one.
    public let id: Int
    public let text: String
    public let formula: String
    /// `nil` for a row that was stored without its kind, until `read` finds the kind.
    public let kind: HistoryKind?
    public let unit: AngleUnit?
    /// The exact form of the result; empty if it has none other than the text, and for a row that was
    /// stored without it.
    public let exact: String

    public init(
      id: Int, text: String, formula: String, kind: HistoryKind?, unit: AngleUnit?,
      exact: String = ""
    ) {
      self.id = id
      self.text = text
      self.formula = formula
      self.kind = kind
      self.unit = unit
      self.exact = exact
    }
  }

  private struct Stored: Sendable {
    var entry: Entry
    /// The text that a search examines; empty for a row that records a clear.
    let folded: [UInt8]
  }

  private var rows: [Stored] = []

  public init() {}

  public var count: Int { rows.count }

  /// Inserts rows in any order; a row replaces an earlier one with the same number.
  ///
  /// - Complexity: O(bytes) for rows newer than all others, O(rows) for each of the rest.
  public mutating func insert(_ entries: [Entry]) {
    rows.reserveCapacity(rows.count + entries.count)
    for entry in entries {
      let row = Stored(entry: entry, folded: FoldedText.utf8(of: entry.text))
      let place = place(of: entry.id)
      if place < rows.count && rows[place].entry.id == entry.id {
        rows[place] = row
      } else {
        rows.insert(row, at: place)
      }
    }
  }

  /// Removes the rows with these numbers; unknown numbers are ignored.
  public mutating func remove(_ ids: [Int]) {
    for id in ids {
      let place = place(of: id)
      if place < rows.count && rows[place].entry.id == id { rows.remove(at: place) }
    }
  }

  /// A row, read if necessary.
  ///
  /// A row that was stored without its kind has the text of a formula. Reading it gives the kind of
  /// operation, whether angles matter, and the text with spaces.
  public mutating func read(_ index: Int) -> HistoryRow {
    let entry = rows[index].entry
    if let kind = entry.kind {
      return HistoryRow(
        text: entry.text, formula: entry.formula, kind: kind, unit: entry.unit, exact: entry.exact)
    }
    let row: HistoryRow
    do {
      let formula = try Formula(entry.formula)
      row = HistoryRow(
        of: formula, kind: HistoryKind(of: formula), angle: entry.unit ?? .radians)
    } catch {
      row = HistoryRow(text: entry.text, formula: entry.formula, kind: .mixed, unit: entry.unit)
    }
    rows[index].entry = Entry(
      id: entry.id, text: row.text, formula: row.formula, kind: row.kind, unit: row.unit,
      exact: row.exact)
    return row
  }

  /// The number under which a row is stored.
  public func id(at index: Int) -> Int { rows[index].entry.id }

  /// The rows in which a text occurs, oldest first; all rows for an empty text.
  ///
  /// Spaces and capital letters do not matter, and signs that look alike count as the same.
  ///
  /// - Parameter cleared: The text of a row that records a clear.
  /// - Complexity: O(bytes of all rows), times the bytes of the text in the worst case.
  public func indices(matching text: String, cleared: String) -> [Int] {
    let pattern = FoldedText.utf8(of: text)
    if pattern.isEmpty { return Array(rows.indices) }
    let isCleared = FoldedText.utf8(of: cleared).contains(pattern)
    return rows.indices.filter { index in
      rows[index].folded.isEmpty ? isCleared : rows[index].folded.contains(pattern)
    }
  }

  /// The index of the row with this number, or where it would be inserted.
  private func place(of id: Int) -> Int {
    guard let last = rows.last, id <= last.entry.id else { return rows.count }
    var (lower, upper) = (0, rows.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if rows[middle].entry.id < id { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}

extension [UInt8] {
  /// Whether the bytes occur somewhere in these.
  fileprivate func contains(_ pattern: [UInt8]) -> Bool {
    guard let first = pattern.first, count >= pattern.count else { return pattern.isEmpty }
    return withUnsafeBufferPointer { bytes in
      pattern.withUnsafeBufferPointer { pattern in
        for start in 0...(bytes.count - pattern.count) where bytes[start] == first {
          var length = 1
          while length < pattern.count && bytes[start + length] == pattern[length] { length += 1 }
          if length == pattern.count { return true }
        }
        return false
      }
    }
  }
}
