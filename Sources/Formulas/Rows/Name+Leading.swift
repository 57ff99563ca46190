import OrdinateNumerics

extension Name {
  /// The name of a sheet at the beginning of a text: a letter, Latin or Greek, with a subscript of digits or
  /// of letters, which may be in braces or in small digits: `a`, `x_1`, `v_{max}`, `x₁`.
  ///
  /// - Returns: The name as it is in formulas, and where it ends; `nil` if the text begins otherwise.
  package static func leading(_ text: ArraySlice<UInt8>) -> (name: Name, end: Int)? {
    guard let first = text.first else { return nil }
    var index = text.startIndex
    var bytes: [UInt8]
    if first.isLetter {
      bytes = [first]
      index += 1
    } else {
      guard let scalar = greek(text), scalar.isGreekLetter else { return nil }
      bytes = Array(text[index..<index + 2])
      index += 2
    }
    func byte(_ offset: Int) -> UInt8 {
      index + offset < text.endIndex ? text[index + offset] : 0
    }
    if byte(0) == UInt8(ascii: "_") {
      let isBraced = byte(1) == UInt8(ascii: "{")
      var length = isBraced ? 2 : 1
      let begin = length
      let isDigit = byte(begin).isDigit
      while isDigit ? byte(length).isDigit : byte(length).isLetter { length += 1 }
      guard length > begin, !isBraced || byte(length) == UInt8(ascii: "}") else {
        return (Name(utf8: bytes), index)
      }
      bytes.append(UInt8(ascii: "_"))
      bytes += text[index + begin..<index + length]
      return (Name(utf8: bytes), index + length + (isBraced ? 1 : 0))
    }
    var isSubscripted = false
    while byte(0) == 0xE2, byte(1) == 0x82, byte(2) >= 0x80, byte(2) <= 0x89 {
      if !isSubscripted { bytes.append(UInt8(ascii: "_")) }
      isSubscripted = true
      bytes.append(byte(2) - 0x80 + UInt8(ascii: "0"))
      index += 3
    }
    return (Name(utf8: bytes), index)
  }

  private static func greek(_ text: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let lead = text[text.startIndex]
    guard lead >= 0xCD, lead <= 0xCF, text.count > 1, text[text.startIndex + 1] & 0xC0 == 0x80
    else { return nil }
    return Unicode.Scalar(UInt32(lead & 0x1F) << 6 | UInt32(text[text.startIndex + 1] & 0x3F))
  }

  /// Whether it is the name of a constant.
  package var isConstant: Bool { Constant(name: self) != nil }
}
