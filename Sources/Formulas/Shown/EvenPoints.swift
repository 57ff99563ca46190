import OrdinateNumerics
public import Reals

/// Evenly spaced points between two decimals, both included, exactly: `(a(n-i) + bi) ÷ n`.
public struct EvenPoints: Sendable {
  /// How many points there are: the number of steps and one.
  public let count: Int
  private let lower: End
  private let upper: End
  /// The number of steps, times the power of ten that both decimals are quotients of.
  private let divisor: DoublePair

  private struct End: Sendable {
    let pair: DoublePair
    let fraction: Fraction
    /// The decimal times the power of ten.
    let scaled: DoublePair
  }

  /// - Precondition: `stepCount` is above 0.
  /// - Returns: `nil` if an end has too many digits to be written out, as 1e999999999 has.
  public init?(from lower: Numeral, through upper: Numeral, stepCount: Int) {
    precondition(stepCount > 0, "points have steps between them")
    let places = min(0, max(-22, min(lower.decimal.exponent, upper.decimal.exponent)))
    func end(_ numeral: Numeral) -> End? {
      guard let fraction = numeral.fraction else { return nil }
      let (digits, exponent) = numeral.decimal
      let scaled = DoublePair(decimal: digits, exponent: Int(exponent - places))
      return End(
        pair: DoublePair(decimal: numeral), fraction: fraction,
        scaled: numeral.isNegative ? -scaled : scaled)
    }
    guard let first = end(lower), let last = end(upper) else { return nil }
    (self.lower, self.upper, count) = (first, last, stepCount + 1)
    divisor = .power(DoublePair(10.0), Int(-places)) * DoublePair(Double(stepCount))
  }

  /// A point by pairs.
  func pair(at index: Int) -> DoublePair {
    if index == 0 { return lower.pair }
    if index == count - 1 { return upper.pair }
    let (left, right) = (DoublePair(Double(count - 1 - index)), DoublePair(Double(index)))
    return (lower.scaled * left + upper.scaled * right) / divisor
  }

  /// A point exactly.
  public func fraction(at index: Int) -> Fraction {
    let steps = Fraction(count - 1)
    return (lower.fraction * (steps - Fraction(index)) + upper.fraction * Fraction(index)) / steps
  }
}
