/// A natural number of any size, in words of 32 bits, the least significant first.
///
/// It has only the operations that exact conversion between binary and decimal needs.
///
/// - Invariant: the last word is not 0; zero has no words.
struct Natural {
  private(set) var words: [UInt32]

  init(_ value: UInt64) {
    words = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    normalize()
  }

  var isZero: Bool { words.isEmpty }

  /// The number of binary digits; 0 for zero.
  var bitWidth: Int {
    guard let last = words.last else { return 0 }
    return words.count * 32 - last.leadingZeroBitCount
  }

  private mutating func normalize() {
    while words.last == 0 { words.removeLast() }
  }

  /// `self · factor + addend`. O(words).
  mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
    var carry = UInt64(addend)
    for index in words.indices {
      carry += UInt64(words[index]) * UInt64(factor)
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry != 0 { words.append(UInt32(carry)) }
    normalize()
  }

  /// `self · 5^exponent`. O(words · exponent).
  mutating func multiply(byPowerOfFive exponent: Int) {
    var left = exponent
    while left >= 13 {
      multiply(by: 1_220_703_125)
      left -= 13
    }
    for _ in 0..<left { multiply(by: 5) }
  }

  /// `self · 2^count`. O(words).
  mutating func shiftLeft(by count: Int) {
    guard !isZero, count > 0 else { return }
    let bits = UInt32(count % 32)
    if bits > 0 {
      var carry: UInt32 = 0
      for index in words.indices {
        let word = words[index]
        words[index] = word << bits | carry
        carry = word >> (32 - bits)
      }
      if carry != 0 { words.append(carry) }
    }
    words.insert(contentsOf: [UInt32](repeating: 0, count: count / 32), at: 0)
  }

  /// Divides in place and gives the remainder. O(words).
  mutating func divide(by divisor: UInt32) -> UInt32 {
    var remainder: UInt64 = 0
    for index in words.indices.reversed() {
      let part = remainder << 32 | UInt64(words[index])
      words[index] = UInt32(part / UInt64(divisor))
      remainder = part % UInt64(divisor)
    }
    normalize()
    return UInt32(remainder)
  }

  static func < (a: Natural, b: Natural) -> Bool {
    guard a.words.count == b.words.count else { return a.words.count < b.words.count }
    for index in a.words.indices.reversed() where a.words[index] != b.words[index] {
      return a.words[index] < b.words[index]
    }
    return false
  }

  /// - Precondition: `other <= self`.
  mutating func subtract(_ other: Natural) {
    var borrow: Int64 = 0
    for index in words.indices {
      let subtrahend = index < other.words.count ? Int64(other.words[index]) : 0
      var difference = Int64(words[index]) - subtrahend - borrow
      borrow = difference < 0 ? 1 : 0
      if difference < 0 { difference += 1 << 32 }
      words[index] = UInt32(difference)
    }
    normalize()
  }

  /// The 64 most significant bits as an integer, the exponent of its last bit's power of two, and
  /// whether any lower bit is set.
  var leadingBits: (bits: UInt64, exponent: Int, isInexact: Bool) {
    let width = bitWidth
    let shift = width - 64
    if shift <= 0 {
      var value: UInt64 = 0
      for word in words.reversed() { value = value << 32 | UInt64(word) }
      return (value, 0, false)
    }
    var value: UInt64 = 0
    let first = shift / 32
    let offset = UInt64(shift % 32)
    let low = UInt64(words[first])
    let middle = first + 1 < words.count ? UInt64(words[first + 1]) : 0
    let high = first + 2 < words.count ? UInt64(words[first + 2]) : 0
    value = (low | middle << 32) >> offset
    if offset > 0 { value |= high << (64 - offset) }
    var isInexact = offset > 0 && low & ((1 << offset) - 1) != 0
    for index in 0..<first where words[index] != 0 { isInexact = true }
    return (value, shift, isInexact)
  }

  /// The decimal digits, most significant first, each 0…9; empty for zero. O(words²).
  var decimalDigits: [UInt8] {
    var rest = self
    var digits: [UInt8] = []
    while !rest.isZero {
      var part = rest.divide(by: 1_000_000_000)
      for _ in 0..<9 {
        digits.append(UInt8(part % 10))
        part /= 10
      }
    }
    while digits.last == 0 { digits.removeLast() }
    digits.reverse()
    return digits
  }
}
