/// Writes an opaque picture as a PNG file.
///
/// - Source: PNG (third edition), W3C 2025.
enum PNGEncoder {
  /// The bytes of a picture's file.
  static func file(of pixels: PixelBuffer) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    // 8 bits per channel, colour type 2 (red, green, blue), the only compression and filter method,
    // not interlaced.
    let header =
      bigEndian(UInt32(pixels.width)) + bigEndian(UInt32(pixels.height)) + [8, 2, 0, 0, 0]
    append("IHDR", header, to: &file)
    append("IDAT", PixelCompressor.compressed(pixels), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func append(_ type: StaticString, _ data: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(UInt32(data.count))
    let start = file.count
    type.withUTF8Buffer { file += $0 }
    file += data
    file += bigEndian(checksum(of: file[start...]))
  }

  /// The CRC of a chunk's type and data.
  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    let table = (0..<UInt32(256)).map { byte in
      (0..<8).reduce(byte) { rest, _ in rest >> 1 ^ (rest & 1 == 0 ? 0 : 0xedb8_8320) }
    }
    var rest = UInt32.max
    for byte in bytes { rest = table[Int(UInt8(truncatingIfNeeded: rest) ^ byte)] ^ rest >> 8 }
    return ~rest
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
