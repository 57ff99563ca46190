import OrdinateNumerics

extension Relation {
  /// The names that `m ∈ ℤ` declares as whole numbers. The coordinates are not among them.
  var declaredNames: [Name] {
    switch self {
    case .wholeNumber(let formula):
      if case .variable(let name) = formula.kind, !Self.planeNames.contains(name) { return [name] }
      return []
    case .all(let parts), .any(let parts): return parts.flatMap { $0.declaredNames }
    case .comparison, .not: return []
    }
  }

  /// The names that stand for coordinates, and for the parameter of curves.
  public static let planeNames: [Name] = ["x", "y", "r", "θ", "t"]

  /// The relation with each variable replaced by the formula that it stands for, if there is one.
  package func substituting(_ meaning: (Name) -> Formula?) -> Relation {
    switch self {
    case .comparison(let left, let links):
      .comparison(
        left.substituting(meaning),
        links.map { Link($0.sign, $0.right.substituting(meaning)) })
    case .wholeNumber(let formula): .wholeNumber(formula.substituting(meaning))
    case .not(let relation): .not(relation.substituting(meaning))
    case .all(let parts): .all(parts.map { $0.substituting(meaning) })
    case .any(let parts): .any(parts.map { $0.substituting(meaning) })
    }
  }
}

/// The values that a whole number may have, by conditions on it alone.
struct WholeRange {
  /// All values; `nil` if there are too many.
  let values: [Double]?

  private static let most = 100
  private static let mostSteps = 1000

  /// - Parameter conditions: Relations of this variable only.
  init(of name: Name, where conditions: [Relation], angle: AngleUnit) {
    let test = ConditionTest(conditions, of: name, angle: angle)
    self.init { test.fails(on: $0) }
  }

  /// - Parameter isExcluded: Whether no number in an interval is a value.
  init(unless isExcluded: (Interval) -> Bool) {
    var found: [Double] = []
    var open = [Interval(-.infinity, .infinity)]
    var steps = 0
    while let next = open.popLast() {
      steps += 1
      guard steps < Self.mostSteps, found.count <= Self.most else {
        values = nil
        return
      }
      if next.isEmpty || isExcluded(next) { continue }
      if next.isPoint {
        found.append(next.lower)
      } else if let halves = next.wholeHalves {
        open += halves
      } else {
        values = nil
        return
      }
    }
    values = found.sorted()
  }

  /// A value that certainly fulfils conditions on a whole number alone; `nil` if none is found near 0.
  static func example(
    of name: Name, where conditions: [Relation], angle: AngleUnit
  ) -> Double? {
    let test = ConditionTest(conditions, of: name, angle: angle)
    return (0...most).lazy.flatMap { [Double($0), -Double($0)] }.first { test.holds(at: $0) }
  }
}

/// Decides relations of one variable over intervals.
struct ConditionTest {
  private let condition: RelationCondition
  private let name: Name
  private let angle: AngleUnit

  init(_ relations: [Relation], of name: Name, angle: AngleUnit) {
    condition = .all(relations.map { RelationCondition($0, angle: angle) })
    (self.name, self.angle) = (name, angle)
  }

  /// Whether the relations hold together nowhere in an interval.
  func fails(on interval: Interval) -> Bool { fails(condition, interval) }

  /// Whether the relations certainly hold together for a number.
  func holds(at number: Double) -> Bool { holds(condition, Interval(number)) }

  private func holds(_ condition: RelationCondition, _ number: Interval) -> Bool {
    switch condition {
    case .outcome(let formula, let allowed):
      return Outcomes(of: value(of: formula, number), beside: 0).isSubset(of: allowed)
    case .whole(let formula):
      let value = value(of: formula, number)
      return value.isPoint && value.lower == value.lower.rounded()
    case .all(let parts): return parts.allSatisfy { holds($0, number) }
    case .any(let parts): return parts.contains { holds($0, number) }
    }
  }

  private func fails(_ condition: RelationCondition, _ interval: Interval) -> Bool {
    switch condition {
    case .outcome(let formula, let allowed):
      Outcomes(of: value(of: formula, interval), beside: 0).isDisjoint(with: allowed)
    case .whole(let formula):
      value(of: formula, interval).lower.rounded(.up) > value(of: formula, interval).upper
    case .all(let parts): parts.contains { fails($0, interval) }
    case .any(let parts): parts.allSatisfy { fails($0, interval) }
    }
  }

  private func value(of formula: Formula, _ interval: Interval) -> Interval {
    var evaluator = IntervalEvaluator()
    return evaluator.evaluate(
      Tape(of: [formula], variables: [name], values: Variables(), angle: angle), at: [interval])
  }
}
