extension Formula {
  /// How a function behaves when the sign of its variable changes.
  public enum Parity: Sendable {
    /// *f*(−*x*) = *f*(*x*), also for a constant.
    case even
    /// *f*(−*x*) = −*f*(*x*).
    case odd
  }

  /// Whether the formula is even or odd in a variable, as its operations show; both sides of 0 then
  /// have a value, or neither.
  ///
  /// - Returns: `nil` if it is neither or that cannot be seen: not every odd function looks like one.
  /// - Complexity: O(nodes), up to a thousand.
  public func parity(in variable: Name) -> Parity? {
    if parts.dropFirst(1000).contains(where: { _ in true }) { return nil }
    return folded(
      parts: { $0.operands },
      combine: { (formula, parts: ArraySlice<Parity?>) in
        formula.parity(of: Array(parts), in: variable)
      })
  }

  private func parity(of parts: [Parity?], in variable: Name) -> Parity? {
    switch kind {
    case .number, .constant: return .even
    case .variable(let name): return name == variable ? .odd : .even
    case .negated: return parts[0]
    case .sum:
      let first = parts[0]
      return parts.allSatisfy { $0 == first } ? first : nil
    case .product:
      if parts.contains(nil) { return nil }
      return parts.count { $0 == .odd } % 2 == 0 ? .even : .odd
    case .power(_, let exponent):
      if parts.allSatisfy({ $0 == .even }) { return .even }
      guard parts[0] == .odd else { return nil }
      if let root = Rational(exponent), !root.isWhole, !root.isDecimal, root.denominator % 2 != 0 {
        return root.numerator % 2 == 0 ? .even : .odd
      }
      guard let whole = exponent.wholeExponent else { return nil }
      return whole.truncatingRemainder(dividingBy: 2) == 0 ? .even : .odd
    case .operation(let operation, _):
      if parts.allSatisfy({ $0 == .even }) { return .even }
      guard parts.count == 1, parts[0] == .odd else { return nil }
      return operation.parity
    }
  }

  /// The value of a literal whole number that doubles hold exactly, perhaps with a minus.
  var wholeExponent: Double? {
    switch kind {
    case .number(let value) where value.isWhole && value.double < 0x1p53: value.double
    case .negated(let operand): operand.wholeExponent
    default: nil
    }
  }
}

extension Operation {
  /// Whether an operation of one operand is even or odd; `nil` if it is neither.
  var parity: Formula.Parity? {
    switch self {
    case .sin, .tan, .csc, .cot, .asin, .atan, .acsc, .sinh, .tanh, .csch, .coth, .asinh, .atanh,
      .cubeRoot, .sign, .round, .trunc, .erf, .degrees, .radians, .degree:
      .odd
    case .cos, .sec, .cosh, .sech, .sinc, .absolute: .even
    default: nil
    }
  }
}
