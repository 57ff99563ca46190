public import Formulas

/// Rows of text that use each other's definitions, and what each of them says.
///
/// The order of rows does not matter. A change computes again only what depends on it; where a parameter moves,
/// no text is read again. A copy shares all rows, so a sheet's history is an array of sheets.
public struct Sheet: Sendable {
  /// A row as it is written.
  public struct Row: Equatable, Sendable {
    /// Tells the row from all others of its sheet, also after it has moved or changed.
    public let id: Int
    /// Without line ends.
    public fileprivate(set) var text: String
    /// The number of its colour among those of curves, from 0; `nil` for the one that its place gives it.
    public fileprivate(set) var color: Int?
    /// Whether it is not drawn.
    public fileprivate(set) var isHidden: Bool
    /// The cells of a data table; `nil` for any other row.
    public fileprivate(set) var table: Table?
  }

  /// What a data table has besides the text above its columns.
  public struct Table: Equatable, Sendable {
    public var cells: TableCells
    /// Whether lines join its points.
    public var isJoined: Bool

    public init(_ cells: TableCells, isJoined: Bool = false) {
      (self.cells, self.isJoined) = (cells, isJoined)
    }
  }

  public internal(set) var rows: [Row] = []
  /// The rows that the last change gave another result, by their identity, in the order of rows.
  public internal(set) var changed: [Int] = []
  public internal(set) var angle: AngleUnit
  var states: [RowState] = []
  var names = SheetNames()
  /// The rows whose long lists were left out, by their identity.
  private var incomplete: Set<Int> = []
  private var nextID = 1
  let work: Int64

  /// The most rows.
  public static let mostRows = 1_000

  /// - Parameters:
  ///   - texts: More than `mostRows` are left out.
  ///   - angle: The unit of angles.
  ///   - work: The budget for the values of a row, in products of words of 64 bits: some nanoseconds each.
  public init(_ texts: [String] = [], angle: AngleUnit = .radians, work: Int64 = 10_000_000) {
    (self.angle, self.work) = (angle, work)
    insert(texts.map { Entry($0) }, at: 0)
  }

  /// A row that is not part of a sheet yet.
  public struct Entry: Equatable, Sendable {
    public var text: String
    public var color: Int?
    public var isHidden: Bool
    /// The cells of a data table, whose columns the text tells; `nil` for any other row.
    public var table: Table?

    public init(
      _ text: String, color: Int? = nil, isHidden: Bool = false, table: Table? = nil
    ) {
      (self.text, self.color, self.isHidden, self.table) = (text, color, isHidden, table)
    }
  }

  /// What the row at an index says.
  public func result(at index: Int) -> RowResult { states[index].result }

  /// The version of what the row at an index says.
  public func version(at index: Int) -> RowVersion { states[index].version }

  /// Where a row is, by its identity; `nil` if it was removed.
  ///
  /// - Complexity: O(rows).
  public func index(of id: Int) -> Int? { rows.firstIndex { $0.id == id } }

  /// A sentence that says what is wrong with the row at an index; `nil` if nothing is.
  public func message(at index: Int) -> String? {
    result(at: index).problem?.message { id in self.index(of: id).map { $0 + 1 } }
  }

  /// The names that rows define, with the parameters that they fit.
  public var definedNames: Set<Name> { Set(names.definers.keys) }

  /// Whether the row at an index is written as its own exact value, as in `a = √2` and `L = [1, 2]`.
  public func isExactValue(at index: Int) -> Bool {
    let result = states[index].result
    if result.kind == .list {
      func packed(_ text: String) -> [UInt8] { text.utf8.filter { $0 != UInt8(ascii: " ") } }
      let (row, list) = (packed(rows[index].text), packed(result.text))
      let rest = row.dropLast(list.count)
      return row.suffix(list.count).elementsEqual(list)
        && (rest.isEmpty || rest.last == UInt8(ascii: "="))
    }
    guard let exact = states[index].result.value?.exact else { return false }
    switch states[index].reading.content {
    case .definition(.formula(let formula)), .drawing(.formula(let formula)):
      return formula.text.utf8.elementsEqual(exact.text.utf8)
    default: return false
    }
  }

  /// What the row at an index was written as.
  public func entry(at index: Int) -> Entry {
    let row = rows[index]
    return Entry(row.text, color: row.color, isHidden: row.isHidden, table: row.table)
  }
}

// Changes. Each costs O(rows) and what depends on the change.
extension Sheet {
  /// Inserts rows before the one at an index. Rows beyond `mostRows` are left out.
  ///
  /// - Returns: The identities of the new rows.
  @discardableResult
  public mutating func insert(_ texts: [Entry], at index: Int) -> [Int] {
    let new = texts.prefix(max(0, Self.mostRows - rows.count)).enumerated().map { offset, row in
      Row(
        id: nextID + offset, text: Self.line(row.text), color: row.color, isHidden: row.isHidden,
        table: row.table)
    }
    nextID += new.count
    rows.insert(contentsOf: new, at: index)
    states.insert(contentsOf: new.map { reading(of: $0) }, at: index)
    update(Set(new.map { $0.id }))
    return new.map { $0.id }
  }

  /// - Precondition: There is a row at the index.
  public mutating func remove(at index: Int) {
    let names = states[index].reading.cellColumns
    rows.remove(at: index)
    states.remove(at: index)
    update([], columns: names)
  }

  /// Moves a row so that it then is at another index.
  ///
  /// - Precondition: There is a row at both indices.
  public mutating func move(from index: Int, to other: Int) {
    rows.insert(rows.remove(at: index), at: other)
    states.insert(states.remove(at: index), at: other)
    update([])
  }

  /// - Parameter text: Line ends become spaces.
  public mutating func setText(_ text: String, at index: Int) {
    let line = Self.line(text)
    guard !line.utf8.elementsEqual(rows[index].text.utf8) else {
      changed = []
      return
    }
    rows[index].text = line
    let columns = states[index].reading.cellColumns
    let state = reading(of: rows[index])
    let isMove = states[index].reading.isMoved(to: state.reading)
    states[index] = state
    update([rows[index].id], isMove: isMove, columns: columns)
  }

  /// Makes the row at an index a data table, or gives it other cells.
  ///
  /// - Parameter columns: The columns whose cells differ, by their indices; `nil` for all.
  public mutating func setTable(_ table: Table, columns: [Int]? = nil, at index: Int) {
    guard let old = rows[index].table else {
      rows[index].table = table
      states[index] = reading(of: rows[index])
      update([rows[index].id])
      return
    }
    rows[index].table = table
    // With other lines, all columns are others.
    let isAsLong = old.cells.lineCount == table.cells.lineCount
    let names = states[index].readCells(table.cells, ofColumns: isAsLong ? columns : nil)
    update([rows[index].id], columns: names)
  }

  public mutating func setColor(_ color: Int?, at index: Int) {
    rows[index].color = color
    changed = []
  }

  public mutating func setHidden(_ isHidden: Bool, at index: Int) {
    rows[index].isHidden = isHidden
    changed = []
  }

  /// Writes another number into the row of a parameter; its range stays. Other rows do not change.
  public mutating func setValue(_ value: Numeral, at index: Int) {
    guard case .parameter(let parameter) = states[index].reading.content else { return }
    var text = Array(rows[index].text.utf8)
    text.replaceSubrange(parameter.place, with: value.text.utf8)
    setText(String(decoding: text, as: UTF8.self), at: index)
  }

  /// Reads all angles in another unit.
  public mutating func setAngle(_ unit: AngleUnit) {
    changed = []
    guard unit != angle else { return }
    angle = unit
    update(Set(rows.map { $0.id }))
  }

  /// The sheet without the long lists that its rows stand for, which take more memory than their texts.
  public var withoutLongLists: Sheet {
    var sheet = self
    for index in rows.indices where states[index].isLong {
      sheet.states[index] = RowState(states[index].reading)
      sheet.incomplete.insert(rows[index].id)
    }
    return sheet
  }

  /// Computes the long lists that were left out.
  public mutating func computeLongLists() {
    if incomplete.isEmpty { return }
    for index in rows.indices where incomplete.contains(rows[index].id) {
      if let cells = rows[index].table?.cells { _ = states[index].readCells(cells, ofColumns: nil) }
    }
    let read = incomplete
    incomplete = []
    update(read)
  }

  func reading(at index: Int) -> RowReading { states[index].reading }

  /// The values of a computed column of the data table at an index; empty texts where there are none.
  func values(ofColumn column: Int, lines: Range<Int>, at index: Int) -> [String] {
    states[index].values(ofColumn: column, lines: lines, finisher)
  }

  /// Tells which rows several changes gave another result.
  mutating func note(changes: [Int]) {
    let ids = Set(changes)
    changed = rows.map { $0.id }.filter(ids.contains)
  }

  private func reading(of row: Row) -> RowState {
    Self.state(of: row, functions: names.functions)
  }

  static func state(of row: Row, functions: [Name]) -> RowState {
    let isTable = row.table != nil
    var state = RowState(
      RowReading(Array(row.text.utf8), functions: functions, isTable: isTable))
    if let cells = row.table?.cells { _ = state.readCells(cells, ofColumns: nil) }
    return state
  }

  /// A text without line ends.
  private static func line(_ text: String) -> String {
    let isEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    guard text.utf8.contains(where: isEnd) else { return text }
    return String(decoding: text.utf8.map { isEnd($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}
