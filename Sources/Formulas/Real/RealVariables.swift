/// Stored real numbers, by name.
public struct RealVariables: Hashable, Sendable {
  /// The names that stand for a number, in the order in which they were first given one.
  public private(set) var names: [Name] = []
  /// The numbers, in the order of `names`.
  public private(set) var numbers: [StoredNumber] = []

  public init() {}

  /// Each double stands for the decimal of fewest digits that reads back as it.
  ///
  /// - Parameter variables: Finite values.
  public init(_ variables: Variables) {
    for name in variables.names { self[name] = variables[name].map { StoredNumber($0) } }
  }

  /// The number that a name stands for; `nil` if it has no number.
  ///
  /// - Complexity: O(names): a formula has few.
  public subscript(name: Name) -> StoredNumber? {
    get { names.firstIndex(of: name).map { numbers[$0] } }
    set {
      switch (names.firstIndex(of: name), newValue) {
      case (let index?, let number?): numbers[index] = number
      case (let index?, nil):
        names.remove(at: index)
        numbers.remove(at: index)
      case (nil, let number?):
        names.append(name)
        numbers.append(number)
      case (nil, nil): break
      }
    }
  }

  /// The nearest doubles, for callers that ask for doubles; numbers without one are left out.
  public var nearestDoubles: Variables {
    var variables = Variables()
    for (name, number) in zip(names, numbers) { variables[name] = number.nearestDouble }
    return variables
  }

  /// What some of the names stand for, in the order given.
  func only(_ names: [Name]) -> RealVariables {
    var variables = RealVariables()
    for name in names { variables[name] = self[name] }
    return variables
  }

  /// All numbers that are needed, each of them once, and each after those that it depends on.
  ///
  /// So their values can be computed one after the other, without recursion.
  ///
  /// - Complexity: O(numbers needed).
  public var numbersInOrder: [StoredNumber] {
    var order = IdentityTable()
    var rest = Array(numbers.reversed())
    while let number = rest.last {
      let missing = number.variables.numbers.filter { order.place(of: [$0]) == nil }
      if missing.isEmpty {
        rest.removeLast()
        order.insert([number])
      } else {
        rest += missing.reversed()
      }
    }
    return order.rows.map { $0[0] }
  }

  /// How many nodes all formulas that are needed have together; each stored number counts once.
  ///
  /// - Complexity: O(nodes).
  public var nodeCount: Int { numbersInOrder.reduce(0) { $0 + $1.formula.nodeCount } }
}
