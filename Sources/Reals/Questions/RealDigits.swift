/// The decimal digits of a real number, correctly rounded.
public struct RealDigits: Hashable, Sendable {
  public let isNegative: Bool
  /// The digits 0…9, the first not 0; none for 0. Zeros at the end are left out.
  public let digits: [UInt8]
  /// The number is 0.d₁d₂d₃… · 10^exponent.
  public let exponent: Int64
  /// Whether these are all digits.
  public let isExact: Bool
}

extension RealDigits: CustomStringConvertible {
  /// The digits without their exponent, with `-` before those of a negative number; `0` for 0.
  public var description: String {
    if digits.isEmpty { return "0" }
    return (isNegative ? "-" : "") + String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
  }
}

extension RealComputation {
  /// The first digits of a number, correctly rounded, ties away from 0.
  ///
  /// - Throws: `undecided` where the number may be 0, or lies so close to a tie that a thousand digits do
  ///   not tell; `unfinished`, `overflow`.
  /// - Complexity: that of the number's ball of so many digits.
  public mutating func digits(of number: Number, count: Int) throws(RealProblem) -> RealDigits {
    if let value = rational(number) { return Self.digits(of: value, count: count) }
    guard try sign(of: number) != 0 else {
      return RealDigits(isNegative: false, digits: [], exponent: 0, isExact: true)
    }
    // 3.33 bits a digit, and some for what the parts lose.
    let wanted = count * 3322 / 1000 + 32
    var precision = wanted + 32
    let most = 2 * wanted + Self.undecidedPrecision
    while true {
      let ball = try self.ball(number, precision)
      if let digits = try rounded(ball, count, wanted) { return digits }
      guard precision < most else { throw .undecided }
      let missing = Int64(wanted) - ball.accuracy
      precision = min(
        most, max(precision + 64, precision + Int(max(0, min(missing, 1 << 30))) + 64))
    }
  }

  /// The digits on which all numbers of a ball agree; `nil` where they do not.
  private mutating func rounded(_ ball: Ball, _ count: Int, _ bits: Int) throws(RealProblem)
    -> RealDigits?
  {
    guard ball.accuracy > 8 else { return nil }
    // 10^(place-1) ≤ |x| < 10^place, or one less: log₁₀ 2 = 0.30102999566398…
    guard abs(ball.top) < 3_321_928_094_887_362_348 else { throw .overflow }
    let log = ball.top.multipliedFullWidth(by: 5_553_023_288_523_357_132)
    var place = log.high &+ 1
    while true {
      // y = |x| · 10^(count-place) has count digits before its point.
      let scale = Int64(count) - place
      guard let power = powerOfTen(scale, bits + 16) else { throw .overflow }
      let scaled = ball.multiplied(by: power, bits + 64)
      let size = ball.mantissa.isNegative ? -scaled : scaled
      let half = Ball(1).scaled(by: -1)
      let shifted = size.adding(half, bits + 128)
      let lower = shifted.leastInteger
      guard lower == shifted.greatestInteger else { return nil }
      var digits = lower.magnitude.decimalDigits.map { $0 - UInt8(ascii: "0") }
      if digits.count < count {
        place -= 1
        continue
      }
      if digits.count > count {
        place += 1
        if !Self.isPowerOfTen(digits) { continue }
      }
      while digits.last == 0 { digits.removeLast() }
      return RealDigits(
        isNegative: ball.mantissa.isNegative, digits: digits, exponent: place, isExact: false)
    }
  }

  private static func isPowerOfTen(_ digits: [UInt8]) -> Bool {
    digits[0] == 1 && digits.dropFirst().allSatisfy { $0 == 0 }
  }

  private mutating func powerOfTen(_ exponent: Int64, _ precision: Int) -> Ball? {
    if let small = Int(exactly: exponent) { return Ball(10).power(small, precision) }
    return nil
  }

  private static func digits(of value: Fraction, count: Int) -> RealDigits {
    guard !value.isZero else {
      return RealDigits(isNegative: false, digits: [], exponent: 0, isExact: true)
    }
    let (numerator, denominator) = (value.numerator.magnitude, value.denominator)
    // Both have these many digits, or one less.
    var place = (numerator.bitWidth - denominator.bitWidth) * 30103 / 100_000 + 1
    while true {
      let scale = count - place
      let top = scale > 0 ? numerator * .powerOfTen(scale) : numerator
      let bottom = scale < 0 ? denominator * .powerOfTen(-scale) : denominator
      var (quotient, remainder) = top.quotientAndRemainder(dividingBy: bottom)
      let isExact = remainder.isZero
      if remainder + remainder >= bottom { quotient += 1 }
      var digits = quotient.decimalDigits.map { $0 - UInt8(ascii: "0") }
      if digits.count < count {
        place -= 1
        continue
      }
      if digits.count > count {
        // Nines that became a one and zeros, or the guess was one too small.
        place += 1
        if !isPowerOfTen(digits) { continue }
      }
      while digits.last == 0 { digits.removeLast() }
      return RealDigits(
        isNegative: value.numerator.isNegative, digits: digits, exponent: Int64(place),
        isExact: isExact)
    }
  }
}
