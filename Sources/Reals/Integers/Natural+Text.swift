extension Natural: CustomStringConvertible {
  /// The decimal digits; `0` for zero.
  public var description: String {
    isZero ? "0" : String(decoding: decimalDigits, as: UTF8.self)
  }

  /// The decimal digits as ASCII, most significant first; none for zero.
  ///
  /// - Complexity: that of a few multiplications of this size.
  public var decimalDigits: [UInt8] {
    var powers = [Self.chunk]
    while powers[powers.count - 1].bitWidth * 2 <= bitWidth + 1 {
      powers.append(powers[powers.count - 1] * powers[powers.count - 1])
    }
    var digits: [UInt8] = []
    digits.reserveCapacity(bitWidth * 3 / 10 + 20)
    appendDigits(to: &digits, powers: powers, level: powers.count, isLeading: true)
    return digits
  }

  /// 10^9 fits a word everywhere.
  private static let chunkDigits = 9
  private static var chunk: Natural { 1_000_000_000 }

  /// Appends the digits; `chunkDigits · 2^level` of them unless the number leads.
  private func appendDigits(
    to digits: inout [UInt8], powers: [Natural], level: Int, isLeading: Bool
  ) {
    if level == 0 {
      var rest = limbs.first ?? 0
      var chunk: [UInt8] = []
      while rest > 0 || !isLeading && chunk.count < Self.chunkDigits {
        chunk.append(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      }
      digits.append(contentsOf: chunk.reversed())
      return
    }
    if isLeading, self < powers[level - 1] {
      appendDigits(to: &digits, powers: powers, level: level - 1, isLeading: true)
      return
    }
    let (high, low) = quotientAndRemainder(dividingBy: powers[level - 1])
    high.appendDigits(to: &digits, powers: powers, level: level - 1, isLeading: isLeading)
    low.appendDigits(to: &digits, powers: powers, level: level - 1, isLeading: false)
  }

  /// Reads decimal digits.
  ///
  /// - Returns: `nil` if there are none, or anything else is among them.
  /// - Complexity: that of a few multiplications of this size.
  public init?(decimal digits: some Collection<UInt8>) {
    guard !digits.isEmpty else { return nil }
    let digits = Array(digits)
    guard digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else {
      return nil
    }
    // Chunks from the right, then neighbours joined again and again.
    var parts: [Natural] = []
    var end = digits.count
    while end > 0 {
      let start = Swift.max(0, end - Self.chunkDigits)
      var value: UInt = 0
      for digit in digits[start..<end] { value = value * 10 + UInt(digit - UInt8(ascii: "0")) }
      parts.append(Natural(value))
      end = start
    }
    var power = Self.chunk
    while parts.count > 1 {
      var joined: [Natural] = []
      for index in stride(from: 0, to: parts.count, by: 2) {
        joined.append(
          index + 1 < parts.count ? parts[index + 1] * power + parts[index] : parts[index])
      }
      parts = joined
      power = power * power
    }
    self = parts[0]
  }

  /// 10 to a power.
  public static func powerOfTen(_ exponent: Int) -> Natural {
    Natural(5 as UInt).power(UInt(exponent)) << exponent
  }
}
