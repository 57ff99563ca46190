/// Decimal digits of a number that is known to about 100 bits.
extension DoublePair {
  /// A correctly rounded decimal number: `significand · 10^exponent`, where the significand has as many
  /// digits as were asked for, or is 0.
  public struct Decimal: Equatable, Sendable {
    public let isNegative: Bool
    public let significand: UInt64
    public let exponent: Int
  }

  /// The first significant digits, correctly rounded, ties away from 0.
  ///
  /// - Parameter count: From 1 to 17.
  /// - Returns: `nil` where the number is not known well enough to tell, which includes ties; and
  ///   where it may be 0, unless it is exactly 0.
  public func decimal(digits count: Int) -> Decimal? {
    if isExactZero { return Decimal(isNegative: false, significand: 0, exponent: 0) }
    guard isAwayFromZero else { return nil }
    let size = high < 0 ? -self : self
    // The number of digits before the point, or one more or less.
    let binary = Int(size.high.bitPattern >> 52) - 1022
    var place = (binary * 1233) >> 12 + 1
    for _ in 0..<3 {
      let scaled = size.timesPowerOfTen(count - place)
      guard scaled.isKnown, scaled.high < 0x1p60 else { return nil }
      let least = Self.powersOfTen[count - 1]
      // What rounds up to the power of ten here does so with one digit more, too.
      if (scaled.high - least) + scaled.low < -0.02 {
        place -= 1
        continue
      }
      guard let whole = scaled.nearestWhole else { return nil }
      let isTooLong = whole >= UInt64(10 * least)
      if isTooLong, whole > UInt64(10 * least) {
        place += 1
        continue
      }
      return Decimal(
        isNegative: high < 0, significand: isTooLong ? whole / 10 : whole,
        exponent: place - count + (isTooLong ? 1 : 0))
    }
    return nil
  }

  /// The nearest whole number of a positive number below 2⁶⁰, halves up; `nil` where it is uncertain.
  private var nearestWhole: UInt64? {
    let whole = UInt64(high)
    // The lower double is 64 at most, so the sums err by less than 2⁻⁴⁴.
    let rest = (high - Double(whole)) + low + 0.5
    let bound = error * Self.outward + 0x1p-44
    let step = Elementary.floor(rest)
    guard rest - step > bound, rest - step < 1 - bound else { return nil }
    return UInt64(Int64(whole) + Int64(step))
  }

  /// The number times 10^`exponent`.
  private func timesPowerOfTen(_ exponent: Int) -> DoublePair {
    if exponent >= 0, exponent <= 22 { return self * DoublePair(Self.powersOfTen[exponent]) }
    if exponent < 0, exponent >= -22 { return self / DoublePair(Self.powersOfTen[-exponent]) }
    guard exponent.magnitude < 250 else { return .unknown }
    return self * DoublePair.power(DoublePair(10), exponent)
  }

  /// A decimal number, `digits · 10^exponent`, with its digits as 0 to 9 or in ASCII.
  ///
  /// It is exact where it is a double, or a whole number of up to 19 digits. Digits after the 38th only
  /// widen the bound.
  package init(decimal digits: [UInt8], exponent: Int) {
    func chunk(_ digits: ArraySlice<UInt8>) -> DoublePair {
      let whole = digits.reduce(0) { $0 * 10 + UInt64($1 & 15) }
      let low = whole & 0xFFFF_FFFF
      return DoublePair(DoubleWord(sumOf: Double(whole - low), Double(low)), error: 0)
    }
    var number = chunk(digits.prefix(19))
    var dropped = 0
    if digits.count > 19 {
      let rest = digits[19..<min(38, digits.count)]
      number = number * DoublePair.power(DoublePair(10), rest.count) + chunk(rest)
      dropped = digits.count - 38
      if dropped > 0 { number = DoublePair(number.word, error: number.error + 1) }
    }
    self = number.timesPowerOfTen(exponent + max(0, dropped))
  }

  /// Whether the number is certainly not whole.
  package var isNotWhole: Bool {
    // The upper double of a large number is whole.
    let fraction = high.magnitude < 0x1p52 ? high - Elementary.floor(high) + low : low
    let distance = fraction - Elementary.floor(fraction)
    let bound = error * Self.outward + 0x1p-40
    return distance > bound && distance < 1 - bound
  }

  /// The powers of ten that are doubles.
  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The double nearest to the number; `nil` where it is uncertain.
  public var nearestDouble: Double? {
    if isDouble { return high }
    guard isKnown, isAwayFromZero, Self.isInRange(high) else { return nil }
    // Rounding is monotonic, so a double that both bounds round to is the one.
    let bound = error * Self.outward + low.magnitude * 0x1p-51
    return high + (low - bound) == high && high + (low + bound) == high ? high : nil
  }
}
