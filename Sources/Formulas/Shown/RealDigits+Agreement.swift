public import OrdinateNumerics
public import Reals

extension RealDigits {
  /// The digits on which all numbers of an enclosure agree when they are rounded, ties away from 0.
  ///
  /// - Parameters:
  ///   - enclosure: Its bounds count exactly.
  ///   - count: The most digits, at least 1.
  /// - Returns: `nil` if they agree on none, or there is no number, or no largest one.
  public init?(agreeingOn enclosure: Interval, count: Int = RealDigits.usualCount) {
    guard !enclosure.isEmpty, enclosure.lower.isFinite, enclosure.upper.isFinite else { return nil }
    self.init(
      agreeingFrom: Fraction(enclosure.lower), through: Fraction(enclosure.upper),
      count: count, least: 1)
  }

  /// One number of a bounded enclosure on whose digits not all agree: 0 if it may be that, or one digit.
  public init(nearestTo enclosure: Interval) {
    self = RealDigits(enclosure.contains(0) ? 0 : enclosure.midpoint, count: 1)
  }

  /// The digits on which all numbers between two agree, at least `least` of them.
  init?(agreeingFrom lower: Fraction, through upper: Fraction, count: Int, least: Int) {
    var fewer = count
    while fewer >= least {
      guard let first = RealDigits(lower, count: fewer) else { return nil }
      if lower == upper {
        self = first
        return
      }
      guard let last = RealDigits(upper, count: fewer) else { return nil }
      if first.isNegative == last.isNegative, first.exponent == last.exponent,
        first.digits == last.digits
      {
        self.init(
          isNegative: first.isNegative, digits: first.digits, exponent: first.exponent,
          isExact: false, count: fewer)
        return
      }
      fewer -= 1
    }
    return nil
  }

  /// A fraction, rounded; `nil` past all exponents.
  init?(_ fraction: Fraction, count: Int) {
    var computation = RealComputation()
    let number = computation.number(fraction)
    guard let digits = try? computation.digits(of: number, count: count) else { return nil }
    self = digits
  }

  /// The number as a decimal, as it is shown.
  public var numeral: Numeral { Numeral(utf8: Array(asciiText.utf8)) ?? 0 }
}
