public import Calculators

/// The history of one calculator as its pane shows it: a list, or sections of like operations, of
/// all rows or of those in which a text occurs.
///
/// A page asks for the rows it has in sight only; which rows there are, and in what order, is
/// decided here.
public struct HistoryScreen: Sendable {
  public enum Order: Sendable {
    /// One list, newest first.
    case newest
    /// Sections of like operations, oldest first in each.
    case kinds
  }

  /// What a row says that the calculator was cleared, in the reader's language.
  public let clearedText: String
  private var history = History()
  /// Rows in the order in which they are shown, with section after section.
  public private(set) var sections: [HistorySection] = []
  public private(set) var order = Order.newest
  /// What is searched for; empty for everything.
  public private(set) var search = ""

  public init(clearedText: String) { self.clearedText = clearedText }

  /// How many rows there are in all.
  public var count: Int { history.count }

  /// How many of them are shown.
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

  /// Some of the rows that are shown, with the numbers under which they are stored.
  ///
  /// - Parameter range: Counted over all sections; what lies outside is left out.
  /// - Complexity: O(rows asked for), and reading those that were stored unread.
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

  /// What is shown, as comma-separated values; `History.csv(of:)` says in which columns.
  public mutating func csv() -> [UInt8] {
    history.csv(of: sections.flatMap { $0.indices })
  }

  /// What is shown, a row a line; with sections, each under its title and an empty line between.
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

  /// What a row says.
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
