/// The percent-encoding of fragments, and of fragments in queries.
package enum PercentText {
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Encodes what a fragment cannot have; `<` and `>`, which browsers encode by themselves, stay readable.
  static func encoded(_ text: [UInt8]) -> [UInt8] {
    encoded(text, with: [])
  }

  /// A link or a fragment as a value in a query.
  package static func encoded(value: String) -> String {
    String(decoding: encoded(Array(value.utf8), with: Array("&+;='<>".utf8)), as: UTF8.self)
  }

  /// - Parameter others: More bytes to encode.
  private static func encoded(_ text: [UInt8], with others: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text {
      switch byte {
      case 0...0x20, 0x7F..., UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "%"),
        UInt8(ascii: "`"),
        _ where others.contains(byte):
        result += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: result.append(byte)
      }
    }
    return result
  }

  /// Decodes what is encoded; a `%` without two digits stays.
  static func decoded(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "%"), index + 2 < text.count,
        let high = digit(text[index + 1]), let low = digit(text[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    let upper = byte >= 0x61 ? byte &- 0x20 : byte
    return digits.firstIndex(of: upper).map { UInt8($0) }
  }
}

/// Bytes in the letters that links may have (RFC 4648, section 5), without padding.
enum Base64URL {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 6 {
        count -= 6
        result.append(letters[Int(bits >> count & 63)])
      }
    }
    if count > 0 { result.append(letters[Int(bits << (6 - count) & 63)]) }
    return result
  }

  /// - Returns: `nil` unless the letters are those that some bytes are encoded in.
  static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var (bits, count): (UInt32, UInt32) = (0, 0)
    for letter in text {
      guard let value = value(letter) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    // The last letter completes a byte, and its other bits are zeros.
    return count < 6 && bits & (1 << count - 1) == 0 ? result : nil
  }

  private static func value(_ letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter) + 4
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
