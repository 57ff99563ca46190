import Formulas

/// Which rows of a sheet define which names, and in which order rows can be computed.
struct SheetNames: Sendable {
  /// The names that are defined as functions, sorted.
  var functions: [Name] = []
  /// The rows that define a name, by their identity, in the order of the rows.
  private(set) var definers: [Name: [Int]] = [:]
  /// Where rows are, by their identity.
  private(set) var index: [Int: Int] = [:]
  private(set) var order = Order()
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
      if let name = states[place].reading.name { definers[name, default: []].append(id) }
    }
    let uses = states.map { state in
      state.reading.uses.flatMap { definers[$0] ?? [] }.compactMap { index[$0] }
    }
    order = Self.order(of: uses)
    for (row, cycle) in order.cycles { cycles[ids[row]] = cycle.map { ids[$0] } }
  }

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

  /// The names that other rows define than before.
  func renamed(since other: SheetNames) -> Set<Name> {
    var names = Set<Name>()
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
