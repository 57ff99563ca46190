/// Writes coordinates and text as UTF-8.
///
/// For many pieces at once `write(upTo:)` is quicker: a picture of ten thousand dots has twenty
/// thousand numbers.
struct DecimalWriter {
  /// All that was written.
  private(set) var bytes: [UInt8] = []

  /// Writes pieces that together are no longer than `count` bytes, into room made for them at once.
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

  mutating func append(byte: UInt8) { bytes.append(byte) }

  /// Writes a coordinate, as the cursor does.
  mutating func append(_ value: Double) {
    write(upTo: DecimalCursor.longestNumber) { $0.append(value) }
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
      default: append(byte: byte)
      }
    }
  }
}
