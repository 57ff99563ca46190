public import Calculators

/// The history of a calculator, as a list or in sections of similar operations, with all rows or
/// only those that contain a text.
///
/// The page asks only for the rows in sight; this type decides which rows there are, and their
/// order.
public struct HistoryScreen: Sendable {
  public enum Order: Sendable {
    /// One list, newest first.
    case newest
    /// Sections of similar operations, oldest first in each.
    case kinds
  }

  /// The text of a row that records a clear, in the reader's language.
  public let clearedText: String
  private var history = History()
  /// The rows in the order in which they are shown, section after section.
  public private(set) var sections: [HistorySection] = []
  public private(set) var order = Order.newest
  /// The text to search for; empty for all rows.
  public private(set) var search = ""

  public init(clearedText: String) { self.clearedText = clearedText }

  /// The number of rows in all.
  public var count: Int { history.count }

  /// The number of rows shown.
  public var shownCount: Int { sections.reduce(0) { $0 + $1.indices.count } }

  public mutating func show(_ order: Order, search: String) {
    self.order = order
    self.search = search
    update()
  }

  public mutating func insert(_ entries: [History.Entry]) {
    history.insert(entries)
    update()
  }

  public mutating func remove(_ ids: [Int]) {
    history.remove(ids)
    update()
  }

  public mutating func removeAll() {
    history = History()
    update()
  }

  /// Some of the rows that are shown, with their numbers in storage.
  ///
  /// - Parameter range: Counted over all sections; any part outside is ignored.
  /// - Complexity: O(rows asked for), and the reading of rows stored unread.
  public mutating func rows(in range: Range<Int>) -> [(id: Int, row: HistoryRow)] {
    var rows: [(id: Int, row: HistoryRow)] = []
    var start = 0
    for section in sections {
      let wanted = range.clamped(to: start..<(start + section.indices.count))
      for place in wanted {
        let index = section.indices[place - start]
        rows.append((history.id(at: index), history.read(index)))
      }
      start += section.indices.count
    }
    return rows
  }

  /// The rows shown, as comma-separated values; `History.csv(of:)` defines the columns.
  public mutating func csv() -> [UInt8] {
    history.csv(of: sections.flatMap { $0.indices })
  }

  /// The rows shown, one per line. Sections have titles, with an empty line between them.
  ///
  /// - Parameter title: The title of a kind.
  public mutating func text(title: (HistoryKind) -> String) -> [UInt8] {
    var bytes: [UInt8] = []
    for section in sections {
      if let kind = section.kind {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        bytes.append(contentsOf: title(kind).utf8)
        bytes.append(UInt8(ascii: "\n"))
      }
      for index in section.indices {
        bytes.append(contentsOf: text(of: history.read(index)).utf8)
        bytes.append(UInt8(ascii: "\n"))
      }
    }
    return bytes
  }

  /// The text of a row.
  public func text(of row: HistoryRow) -> String {
    row.kind == .cleared ? clearedText : row.text
  }

  private mutating func update() {
    switch order {
    case .newest: sections = history.list(matching: search, cleared: clearedText)
    case .kinds: sections = history.sections(matching: search, cleared: clearedText)
    }
  }
}
