/// A zlib stream of one block with DEFLATE's fixed codes, for a caller who finds the repetitions.
struct FixedDeflate {
  /// The farthest that a match may reach back, in bytes.
  static let window = 32768

  // The header: DEFLATE, 32 KiB window, fastest; then a last block with fixed codes.
  private var bytes: [UInt8] = [0x78, 0x01]
  private var bits: UInt64 = 0b011
  private var bitCount: UInt64 = 3
  // Adler-32 of the data: the sum of its bytes, and the sum of these sums.
  private var sum: UInt64 = 1
  private var sums: UInt64 = 0

  init() { bytes.reserveCapacity(1 << 16) }

  mutating func literal(_ byte: UInt8) {
    note(byte: byte)
    emitLiteral(byte)
  }

  mutating func literal(pixel: UInt32) {
    note(pixel, count: 1)
    emitLiteral(UInt8(truncatingIfNeeded: pixel >> 16))
    emitLiteral(UInt8(truncatingIfNeeded: pixel >> 8))
    emitLiteral(UInt8(truncatingIfNeeded: pixel))
  }

  /// The last pixel so many times again.
  mutating func repeatPixel(_ pixel: UInt32, count: Int) {
    note(pixel, count: UInt64(count))
    match(length: 3 * count, distance: 3)
  }

  /// So many bytes again that were written `distance` bytes ago; the caller notes them.
  ///
  /// - Precondition: `length` is at least 3, `distance` in 1…32768.
  mutating func match(length: Int, distance: Int) {
    var left = length
    while left > 0 {
      // No remainder may be shorter than a match can be.
      let part = left > 258 ? (left - 258 < 3 ? 255 : 258) : left
      emitLength(part)
      emitDistance(distance)
      left -= part
    }
  }

  /// The stream, with its checksum.
  consuming func finished() -> [UInt8] {
    put(0, 7)  // the end of the block
    put(0, (8 - bitCount % 8) % 8)
    flush()
    let check = UInt32(sums % 65521) << 16 | UInt32(sum % 65521)
    for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: check >> shift)) }
    return bytes
  }

  private mutating func note(byte: UInt8) {
    sum += UInt64(byte)
    if sum >= 65521 { sum -= 65521 }
    sums += sum
    if sums >= 1 << 62 { sums %= 65521 }
  }

  /// Counts a pixel so many times into the checksum: the sums form an arithmetic series.
  mutating func note(_ pixel: UInt32, count: UInt64) {
    let (red, green, blue) = (
      UInt64(pixel >> 16 & 0xff), UInt64(pixel >> 8 & 0xff), UInt64(pixel & 0xff)
    )
    let whole = red + green + blue
    sums += 3 * count * sum + whole * 3 * (count * (count - 1) / 2)
    sums += count * (3 * red + 2 * green + blue)
    sum += count * whole
    sum %= 65521
    sums %= 65521
  }

  private mutating func emitLiteral(_ byte: UInt8) {
    byte < 144
      ? put(reversed: 0x30 + UInt64(byte), 8) : put(reversed: 0x190 + UInt64(byte) - 144, 9)
  }

  private mutating func emitLength(_ length: Int) {
    // Codes 257…284 in groups of four lengths' widths, 285 for 258 alone (RFC 1951, 3.2.5).
    let offset = length - 3
    var (code, extra) = (257 + offset, 0)
    if length == 258 {
      code = 285
    } else if offset >= 8 {
      extra = Int.bitWidth - 1 - offset.leadingZeroBitCount - 2
      code = 257 + 4 * (extra + 1) + (offset >> extra & 3)
    }
    code < 280
      ? put(reversed: UInt64(code - 256), 7) : put(reversed: 0xc0 + UInt64(code - 280), 8)
    put(UInt64(offset & ((1 << extra) - 1)), UInt64(extra))
  }

  private mutating func emitDistance(_ distance: Int) {
    let offset = distance - 1
    var (code, extra) = (offset, 0)
    if offset >= 4 {
      extra = Int.bitWidth - 1 - offset.leadingZeroBitCount - 1
      code = 2 * (extra + 1) + (offset >> extra & 1)
    }
    put(reversed: UInt64(code), 5)
    put(UInt64(offset & ((1 << extra) - 1)), UInt64(extra))
  }

  /// Huffman codes go with their highest bit first, all else with the lowest.
  private mutating func put(reversed code: UInt64, _ count: UInt64) {
    var turned = code
    turned = (turned & 0x5555) << 1 | (turned >> 1 & 0x5555)
    turned = (turned & 0x3333) << 2 | (turned >> 2 & 0x3333)
    turned = (turned & 0x0f0f) << 4 | (turned >> 4 & 0x0f0f)
    turned = (turned & 0x00ff) << 8 | (turned >> 8 & 0x00ff)
    put(turned >> (16 - count), count)
  }

  private mutating func put(_ value: UInt64, _ count: UInt64) {
    bits |= value << bitCount
    bitCount += count
    if bitCount >= 40 { flush() }
  }

  private mutating func flush() {
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}
