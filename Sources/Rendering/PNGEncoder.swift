import CZlib

/// Writes an opaque picture as a PNG file, fast where rows repeat.
///
/// A graph is mostly paper: a row less the row above it is mostly zeros, and runs are all that
/// zlib is asked to look for. libpng, as Cairo calls it, tries every filter and the default level.
///
/// - Source: PNG (third edition), W3C 2025.
enum PNGEncoder {
  /// The file of a picture.
  static func file(of pixels: PixelBuffer) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    // 8 bits a channel, colour type 2 (red, green, blue), the only compression and filter method,
    // not interlaced.
    let header =
      bigEndian(UInt32(pixels.width)) + bigEndian(UInt32(pixels.height)) + [8, 2, 0, 0, 0]
    append("IHDR", header, to: &file)
    append("IDAT", compressed(filtered(pixels)), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  /// Each row as its filter, "up", and the differences of its bytes from those above.
  private static func filtered(_ pixels: PixelBuffer) -> [UInt8] {
    let rowLength = 3 * pixels.width + 1
    return [UInt8](unsafeUninitializedCapacity: rowLength * pixels.height) { bytes, count in
      for y in 0..<pixels.height {
        let row = pixels.row(y)
        let above = y > 0 ? pixels.row(y - 1) : nil
        var byte = y * rowLength
        bytes[byte] = 2
        byte += 1
        for x in 0..<pixels.width {
          let (pixel, other) = (row[x], above?[x] ?? 0)
          bytes[byte] = UInt8(truncatingIfNeeded: pixel >> 16 &- other >> 16)
          bytes[byte + 1] = UInt8(truncatingIfNeeded: pixel >> 8 &- other >> 8)
          bytes[byte + 2] = UInt8(truncatingIfNeeded: pixel &- other)
          byte += 3
        }
      }
      count = rowLength * pixels.height
    }
  }

  private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    guard
      deflateInit2_(
        &stream, Z_BEST_SPEED, Z_DEFLATED, 15, 9, Z_RLE, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { preconditionFailure("zlib starts, but for want of memory") }
    defer { deflateEnd(&stream) }
    let bound = Int(deflateBound(&stream, UInt(bytes.count)))
    return bytes.withUnsafeBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: bound) { output, count in
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(bound)
        deflate(&stream, Z_FINISH)
        count = Int(stream.total_out)
      }
    }
  }

  private static func append(_ type: StaticString, _ data: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(UInt32(data.count))
    let start = file.count
    type.withUTF8Buffer { file += $0 }
    file += data
    let checksum = file[start...].withUnsafeBufferPointer {
      crc32(0, $0.baseAddress, UInt32($0.count))
    }
    file += bigEndian(UInt32(checksum))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
