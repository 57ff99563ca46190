extension Double {
  /// The double nearest to a decimal number such as `2`, `2.`, `.5`, `-2e3` or `2E+3`; a tie goes
  /// to the even one.
  ///
  /// - Returns: `nil` if the bytes are not one such number, or if it is past the largest double. A
  ///   value too small to tell from zero is read as zero.
  /// - Complexity: O(digits) with up to 19 significant digits and a small exponent; else at most
  ///   O(digits²) up to the 800th digit, and O(digits) from there on.
  /// - Source: the fast path is Clinger 1990, "How to read floating point numbers accurately",
  ///   doi:10.1145/93542.93557; the other divides exactly, in integers.
  package init?(decimal bytes: ArraySlice<UInt8>) {
    guard let decimal = DecimalReading(bytes), let value = decimal.value else { return nil }
    self = decimal.isNegative ? -value : value
  }

  /// The double nearest to a decimal number, as above.
  package init?(decimal bytes: [UInt8]) { self.init(decimal: bytes[...]) }
}

/// A decimal number as written: `significand · 10^exponent`, with the digits after the 19th kept
/// separately.
package struct DecimalReading {
  /// Digits past this many only decide ties: 767 digits are enough to tell any double from its
  /// neighbours.
  private static let mostDigits = 800

  /// Smaller powers of ten may have one more digit, and then have 18. Longer ones only count as too
  /// large.
  private static let powerLimit: Int64 = 100_000_000_000_000_000

  package private(set) var isNegative = false
  /// The first 19 significant digits as an integer.
  private var significand: UInt64 = 0
  /// How many digits there are from the first that is not 0, up to the most that are kept.
  package private(set) var digitCount = 0
  /// The significant digits from the 20th on.
  private var moreDigits: [UInt8] = []
  private var droppedNonzero = false
  private var exponent: Int64 = 0

  /// - Returns: `nil` if the bytes are not one decimal number.
  package init?(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    isNegative = Self.sign(in: bytes, at: &index) == -1
    let first = index
    var hasPoint = false
    while index < bytes.endIndex {
      if let digit = digitValue(bytes[index]) {
        append(digit, isFraction: hasPoint)
      } else if bytes[index] == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        break
      }
      index += 1
    }
    guard index - first > (hasPoint ? 1 : 0) else { return nil }
    guard index < bytes.endIndex else { return }
    guard bytes[index] | 0x20 == UInt8(ascii: "e") else { return nil }
    index += 1
    let sign = Self.sign(in: bytes, at: &index)
    guard index < bytes.endIndex else { return nil }
    var power: Int64 = 0
    for byte in bytes[index...] {
      guard let digit = digitValue(byte) else { return nil }
      power = power < Self.powerLimit ? power * 10 + Int64(digit) : 20 * Self.powerLimit
    }
    exponent += sign * power
  }

  /// −1 or 1; moves past the sign, if any.
  private static func sign(in bytes: ArraySlice<UInt8>, at index: inout Int) -> Int64 {
    guard index < bytes.endIndex,
      bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+")
    else { return 1 }
    index += 1
    return bytes[index - 1] == UInt8(ascii: "-") ? -1 : 1
  }

  private mutating func append(_ digit: UInt8, isFraction: Bool) {
    if isFraction { exponent -= 1 }
    if digitCount == 0 && digit == 0 { return }
    if digitCount < 19 {
      significand = significand * 10 + UInt64(digit)
      digitCount += 1
    } else if digitCount < Self.mostDigits {
      moreDigits.append(digit)
      digitCount += 1
    } else {
      exponent += 1
      if digit != 0 { droppedNonzero = true }
    }
  }

  package var isZero: Bool { significand == 0 }

  /// The power of ten of the first digit that is not 0.
  package var leadingExponent: Int64 { exponent + Int64(digitCount) - 1 }

  /// The nearest double to the magnitude; `nil` past the largest.
  package var value: Double? {
    if significand == 0 { return 0 }
    if moreDigits.isEmpty, significand <= 1 << 53, exponent.magnitude <= 22 {
      let power = exactPowersOfTen[Int(exponent.magnitude)]
      return exponent < 0 ? Double(significand) / power : Double(significand) * power
    }
    if leadingExponent >= 310 { return nil }
    if leadingExponent < -330 { return 0 }
    return exactValue
  }

  private var exactValue: Double? {
    var numerator = Natural(significand)
    for digit in moreDigits { numerator.multiply(by: 10, adding: UInt32(digit)) }
    // With the dropped digits, the number lies strictly between two numbers of 800 digits; one
    // extra nonzero digit records that.
    var power = Int(exponent)
    if droppedNonzero {
      numerator.multiply(by: 10, adding: 1)
      power -= 1
    }
    if power >= 0 {
      numerator.multiply(byPowerOfFive: power)
      let leading = numerator.leadingBits
      return rounded(leading.bits, exponent: leading.exponent + power, isInexact: leading.isInexact)
    }
    var denominator = Natural(1)
    denominator.multiply(byPowerOfFive: -power)
    // Scale so that the quotient lies in [1, 2), then take its 64 bits one by one.
    var scale = numerator.bitWidth - denominator.bitWidth
    if scale >= 0 { denominator.shiftLeft(by: scale) } else { numerator.shiftLeft(by: -scale) }
    if numerator < denominator {
      numerator.shiftLeft(by: 1)
      scale -= 1
    }
    var bits: UInt64 = 0
    for _ in 0..<64 {
      bits <<= 1
      if !(numerator < denominator) {
        numerator.subtract(denominator)
        bits |= 1
      }
      numerator.shiftLeft(by: 1)
    }
    return rounded(bits, exponent: scale - 63 + power, isInexact: !numerator.isZero)
  }

  /// `bits · 2^exponent`, a little more if `isInexact`, rounded to the nearest double.
  private func rounded(_ bits: UInt64, exponent: Int, isInexact: Bool) -> Double? {
    let shift = bits.leadingZeroBitCount
    let top = bits << UInt64(shift)
    let topExponent = exponent - shift + 63
    // A normal double keeps 53 bits; below 2^-1022 it keeps one bit less for each power of two.
    let kept = Swift.min(53, topExponent + 1075)
    guard kept >= 0 else { return 0 }
    let cut = UInt64(64 - kept)
    var significand = cut == 64 ? 0 : top >> cut
    let half: UInt64 = 1 << (cut - 1)
    let rest = cut == 64 ? top : top & ((1 << cut) - 1)
    if rest > half || (rest == half && (isInexact || significand & 1 == 1)) { significand += 1 }
    let value = Double(sign: .plus, exponent: topExponent - kept + 1, significand: 1)
    let result = Double(significand) * value
    return result.isFinite ? result : nil
  }
}

/// The powers of ten that a double holds exactly.
package let exactPowersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
  1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
]

private func digitValue(_ byte: UInt8) -> UInt8? {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? byte - UInt8(ascii: "0") : nil
}
