/// Writes coordinates and text as UTF-8, quickly.
struct DecimalWriter {
  private(set) var bytes: [UInt8] = []

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(bytes.count + count) }

  mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(byte: UInt8) { bytes.append(byte) }

  /// Writes a coordinate rounded to thousandths, without trailing zeros.
  ///
  /// - Parameter value: NaN is written as 0, and what is beyond ±1e12 as that.
  mutating func append(_ value: Double) {
    guard !value.isNaN else { return bytes.append(UInt8(ascii: "0")) }
    var thousandths = Int64((min(max(value, -1e12), 1e12) * 1000).rounded())
    if thousandths < 0 {
      bytes.append(UInt8(ascii: "-"))
      thousandths = -thousandths
    }
    var (rest, decimals) = (UInt64(thousandths), 3)
    while decimals > 0 && rest % 10 == 0 {
      rest /= 10
      decimals -= 1
    }
    if rest >= 10_000_000 {
      var whole = rest
      for _ in 0..<decimals { whole /= 10 }
      append(long: whole)
      guard decimals > 0 else { return }
      bytes.append(UInt8(ascii: "."))
      let fraction = UInt64(thousandths % 1000)
      for place in [100, 10, 1].prefix(decimals) {
        bytes.append(UInt8(ascii: "0") + UInt8(fraction / UInt64(place) % 10))
      }
      return
    }
    // At most seven digits and a point: they fit in a word and are appended at once, which takes
    // half the time of one by one.
    var (word, count) = (UInt64(0), 0)
    while rest > 0 || count <= decimals {
      if decimals > 0 && count == decimals {
        word = word << 8 | UInt64(UInt8(ascii: "."))
        count += 1
      }
      word = word << 8 | (UInt64(UInt8(ascii: "0")) + rest % 10)
      rest /= 10
      count += 1
    }
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0.prefix(count)) }
  }

  private mutating func append(long whole: UInt64) {
    if whole >= 10 { append(long: whole / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(whole % 10))
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
      default: bytes.append(byte)
      }
    }
  }
}
