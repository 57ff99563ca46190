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
  /// unit. What simplifying leaves counts, if the formula has values everywhere: 0t + sin t repeats.
  ///
  /// - Complexity: O(*n* log *n*) in nodes.
  func repetition(along variable: Name) -> Repetition {
    (isTotal ? simplified : self).folded(
      parts: { $0.operands }, combine: { $0.repetition(along: variable, ofOperands: $1) })
  }

  private func repetition(
    along variable: Name, ofOperands parts: ArraySlice<Repetition>
  ) -> Repetition {
    switch kind {
    case .variable(let name): return name == variable ? .unknown : .constant
    case .operation(let operation, let operands):
      guard parts.first == .unknown, let halfTurns = operation.halfTurnsOfPeriod,
        let form = LinearForm(operands[0], of: variable),
        let slope = Rational(form.slope.simplified), !slope.isZero
      else { break }
      let period = Rational(whole: halfTurns).times(slope.magnitude.raised(to: -1) ?? .zero)
      guard let period, !period.isZero else { return .unknown }
      return .period(period)
    default: break
    }
    return parts.reduce(.constant) { $0.joined(with: $1) }
  }
}

extension Operation {
  /// After how many half turns of its operand the operation has the same values.
  var halfTurnsOfPeriod: Int64? {
    switch self {
    case .sin, .cos, .sec, .csc: 2
    case .tan, .cot: 1
    default: nil
    }
  }
}
