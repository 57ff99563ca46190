public import OrdinateNumerics

/// What some functions of the plane have to be at a point, so that a relation holds there.
public indirect enum PlaneCondition: Hashable, Sendable {
  /// A function, by its number, less a number is one of the outcomes.
  case outcome(of: Int, beside: Double, in: Outcomes)
  /// The value of a function is a whole number.
  case whole(Int)
  case all([PlaneCondition])
  case any([PlaneCondition])

  static let holds = PlaneCondition.all([])
  /// It holds nowhere.
  public static let fails = PlaneCondition.any([])

  /// What remains to be decided in a box.
  ///
  /// - Parameter enclosures: The functions' values in the box.
  /// - Returns: `holds` or `fails` if the condition does at all points of the box.
  /// - Complexity: O(parts).
  public func reduced(by enclosures: (Int) -> Interval) -> PlaneCondition {
    if case .outcome(let function, let number, let allowed) = self {
      let truth = Self.truth(of: enclosures(function), beside: number, in: allowed)
      return truth.map { $0 ? .holds : .fails } ?? self
    }
    var parts = ConditionParts(self)
    return parts.reduced(by: enclosures)
  }

  /// Whether each value, less a number, is one of the outcomes; `nil` if that is open.
  static func truth(
    of enclosure: Interval, beside number: Double, in allowed: Outcomes
  ) -> Bool? {
    let possible = Outcomes(of: enclosure, beside: number)
    if possible.isSubset(of: allowed) { return true }
    return possible.isDisjoint(with: allowed) ? false : nil
  }

  /// Whether each value is whole; `nil` if that is open.
  static func isWhole(_ enclosure: Interval) -> Bool? {
    if enclosure.isEmpty || enclosure.lower.rounded(.up) > enclosure.upper { return false }
    return enclosure.isPoint && enclosure.decoration >= .defined ? true : nil
  }

  /// The most whole numbers in a box that become one equation each.
  private static let mostNumbers = 4.0

  /// What remains of the condition that a function is whole; `nil` if that is the condition as it is.
  static func whole(_ function: Int, in enclosure: Interval) -> PlaneCondition? {
    if let isWhole = isWhole(enclosure) { return isWhole ? .holds : .fails }
    guard let numbers = wholeNumbers(in: enclosure) else { return nil }
    let equations = numbers.map { PlaneCondition.outcome(of: function, beside: $0, in: .zero) }
    return equations.count == 1 ? equations[0] : .any(equations)
  }

  /// The whole numbers between two bounds; `nil` if they are many.
  static func wholeNumbers(in enclosure: Interval) -> [Double]? {
    let (first, last) = (enclosure.lower.rounded(.up), enclosure.upper.rounded(.down))
    guard last - first < mostNumbers, first.magnitude < 0x1p53, last.magnitude < 0x1p53 else {
      return nil
    }
    return Array(stride(from: first, through: last, by: 1))
  }

  /// Whether one of its parts holds on curves only.
  var hasEquations: Bool {
    switch self {
    case .outcome(_, _, let allowed): allowed == .zero
    case .whole: true
    case .all(let parts), .any(let parts): parts.contains { $0.hasEquations }
    }
  }

  /// The conditions of which one has to hold.
  var alternatives: [PlaneCondition] {
    if case .any(let parts) = self { parts } else { [self] }
  }

  /// Whether it may hold for more than one reason.
  var hasAlternatives: Bool {
    switch self {
    case .outcome, .whole: false
    case .all(let parts): parts.contains { $0.hasAlternatives }
    case .any: true
    }
  }

  /// The numbers of the functions in it, each once.
  var functions: [Int] {
    var result: [Int] = []
    collectFunctions(into: &result)
    return result
  }

  private func collectFunctions(into result: inout [Int]) {
    switch self {
    case .outcome(let function, _, _), .whole(let function):
      if !result.contains(function) { result.append(function) }
    case .all(let parts), .any(let parts):
      for part in parts { part.collectFunctions(into: &result) }
    }
  }
}

/// The parts of a condition in one list, which are decided box after box without copies.
struct ConditionParts {
  private let condition: PlaneCondition
  private var parts: [Part] = []

  private enum Kind { case outcome, whole, all, any }

  private struct Part {
    let kind: Kind
    var function = 0
    var number = 0.0
    var allowed: Outcomes = []
    /// The part after it and all that it consists of.
    var next = 0
    /// Whether it holds in the box; `nil` if that is open. Parts of what is decided may be stale.
    var truth: Bool?
  }

  init(_ condition: PlaneCondition) {
    self.condition = condition
    add(condition)
  }

  private mutating func add(_ condition: PlaneCondition) {
    let index = parts.count
    switch condition {
    case .outcome(let function, let number, let allowed):
      parts.append(Part(kind: .outcome, function: function, number: number, allowed: allowed))
    case .whole(let function): parts.append(Part(kind: .whole, function: function))
    case .all(let inner):
      parts.append(Part(kind: .all))
      for part in inner { add(part) }
    case .any(let inner):
      parts.append(Part(kind: .any))
      for part in inner { add(part) }
    }
    parts[index].next = parts.count
  }

  /// Whether the condition holds at all points of a box, or at none; `nil` if that is open.
  ///
  /// - Parameter enclosures: The functions' values in the box.
  mutating func truth(by enclosures: (Int) -> Interval) -> Bool? {
    parts.withUnsafeMutableBufferPointer { Self.decide(0, of: $0, by: enclosures) }
  }

  private static func decide(
    _ index: Int, of parts: UnsafeMutableBufferPointer<Part>, by enclosures: (Int) -> Interval
  ) -> Bool? {
    let part = parts[index]
    var truth: Bool?
    switch part.kind {
    case .outcome:
      truth = PlaneCondition.truth(
        of: enclosures(part.function), beside: part.number, in: part.allowed)
    case .whole: truth = PlaneCondition.isWhole(enclosures(part.function))
    case .all, .any:
      let areAllNeeded = part.kind == .all
      truth = areAllNeeded
      var inner = index + 1
      while inner < part.next {
        switch decide(inner, of: parts, by: enclosures) {
        case areAllNeeded: break
        case nil: truth = nil
        default:
          parts[index].truth = !areAllNeeded
          return !areAllNeeded
        }
        inner = parts[inner].next
      }
    }
    parts[index].truth = truth
    return truth
  }

  /// What remains to be decided in a box; see `PlaneCondition.reduced(by:)`.
  mutating func reduced(by enclosures: (Int) -> Interval) -> PlaneCondition {
    if let truth = truth(by: enclosures) { return truth ? .holds : .fails }
    return rest(of: condition, 0, enclosures) ?? condition
  }

  /// What remains of an open part, by its number; `nil` if that is the part as it is.
  private func rest(
    of part: PlaneCondition, _ index: Int, _ enclosures: (Int) -> Interval
  ) -> PlaneCondition? {
    let (inner, areAllNeeded): ([PlaneCondition], Bool)
    switch part {
    case .outcome: return nil
    case .whole(let function): return PlaneCondition.whole(function, in: enclosures(function))
    case .all(let parts): (inner, areAllNeeded) = (parts, true)
    case .any(let parts): (inner, areAllNeeded) = (parts, false)
    }
    // Most boxes decide nothing, so nothing is copied before a part changes.
    var open: [PlaneCondition]?
    var place = index + 1
    for (number, part) in inner.enumerated() {
      let isOpen = parts[place].truth == nil
      let rest = isOpen ? rest(of: part, place, enclosures) : nil
      place = parts[place].next
      if isOpen && rest == nil {
        open?.append(part)
      } else {
        if open == nil { open = Array(inner[..<number]) }
        if let rest { open?.append(rest) }
      }
    }
    if open == nil && inner.count > 1 { return nil }
    let rest = open ?? inner
    return rest.count == 1 ? rest[0] : areAllNeeded ? .all(rest) : .any(rest)
  }

  /// A function on which a condition depends, with a number of which the sides differ.
  typealias Crossing = (function: Int, number: Double)

  /// Replaces some crossings by those that are open in a box.
  mutating func findCrossings(
    _ crossings: inout [Crossing], by enclosures: (Int) -> Interval
  ) {
    crossings.removeAll(keepingCapacity: true)
    _ = truth(by: enclosures)
    var index = 0
    while index < parts.count {
      let part = parts[index]
      if part.truth != nil {
        index = part.next
        continue
      }
      switch part.kind {
      case .outcome:
        if ![[], .defined].contains(part.allowed.intersection(.defined)) {
          crossings.append((part.function, part.number))
        }
      case .whole:
        for number in PlaneCondition.wholeNumbers(in: enclosures(part.function)) ?? [] {
          crossings.append((part.function, number))
        }
      case .all, .any: break
      }
      index += 1
    }
  }
}
