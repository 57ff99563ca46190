/// JavaScript counts text in UTF-16, the engine in UTF-8.
package enum UTF16Offsets {
  /// The UTF-8 offset of a UTF-16 offset. Within a character it is the end of the character, past
  /// the text the end of the text.
  package static func utf8(of offset: Int, in text: [UInt8]) -> Int {
    var units = 0
    for (index, byte) in text.enumerated() where byte & 0xC0 != 0x80 {
      if units >= offset { return index }
      units += byte >= 0xF0 ? 2 : 1
    }
    return text.count
  }

  /// The UTF-16 offset of a UTF-8 offset between characters.
  package static func utf16(of offset: Int, in text: [UInt8]) -> Int {
    var units = 0
    for byte in text.prefix(offset) where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    return units
  }
}
