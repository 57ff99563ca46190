extension ParametricForm {
  /// How often a period is halved.
  private static let mostHalvings = 8

  /// How far `t` runs until the coordinates repeat: `2π`, or 360 where angles are in degrees.
  ///
  /// - Parameter shortest: Whether to try shorter periods: `cos²t` repeats after π. A condition may not repeat with
  ///   them.
  /// - Returns: `nil` if the coordinates are not known to repeat.
  package func exactPeriod(shortest: Bool, angle: AngleUnit) -> Formula? {
    let parameter = Self.parameter
    let repetition = x.repetition(along: parameter).joined(with: y.repetition(along: parameter))
    guard case .period(var halfTurns) = repetition, let half = Rational(whole: 2).raised(to: -1)
    else { return nil }
    for _ in 0..<(shortest ? Self.mostHalvings : 0) {
      guard let shorter = halfTurns.times(half),
        [x, y].allSatisfy({ $0.sign(afterHalfTurns: shorter, along: parameter) == 1 })
      else { break }
      halfTurns = shorter
    }
    let turns = halfTurns.formula
    return angle == .degrees
      ? Formula.multiplying(turns, Formula.Term(Formula(180.0))).simplified
      : .multiplying(turns, Formula.Term(.constant(.pi)))
  }
}

extension Formula {
  /// Whether the formula keeps its values, 1, or changes their signs, -1, where a variable is some half turns
  /// further; `nil` if neither is seen.
  ///
  /// - Complexity: O(*n* log *n*) in nodes.
  func sign(afterHalfTurns halfTurns: Rational, along variable: Name) -> Int? {
    folded(
      parts: { $0.operands },
      combine: { (formula, parts: ArraySlice<Int?>) in
        formula.sign(of: Array(parts), after: halfTurns, along: variable)
      })
  }

  private func sign(of parts: [Int?], after halfTurns: Rational, along variable: Name) -> Int? {
    switch kind {
    case .number, .constant: return 1
    case .variable(let name): return name == variable ? nil : 1
    case .negated: return parts[0]
    case .sum: return parts.allSatisfy { $0 == parts[0] } ? parts[0] : nil
    case .product:
      return parts.reduce(1) { sign, part in sign.flatMap { sign in part.map { $0 * sign } } }
    case .power(_, let exponent):
      if parts.allSatisfy({ $0 == 1 }) { return 1 }
      guard parts[0] == -1, let whole = exponent.wholeExponent else { return nil }
      return whole.truncatingRemainder(dividingBy: 2) == 0 ? 1 : -1
    case .operation(let operation, let operands):
      if parts.allSatisfy({ $0 == 1 }) { return 1 }
      guard parts.count == 1 else { return nil }
      if parts[0] == -1 { return operation.parity.map { $0 == .even ? 1 : -1 } }
      guard let period = operation.halfTurnsOfPeriod,
        let form = LinearForm(operands[0], of: variable),
        let slope = Rational(form.slope.simplified), let turns = slope.times(halfTurns),
        turns.isWhole
      else { return nil }
      return period == 1 || turns.numerator % 2 == 0 ? 1 : -1
    }
  }
}
