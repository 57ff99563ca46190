import Formulas
import Graphing
import OrdinateNumerics

/// One of the alternatives that a relation consists of: equations and other conditions that hold together.
struct PlaneAlternative {
  /// Formulas that are 0.
  var equations: [Formula] = []
  var sides: [Side] = []

  /// A condition that is no equation.
  struct Side {
    let formula: Formula
    let outcomes: Outcomes
    /// Whether the condition says more than that the formula has a value.
    var isBound: Bool { outcomes.intersection(.defined) != .defined }
    /// Whether it only excludes where the formula is 0.
    var isHole: Bool {
      outcomes.isSuperset(of: [.negative, .positive]) && !outcomes.contains(.zero)
    }
    /// The same without its bounds.
    var open: Side { Side(formula: formula, outcomes: outcomes.subtracting(.zero)) }
    /// The same with its bounds.
    var closed: Side { Side(formula: formula, outcomes: outcomes.union(.zero)) }
  }

  /// Whether it has inequalities only.
  var isRegion: Bool { equations.isEmpty }

  /// More alternatives are too many to look at.
  private static let most = 40

  /// The alternatives of a condition in a box of the plane.
  ///
  /// - Returns: `nil` if they are too many.
  static func alternatives(
    of condition: RelationCondition, in range: PlaneRange, angle: AngleUnit
  ) -> [PlaneAlternative]? {
    switch condition {
    case .outcome(let formula, .zero): return [PlaneAlternative(equations: [formula])]
    case .outcome(let formula, let outcomes):
      return [PlaneAlternative(sides: [Side(formula: formula, outcomes: outcomes)])]
    case .whole(let formula):
      let values = FormulaPlaneFunction(formula, angle: angle).enclosures(
        x: [range.x], y: [range.y])[0]
      if values.isEmpty { return [] }
      let (first, last) = (values.lower.rounded(.up), values.upper.rounded(.down))
      guard last - first < Double(most), first.magnitude < 0x1p50, last.magnitude < 0x1p50 else {
        return nil
      }
      return stride(from: first, through: last, by: 1).map { number in
        PlaneAlternative(equations: [
          Formula.adding(formula, Formula.Term(Formula(number), isInverted: true)).simplified
        ])
      }
    case .all(let parts):
      var result = [PlaneAlternative()]
      for part in parts {
        guard let choices = alternatives(of: part, in: range, angle: angle),
          result.count * choices.count <= most
        else { return nil }
        result = result.flatMap { alternative in choices.map { alternative.adding($0) } }
      }
      return result
    case .any(let parts):
      var result: [PlaneAlternative] = []
      for part in parts {
        guard let choices = alternatives(of: part, in: range, angle: angle) else { return nil }
        result += choices
      }
      return result.count <= most ? result : nil
    }
  }

  /// A single equation as it is written; `nil` for any other relation.
  static func equation(_ relation: Relation) -> [PlaneAlternative]? {
    guard case .comparison(let left, let links) = relation, links.count == 1,
      links[0].sign == .equal
    else { return nil }
    let difference = Formula.adding(left, Formula.Term(links[0].right, isInverted: true))
    return [PlaneAlternative(equations: [difference])]
  }

  private func adding(_ other: PlaneAlternative) -> PlaneAlternative {
    var sum = self
    for equation in other.equations where !sum.equations.contains(equation) {
      sum.equations.append(equation)
    }
    for side in other.sides { sum.add(side) }
    return sum
  }

  /// Adds a condition. Two about the same formula, or its opposite, are one, so that each end is found once.
  private mutating func add(_ side: Side) {
    for (index, own) in sides.enumerated() {
      let isOpposite =
        Formula.adding(own.formula, Formula.Term(side.formula)).simplified == .number(0)
      guard isOpposite || own.formula == side.formula else { continue }
      let outcomes = isOpposite ? side.outcomes.ofOpposite : side.outcomes
      sides[index] = Side(formula: own.formula, outcomes: own.outcomes.intersection(outcomes))
      return
    }
    sides.append(side)
  }
}
