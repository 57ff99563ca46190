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
    reduction(by: enclosures) ?? self
  }

  /// What remains to be decided; `nil` if that is the condition as it is.
  private func reduction(by enclosures: (Int) -> Interval) -> PlaneCondition? {
    switch self {
    case .outcome(let function, let number, let allowed):
      let possible = Outcomes(of: enclosures(function), beside: number)
      if possible.isSubset(of: allowed) { return .holds }
      return possible.isDisjoint(with: allowed) ? .fails : nil
    case .whole(let function): return Self.whole(function, in: enclosures(function))
    case .all(let parts): return Self.reduction(of: parts, areAllNeeded: true, by: enclosures)
    case .any(let parts): return Self.reduction(of: parts, areAllNeeded: false, by: enclosures)
    }
  }

  private static func reduction(
    of parts: [PlaneCondition], areAllNeeded: Bool, by enclosures: (Int) -> Interval
  ) -> PlaneCondition? {
    // Most boxes decide nothing, so nothing is copied before a part changes.
    var open: [PlaneCondition]?
    for (index, part) in parts.enumerated() {
      guard let rest = part.reduction(by: enclosures) else {
        open?.append(part)
        continue
      }
      let decision = rest.decision
      if let decision, decision != areAllNeeded { return rest }
      if open == nil { open = Array(parts[..<index]) }
      if decision == nil { open?.append(rest) }
    }
    if open == nil && parts.count > 1 { return nil }
    let rest = open ?? parts
    return rest.count == 1 ? rest[0] : areAllNeeded ? .all(rest) : .any(rest)
  }

  /// Whether it holds or fails everywhere; `nil` if it depends on functions.
  private var decision: Bool? {
    switch self {
    case .all(let parts) where parts.isEmpty: true
    case .any(let parts) where parts.isEmpty: false
    default: nil
    }
  }

  /// The most whole numbers in a box that become one equation each.
  private static let mostNumbers = 4.0

  /// What remains of the condition that a function is whole; `nil` if that is the condition as it is.
  static func whole(_ function: Int, in enclosure: Interval) -> PlaneCondition? {
    if enclosure.isEmpty { return .fails }
    let (first, last) = (enclosure.lower.rounded(.up), enclosure.upper.rounded(.down))
    if first > last { return .fails }
    if enclosure.isPoint && enclosure.decoration >= .defined { return .holds }
    guard last - first < mostNumbers, first.magnitude < 0x1p53, last.magnitude < 0x1p53 else {
      return nil
    }
    var equations: [PlaneCondition] = []
    var number = first
    while number <= last {
      equations.append(.outcome(of: function, beside: number, in: .zero))
      number += 1
    }
    return equations.count == 1 ? equations[0] : .any(equations)
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
