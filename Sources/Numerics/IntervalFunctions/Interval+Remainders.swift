/// Remainders, fractions and limits.
extension Interval {
  /// The remainder of `x ÷ y` with the sign of `y`, which jumps where the quotient is whole.
  public static func modulo(_ x: Interval, _ y: Interval) -> Interval {
    guard !x.isEmpty, !y.isEmpty, y.lower != 0 || y.upper != 0 else { return .empty }
    let decoration = Swift.min(x.decoration, y.decoration)
    let range = Interval(Swift.min(0, y.lower), Swift.max(0, y.upper), decoration: decoration)
    if y.contains(0) { return range.decorated(atMost: .partlyDefined) }
    if x.isPoint && y.isPoint && x.lower.isFinite && y.lower.isFinite {
      let remainder = Interval(Elementary.remainder(x.lower, truncating: y.lower))
      let isOther = remainder.lower != 0 && (remainder.lower < 0) != (y.lower < 0)
      let result = isOther ? remainder + Interval(y.lower) : remainder
      return result.decorated(
        atMost: Swift.min(decoration, remainder.lower == 0 ? .defined : .continuous))
    }
    // Between two whole quotients the remainder is a difference.
    let quotient = x / y
    let whole = Elementary.floor(quotient.lower)
    guard whole == Elementary.floor(quotient.upper), whole.isFinite else {
      return range.decorated(atMost: .defined)
    }
    let difference = x - Interval(whole) * y
    let result = Interval(
      Swift.min(Swift.max(difference.lower, range.lower), range.upper),
      Swift.max(Swift.min(difference.upper, range.upper), range.lower), decoration: decoration)
    return result.decorated(atMost: whole == quotient.lower ? .defined : .continuous)
  }

  /// The fractional part of `x`, with the sign of `x`.
  public static func frac(_ x: Interval) -> Interval {
    guard !x.isEmpty else { return .empty }
    let whole = trunc(x)
    if whole.isPoint && whole.lower.isFinite {
      return Interval(x.lower - whole.lower, x.upper - whole.upper, decoration: whole.decoration)
    }
    // Between whole numbers the fraction rises; before it drops to 0 it approaches 1.
    let low = x.lower >= 0 ? 0 : x.lower > -1 ? x.lower : -1
    let high = x.upper <= 0 ? 0 : x.upper < 1 ? x.upper : 1
    return Interval(low, high, decoration: whole.decoration)
  }

  /// `x`, limited to the range from `lower` to `upper`; not defined if these are in the wrong
  /// order.
  public static func clamp(_ lower: Interval, _ x: Interval, _ upper: Interval) -> Interval {
    guard !lower.isEmpty, !x.isEmpty, !upper.isEmpty, lower.lower <= upper.upper else {
      return .empty
    }
    let decoration = Swift.min(x.decoration, Swift.min(lower.decoration, upper.decoration))
    let isOrdered = lower.upper <= upper.lower
    let leastUpper = Swift.max(upper.lower, lower.lower)
    return Interval(
      Swift.min(Swift.max(x.lower, lower.lower), leastUpper),
      Swift.min(Swift.max(x.upper, lower.upper), upper.upper),
      decoration: Swift.min(decoration, isOrdered ? .continuous : .partlyDefined))
  }

  /// The sum, added from the left.
  public static func sum(_ terms: [Interval]) -> Interval { terms.reduce(Interval(0), +) }

  /// - Precondition: `terms` is not empty.
  public static func average(_ terms: [Interval]) -> Interval {
    sum(terms) / Interval(Double(terms.count))
  }
}
