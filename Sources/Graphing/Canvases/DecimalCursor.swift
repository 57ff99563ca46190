/// Writes coordinates and constant text into room that somebody else has made.
struct DecimalCursor {
  /// Where the next byte goes.
  private(set) var end: UnsafeMutableRawPointer

  /// How many bytes beyond the end of what is written have to be there, for words are stored whole.
  static let slack = 8
  /// The most bytes of a number: `-1000000000000.123`.
  static let longestNumber = 18

  private let digits = Self.digits

  init(at start: UnsafeMutableRawPointer) { end = start }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    end.copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    end += text.utf8CodeUnitCount
  }

  @inline(__always)
  mutating func append(byte: UInt8) {
    end.storeBytes(of: byte, as: UInt8.self)
    end += 1
  }

  /// - Precondition: `count` is at most 4; the first byte is the lowest.
  @inline(__always)
  private mutating func append(word: UInt32, count: Int) {
    end.storeBytes(of: word.littleEndian, as: UInt32.self)
    end += count
  }

  /// Writes a coordinate rounded to thousandths, without trailing zeros.
  ///
  /// - Parameter value: NaN is written as 0, and what is beyond ±1e12 as that.
  mutating func append(_ value: Double) {
    let thousandths = Self.thousandths(of: value)
    if thousandths < 0 { append(byte: UInt8(ascii: "-")) }
    let whole = thousandths.magnitude / 1000
    let rest = Int(truncatingIfNeeded: thousandths.magnitude &- 1000 &* whole)
    append(whole: whole)
    guard rest != 0 else { return }
    let digits = digits[rest]
    append(
      word: digits << 8 | UInt32(UInt8(ascii: ".")),
      count: 1 &+ Int(truncatingIfNeeded: digits >> 24))
  }

  private mutating func append(whole: UInt64) {
    guard whole < 1000 else {
      append(whole: whole / 1000)
      return append(word: digits[Int(truncatingIfNeeded: whole % 1000)], count: 3)
    }
    let zeros = (whole < 100 ? 1 : 0) &+ (whole < 10 ? 1 : 0)
    let digits = digits[Int(truncatingIfNeeded: whole)]
    append(word: digits &>> UInt32(truncatingIfNeeded: 8 &* zeros), count: 3 &- zeros)
  }

  /// A thousand times the value, to the nearest whole number, ties away from zero.
  @inline(__always)
  private static func thousandths(of value: Double) -> Int64 {
    // NaN fails the comparison.
    guard value.magnitude < 1e12 else {
      return value.isNaN ? 0 : value < 0 ? -1_000_000_000_000_000 : 1_000_000_000_000_000
    }
    let scaled = value * 1000
    let whole = Int64(scaled)
    // Exact, for both are multiples of the value's last place.
    let rest = scaled - Double(whole)
    return whole &+ (rest >= 0.5 ? 1 : 0) &- (rest <= -0.5 ? 1 : 0)
  }

  /// For each number below 1000 its three digits as characters, the first lowest, and above them how
  /// many there are without the zeros at the end.
  private static let digits: [UInt32] = (0..<1000).map { number in
    let (first, second, third) = (number / 100, number / 10 % 10, number % 10)
    let length = third != 0 ? 3 : second != 0 ? 2 : first != 0 ? 1 : 0
    return 0x303030 | UInt32(first | second << 8 | third << 16 | length << 24)
  }
}
