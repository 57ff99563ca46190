/// A real number that a name stands for: a formula, with all that it needs to have one value.
///
/// A stored number is shared, never copied: `M×M` stored in M sixty times is sixty formulas of two
/// factors. Comparing and freeing use no recursion, however many numbers depend on each other.
///
/// - Invariant: `variables` has only names of the formula. It changes only while the number is being
///   freed, so numbers may be sent to other threads.
public final class StoredNumber: @unchecked Sendable {
  public let formula: Formula
  /// The unit in which its functions read angles; radians if it has no such functions.
  public let angle: AngleUnit
  /// The numbers that its variables stand for.
  public private(set) var variables: RealVariables
  /// The nearest double, for callers that ask for doubles; `nil` if it is not known.
  public let nearestDouble: Double?
  /// How many nodes the formula and all that it depends on have together; each stored number counts
  /// once.
  public let nodeCount: Int
  /// The length of the longest chain of stored numbers that need each other, from this one.
  let height: Int

  /// The most nodes that a stored number should have.
  public static let mostNodes = 100_000

  /// Numbers up to this height free each other by recursion.
  private static let lowHeight = 32

  /// - Parameter variables: What names stand for; names that the formula does not use are left out.
  /// - Complexity: O(nodes of the formula); also O(nodes of all that it depends on) if it uses several
  ///   stored numbers.
  public init(
    _ formula: Formula, angle: AngleUnit, variables: RealVariables = RealVariables(),
    nearestDouble: Double? = nil
  ) {
    let used = variables.only(formula.variables)
    self.formula = formula
    self.angle = formula.involvesAngles ? angle : .radians
    self.variables = used
    self.nearestDouble = nearestDouble
    height = used.numbers.reduce(0) { max($0, $1.height) } + 1
    let needed = used.numbers.count == 1 ? used.numbers[0].nodeCount : used.nodeCount
    nodeCount = formula.nodeCount + needed
  }

  /// The decimal of fewest digits that reads back as a double.
  ///
  /// - Precondition: `value` is finite.
  public convenience init(_ value: Double) {
    self.init(Formula(value), angle: .radians, nearestDouble: value)
  }

  /// A number as it was typed.
  public convenience init(_ numeral: Numeral) {
    self.init(Formula(numeral), angle: .radians, nearestDouble: numeral.double)
  }

  deinit {
    if height <= Self.lowHeight { return }
    var rest = giveUpVariables()
    while var number = rest.popLast() {
      if isKnownUniquelyReferenced(&number) { rest += number.giveUpVariables() }
    }
  }

  private func giveUpVariables() -> [StoredNumber] {
    let numbers = variables.numbers
    variables = RealVariables()
    return numbers
  }
}

extension StoredNumber: Hashable {
  /// Whether two numbers were stored alike: equal formulas of equal numbers, in the same unit of
  /// angles.
  ///
  /// - Complexity: O(nodes) of both; O(1) for the same number.
  public static func == (left: StoredNumber, right: StoredNumber) -> Bool {
    var pairs = IdentityTable()
    pairs.insert([left, right])
    var next = 0
    while next < pairs.rows.count {
      let (left, right) = (pairs.rows[next][0], pairs.rows[next][1])
      next += 1
      if left === right { continue }
      guard left.angle == right.angle, left.variables.names == right.variables.names,
        left.formula == right.formula
      else { return false }
      for (mine, others) in zip(left.variables.numbers, right.variables.numbers) {
        pairs.insert([mine, others])
      }
    }
    return true
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(formula)
    hasher.combine(angle)
  }
}

extension Formula {
  /// How many nodes the formula has; a part that occurs several times counts each time.
  package var nodeCount: Int { parts.reduce(0) { (count, _) in count + 1 } }
}

/// Rows of stored numbers, each of them once, in the order in which they came.
struct IdentityTable {
  private(set) var rows: [[StoredNumber]] = []
  private var places = PlaceTable()

  /// The place of a row of the same numbers; `nil` if no row is the same.
  func place(of row: [StoredNumber]) -> Int? {
    places.place(ofHash: Self.hash(row)) { Self.isSame(rows[$0], row) }.map { Int($0) }
  }

  /// - Returns: Whether the row is new.
  @discardableResult
  mutating func insert(_ row: [StoredNumber]) -> Bool {
    if place(of: row) != nil { return false }
    places.insert(rows.count, hash: Self.hash(row))
    rows.append(row)
    return true
  }

  private static func isSame(_ a: [StoredNumber], _ b: [StoredNumber]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0 === $1 }
  }

  private static func hash(_ row: [StoredNumber]) -> UInt32 {
    var hash = WordHash()
    for number in row { hash.combine(UInt64(UInt(bitPattern: ObjectIdentifier(number)))) }
    return hash.value
  }
}
