/// Writes coordinates and text as UTF-8, quickly.
///
/// Bytes are gathered eight to a word, for a picture of ten thousand dots has half a million of them.
struct DecimalWriter {
  private var words: [UInt64] = []
  /// The bytes that do not fill a word yet, the first lowest.
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// All that was written.
  var bytes: [UInt8] {
    let rest = (0..<pendingCount).map { UInt8(truncatingIfNeeded: pending >> (8 * UInt64($0))) }
    return words.withUnsafeBytes { [UInt8]($0) } + rest
  }

  /// Makes room for so many bytes more.
  mutating func reserve(_ count: Int) { words.reserveCapacity(words.count + count / 8 + 1) }

  mutating func append(_ text: StaticString) {
    let start = UnsafeRawPointer(text.utf8Start)
    let count = text.utf8CodeUnitCount
    var offset = 0
    while offset + 8 <= count {
      let word = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      append(word: UInt64(littleEndian: word), count: 8)
      offset += 8
    }
    var rest: UInt64 = 0
    for index in offset..<count {
      let byte = start.load(fromByteOffset: index, as: UInt8.self)
      rest |= UInt64(byte) &<< (8 &* UInt64(truncatingIfNeeded: index &- offset))
    }
    append(word: rest, count: count - offset)
  }

  mutating func append(byte: UInt8) { append(word: UInt64(byte), count: 1) }

  /// - Precondition: `count` is at most 8, and `word` has no more bytes than that, the first lowest.
  private mutating func append(word: UInt64, count: Int) {
    let shift = 8 &* UInt64(truncatingIfNeeded: pendingCount)
    pending |= word &<< shift
    pendingCount &+= count
    guard pendingCount >= 8 else { return }
    words.append(pending.littleEndian)
    pendingCount &-= 8
    // All of the word went if none was pending before.
    pending = word >> (64 - shift)
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

  /// Writes text so that markup shows it as it is.
  ///
  /// Control characters that XML does not allow become U+FFFD.
  mutating func append(escaping text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case 0x09, 0x0a, 0x0d: append(" ")
      case 0..<0x20: append("\u{fffd}")
      default: append(byte: byte)
      }
    }
  }
}
