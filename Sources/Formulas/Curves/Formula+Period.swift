/// How a formula repeats when one of its variables grows.
enum Repetition: Equatable {
  /// The formula does not depend on the variable.
  case constant
  /// The formula has the same values after so many half turns.
  case period(Rational)
  /// No period is known.
  case unknown

  /// What is known of a formula whose parts are these two.
  func joined(with other: Repetition) -> Repetition {
    switch (self, other) {
    case (.constant, let only), (let only, .constant): return only
    case (.period(let a), .period(let b)):
      return a.commonMultiple(with: b).map { .period($0) } ?? .unknown
    case (.unknown, _), (_, .unknown): return .unknown
    }
  }
}

extension Formula {
  /// How the formula repeats along a variable: sin(2t÷3) does after three half turns, for angles of any
  /// unit.
  ///
  /// - Complexity: O(nodes).
  func repetition(along variable: Name) -> Repetition {
    folded(
      parts: { $0.operands }, combine: { $0.repetition(along: variable, ofOperands: $1) })
  }

  private func repetition(
    along variable: Name, ofOperands parts: ArraySlice<Repetition>
  ) -> Repetition {
    switch kind {
    case .variable(let name): return name == variable ? .unknown : .constant
    case .operation(let operation, let operands):
      guard parts.first == .unknown, let halfTurns = operation.halfTurnsOfPeriod,
        let slope = operands[0].rationalSlope(along: variable), !slope.isZero
      else { break }
      let period = Rational(whole: halfTurns).times(slope.magnitude.raised(to: -1) ?? .zero)
      guard let period, !period.isZero else { return .unknown }
      return .period(period)
    default: break
    }
    return parts.reduce(.constant) { $0.joined(with: $1) }
  }

  /// The factor of a variable in a formula that is linear in it; `nil` if it is not a small fraction.
  private func rationalSlope(along variable: Name) -> Rational? {
    switch kind {
    case .variable(let name): return name == variable ? .one : .zero
    case .number, .constant: return .zero
    case .negated(let operand): return operand.rationalSlope(along: variable)?.negated
    case .sum(let terms):
      var sum = Rational.zero
      for term in terms {
        guard let slope = term.formula.rationalSlope(along: variable),
          let next = sum.plus(term.isInverted ? slope.negated : slope)
        else { return nil }
        sum = next
      }
      return sum
    case .product(let factors):
      guard let own = factors.firstIndex(where: { $0.formula.variables.contains(variable) }) else {
        return .zero
      }
      guard !factors[own].isInverted,
        var slope = factors[own].formula.rationalSlope(along: variable)
      else { return nil }
      for (index, factor) in factors.enumerated() where index != own {
        guard let number = Rational(factor.formula),
          let scale = factor.isInverted ? number.raised(to: -1) : number,
          let next = slope.times(scale)
        else { return nil }
        slope = next
      }
      return slope
    case .power, .operation: return variables.contains(variable) ? nil : .zero
    }
  }
}

extension Operation {
  /// After how many half turns of its operand the operation has the same values.
  fileprivate var halfTurnsOfPeriod: Int64? {
    switch self {
    case .sin, .cos, .sec, .csc: 2
    case .tan, .cot: 1
    default: nil
    }
  }
}
