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
    let (whole, fraction) = thousandths.quotientAndRemainder(dividingBy: 1000)
    append(whole: UInt64(whole))
    guard fraction != 0 else { return }
    bytes.append(UInt8(ascii: "."))
    let digits = (UInt8(fraction / 100), UInt8(fraction / 10 % 10), UInt8(fraction % 10))
    bytes.append(UInt8(ascii: "0") + digits.0)
    guard digits.1 != 0 || digits.2 != 0 else { return }
    bytes.append(UInt8(ascii: "0") + digits.1)
    guard digits.2 != 0 else { return }
    bytes.append(UInt8(ascii: "0") + digits.2)
  }

  private mutating func append(whole: UInt64) {
    if whole >= 10 { append(whole: whole / 10) }
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
