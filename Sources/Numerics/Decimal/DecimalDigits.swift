/// The decimal digits of a finite double that is not negative: `0.d₁d₂…dₙ · 10^exponent`.
///
/// - Invariant: neither the first nor the last digit is 0; zero has no digits and exponent 1.
package struct DecimalDigits: Equatable {
  package private(set) var digits: [UInt8]
  package private(set) var exponent: Int

  /// The digits of the exact value.
  ///
  /// - Precondition: `value` is finite and not negative.
  init(exactly value: Double) {
    if value == 0 {
      (digits, exponent) = ([], 1)
      return
    }
    let isNormal = value.exponentBitPattern != 0
    let significand = value.significandBitPattern | (isNormal ? 1 << 52 : 0)
    let power = Int(isNormal ? value.exponentBitPattern : 1) - 1075
    var natural = Natural(significand)
    if power >= 0 {
      natural.shiftLeft(by: power)
    } else {
      natural.multiply(byPowerOfFive: -power)
    }
    digits = natural.decimalDigits
    exponent = digits.count + min(power, 0)
    dropTrailingZeros()
  }

  /// The exact value rounded to `count` significant digits, a tie to the even digit.
  init(_ value: Double, rounded count: Int) {
    if let rounded = Self(value, roundedByOneProduct: count) {
      self = rounded
    } else {
      self.init(exactly: value)
      round(to: count)
    }
  }

  /// The same for numbers of everyday size, by one exact product of two words.
  ///
  /// - Returns: `nil` if the value is below 2⁻¹¹ or above 2⁵², or if `count` is above 16 or below
  ///   the number of digits before the point.
  init?(_ value: Double, roundedByOneProduct count: Int) {
    let fractionBits = 1075 - Int(value.exponentBitPattern)
    guard fractionBits > 0 && fractionBits < 64, count <= 16 else { return nil }
    let significand = value.significandBitPattern | 1 << 52
    // Estimated from the power of two in the value: the exponent minus one or two.
    var place = ((52 - fractionBits) * 1233) >> 12
    var product: (high: UInt64, low: UInt64)
    var quotient: UInt64
    repeat {
      place += 1
      guard count >= place else { return nil }
      product = significand.multipliedFullWidth(by: Self.powersOfTen[count - place])
      quotient = product.high << (64 - fractionBits) | product.low >> fractionBits
    } while quotient >= Self.powersOfTen[count]
    let rest = product.low & (1 << fractionBits - 1)
    let half: UInt64 = 1 << (fractionBits - 1)
    if rest > half || (rest == half && quotient % 2 == 1) { quotient += 1 }
    self.init(whole: quotient)
    exponent += place - count
  }

  private init(whole: UInt64) {
    digits = []
    digits.reserveCapacity(20)
    var rest = whole
    while rest > 0 {
      digits.append(UInt8(rest % 10))
      rest /= 10
    }
    exponent = max(1, digits.count)
    digits.reverse()
    dropTrailingZeros()
  }

  /// All powers of ten that fit in one word.
  private static let powersOfTen: [UInt64] = (0..<20).reduce(into: []) { powers, _ in
    powers.append(powers.last.map { 10 * $0 } ?? 1)
  }

  /// The fewest digits that read back as the same double.
  package init(shortest value: Double) {
    let whole = value < 0x1p53 ? UInt64(exactly: value) : nil
    self.init(whole: whole ?? 0)
    if whole != nil { return }
    var pointSeen = false
    var integerDigits = 0
    var written = 0
    var negative = false
    var inExponent = false
    for byte in value.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): pointSeen = true
      case UInt8(ascii: "e"): inExponent = true
      case UInt8(ascii: "-"): negative = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte - UInt8(ascii: "0")
        if inExponent {
          written = written * 10 + Int(digit)
        } else {
          digits.append(digit)
          if !pointSeen { integerDigits += 1 }
        }
      default: break
      }
    }
    exponent = integerDigits + (negative ? -written : written)
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    exponent -= zeros
    dropTrailingZeros()
  }

  private mutating func dropTrailingZeros() {
    while digits.last == 0 { digits.removeLast() }
  }

  /// Rounds to `count` digits, a tie to the even digit.
  mutating func round(to count: Int) {
    guard digits.count > count, count > 0 else { return }
    let next = digits[count]
    let isTie = next == 5 && digits.count == count + 1
    let roundsUp = next > 5 || (next == 5 && (!isTie || digits[count - 1] % 2 == 1))
    digits.removeLast(digits.count - count)
    if roundsUp {
      while digits.last == 9 { digits.removeLast() }
      if digits.isEmpty {
        digits = [1]
        exponent += 1
      } else {
        digits[digits.count - 1] += 1
      }
    }
    dropTrailingZeros()
  }
}
