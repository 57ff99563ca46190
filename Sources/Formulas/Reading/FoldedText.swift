/// Text prepared for searching: spellings that mean the same are written the same.
package enum FoldedText {
  /// The text in small letters and without spaces, with one sign for all look-alikes of an
  /// operator, the name for every sign that has a typed name, and a `^` before superscripts.
  ///
  /// So `√(4) × X²` and `SQRT(4)*x^2` become the same. Letters of Latin, Greek and their accents
  /// become small; any others stay as they are.
  ///
  /// - Complexity: O(bytes).
  package static func utf8(of text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var lastIsSuperscript = false
    for scalar in text.unicodeScalars {
      let isSuperscript: Bool
      if case .superscript = LookAlike(scalar) {
        isSuperscript = true
      } else {
        isSuperscript = false
      }
      if isSuperscript && !lastIsSuperscript { bytes.append(UInt8(ascii: "^")) }
      lastIsSuperscript = isSuperscript
      append(scalar, to: &bytes)
    }
    return bytes
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch LookAlike(scalar) {
    case .space: return
    case .plus: bytes.append(UInt8(ascii: "+"))
    case .minus: bytes.append(UInt8(ascii: "-"))
    case .times: bytes.append(UInt8(ascii: "*"))
    case .divide: bytes.append(UInt8(ascii: "/"))
    case .open(let bracket) where bracket.isParenthesis: bytes.append(UInt8(ascii: "("))
    case .open: bytes.append(contentsOf: scalar.utf8)
    case .close(let bracket) where bracket.isParenthesis: bytes.append(UInt8(ascii: ")"))
    case .close: bytes.append(contentsOf: scalar.utf8)
    case .comma: bytes.append(UInt8(ascii: ","))
    case .bar: bytes.append(UInt8(ascii: "|"))
    case .percent: bytes.append(UInt8(ascii: "%"))
    case .degree: bytes.append(contentsOf: "°".utf8)
    case .radical(degree: 2): bytes.append(contentsOf: "sqrt".utf8)
    case .radical(degree: 3): bytes.append(contentsOf: "cbrt".utf8)
    case .radical, .fraction: bytes.append(contentsOf: scalar.utf8)
    case .superscript(.digit(let digit)): bytes.append(UInt8(ascii: "0") + digit)
    case .superscript(.plus): bytes.append(UInt8(ascii: "+"))
    case .superscript(.minus): bytes.append(UInt8(ascii: "-"))
    case nil:
      let small = small(scalar.value)
      if small <= 0x20 { return }
      if small == 0x3C0 {
        bytes.append(contentsOf: "pi".utf8)
      } else if let scalar = Unicode.Scalar(small) {
        bytes.append(contentsOf: scalar.utf8)
      }
    }
  }

  /// The small letter of a capital one; plain for a fullwidth one.
  private static func small(_ value: UInt32) -> UInt32 {
    let plain = value >= 0xFF01 && value <= 0xFF5E ? value - 0xFEE0 : value
    switch plain {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A1, 0x3A3...0x3A9: return plain + 0x20
    case 0x152: return 0x153
    default: return plain
    }
  }
}
