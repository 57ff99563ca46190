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
}
