import Formulas
public import OrdinateNumerics

/// The cells of a data table.
///
/// A copy shares all cells: a change copies a block of them, so that a history of changes is cheap.
///
/// - Invariant: the last line has a cell that is no gap.
public struct TableCells: Equatable, Sendable {
  private var columns: [TableBlocks]

  /// The most lines, and the most columns.
  public static let (mostLines, mostColumns) = (10_000, 40)

  /// A table without lines.
  ///
  /// - Precondition: There is a column, and no more than `mostColumns`.
  public init(columnCount: Int) {
    precondition((1...Self.mostColumns).contains(columnCount))
    columns = [TableBlocks](repeating: TableBlocks(), count: columnCount)
  }

  /// Lines of texts; those that lack cells have gaps. What is beyond the limits is left out.
  ///
  /// - Parameter columnCount: The least count of columns.
  public init(lines: [[String]], columnCount: Int = 1) {
    let widest = lines.reduce(max(1, columnCount)) { max($0, $1.count) }
    self.init(columnCount: min(widest, Self.mostColumns))
    let lines = lines.prefix(Self.mostLines)
    for column in columns.indices {
      columns[column] = TableBlocks(
        lines.map { column < $0.count ? TableCell($0[column]) : .gap })
    }
    trim()
  }

  /// Columns at the right without a cell make no difference.
  public static func == (one: TableCells, other: TableCells) -> Bool {
    guard one.lineCount == other.lineCount else { return false }
    let common = min(one.columnCount, other.columnCount)
    let rest = (one.columns.dropFirst(common) + other.columns.dropFirst(common))
    return one.columns.prefix(common) == other.columns.prefix(common)
      && rest.allSatisfy { $0.all.allSatisfy { $0.isGap } }
  }

  public var columnCount: Int { columns.count }

  public var lineCount: Int { columns[0].count }

  /// The cell in a line and a column; a gap beyond the last line.
  ///
  /// - Complexity: O(lines / 128).
  public subscript(line: Int, column: Int) -> TableCell {
    line < lineCount && column < columnCount ? columns[column][line] : .gap
  }

  /// The cells of a column, from the first line to the last.
  ///
  /// - Complexity: O(lines).
  public func cells(ofColumn column: Int) -> [TableCell] {
    column < columnCount
      ? columns[column].all : [TableCell](repeating: .gap, count: lineCount)
  }

  /// What the numbers of a column stand for, as its first one says; `nil` for plain numbers.
  ///
  /// - Complexity: O(lines before that one).
  public func time(ofColumn column: Int) -> TimeKind? {
    columns.indices.contains(column) ? columns[column].firstValue?.time : nil
  }

  /// The first cell that is no number, or not of the kind of others in its column, and how many of them there are.
  ///
  /// - Complexity: O(cells).
  var wrong: (line: Int, column: Int, count: Int)? {
    var found: (line: Int, column: Int, count: Int)?
    for column in columns.indices {
      let time = time(ofColumn: column)
      for (line, cell) in columns[column].all.enumerated()
      where cell.isWrong || cell.value != nil && cell.time != time {
        if found == nil { found = (line, column, 0) }
        found?.count += 1
      }
    }
    return found
  }
}

// Changes. Each is O(lines / 128), and O(lines) where all lines change.
extension TableCells {
  /// Writes into a cell, perhaps below the last line.
  ///
  /// - Returns: `false`, and nothing is done, beyond the limits.
  public mutating func set(_ cell: TableCell, line: Int, column: Int) -> Bool {
    guard (0..<Self.mostLines).contains(line), columns.indices.contains(column) else {
      return false
    }
    if cell.isGap && line >= lineCount { return true }
    while lineCount <= line { appendGaps() }
    columns[column][line] = cell
    trim()
    return true
  }

  /// Writes lines of cells, with the first one in a line and a column. There may be new lines and columns.
  ///
  /// - Returns: `false` if some of them are left out, beyond the limits.
  public mutating func set(_ lines: [[TableCell]], line first: Int, column: Int) -> Bool {
    let widest = lines.reduce(0) { max($0, $1.count) }
    let isWhole = first + lines.count <= Self.mostLines && column + widest <= Self.mostColumns
    while columnCount < min(column + widest, Self.mostColumns) { insertColumn(at: columnCount) }
    for (offset, cells) in lines.enumerated() where first + offset < Self.mostLines {
      while lineCount <= first + offset { appendGaps() }
      for (place, cell) in cells.enumerated() where column + place < columnCount {
        columns[column + place][first + offset] = cell
      }
    }
    trim()
    return isWhole
  }

  /// - Returns: `false` if there are too many lines.
  public mutating func insertLine(at line: Int) -> Bool {
    guard lineCount < Self.mostLines, (0...lineCount).contains(line) else { return false }
    if line == lineCount { return true }
    for column in columns.indices { columns[column].insert(.gap, at: line) }
    return true
  }

  /// Does nothing if there is no such line.
  public mutating func removeLine(at line: Int) {
    guard (0..<lineCount).contains(line) else { return }
    for column in columns.indices { columns[column].remove(at: line) }
    trim()
  }

  /// - Precondition: There are fewer than `mostColumns`.
  public mutating func insertColumn(at column: Int) {
    precondition(columnCount < Self.mostColumns)
    columns.insert(
      TableBlocks([TableCell](repeating: .gap, count: lineCount)), at: column)
  }

  /// - Precondition: There are two columns or more.
  public mutating func removeColumn(at column: Int) {
    precondition(columnCount > 1)
    columns.remove(at: column)
    trim()
  }

  private mutating func appendGaps() {
    for column in columns.indices { columns[column].append(.gap) }
  }

  private mutating func trim() {
    while lineCount > 0, columns.allSatisfy({ $0[$0.count - 1].isGap }) {
      let last = lineCount - 1
      for column in columns.indices { columns[column].remove(at: last) }
    }
  }
}
