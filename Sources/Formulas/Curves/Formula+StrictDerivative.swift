import OrdinateNumerics

extension Formula {
  /// The derivative with respect to a variable, without values where the formula has no derivative.
  ///
  /// The rules alone give `1÷x` for `ln(x)` left of 0 too, and `sign(x)`, which is 0 at 0, for `|x|`. Terms that are 0
  /// wherever they have a value take that out: `1÷x+0×ln(x)` and `sign(x)+0÷x`. A formula with a kink that another
  /// part smooths out, as `x|x|` at 0, may have a derivative there; one with a jump is taken to have none. A long
  /// formula has its derivative by the rules alone.
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
    let lost = whole.lostParts(of: variable, where: kept, angle)
    let breaking = try whole.withSeriesWrittenOut(closing: false).breakingParts(
      of: variable, angle: angle)
    for part in lost + breaking where !kept.contains(part) {
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
  private func lostParts(
    of variable: Name, where kept: [Formula], _ angle: AngleUnit
  ) -> [Formula] {
    if kept.contains(self) { return [] }
    guard contains(variable) else { return isTotal || isDefinedConstant(angle) ? [] : [self] }
    switch kind {
    case .number, .constant, .variable: return []
    case .negated(let operand): return operand.lostParts(of: variable, where: kept, angle)
    case .sum(let terms):
      return terms.flatMap { $0.formula.lostParts(of: variable, where: kept, angle) }
    case .product(let factors):
      return factors.flatMap { factor -> [Formula] in
        let inner = factor.formula.lostParts(of: variable, where: kept, angle)
        let isLost =
          factor.isInverted && factor.formula.contains(variable) && !kept.contains(factor.formula)
        return inner + (isLost ? [Self.reciprocal(of: factor.formula)] : [])
      }
    case .power(let base, let exponent):
      var isTotal = false
      if case .number(let number) = exponent.kind { isTotal = number.isWhole && !number.isNegative }
      let isKept = isTotal || kept.contains(base)
      return isKept ? base.lostParts(of: variable, where: kept, angle) : [self]
    case .operation(let operation, let operands):
      switch operation {
      case .summation, .iteratedProduct:
        return operands[3].lostParts(of: variable, where: kept, angle).isEmpty ? [] : [self]
      case .integral: return operands[1...].allSatisfy { $0.isTotal } ? [] : [self]
      case .ln, .log10, .log2, .log, .log1p, .acosh, .atanh, .acoth: return [self]
      default:
        let isKept = isTotal || operands.contains { $0.contains(variable) && kept.contains($0) }
        return isKept ? operands.flatMap { $0.lostParts(of: variable, where: kept, angle) } : [self]
      }
    }
  }

  /// Whether it has no variables, and a value.
  private func isDefinedConstant(_ angle: AngleUnit) -> Bool {
    var evaluator = IntervalEvaluator()
    return variables.isEmpty && isClosed
      && evaluator.evaluate(Tape(self, variables: [], angle: angle), at: []).decoration >= .defined
  }

  /// Formulas that have no value where the formula has a kink or a jump.
  ///
  /// - Throws: `DerivativeError` where those of the terms of a long sum or product are not known.
  private func breakingParts(
    of variable: Name, angle: AngleUnit
  ) throws(DerivativeError) -> [Formula] {
    var found: [Formula] = []
    for part in parts where part.contains(variable) {
      guard case .operation(let operation, let x) = part.kind else { continue }
      let isLong = operation.isSeries && operation != .integral
      if isLong, !part.breaks(along: variable, of: { !$0.isClosed }).isEmpty {
        throw DerivativeError(operation: operation)
      }
      guard part.isClosed else { continue }
      for place in Break.breaks(of: operation, x) where place.zero.contains(variable) {
        if let divisor = divisor(at: place, of: part, along: variable, angle) {
          found.append(Self.reciprocal(of: divisor))
        }
      }
      guard operation == .integral, case .variable(let name) = x[0].kind else { continue }
      // The derivative has the integrand's value at a bound.
      for bound in x[1...2] where bound.contains(variable) {
        let value = x[3].replacingBound(name, by: bound)
        let breaks = value?.breaks(along: variable, of: { $0.isClosed }) ?? []
        found += breaks.filter { $0.value == nil }.map { Self.reciprocal(of: $0.zero) }
      }
    }
    return found
  }

  /// The kinks and jumps of some parts, at places of a variable.
  private func breaks(along variable: Name, of isMeant: (Formula) -> Bool) -> [Break] {
    parts.flatMap { part -> [Break] in
      guard case .operation(let operation, let x) = part.kind, isMeant(part) else { return [] }
      return Break.breaks(of: operation, x).filter { $0.zero.contains(variable) }
    }
  }

  /// A formula that is 0 where a part breaks and the whole formula with it. At a kink, the slope of the whole changes by
  /// a factor times the slope of what is 0 there; where this is 0 too, the formula has a derivative.
  ///
  /// - Returns: `nil` if the formula has a derivative at all these places.
  private func divisor(
    at place: Break, of part: Formula, along variable: Name, _ angle: AngleUnit
  ) -> Formula? {
    let other = Name("ω")
    let outer = replacing(part, by: .variable(other))
    guard let value = place.value,
      let factor = try? outer.derivative(withRespectTo: other, angle: angle),
      let slope = try? place.zero.derivative(withRespectTo: variable, angle: angle)
    else { return place.zero }
    var change = Formula.multiplying(
      factor.substituting { $0 == other ? value : nil }, Term(slope)
    ).simplified
    if let root = LinearForm(place.zero, of: variable)?.root {
      change = change.substituting { $0 == variable ? root : nil }.simplified
    }
    if let number = change.signedNumber { return number.isZero ? nil : place.zero }
    var evaluator = IntervalRowEvaluator()
    let tape = Tape(change, variables: [variable], angle: angle)
    let isPerhapsLevel = evaluator.evaluate(tape, at: [[.whole]])[0].contains(0)
    guard isPerhapsLevel, change.breaks(along: variable, of: { _ in true }).isEmpty else {
      return place.zero
    }
    let isLevel = Formula.adding(
      .number(1), Term(.operation(.absolute, [.operation(.sign, [change])]), isInverted: true))
    return .adding(.operation(.absolute, [place.zero]), Term(isLevel))
  }

  private static func reciprocal(of formula: Formula) -> Formula {
    .multiplying(.number(1), Term(formula, isInverted: true))
  }
}
