public import Reals

extension Numeral {
  /// The number as a whole number and the power of ten that multiplies it: 0.25 is 25·10⁻².
  ///
  /// The whole number has no zeros at its end; zero is 0·10⁰.
  ///
  /// - Complexity: that of a few multiplications of this size.
  public var scaledInteger: (digits: Integer, exponent: Int64) {
    let (digits, exponent) = decimal
    guard let magnitude = Natural(decimal: digits) else { return (0, 0) }
    return (Integer(magnitude, isNegative: isNegative), exponent)
  }

  /// The largest power of ten, up or down, of a number that is written out as a fraction.
  public static let mostPlaces: Int64 = 100_000

  /// The number, exactly.
  ///
  /// - Returns: `nil` if its power of ten is past `mostPlaces`: 1e999999999 has a gigabyte of
  ///   digits. `scaledInteger` has every number.
  public var fraction: Fraction? {
    let (digits, exponent) = scaledInteger
    guard exponent.magnitude <= UInt64(Self.mostPlaces) else { return nil }
    return Fraction(digits, timesTenToThe: Int(exponent))
  }

  /// The number and a multiple of another one, exactly.
  ///
  /// - Returns: `nil` if the power of ten has more than 18 digits.
  package func adding(_ other: Numeral, timesTenToThe exponent: Int) -> Numeral? {
    let (own, other) = (scaledInteger, other.scaledInteger)
    let power = other.exponent + Int64(exponent)
    let unit = min(own.exponent, power)
    return Numeral(
      own.digits * Integer(.powerOfTen(Int(own.exponent - unit)))
        + other.digits * Integer(.powerOfTen(Int(power - unit))), timesTenToThe: unit)
  }

  /// The product, exactly.
  ///
  /// - Returns: As `adding`.
  package func multiplied(by other: Numeral) -> Numeral? {
    let (own, other) = (scaledInteger, other.scaledInteger)
    return Numeral(own.digits * other.digits, timesTenToThe: own.exponent + other.exponent)
  }

  /// - Returns: `nil` if the power of ten has more than 18 digits.
  package init?(_ digits: Integer, timesTenToThe exponent: Int64) {
    self.init(utf8: Array("\(digits.description)e\(exponent)".utf8))
  }
}
