import OrdinateNumerics

/// Rewrites equations into simpler ones with the same solutions.
///
/// A product that is 0 has a factor that is 0, a sum of squares is 0 where all of them are, the sine is 0
/// at whole multiples of π. Enclosures decide the results where they could not decide the original.
struct EquationRules {
  let angle: AngleUnit

  /// A rule: other conditions with the same solutions as `left = right`; `nil` where it does not apply.
  private typealias Rule =
    @Sendable (EquationRules, _ left: Formula, _ right: Formula) -> RelationCondition?

  /// The rules that need both sides; each is tried with the sides exchanged too.
  private static let ofTwoSides: [Rule] = [
    identity, magnitudes, evenPowers, magnitude, roots, root, exponentials, sines,
  ]

  /// The rules of equations `left = 0`.
  private static let ofZero: [Rule] = [
    negation, product, power, sameZeros, squares, phases, remainder, twoTerms,
  ]

  func condition(_ left: Formula, equals right: Formula) -> RelationCondition {
    for (left, right) in [(left, right), (right, left)] {
      if right == .number(0) {
        for rule in Self.ofZero { if let result = rule(self, left, right) { return result } }
      }
      for rule in Self.ofTwoSides { if let result = rule(self, left, right) { return result } }
    }
    return condition(difference(left, right), in: .zero)
  }

  /// A condition on a formula's value, or on that of a shorter formula with the same value wherever this one
  /// has one.
  func condition(_ formula: Formula, in outcomes: Outcomes) -> RelationCondition {
    let shorter = formula.simplified
    guard !formula.isTotal, shorter.nodeCount < formula.nodeCount else {
      return .outcome(formula, outcomes)
    }
    let condition = RelationCondition.all([
      .outcome(shorter, outcomes.intersection(.defined)), .outcome(formula, .defined),
    ])
    return outcomes.contains(.undefined)
      ? .any([condition, .outcome(formula, .undefined)]) : condition
  }

  func isZero(_ formula: Formula) -> RelationCondition { condition(formula, equals: .number(0)) }

  /// The left side less the right one, as short as it can be without gaining values.
  func difference(_ left: Formula, _ right: Formula) -> Formula {
    if right == .number(0) { return left }
    let difference = Formula.adding(left, Formula.Term(right, isInverted: true))
    return difference.isTotal ? difference.simplified : difference
  }

  /// What says that a formula has a value.
  private func isDefined(_ formula: Formula) -> RelationCondition {
    formula.isTotal ? .all([]) : .outcome(formula, .defined)
  }

  private func isNotNegative(_ formula: Formula) -> RelationCondition {
    .outcome(formula, [.zero, .positive])
  }

  /// A number of half turns, in the unit of angles.
  private func halfTurns(_ formula: Formula) -> Formula {
    let halfTurn: Formula = angle == .radians ? .constant(.pi) : .number(180)
    return .multiplying(formula, Formula.Term(halfTurn, isInverted: true))
  }
}

// Equations `f = 0`.
extension EquationRules {
  private static func negation(
    _ rules: EquationRules, _ left: Formula, _ right: Formula
  ) -> RelationCondition? {
    if case .negated(let operand) = left.kind { rules.isZero(operand) } else { nil }
  }

  /// One factor is 0, all have a value, and no divisor is 0.
  private static func product(
    _ rules: EquationRules, _ left: Formula, _ right: Formula
  ) -> RelationCondition? {
    guard case .product(let factors) = left.kind else { return nil }
    let choices = factors.indices.filter { !factors[$0].isInverted }.map { chosen in
      RelationCondition.all(
        factors.indices.map { index in
          if index == chosen { return rules.isZero(factors[index].formula) }
          return factors[index].isInverted
            ? .outcome(factors[index].formula, [.negative, .positive])
            : rules.isDefined(factors[index].formula)
        })
    }
    return .any(choices)
  }

  /// A power above 0 is 0 where its base is.
  private static func power(
    _ rules: EquationRules, _ left: Formula, _ right: Formula
  ) -> RelationCondition? {
    guard case .power(let base, let exponent) = left.kind, case .number(let number) = exponent.kind,
      !number.isZero
    else { return nil }
    return rules.isZero(base)
  }

  /// Functions that are 0 where their operand is.
  private static func sameZeros(
    _ rules: EquationRules, _ left: Formula, _ right: Formula
  ) -> RelationCondition? {
    guard case .operation(let operation, let operands) = left.kind else { return nil }
    switch operation {
    case .absolute, .squareRoot, .cubeRoot, .sign, .sinh, .tanh, .asinh, .atan, .erf, .expm1:
      return rules.isZero(operands[0])
    default: return nil
    }
  }

  /// A sum of terms that are never negative is 0 where all of them are.
  private static func squares(
    _ rules: EquationRules, _ left: Formula, _ right: Formula
  ) -> RelationCondition? {
    guard case .sum(let terms) = left.kind,
      terms.allSatisfy({ !$0.isInverted && $0.formula.isNeverNegative })
    else { return nil }
    return .all(terms.map { rules.isZero($0.formula) })
  }

  /// The sine and the tangent are 0 at whole numbers of half turns, the cosine at half a turn beside them.
  private static func phases(
    _ rules: EquationRules, _ left: Formula, _ right: Formula
  ) -> RelationCondition? {
    guard case .operation(let operation, let operands) = left.kind else { return nil }
    let turns = rules.halfTurns(operands[0])
    switch operation {
    case .sin, .tan: return .whole(turns)
    case .cos: return .whole(.adding(turns, Formula.Term(.half, isInverted: true)))
    default: return nil
    }
  }

  /// The remainder by a number is 0 at its multiples.
  private static func remainder(
    _ rules: EquationRules, _ left: Formula, _ right: Formula
  ) -> RelationCondition? {
    guard case .operation(.mod, let operands) = left.kind else { return nil }
    switch operands[1].kind {
    case .number(let number) where !number.isZero: break
    case .constant: break
    default: return nil
    }
    return .whole(.multiplying(operands[0], Formula.Term(operands[1], isInverted: true)))
  }

  /// `a - b = 0` is `a = b`.
  private static func twoTerms(
    _ rules: EquationRules, _ left: Formula, _ right: Formula
  ) -> RelationCondition? {
    guard case .sum(let terms) = left.kind, terms.count == 2, terms[1].isInverted else {
      return nil
    }
    return rules.condition(terms[0].formula, equals: terms[1].formula)
  }
}

// Equations of two sides.
extension EquationRules {
  /// Both sides are the same: it holds where they have a value.
  private static func identity(
    _ rules: EquationRules, _ left: Formula, _ right: Formula
  ) -> RelationCondition? {
    left.isSame(as: right) ? rules.isDefined(left) : nil
  }

  private static func either(
    _ rules: EquationRules, _ left: Formula, _ right: Formula
  ) -> RelationCondition {
    .any([
      rules.condition(left, equals: right), rules.condition(left, equals: .negating(right)),
    ])
  }

  /// |a| = |b|
  private static func magnitudes(
    _ rules: EquationRules, _ left: Formula, _ right: Formula
  ) -> RelationCondition? {
    guard let a = left.operand(of: .absolute), let b = right.operand(of: .absolute) else {
      return nil
    }
    return either(rules, a, b)
  }

  /// aⁿ = bⁿ for an even n.
  private static func evenPowers(
    _ rules: EquationRules, _ left: Formula, _ right: Formula
  ) -> RelationCondition? {
    guard case .power(let a, let m) = left.kind, case .power(let b, let n) = right.kind, m == n,
      left.isEvenPower
    else { return nil }
    return either(rules, a, b)
  }

  /// |a| = b
  private static func magnitude(
    _ rules: EquationRules, _ left: Formula, _ right: Formula
  ) -> RelationCondition? {
    guard let a = left.operand(of: .absolute), right != .number(0) else { return nil }
    return .all([either(rules, a, right), rules.isNotNegative(right)])
  }

  /// √a = √b
  private static func roots(
    _ rules: EquationRules, _ left: Formula, _ right: Formula
  ) -> RelationCondition? {
    guard let a = left.operand(of: .squareRoot), let b = right.operand(of: .squareRoot) else {
      return nil
    }
    return .all([rules.condition(a, equals: b), rules.isNotNegative(a)])
  }

  /// √a = b
  private static func root(
    _ rules: EquationRules, _ left: Formula, _ right: Formula
  ) -> RelationCondition? {
    guard let a = left.operand(of: .squareRoot), right != .number(0) else { return nil }
    return .all([
      rules.condition(a, equals: .power(right, .number(2))), rules.isNotNegative(right),
    ])
  }

  /// eᵃ = eᵇ
  private static func exponentials(
    _ rules: EquationRules, _ left: Formula, _ right: Formula
  ) -> RelationCondition? {
    guard let a = left.naturalExponent, let b = right.naturalExponent else { return nil }
    return rules.condition(a, equals: b)
  }

  /// sin a = sin b: the angles differ by whole turns, or add up to half a turn and whole turns. A cosine is the
  /// sine of an angle that is a quarter of a turn larger.
  private static func sines(
    _ rules: EquationRules, _ left: Formula, _ right: Formula
  ) -> RelationCondition? {
    guard let a = Sine(left), let b = Sine(right) else { return nil }
    return .any([
      rules.areWhole(
        turnsOf: .adding(a.angle, Formula.Term(b.angle, isInverted: true)),
        andQuarters: a.quarters - b.quarters),
      rules.areWhole(
        turnsOf: .adding(a.angle, Formula.Term(b.angle)), andQuarters: a.quarters + b.quarters + 2),
    ])
  }

  /// A formula as the sine of an angle and some quarters of a turn.
  private struct Sine {
    let angle: Formula
    let quarters: Int

    init?(_ formula: Formula) {
      if let angle = formula.operand(of: .sin) {
        (self.angle, quarters) = (angle, 0)
      } else if let angle = formula.operand(of: .cos) {
        (self.angle, quarters) = (angle, 1)
      } else if case .negated(let operand) = formula.kind, let sine = Sine(operand) {
        (angle, quarters) = (sine.angle, sine.quarters + 2)
      } else {
        return nil
      }
    }
  }

  /// An angle and some quarters of a turn are whole turns.
  private func areWhole(turnsOf angle: Formula, andQuarters quarters: Int) -> RelationCondition {
    let turns = Formula.multiplying(halfTurns(angle), Formula.Term(.number(2), isInverted: true))
    let rest = ((quarters % 4) + 4) % 4
    if rest == 0 { return .whole(turns) }
    let part = Formula.multiplying(
      Formula(Double(rest)), Formula.Term(.number(4), isInverted: true))
    return .whole(.adding(turns, Formula.Term(part)))
  }
}

extension Formula {
  fileprivate static let half = Formula.multiplying(
    .number(1), Formula.Term(.number(2), isInverted: true))

  fileprivate func operand(of operation: Operation) -> Formula? {
    if case .operation(operation, let operands) = kind { operands[0] } else { nil }
  }

  /// The exponent of a power of e.
  fileprivate var naturalExponent: Formula? {
    if case .power(.constant(.e), let exponent) = kind { return exponent }
    return operand(of: .exp)
  }

  /// Whether it is a power by a whole number that is even and above 0.
  fileprivate var isEvenPower: Bool {
    guard case .power(_, let exponent) = kind, case .number(let number) = exponent.kind,
      let value = number.shortDouble
    else { return false }
    return value >= 2 && value == (value / 2).rounded(.down) * 2
  }

  /// Whether it certainly has no negative value.
  fileprivate var isNeverNegative: Bool {
    switch kind {
    case .number: return true
    case .constant: return true
    case .power: return isEvenPower
    case .operation(let operation, _):
      return operation == .absolute || operation == .squareRoot || operation == .exp
    case .product(let factors):
      return factors.allSatisfy { $0.formula.isNeverNegative }
    case .sum(let terms):
      return terms.allSatisfy { !$0.isInverted && $0.formula.isNeverNegative }
    case .variable, .negated: return false
    }
  }
}
