public import OrdinateNumerics
public import Reals

extension RealDigits {
  /// The digits of a number that a pair knows well enough.
  ///
  /// They are marked as exact only for 0: pairs do not tell whether more digits follow.
  ///
  /// - Parameter count: At least 1.
  /// - Returns: `nil` where the pair does not tell the digits, as it does not tell more than 17, and where the
  ///   number may be a whole one of more digits, all of which may have to be shown.
  public init?(_ pair: DoublePair, count: Int = RealDigits.usualCount) {
    guard count <= 17, let decimal = pair.decimal(digits: count) else { return nil }
    var significand = decimal.significand
    if significand == 0 {
      self.init(isNegative: false, digits: [], exponent: 0, isExact: true, count: count)
      return
    }
    let exponent = decimal.exponent + count
    if exponent > count, exponent <= RealDigits.mostWholeDigits + 1, !pair.isNotWhole { return nil }
    var length = count
    while significand % 10 == 0 {
      significand /= 10
      length -= 1
    }
    let digits = [UInt8](unsafeUninitializedCapacity: length) { buffer, initialized in
      for index in (0..<length).reversed() {
        buffer[index] = UInt8(truncatingIfNeeded: significand % 10)
        significand /= 10
      }
      initialized = length
    }
    self.init(
      isNegative: decimal.isNegative, digits: digits, exponent: Int64(exponent), isExact: false,
      count: count)
  }
}
