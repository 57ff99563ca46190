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
  }

  public private(set) var rows: [Row] = []
  /// The rows that the last change gave another result, by their identity, in the order of rows.
  public private(set) var changed: [Int] = []
  public private(set) var angle: AngleUnit
  private var states: [RowState] = []
  private var names = SheetNames()
  private var nextID = 1
  private let work: Int64

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

    public init(_ text: String, color: Int? = nil, isHidden: Bool = false) {
      (self.text, self.color, self.isHidden) = (text, color, isHidden)
    }
  }

  /// What the row at an index says.
  public func result(at index: Int) -> RowResult { states[index].result }

  /// Where a row is, by its identity; `nil` if it was removed.
  ///
  /// - Complexity: O(rows).
  public func index(of id: Int) -> Int? { rows.firstIndex { $0.id == id } }

  /// A sentence that says what is wrong with the row at an index; `nil` if nothing is.
  public func message(at index: Int) -> String? {
    result(at: index).problem?.message { id in self.index(of: id).map { $0 + 1 } }
  }

  /// What the row at an index was written as.
  public func entry(at index: Int) -> Entry {
    let row = rows[index]
    return Entry(row.text, color: row.color, isHidden: row.isHidden)
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
        id: nextID + offset, text: Self.line(row.text), color: row.color, isHidden: row.isHidden)
    }
    nextID += new.count
    rows.insert(contentsOf: new, at: index)
    states.insert(contentsOf: new.map { reading(of: $0.text) }, at: index)
    update(Set(new.map { $0.id }))
    return new.map { $0.id }
  }

  /// - Precondition: There is a row at the index.
  public mutating func remove(at index: Int) {
    rows.remove(at: index)
    states.remove(at: index)
    update([])
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
    let state = reading(of: line)
    let isMove = states[index].reading.isMoved(to: state.reading)
    states[index] = state
    update([rows[index].id], isMove: isMove)
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

  func reading(at index: Int) -> RowReading { states[index].reading }

  /// Tells which rows several changes gave another result.
  mutating func note(changes: [Int]) {
    let ids = Set(changes)
    changed = rows.map { $0.id }.filter(ids.contains)
  }

  private func reading(of text: String) -> RowState {
    RowState(RowReading(Array(text.utf8), functions: names.functions))
  }

  /// A text without line ends.
  private static func line(_ text: String) -> String {
    let isEnd: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    guard text.utf8.contains(where: isEnd) else { return text }
    return String(decoding: text.utf8.map { isEnd($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
  }
}

// Computing.
extension Sheet {
  /// Computes what depends on rows that have been read again, and on names that have another meaning.
  ///
  /// - Parameters:
  ///   - read: The identities of these rows.
  ///   - isMove: Whether only the number of a parameter has changed.
  private mutating func update(_ read: Set<Int>, isMove: Bool = false) {
    var read = read
    let functions = SheetNames.functions(of: states)
    if functions != names.functions {
      // Another name is a function: `f(x)` says something else.
      names.functions = functions
      for index in states.indices {
        states[index] = RowState(RowReading(Array(rows[index].text.utf8), functions: functions))
      }
      read = Set(rows.map { $0.id })
    }
    let names = SheetNames(states, ids: rows.map { $0.id }, functions: functions)
    let renamed = names.renamed(since: self.names)
    let cycles = self.names.cycles
    self.names = names
    let order = names.order
    var stale = Set<Int>()
    var moved = Set<Int>()
    changed = []
    let finisher = RowFinisher(angle: angle, parameters: parameters, work: work)
    let values = parameterValues
    for index in order.rows {
      let id = rows[index].id
      let state = states[index]
      let definers = state.reading.uses.compactMap { names.definers[$0] }.joined()
      let isStale =
        (read.contains(id) && !isMove) || names.cycles[id] != cycles[id]
        || state.reading.name.map(renamed.contains) == true
        || state.reading.uses.contains(where: renamed.contains)
        // What is said of a missing name may suggest one that is defined.
        || !renamed.isEmpty && state.reading.uses.contains { names.definers[$0] == nil }
        || definers.contains(where: { stale.contains($0) })
      let isMoved = read.contains(id) || definers.contains { moved.contains($0) }
      if isStale || isMoved {
        if isStale || read.contains(id) || state.usesValues {
          resolve(index, values, cycle: names.cycles[id])
          if isStale || state.usesValues { stale.insert(id) }
        }
        moved.insert(id)
        states[index].finish(finisher, text: rows[index].text)
        changed.append(id)
      }
    }
    if changed.count > 1 { note(changes: changed) }
  }

  private mutating func resolve(_ index: Int, _ values: Variables, cycle: [Int]?) {
    let (states, names, rows) = (states, names, rows)
    let resolver = RowResolver(
      states[index].reading.text, ofRow: rows[index].id, angle: angle, values: values,
      cases: { name in states.lazy.compactMap { $0.cases[name] }.first }
    ) { name in
      guard let definers = names.definers[name], let id = definers.first,
        let place = names.index[id]
      else { return nil }
      return definers.count > 1 ? .ambiguous(definers) : states[place].meaning(of: id)
    }
    let reading = states[index].reading
    var problem = cycle.map { RowProblem.cycle($0) }
    if case .wrong(let wrong) = reading.content { problem = wrong }
    if let name = reading.name, let definers = names.definers[name], definers.count > 1 {
      problem = .duplicate(name, definers)
    }
    let missing = reading.uses.filter { names.definers[$0] == nil }
    if problem == nil, !missing.isEmpty {
      problem = missingNames(missing, in: Array(rows[index].text.utf8))
    }
    self.states[index].resolve(resolver, problem: problem)
  }

  private func missingNames(_ missing: [Name], in source: [UInt8]) -> RowProblem {
    let defined = names.definers.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let known = Relation.planeNames + defined
    guard
      let error = SyntaxError.unknownName(among: missing, in: source, known: known)
    else { return .missing(missing, at: 0..<source.count) }
    if case .unknownName(let name, _?) = error.kind, name.utf8.count > 2 {
      return .unreadable(error)
    }
    return .missing(missing, at: error.range)
  }

  /// The values of all parameters, by the names they have in formulas.
  private var parameters: [Name: Numeral] {
    var values: [Name: Numeral] = [:]
    for state in states {
      guard case .parameter(let parameter) = state.reading.content else { continue }
      values[.parameter(parameter.name)] = parameter.value
    }
    return values
  }

  private var parameterValues: Variables {
    var values = Variables()
    for (name, value) in parameters where value.double.isFinite { values[name] = value.double }
    return values
  }
}
