/// The percent escapes of RFC 3986, section 2.1.
package enum PercentCoding {
  /// The text that the bytes spell.
  ///
  /// - Returns: `nil` for an incomplete escape and for bytes that are not UTF-8.
  package static func text(_ text: ArraySlice<UInt8>) -> String? {
    if !text.contains(UInt8(ascii: "%")) { return String(ofUTF8: text) }
    return decoded(text).flatMap { String(ofUTF8: $0[...]) }
  }

  /// The bytes that the text stands for.
  ///
  /// - Returns: `nil` for an incomplete escape.
  package static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text.makeIterator()
    while let byte = rest.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.next().flatMap(hexDigit), let low = rest.next().flatMap(hexDigit)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension String {
  /// The text of bytes in UTF-8; `nil` if they are not. ASCII, the common case, has a faster path.
  package init?(ofUTF8 bytes: ArraySlice<UInt8>) {
    if bytes.allSatisfy({ $0 < 0x80 }) {
      self.init(decoding: bytes, as: UTF8.self)
    } else {
      self.init(validating: bytes, as: UTF8.self)
    }
  }
}
