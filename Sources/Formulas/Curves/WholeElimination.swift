import OrdinateNumerics

/// Solves an equation for a whole number that it declares, so that the number needs no bounds.
///
/// `y = m x` with `m ∈ ℤ` holds where `y ÷ x` is a whole number, and at the origin. The number may occur
/// several times if the equation is linear in it, else once, within operations that can be undone.
struct WholeElimination {
  private let name: Name
  private let angle: AngleUnit
  /// The ways to solve the equation; together they have all its solutions.
  private(set) var ways: [Way] = []

  /// One way in which an equation holds.
  struct Way {
    /// What the number is; `nil` if each value will do.
    let meaning: Formula?
    /// What holds too.
    let conditions: [Relation]
  }

  /// - Parameter statement: A relation; only single equations can be solved.
  /// - Returns: `nil` if the relation is not an equation that can be solved for the number.
  init?(_ statement: Relation, for name: Name, angle: AngleUnit) {
    guard case .comparison(let left, let links) = statement, links.count == 1,
      links[0].sign == .equal
    else { return nil }
    (self.name, self.angle) = (name, angle)
    let right = links[0].right
    let isSolved: Bool
    if !has(right) {
      isSolved = solve(left, equals: right, where: [])
    } else if !has(left) {
      isSolved = solve(right, equals: left, where: [])
    } else {
      isSolved = solve(
        .adding(left, Formula.Term(right, isInverted: true)), equals: .number(0), where: [])
    }
    if !isSolved { return nil }
  }

  private func has(_ formula: Formula) -> Bool { formula.variables.contains(name) }

  /// - Returns: Whether the equation could be solved.
  private mutating func solve(
    _ formula: Formula, equals other: Formula, where conditions: [Relation]
  ) -> Bool {
    if let line = LinearForm(formula, of: name) {
      let value = line.constant.map { Self.difference(other, $0) } ?? other
      if line.slope == .number(1) {
        ways.append(Way(meaning: value, conditions: conditions))
        return true
      }
      let quotient = Formula.multiplying(value, Formula.Term(line.slope, isInverted: true))
      ways.append(Way(meaning: quotient, conditions: conditions))
      if !isNotZero(line.slope) {
        let everywhere = [isZero(line.slope), isZero(value)]
        ways.append(Way(meaning: nil, conditions: conditions + everywhere))
      }
      return true
    }
    switch formula.kind {
    case .negated(let operand):
      return solve(operand, equals: .negating(other), where: conditions)
    case .sum(var terms):
      guard let (operand, isInverted) = Self.takeOnly(where: has, from: &terms) else {
        return false
      }
      var rest = other
      for term in terms {
        rest = .adding(rest, Formula.Term(term.formula, isInverted: !term.isInverted))
      }
      return solve(operand, equals: isInverted ? .negating(rest) : rest, where: conditions)
    case .product(var factors):
      guard let (operand, isInverted) = Self.takeOnly(where: has, from: &factors) else {
        return false
      }
      return solve(operand, isInverted, times: factors, equals: other, where: conditions)
    case .power(let base, let exponent):
      return solve(base, toThe: exponent, equals: other, where: conditions)
    case .operation(let operation, let operands) where operands.count == 1:
      return solve(operation, of: operands[0], equals: other, where: conditions)
    case .number, .constant, .variable, .operation: return false
    }
  }

  /// Solves `rest × operand = other`, or `rest ÷ operand = other`.
  private mutating func solve(
    _ operand: Formula, _ isInverted: Bool, times factors: [Formula.Term], equals other: Formula,
    where conditions: [Relation]
  ) -> Bool {
    var rest = factors[0].isInverted ? Formula.number(1) : factors[0].formula
    for factor in factors.dropFirst(factors[0].isInverted ? 0 : 1) {
      rest = .multiplying(rest, factor)
    }
    let dividend = isInverted ? rest : other
    let divisor = isInverted ? other : rest
    let quotient = Formula.multiplying(dividend, Formula.Term(divisor, isInverted: true))
    if isNotZero(rest) { return solve(operand, equals: quotient, where: conditions) }
    // Where the rest is 0, the other side is 0 for each value of the number that the operand allows.
    guard let line = LinearForm(operand, of: name), isNotZero(line.slope) else { return false }
    let both = [isZero(rest), isZero(other)]
    ways.append(Way(meaning: nil, conditions: conditions + both))
    let isDefined = Relation.comparison(rest, [Relation.Link(.notEqual, .number(0))])
    return solve(operand, equals: quotient, where: conditions + [isDefined])
  }

  private mutating func solve(
    _ base: Formula, toThe exponent: Formula, equals other: Formula, where conditions: [Relation]
  ) -> Bool {
    if has(exponent) {
      guard let value = value(of: base), value.lower > 0, !value.contains(1),
        let quotient = Formula(applying: .ln, to: [other]),
        let divisor = Formula(applying: .ln, to: [base])
      else { return false }
      return solve(
        exponent, equals: .multiplying(quotient, Formula.Term(divisor, isInverted: true)),
        where: conditions)
    }
    guard case .number(let number) = exponent.kind, let power = number.shortDouble, power >= 2,
      power == power.rounded(), power <= 100,
      let root = power == 2
        ? Formula(applying: .squareRoot, to: [other])
        : Formula(applying: .root, to: [other, exponent])
    else { return false }
    let isEven = power.remainder(dividingBy: 2) == 0
    return solve(base, equals: root, where: conditions)
      && (!isEven || solve(base, equals: .negating(root), where: conditions))
  }

  private mutating func solve(
    _ operation: Operation, of operand: Formula, equals other: Formula,
    where conditions: [Relation]
  ) -> Bool {
    let isNotNegative = Relation.comparison(
      other, [Relation.Link(.greaterOrEqual, .number(0))])
    switch operation {
    case .squareRoot:
      return solve(
        operand, equals: .power(other, .number(2)), where: conditions + [isNotNegative])
    case .cubeRoot: return solve(operand, equals: .power(other, .number(3)), where: conditions)
    case .absolute:
      let conditions = conditions + [isNotNegative]
      return solve(operand, equals: other, where: conditions)
        && solve(operand, equals: .negating(other), where: conditions)
    case .exp:
      guard let logarithm = Formula(applying: .ln, to: [other]) else { return false }
      return solve(operand, equals: logarithm, where: conditions)
    case .ln:
      return solve(operand, equals: .power(.constant(.e), other), where: conditions)
    default: return false
    }
  }

  private func isZero(_ formula: Formula) -> Relation {
    .comparison(formula, [Relation.Link(.equal, .number(0))])
  }

  /// Whether a formula is a number that is certainly not 0.
  private func isNotZero(_ formula: Formula) -> Bool {
    value(of: formula).map { !$0.contains(0) } ?? false
  }

  /// An enclosure of a formula without variables.
  private func value(of formula: Formula) -> Interval? {
    guard formula.variables.isEmpty else { return nil }
    var evaluator = IntervalEvaluator()
    let tape = Tape(of: [formula], variables: [], values: Variables(), angle: angle)
    let value = evaluator.evaluate(tape, at: [])
    return value.isEmpty ? nil : value
  }

  private static func difference(_ left: Formula, _ right: Formula) -> Formula {
    guard left == .number(0) else {
      return .adding(left, Formula.Term(right, isInverted: true))
    }
    if case .negated(let operand) = right.kind { return operand }
    return .negating(right)
  }

  /// Takes the only part of a chain for which something holds.
  private static func takeOnly(
    where isWanted: (Formula) -> Bool, from terms: inout [Formula.Term]
  ) -> (Formula, isInverted: Bool)? {
    guard let index = terms.firstIndex(where: { isWanted($0.formula) }),
      index == terms.lastIndex(where: { isWanted($0.formula) })
    else { return nil }
    let term = terms.remove(at: index)
    return (term.formula, term.isInverted)
  }
}
