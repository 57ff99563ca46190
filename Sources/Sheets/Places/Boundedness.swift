import Formulas
import Graphing
import OrdinateNumerics
import Reals

/// Decides whether the solutions of a relation lie in some box of the plane.
struct Boundedness {
  let relation: Relation
  let angle: AngleUnit

  /// Whether they do; `nil` if it is not known.
  func answer() -> Bool? {
    let plane = PlaneRelation(relation, angle: angle)
    if Self.radius(of: plane) != nil { return true }
    let everywhere = PlaneRange(x: .whole, y: .whole)
    let condition = RelationCondition(relation, angle: angle)
    guard
      let alternatives = PlaneAlternative.alternatives(
        of: condition, in: everywhere, angle: angle)
    else { return nil }
    let answers = alternatives.map { answer(for: $0) }
    if answers.contains(false) { return false }
    return answers.allSatisfy { $0 == true } ? true : nil
  }

  /// Half the side of a square around the origin in which all solutions of a relation are proved to lie; `nil` if none is found.
  static func radius(of plane: PlaneRelation) -> Double? {
    [16, 1024, 1e6].first { isEmpty(plane, outside: $0) }
  }

  private static let pieces = 64

  /// Whether there is no solution outside a square around the origin.
  private static func isEmpty(_ plane: PlaneRelation, outside radius: Double) -> Bool {
    let step = 2 * radius / Double(pieces)
    var sides = (0..<pieces).map {
      Interval(-radius + Double($0) * step, -radius + Double($0 + 1) * step)
    }
    sides += [Interval(radius, .infinity), Interval(-.infinity, -radius)]
    let far = [Interval(radius, .infinity), Interval(-.infinity, -radius)]
    return far.allSatisfy { far in
      isExcluded(sides) { plane.isExcluded(in: PlaneRange(x: far, y: $0)) }
        && isExcluded(sides) { plane.isExcluded(in: PlaneRange(x: $0, y: far)) }
    }
  }

  /// Whether a proof holds in each part of some ranges. Restrictions such as `100 ≤ x ≤ 101` exclude the others in small
  /// parts only.
  private static func isExcluded(_ ranges: [Interval], _ proof: (Interval) -> Bool) -> Bool {
    var rest = ranges
    var halvings = pieces
    while let range = rest.popLast() {
      if proof(range) { continue }
      guard range.width.isFinite, halvings > 0 else { return false }
      halvings -= 1
      rest += [Interval(range.lower, range.midpoint), Interval(range.midpoint, range.upper)]
    }
    return true
  }

  /// Bounded if one condition alone is; unbounded only where a single condition counts.
  private func answer(for alternative: PlaneAlternative) -> Bool? {
    let bounds = alternative.sides.filter { $0.isBound }
    let conditions =
      alternative.equations.map { ($0, Outcomes.zero) } + bounds.map { ($0.formula, $0.outcomes) }
    var isUnbounded = false
    for (formula, outcomes) in conditions {
      guard let polynomial = PlanePolynomial(formula) else { continue }
      let far = PlanePolynomial.Side.allCases.map { polynomial.seen(from: $0) }
      if far.allSatisfy({ isFinite($0, outcomes) }) { return true }
      if conditions.count == 1, alternative.sides.count == bounds.count {
        isUnbounded = far.contains { Self.reachesInfinity($0, outcomes) }
      }
    }
    return isUnbounded ? false : nil
  }

  /// Whether a sign is possible at no point that is far enough away.
  private func isFinite(_ far: PlanePolynomial, _ outcomes: Outcomes) -> Bool {
    guard let formula = far.formula else { return false }
    let function = FormulaPlaneFunction(formula, angle: angle)
    var rest = [Interval(-1, 1)]
    var count = 0
    while let part = rest.popLast() {
      count += 1
      // Only points next to u = 0 count, so u is as small as can be.
      let values = function.enclosures(x: [Interval(0, 0x1p-40)], y: [part])[0]
      if Outcomes(of: values, beside: 0).isDisjoint(with: outcomes) { continue }
      guard count < 200, part.width > 0x1p-16 else { return false }
      let middle = part.lower + 0.4871 * part.width
      rest += [Interval(part.lower, middle), Interval(middle, part.upper)]
    }
    return true
  }

  /// Whether there are solutions at any distance: along a line from the origin, or between two such lines.
  private static func reachesInfinity(_ far: PlanePolynomial, _ outcomes: Outcomes) -> Bool {
    let signs = (-12...12).map { far.signBesideZero(y: Fraction($0) / 12) }
    if outcomes == .zero {
      return signs.contains(0) || (signs.contains(1) && signs.contains(-1))
    }
    return signs.contains { sign in
      outcomes.contains(sign < 0 ? .negative : sign > 0 ? .positive : .zero)
    }
  }
}
