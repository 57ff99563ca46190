import Formulas
import OrdinateNumerics

/// What the values of formulas at one point tell about a relation.
enum Truth {
  case holds, fails, unknown

  init(_ holds: Bool, otherwise fails: Bool) { self = holds ? .holds : fails ? .fails : .unknown }

  var negated: Truth {
    switch self {
    case .holds: .fails
    case .fails: .holds
    case .unknown: .unknown
    }
  }
}

extension Relation {
  /// Whether the relation holds, by enclosures of its formulas as trees.
  func truth(at point: Variables, angle: AngleUnit) -> Truth {
    switch self {
    case .comparison(let first, let links):
      var left = first.enclosure(variables: point, angle: angle)
      var truths: [Truth] = []
      for link in links {
        let right = link.right.enclosure(variables: point, angle: angle)
        truths.append(link.sign.truth(left, right))
        left = right
      }
      return Self.all(truths)
    case .wholeNumber(let formula):
      let value = formula.enclosure(variables: point, angle: angle)
      if value.isEmpty { return .fails }
      let isPoint = value.isPoint && value.decoration >= .defined
      let first = value.lower.rounded(.up)
      return Truth(isPoint && first == value.lower, otherwise: first > value.upper)
    case .not(let relation): return relation.truth(at: point, angle: angle).negated
    case .all(let parts): return Self.all(parts.map { $0.truth(at: point, angle: angle) })
    case .any(let parts):
      return Self.all(parts.map { $0.truth(at: point, angle: angle).negated }).negated
    }
  }

  private static func all(_ truths: [Truth]) -> Truth {
    Truth(truths.allSatisfy { $0 == .holds }, otherwise: truths.contains(.fails))
  }
}

extension Comparison {
  /// Whether it holds between two numbers; it does not where one of them does not exist.
  fileprivate func truth(_ left: Interval, _ right: Interval) -> Truth {
    if left.isEmpty || right.isEmpty { return .fails }
    let isDefined = left.decoration >= .defined && right.decoration >= .defined
    let (less, greater) = (left.upper < right.lower, left.lower > right.upper)
    let (notLess, notGreater) = (left.lower >= right.upper, left.upper <= right.lower)
    let equal = notLess && notGreater
    let found: (holds: Bool, fails: Bool) =
      switch self {
      case .less: (less, notLess)
      case .lessOrEqual: (notGreater, greater)
      case .greater: (greater, notGreater)
      case .greaterOrEqual: (notLess, less)
      case .equal: (equal, less || greater)
      case .notEqual: (less || greater, equal)
      }
    return Truth(isDefined && found.holds, otherwise: found.fails)
  }
}
