extension Formula {
  /// The derivative with respect to a variable, without values where the formula has no derivative.
  ///
  /// The rules alone give `1÷x` for `ln(x)` left of 0 too, and `sign(x)`, which is 0 at 0, for `|x|`. Terms that are 0
  /// wherever they have a value take that out: `1÷x+0×ln(x)` and `sign(x)+0÷x`. Kinks and jumps are known of terms of a
  /// sum whose argument is linear. A long formula has its derivative by the rules alone.
  ///
  /// - Parameters: As of `derivative(withRespectTo:angle:)`.
  /// - Throws: As there.
  /// - Complexity: O(nodes²).
  package func strictDerivative(
    withRespectTo variable: Name, angle: AngleUnit
  ) throws(DerivativeError) -> Formula {
    let derivative = try derivative(withRespectTo: variable, angle: angle)
    let whole = writtenInFull
    guard !whole.isLongForAlgebra else { return derivative }
    var kept = Array(derivative.parts)
    var strict = derivative
    for part in whole.lostParts(of: variable, where: kept) + whole.breakingParts(of: variable)
    where !kept.contains(part) {
      kept.append(part)
      strict = .adding(strict, Term(.multiplying(.number(0), Term(part))))
    }
    return strict
  }

  /// A sum without the terms that `strictDerivative` adds, to be read.
  package var withoutZeroTerms: Formula {
    guard case .sum(let terms) = kind else { return self }
    let kept = terms.filter { term in
      guard case .product(let factors) = term.formula.kind else { return true }
      return factors[0].formula != .number(0)
    }
    guard let first = kept.first, !first.isInverted else { return self }
    return kept.dropFirst().reduce(first.formula) { .adding($0, $1) }
  }

  /// The parts that have values in fewer places than the parts of the derivative.
  ///
  /// - Parameter kept: The parts of the derivative.
  private func lostParts(of variable: Name, where kept: [Formula]) -> [Formula] {
    guard contains(variable), !kept.contains(self) else { return [] }
    switch kind {
    case .number, .constant, .variable: return []
    case .negated(let operand): return operand.lostParts(of: variable, where: kept)
    case .sum(let terms):
      return terms.flatMap { $0.formula.lostParts(of: variable, where: kept) }
    case .product(let factors):
      return factors.flatMap { factor -> [Formula] in
        let inner = factor.formula.lostParts(of: variable, where: kept)
        let isLost =
          factor.isInverted && factor.formula.contains(variable) && !kept.contains(factor.formula)
        return inner + (isLost ? [Self.reciprocal(of: factor.formula)] : [])
      }
    case .power(let base, let exponent):
      var isTotal = false
      if case .number(let number) = exponent.kind { isTotal = number.isWhole && !number.isNegative }
      let isKept = isTotal || kept.contains(base)
      return isKept ? base.lostParts(of: variable, where: kept) : [self]
    case .operation(let operation, let operands):
      switch operation {
      case .summation, .iteratedProduct, .integral: return []
      case .ln, .log10, .log2, .log, .log1p, .acosh, .atanh, .acoth: return [self]
      default:
        let isKept = isTotal || operands.contains { $0.contains(variable) && kept.contains($0) }
        return isKept ? operands.flatMap { $0.lostParts(of: variable, where: kept) } : [self]
      }
    }
  }

  /// For each term of a sum with kinks or jumps, a formula that has no value there.
  private func breakingParts(of variable: Name) -> [Formula] {
    switch kind {
    case .negated(let operand): return operand.breakingParts(of: variable)
    case .sum(let terms): return terms.flatMap { $0.formula.breakingParts(of: variable) }
    case .product(let factors):
      let varying = factors.filter { $0.formula.contains(variable) }
      guard varying.count == 1, !varying[0].isInverted else { return [] }
      return varying[0].formula.breakingParts(of: variable)
    case .operation(let operation, let operands):
      guard let divisor = Self.zero(atBreaksOf: operation, operands, of: variable) else {
        return []
      }
      return [Self.reciprocal(of: divisor)]
    case .number, .constant, .variable, .power: return []
    }
  }

  private static func reciprocal(of formula: Formula) -> Formula {
    .multiplying(.number(1), Term(formula, isInverted: true))
  }

  /// A formula that is 0 where an operation has a kink or a jump; `nil` if its argument is not linear.
  private static func zero(
    atBreaksOf operation: Operation, _ operands: [Formula], of variable: Name
  ) -> Formula? {
    let first = operands[0]
    switch operation {
    case .absolute, .sign: return LinearForm(first, of: variable).map { _ in first }
    case .floor, .ceil, .frac:
      return LinearForm(first, of: variable).map { _ in .operation(.frac, [first]) }
    case .round:
      return LinearForm(first, of: variable).map { _ in
        .operation(.frac, [.adding(first, Term(reciprocal(of: .number(2))))])
      }
    case .mod where !operands[1].contains(variable):
      return LinearForm(first, of: variable).map { _ in
        .operation(.frac, [.multiplying(first, Term(operands[1], isInverted: true))])
      }
    case .min, .max:
      guard operands.count == 2 else { return nil }
      let difference = adding(first, Term(operands[1], isInverted: true))
      return LinearForm(difference, of: variable).map { _ in difference }
    default: return nil
    }
  }
}
