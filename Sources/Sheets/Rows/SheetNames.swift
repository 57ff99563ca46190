import Formulas

/// Which rows of a sheet define which names, and in which order rows can be computed.
struct SheetNames: Sendable {
  /// The names that are defined as functions, sorted.
  var functions: [Name] = []
  /// The rows that define a name, by their identity, in the order of the rows.
  private(set) var definers: [Name: [Int]] = [:]
  /// The names of columns of cells. These need no other row, so they are known before any is computed.
  private(set) var cells = Set<Name>()
  /// Where rows are, by their identity.
  private(set) var index: [Int: Int] = [:]
  private(set) var order = Order()
  /// The names that rows fit to data, by their identity, in the order of their texts. Such a row defines these; the
  /// row of a parameter then tells where the search for it begins.
  private(set) var fits: [Int: [Name]] = [:]
  /// Rows that define each other in a circle, for each of them, by their identity, in the order of the rows.
  private(set) var cycles: [Int: [Int]] = [:]

  struct Order: Sendable {
    /// The rows, each after those that it uses.
    var rows: [Int] = []
    /// Rows that define each other in a circle, for each of them.
    var cycles: [Int: [Int]] = [:]
  }

  init() {}

  init(_ states: [RowState], ids: [Int], functions: [Name]) {
    self.functions = functions
    for (place, id) in ids.enumerated() {
      index[id] = place
      for name in states[place].reading.names where definers[name]?.last != id {
        definers[name, default: []].append(id)
      }
    }
    let starts = findFits(states, ids)
    cells = Set(states.flatMap { $0.reading.cellColumns })
    let uses = states.enumerated().map { [cells] place, state in
      let fitted = fits[ids[place]] ?? []
      return state.reading.uses.filter { !cells.contains($0) }.flatMap {
        name in
        fitted.contains(name) ? starts[name] ?? [] : definers[name] ?? []
      }.compactMap { index[$0] }
    }
    order = Self.order(of: uses)
    for (row, cycle) in order.cycles { cycles[ids[row]] = cycle.map { ids[$0] } }
  }

  /// Finds which names rows fit: those in them that no other row defines, or only one as a parameter.
  ///
  /// - Returns: The rows of these parameters, by their names.
  private mutating func findFits(_ states: [RowState], _ ids: [Int]) -> [Name: [Int]] {
    var starts: [Name: [Int]] = [:]
    for (place, id) in ids.enumerated() {
      guard let candidates = states[place].reading.fittable else { continue }
      fits[id] = candidates.filter { name in
        let rows = definers[name] ?? []
        guard let row = rows.first.flatMap({ index[$0] }) else { return !name.isOfColumn }
        if rows.count == 1, case .parameter = states[row].reading.content { return true }
        return false
      }
    }
    for id in ids {
      for name in fits[id] ?? [] where starts[name] == nil {
        starts[name] = definers[name] ?? []
        definers[name] = ids.filter { fits[$0]?.contains(name) == true }
      }
    }
    return starts
  }

  /// The names that a row fits.
  func fitted(by id: Int) -> [Name] { fits[id] ?? [] }

  /// The names that rows define as functions.
  static func functions(of states: [RowState]) -> [Name] {
    var names: [Name] = []
    for state in states {
      guard state.reading.isFunction, let name = state.reading.name, !names.contains(name) else {
        continue
      }
      names.append(name)
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names that other rows define than before, and those that only now or only before are those of cells.
  func renamed(since other: SheetNames) -> Set<Name> {
    var names = cells.symmetricDifference(other.cells)
    for (name, rows) in definers where other.definers[name] != rows { names.insert(name) }
    for name in other.definers.keys where definers[name] == nil { names.insert(name) }
    return names
  }

  /// - Parameter uses: The rows that each row uses.
  /// - Complexity: O(rows and uses), without recursion.
  private static func order(of uses: [[Int]]) -> Order {
    var order = Order()
    // Not seen, on the path, done.
    var colors = [UInt8](repeating: 0, count: uses.count)
    for root in uses.indices where colors[root] == 0 {
      var path = [(row: root, next: 0)]
      colors[root] = 1
      while let (row, next) = path.last {
        guard next < uses[row].count else {
          colors[row] = 2
          order.rows.append(row)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let used = uses[row][next]
        if colors[used] == 0 {
          colors[used] = 1
          path.append((used, 0))
        } else if colors[used] == 1, let start = path.firstIndex(where: { $0.row == used }) {
          let cycle = path[start...].map { $0.row }.sorted()
          for member in cycle where order.cycles[member] == nil { order.cycles[member] = cycle }
        }
      }
    }
    return order
  }
}

extension RowReading {
  /// Whether only the number of a parameter differs in another reading of the row.
  func isMoved(to other: RowReading) -> Bool {
    guard case .parameter(let parameter) = content, case .parameter(let moved) = other.content
    else { return false }
    return parameter.name == moved.name
  }
}

extension Name {
  /// Whether it looks like that of a column: x or y with a subscript.
  var isOfColumn: Bool {
    utf8.count > 1 && (utf8[0] == UInt8(ascii: "x") || utf8[0] == UInt8(ascii: "y"))
  }
}
