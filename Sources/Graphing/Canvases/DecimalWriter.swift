/// Writes coordinates and text as UTF-8.
///
/// For many pieces at once `write(upTo:)` is quicker: a picture of ten thousand dots has twenty
/// thousand numbers.
struct DecimalWriter {
  /// Everything written so far.
  private(set) var bytes: [UInt8] = []

  /// Writes pieces of at most `count` bytes together, into space that is reserved once.
  @inline(__always)
  mutating func write(upTo count: Int, _ pieces: (inout DecimalCursor) -> Void) {
    bytes.append(addingCapacity: count + DecimalCursor.slack) { room in
      room.withUnsafeMutableBufferPointer { room, writtenCount in
        guard let start = room.baseAddress.map(UnsafeMutableRawPointer.init) else { return }
        var cursor = DecimalCursor(at: start)
        pieces(&cursor)
        writtenCount = cursor.end - start
      }
    }
  }

  mutating func append(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes text so that markup shows it as it is.
  ///
  /// Control characters that XML does not allow become U+FFFD.
  mutating func append(escaping text: String) {
    var text = text
    text.withUTF8 { characters in
      var start = 0
      for (index, character) in characters.enumerated() {
        guard let escape = Self.escape(of: character) else { continue }
        bytes.append(contentsOf: characters[start..<index])
        append(escape)
        start = index + 1
      }
      bytes.append(contentsOf: characters[start...])
    }
  }

  private static func escape(of character: UInt8) -> StaticString? {
    switch character {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case 0x09, 0x0a, 0x0d: " "
    case 0..<0x20: "\u{fffd}"
    default: nil
    }
  }
}

extension String {
  /// The text so that markup shows it as it is, in attributes too.
  package var escapedForMarkup: String {
    var writer = DecimalWriter()
    writer.append(escaping: self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
