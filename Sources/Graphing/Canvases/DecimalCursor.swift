/// Writes coordinates and constant text into room that somebody else has made, eight bytes at a
/// time.
struct DecimalCursor {
  /// Where the next byte goes.
  private(set) var end: UnsafeMutableRawPointer

  /// How many bytes beyond the end of what is written have to be there, for words are stored whole.
  static let slack = 8
  /// The most bytes of a number: `-1000000000000.123`.
  static let longestNumber = 18

  init(at start: UnsafeMutableRawPointer) { end = start }

  mutating func append(_ text: StaticString) {
    let start = UnsafeRawPointer(text.utf8Start)
    let count = text.utf8CodeUnitCount
    var offset = 0
    while offset + 8 <= count {
      let word = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      append(word: UInt64(littleEndian: word), count: 8)
      offset += 8
    }
    while offset < count {
      append(byte: start.load(fromByteOffset: offset, as: UInt8.self))
      offset += 1
    }
  }

  mutating func append(byte: UInt8) {
    end.storeBytes(of: byte, as: UInt8.self)
    end += 1
  }

  /// - Precondition: `count` is at most 8, and `word` has no more bytes than that, the first lowest.
  private mutating func append(word: UInt64, count: Int) {
    end.storeBytes(of: word.littleEndian, as: UInt64.self)
    end += count
  }

  /// Writes a coordinate rounded to thousandths, without trailing zeros.
  ///
  /// - Parameter value: NaN is written as 0, and what is beyond ±1e12 as that.
  mutating func append(_ value: Double) {
    guard !value.isNaN else { return append(byte: UInt8(ascii: "0")) }
    let thousandths = Self.thousandths(of: value)
    if thousandths < 0 { append(byte: UInt8(ascii: "-")) }
    var rest = thousandths.magnitude
    let digits = UInt64(UInt8(ascii: "0"))
    // Written from its end: a point and its decimals, then the digits before it as they fit.
    var (word, count) = (UInt64(0), 0)
    let whole = rest / 1000
    rest -= 1000 * whole
    if rest != 0 {
      var decimals = 3
      while rest % 10 == 0 {
        rest /= 10
        decimals -= 1
      }
      for _ in 0..<decimals {
        word = word << 8 | (digits + rest % 10)
        rest /= 10
      }
      word = word << 8 | UInt64(UInt8(ascii: "."))
      count = decimals + 1
    }
    rest = whole
    if rest >= 10_000 {
      append(long: rest / 10_000)
      for _ in 0..<4 {
        word = word << 8 | (digits + rest % 10)
        rest /= 10
      }
      return append(word: word, count: count + 4)
    }
    repeat {
      word = word << 8 | (digits + rest % 10)
      rest /= 10
      count += 1
    } while rest > 0
    append(word: word, count: count)
  }

  /// A thousand times the value, to the nearest whole number, ties away from zero.
  private static func thousandths(of value: Double) -> Int64 {
    let scaled = min(max(value, -1e12), 1e12) * 1000
    let whole = Int64(scaled)
    // Exact, for both are multiples of the value's last place.
    let rest = scaled - Double(whole)
    return whole + (rest >= 0.5 ? 1 : 0) - (rest <= -0.5 ? 1 : 0)
  }

  private mutating func append(long whole: UInt64) {
    if whole >= 10 { append(long: whole / 10) }
    append(byte: UInt8(ascii: "0") + UInt8(whole % 10))
  }
}
