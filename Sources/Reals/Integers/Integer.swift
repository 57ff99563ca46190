/// A whole number of any size.
///
/// - Invariant: zero is not negative.
public struct Integer: Hashable, Sendable {
  public let magnitude: Natural
  public let isNegative: Bool

  public init(_ magnitude: Natural, isNegative: Bool = false) {
    self.magnitude = magnitude
    self.isNegative = isNegative && !magnitude.isZero
  }

  public init(_ value: Int) {
    self.init(Natural(value.magnitude), isNegative: value < 0)
  }

  public var isZero: Bool { magnitude.isZero }

  /// -1, 0 or 1.
  public var signum: Int { isZero ? 0 : isNegative ? -1 : 1 }

  /// The number as an `Int`; `nil` if it is too large.
  public var int: Int? {
    guard let word = magnitude.word, let value = Int(exactly: word) else { return nil }
    return isNegative ? -value : value
  }

  public static prefix func - (a: Integer) -> Integer {
    Integer(a.magnitude, isNegative: !a.isNegative)
  }

  public static func + (a: Integer, b: Integer) -> Integer {
    if a.isNegative == b.isNegative {
      return Integer(a.magnitude + b.magnitude, isNegative: a.isNegative)
    }
    return a.magnitude >= b.magnitude
      ? Integer(a.magnitude - b.magnitude, isNegative: a.isNegative)
      : Integer(b.magnitude - a.magnitude, isNegative: b.isNegative)
  }

  public static func - (a: Integer, b: Integer) -> Integer { a + -b }

  public static func * (a: Integer, b: Integer) -> Integer {
    Integer(a.magnitude * b.magnitude, isNegative: a.isNegative != b.isNegative)
  }

  public static func << (a: Integer, count: Int) -> Integer {
    Integer(a.magnitude << count, isNegative: a.isNegative)
  }

  /// The number divided by 2^count, rounded down.
  public static func >> (a: Integer, count: Int) -> Integer {
    let shifted = Integer(a.magnitude >> count, isNegative: a.isNegative)
    guard a.isNegative, count > 0, a.magnitude.trailingZeroBitCount < count else { return shifted }
    return shifted - 1
  }

  /// The quotient, rounded towards 0, and the remainder, which has the dividend's sign.
  ///
  /// - Precondition: `divisor` is not 0.
  public func quotientAndRemainder(
    dividingBy divisor: Integer
  ) -> (quotient: Integer, remainder: Integer) {
    let (quotient, remainder) = magnitude.quotientAndRemainder(dividingBy: divisor.magnitude)
    return (
      Integer(quotient, isNegative: isNegative != divisor.isNegative),
      Integer(remainder, isNegative: isNegative)
    )
  }

  /// The quotient, rounded down, and the remainder, which has the divisor's sign.
  ///
  /// - Precondition: `divisor` is not 0.
  public func flooredQuotientAndRemainder(
    dividingBy divisor: Integer
  ) -> (quotient: Integer, remainder: Integer) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    guard !remainder.isZero, remainder.isNegative != divisor.isNegative else {
      return (quotient, remainder)
    }
    return (quotient - 1, remainder + divisor)
  }

  /// The number to a power. `0^0` is 1.
  public func power(_ exponent: UInt) -> Integer {
    Integer(magnitude.power(exponent), isNegative: isNegative && exponent & 1 == 1)
  }
}

extension Integer: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}

extension Integer: Comparable {
  public static func < (a: Integer, b: Integer) -> Bool {
    if a.isNegative != b.isNegative { return a.isNegative }
    return a.isNegative ? b.magnitude < a.magnitude : a.magnitude < b.magnitude
  }
}

extension Integer: CustomStringConvertible {
  /// The decimal digits, with `-` before those of a negative number.
  public var description: String { (isNegative ? "-" : "") + magnitude.description }
}
