/// A rational number.
///
/// Sums and products are reduced by the divisors that they can have, which takes less time than
/// reducing them as they are.
///
/// - Invariant: the denominator is positive, and has no factor in common with the numerator.
/// - Source: Knuth 1997, The Art of Computer Programming, volume 2, section 4.5.1.
public struct Fraction: Hashable, Sendable {
  public let numerator: Integer
  public let denominator: Natural

  /// - Precondition: `denominator` is not 0.
  public init(_ numerator: Integer, _ denominator: Natural = 1) {
    precondition(!denominator.isZero)
    let divisor = Natural.greatestCommonDivisor(numerator.magnitude, denominator)
    if divisor.isOne {
      self.init(reduced: numerator, denominator)
    } else {
      self.init(reduced: numerator.divided(exactlyBy: divisor), denominator / divisor)
    }
  }

  /// - Precondition: the two have no factor in common.
  private init(reduced numerator: Integer, _ denominator: Natural) {
    self.numerator = numerator
    self.denominator = denominator
  }

  public init(_ value: Int) { self.init(reduced: Integer(value), 1) }

  /// `digits · 10^exponent`, as a decimal is written.
  public init(_ digits: Integer, timesTenToThe exponent: Int) {
    if exponent >= 0 {
      self.init(reduced: digits * Integer(.powerOfTen(exponent)), 1)
    } else {
      self.init(digits, .powerOfTen(-exponent))
    }
  }

  public var isZero: Bool { numerator.isZero }
  public var isWhole: Bool { denominator.isOne }
  /// -1, 0 or 1.
  public var signum: Int { numerator.signum }
  public var magnitude: Fraction { numerator.isNegative ? -self : self }

  /// The largest whole number that is not greater.
  public var floor: Integer {
    isWhole
      ? numerator : numerator.flooredQuotientAndRemainder(dividingBy: Integer(denominator)).quotient
  }

  /// 1 divided by the number; `nil` for 0.
  public var reciprocal: Fraction? {
    guard !isZero else { return nil }
    return Fraction(
      reduced: Integer(denominator, isNegative: numerator.isNegative), numerator.magnitude)
  }

  public static prefix func - (a: Fraction) -> Fraction {
    Fraction(reduced: -a.numerator, a.denominator)
  }

  public static func + (a: Fraction, b: Fraction) -> Fraction {
    if a.isWhole, b.isWhole { return Fraction(reduced: a.numerator + b.numerator, 1) }
    let divisor = Natural.greatestCommonDivisor(a.denominator, b.denominator)
    if divisor.isOne {
      return Fraction(
        reduced: a.numerator * Integer(b.denominator) + b.numerator * Integer(a.denominator),
        a.denominator * b.denominator)
    }
    let rest = a.denominator / divisor
    let numerator =
      a.numerator * Integer(b.denominator / divisor) + b.numerator * Integer(rest)
    // Whatever else divides the numerator divides both denominators.
    let common = Natural.greatestCommonDivisor(numerator.magnitude, divisor)
    return Fraction(
      reduced: numerator.divided(exactlyBy: common), rest * (b.denominator / common))
  }

  public static func - (a: Fraction, b: Fraction) -> Fraction { a + -b }

  public static func * (a: Fraction, b: Fraction) -> Fraction {
    if a.isWhole, b.isWhole { return Fraction(reduced: a.numerator * b.numerator, 1) }
    // Only what stands on different sides can have a factor in common.
    let first = Natural.greatestCommonDivisor(a.numerator.magnitude, b.denominator)
    let second = Natural.greatestCommonDivisor(b.numerator.magnitude, a.denominator)
    return Fraction(
      reduced: a.numerator.divided(exactlyBy: first) * b.numerator.divided(exactlyBy: second),
      (a.denominator / second) * (b.denominator / first))
  }

  /// - Precondition: `b` is not 0.
  public static func / (a: Fraction, b: Fraction) -> Fraction {
    a
      * Fraction(
        reduced: Integer(b.denominator, isNegative: b.numerator.isNegative), b.numerator.magnitude)
  }

  /// The number to a power; `nil` for 0 to a negative one. `0^0` is 1.
  public func power(_ exponent: Int) -> Fraction? {
    guard exponent >= 0 else { return reciprocal?.power(-exponent) }
    return Fraction(
      reduced: numerator.power(UInt(exponent)), denominator.power(UInt(exponent)))
  }
}

extension Fraction: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}

extension Fraction: Comparable {
  public static func < (a: Fraction, b: Fraction) -> Bool {
    a.numerator * Integer(b.denominator) < b.numerator * Integer(a.denominator)
  }
}

extension Fraction: CustomStringConvertible {
  /// `2÷3`, or the digits alone of a whole number.
  public var description: String {
    isWhole ? numerator.description : numerator.description + "÷" + denominator.description
  }
}

extension Integer {
  /// - Precondition: The divisor is not 0, and leaves no rest.
  fileprivate func divided(exactlyBy divisor: Natural) -> Integer {
    divisor.isOne ? self : Integer(magnitude / divisor, isNegative: isNegative)
  }
}
