/// Text from elsewhere, prepared for reading as a formula.
public enum PastedText {
  /// The formula of a text: as `trimmed`, without the `y =` or `f(x) =` of `EquationHead`.
  public static func cleaned(_ text: String) -> String {
    let bytes = Array(trimmed(text).utf8)
    return String(decoding: bytes[EquationHead(bytes).end...], as: UTF8.self)
  }

  /// Removes what often surrounds a formula: white space and line ends, dollar signs, `=` after
  /// it. Fullwidth and mathematical digits and letters become plain ones.
  ///
  /// The rest is unchanged: the lexer itself reads every look-alike of an operator.
  public static func trimmed(_ text: String) -> String {
    var bytes: [UInt8] = []
    var lastIsSpace = true
    for scalar in text.unicodeScalars.map({ $0.plainLetter ?? $0 }) {
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
    return String(decoding: bytes, as: UTF8.self)
  }
}
