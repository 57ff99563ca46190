/// Text from elsewhere, prepared for reading as a formula.
public enum PastedText {
  /// Removes what often surrounds a formula: white space and line ends, dollar signs, `y =` or
  /// `f(x) =` before it, `=` after it. Fullwidth digits and letters become plain ones.
  ///
  /// The rest is unchanged: the lexer itself reads every look-alike of an operator.
  public static func cleaned(_ text: String) -> String {
    var bytes: [UInt8] = []
    var lastIsSpace = true
    for scalar in text.unicodeScalars {
      var value = scalar.value
      if value >= 0xFF10 && value <= 0xFF5A { value -= 0xFEE0 }
      if LookAlike(scalar) == .space || value <= 0x20 { value = 0x20 }
      if value == UInt32(UInt8(ascii: "$")) || (value == 0x20 && lastIsSpace) { continue }
      lastIsSpace = value == 0x20
      if value < 0x80 {
        bytes.append(UInt8(value))
      } else {
        bytes.append(contentsOf: scalar.utf8)
      }
    }
    if bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "=") {
      bytes.removeLast()
      if bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    }
    return String(decoding: bytes[definitionEnd(in: bytes)...], as: UTF8.self)
  }

  /// Where the formula begins after `y =` or `f(x) =`.
  private static func definitionEnd(in bytes: [UInt8]) -> Int {
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else { return 0 }
    let left = bytes[..<sign].filter { $0 != UInt8(ascii: " ") }
    let isName = left.count == 1
    let isCall =
      left.count == 4 && left[1] == UInt8(ascii: "(") && left[3] == UInt8(ascii: ")")
    guard isName || isCall, left[0] | 0x20 >= UInt8(ascii: "a"), left[0] | 0x20 <= UInt8(ascii: "z")
    else { return 0 }
    var end = sign + 1
    while end < bytes.count && bytes[end] == UInt8(ascii: " ") { end += 1 }
    return end
  }
}
