extension Formula {
  /// Where the formula is a sine or a cosine, less something: a formula that is whole only where this one is 0.
  ///
  /// `y - sin x` is 0 where (x - arcsin y) ÷ 2π is whole. Where the sine is greatest or least, `y - sin x` only
  /// touches 0, and the other formula crosses a whole number.
  ///
  /// - Parameter angle: The unit of angles.
  /// - Returns: `nil` for any other formula.
  package func phase(angle: AngleUnit) -> Formula? {
    guard case .sum(let terms) = kind else { return nil }
    let waves = terms.indices.filter { terms[$0].formula.wave != nil }
    guard waves.count == 1, let wave = terms[waves[0]].formula.wave else { return nil }
    // What the sine or cosine has to be.
    var value: Formula?
    for (index, term) in terms.enumerated() where index != waves[0] {
      // On the other side, the sign of a term changes, and with it that of the wave's.
      let isSubtracted = term.isInverted == terms[waves[0]].isInverted
      value =
        value.map { .adding($0, Term(term.formula, isInverted: isSubtracted)) }
        ?? (isSubtracted ? .negating(term.formula) : term.formula)
    }
    guard var value else { return nil }
    if let factor = wave.factor { value = .multiplying(value, Term(factor, isInverted: true)) }
    let inverse = Formula.operation(wave.operation == .sin ? .asin : .acos, [value])
    let turn: Formula =
      angle == .degrees ? .number(360) : .multiplying(.number(2), Term(.constant(.pi)))
    return .multiplying(
      .adding(wave.operand, Term(inverse, isInverted: true)), Term(turn, isInverted: true))
  }

  /// The parts of a sine or cosine, perhaps times a number.
  private var wave: (operation: Operation, operand: Formula, factor: Formula?)? {
    switch kind {
    case .operation(let operation, let operands) where operation == .sin || operation == .cos:
      return (operation, operands[0], nil)
    case .negated(let operand):
      guard let wave = operand.wave else { return nil }
      return (wave.operation, wave.operand, .negating(wave.factor ?? .number(1)))
    case .product(let factors):
      guard factors.count == 2, factors[0].formula.signedNumber != nil, !factors[1].isInverted,
        case .operation(let operation, let operands) = factors[1].formula.kind,
        operation == .sin || operation == .cos
      else { return nil }
      return (operation, operands[0], factors[0].formula)
    default: return nil
    }
  }
}
