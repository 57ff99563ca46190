public import Reals

/// Means, variances and correlations of lists of rational numbers: exact, or the square root of an exact number.
public enum Moments {
  /// The arithmetic mean; `nil` without a value.
  public static func mean(_ values: [Fraction]) -> Fraction? {
    if values.isEmpty { return nil }
    return sum(values) * Fraction(1, Natural(values.count.magnitude))
  }

  /// The variance of a sample: the squared distances from the mean, divided by *n* − 1; `nil` below two
  /// values.
  public static func variance(_ values: [Fraction]) -> Fraction? { covariance(values, values) }

  /// The standard deviation of a sample; `nil` below two values.
  public static func deviation(_ values: [Fraction]) -> Fit.Number? {
    variance(values).map { Fit.Number(squareRootOf: $0) }
  }

  /// The covariance of a sample, divided by *n* − 1; `nil` below two pairs, and for lists of different
  /// lengths.
  public static func covariance(_ a: [Fraction], _ b: [Fraction]) -> Fraction? {
    guard a.count == b.count, a.count > 1 else { return nil }
    let (meanOfA, meanOfB) = (
      sum(a) * Fraction(1, Natural(a.count.magnitude)),
      sum(b) * Fraction(1, Natural(b.count.magnitude))
    )
    let products = zip(a, b).map { ($0 - meanOfA) * ($1 - meanOfB) }
    return sum(products) * Fraction(1, Natural((a.count - 1).magnitude))
  }

  /// Pearson's correlation; `nil` as for the covariance, and where all values of a list are the same.
  public static func correlation(_ a: [Fraction], _ b: [Fraction]) -> Fit.Number? {
    guard let both = covariance(a, b), let ofA = variance(a), let ofB = variance(b), !ofA.isZero,
      !ofB.isZero
    else { return nil }
    let size = Fit.Number(squareRootOf: both * both / (ofA * ofB))
    return both.signum < 0 ? -size : size
  }

  /// The sum, over a common denominator.
  static func sum(_ values: [Fraction]) -> Fraction {
    var denominator: Natural = 1
    for value in values where !value.isWhole && value.denominator != denominator {
      let common = Natural.greatestCommonDivisor(denominator, value.denominator)
      denominator = denominator * (value.denominator / common)
    }
    var sum: Integer = 0
    for value in values {
      sum = sum + value.numerator * Integer(denominator / value.denominator)
    }
    return Fraction(sum, denominator)
  }
}

extension Fit.Number {
  static prefix func - (number: Fit.Number) -> Fit.Number {
    let digits = RealDigits(
      isNegative: !number.digits.isNegative && !number.digits.digits.isEmpty,
      digits: number.digits.digits, exponent: number.digits.exponent,
      isExact: number.digits.isExact, count: number.digits.count)
    return Fit.Number(-number.double, digits, number.exact.map { -$0 })
  }
}
