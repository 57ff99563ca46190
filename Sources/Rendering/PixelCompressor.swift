/// Compresses rows of pixels into zlib's format, quickly if they repeat.
///
/// A graph is mostly background: the difference between a row and the row above is mostly zeros,
/// and the rest often repeats the previous pixel. Only such repetitions are looked for. zlib looks
/// for more and compares bytes; it takes over ten times as long, and its files are hardly smaller.
///
/// - Source: RFC 1950, RFC 1951; PNG (third edition), W3C 2025, chapter 9.
struct PixelCompressor {
  /// A pixel as `0xRRGGBB`, or `repeats` with the number of pixels that repeat the previous one, or
  /// `rowStart`.
  private typealias Token = UInt32
  private static let repeats: Token = 1 << 31
  private static let rowStart: Token = 1 << 30
  /// The most pixels of a repetition: its bytes are at most 258.
  private static let longestRepetition = 86
  /// The number of tokens that share a code.
  private static let blockSize = 1 << 17
  /// The filter of every row: its bytes minus those above.
  private static let filterUp = 2
  private static let endOfBlock = 256

  private var tokens: [Token] = []
  private var counts = [Int](repeating: 0, count: 286)
  // The checksum of the filtered bytes: the two sums of Adler-32.
  private var sum: UInt64 = 1
  private var sumOfSums: UInt64 = 0
  private var bits = BitWriter()

  /// The rows of a picture, filtered and compressed.
  static func compressed(_ pixels: PixelBuffer) -> [UInt8] {
    var compressor = PixelCompressor()
    // The method, with a window of 32 kB; both bytes together must be a multiple of 31.
    compressor.bits.write(0x78, count: 8)
    compressor.bits.write(0x01, count: 8)
    let paper = [UInt32](repeating: 0, count: pixels.width)
    paper.withUnsafeBufferPointer { paper in
      for y in 0..<pixels.height {
        compressor.append(pixels.row(y), below: y > 0 ? pixels.row(y - 1) : paper)
      }
    }
    compressor.writeBlock(isLast: true)
    compressor.bits.align()
    let checksum = UInt32(compressor.sumOfSums << 16 | compressor.sum)
    compressor.bits.write(UInt64(checksum.byteSwapped), count: 32)
    return compressor.bits.finished()
  }

  private mutating func append(
    _ row: UnsafeBufferPointer<UInt32>, below above: UnsafeBufferPointer<UInt32>
  ) {
    if tokens.count > Self.blockSize { writeBlock(isLast: false) }
    tokens.append(Self.rowStart)
    counts[Self.filterUp] += 1
    sum += UInt64(Self.filterUp)
    sumOfSums += sum
    var start = 0
    while start < row.count {
      let pixel = Self.difference(row[start], above[start])
      var end = start + 1
      if pixel == 0 {
        while end < row.count && row[end] == above[end] { end += 1 }
      } else {
        while end < row.count && Self.difference(row[end], above[end]) == pixel { end += 1 }
      }
      append(pixel, times: end - start)
      start = end
    }
    sum %= 65521
    sumOfSums %= 65521
  }

  /// Each byte minus the other's, without a borrow from its neighbour.
  private static func difference(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let tops: UInt32 = 0x808080
    let (low, high) = (a & 0xffffff | tops, b & 0x7f7f7f)
    return low &- high ^ (a ^ ~b) & tops
  }

  private mutating func append(_ pixel: UInt32, times: Int) {
    let (red, green, blue) = (pixel >> 16, pixel >> 8 & 0xff, pixel & 0xff)
    tokens.append(pixel)
    counts[Int(red)] += 1
    counts[Int(green)] += 1
    counts[Int(blue)] += 1
    var rest = times - 1
    while rest > 0 {
      let count = min(rest, Self.longestRepetition)
      tokens.append(Self.repeats | UInt32(count))
      counts[Repetition(pixels: count).symbol] += 1
      rest -= count
    }
    // The growth of the sums byte by byte, for all pixels at once.
    let (n, total) = (UInt64(times), UInt64(red + green + blue))
    sumOfSums += n * (3 * sum + UInt64(3 * red + 2 * green + blue)) + 3 * total * (n * (n - 1) / 2)
    sum += n * total
  }

  /// Writes the tokens so far, with a code made for them.
  private mutating func writeBlock(isLast: Bool) {
    counts[Self.endOfBlock] += 1
    let code = HuffmanCode(counts: counts, longest: 15)
    bits.write(isLast ? 1 : 0, count: 1)
    writeTable(of: code)
    let repetitions = (0...Self.longestRepetition).map { count in
      count == 0 ? (bits: UInt64(0), count: 0) : Self.bits(of: Repetition(pixels: count), in: code)
    }
    for token in tokens {
      if token & Self.repeats != 0 {
        let repetition = repetitions[Int(token & 0xff)]
        bits.write(repetition.bits, count: repetition.count)
      } else if token & Self.rowStart != 0 {
        bits.write(UInt64(code.codes[Self.filterUp]), count: Int(code.lengths[Self.filterUp]))
      } else {
        let (red, green, blue) = (Int(token >> 16), Int(token >> 8 & 0xff), Int(token & 0xff))
        let (first, second) = (code.lengths[red], code.lengths[red] + code.lengths[green])
        bits.write(
          UInt64(code.codes[red]) | UInt64(code.codes[green]) << first
            | UInt64(code.codes[blue]) << second,
          count: Int(second + code.lengths[blue]))
      }
    }
    bits.write(UInt64(code.codes[Self.endOfBlock]), count: Int(code.lengths[Self.endOfBlock]))
    tokens.removeAll(keepingCapacity: true)
    counts = [Int](repeating: 0, count: counts.count)
  }

  /// Writes the lengths of a block's codes, one by one, in a code of their own.
  private mutating func writeTable(of code: HuffmanCode) {
    // The only distance is 3, from a pixel to the previous one; its code is one bit, 0.
    let lengths = code.lengths + [0, 0, 1]
    var counts = [Int](repeating: 0, count: 19)
    for length in lengths { counts[Int(length)] += 1 }
    let lengthCode = HuffmanCode(counts: counts, longest: 7)
    bits.write(2, count: 2)
    bits.write(UInt64(code.lengths.count - 257), count: 5)
    bits.write(3 - 1, count: 5)
    bits.write(19 - 4, count: 4)
    for symbol in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
      bits.write(UInt64(lengthCode.lengths[symbol]), count: 3)
    }
    for length in lengths {
      bits.write(
        UInt64(lengthCode.codes[Int(length)]), count: Int(lengthCode.lengths[Int(length)]))
    }
  }

  private static func bits(
    of repetition: Repetition, in code: HuffmanCode
  ) -> (bits: UInt64, count: Int) {
    let length = Int(code.lengths[repetition.symbol])
    // After it, one bit for the distance.
    return (
      UInt64(code.codes[repetition.symbol]) | UInt64(repetition.extra) << length,
      length + repetition.extraCount + 1
    )
  }

  /// How deflate writes the length of a repetition: a symbol and some bits after it.
  private struct Repetition {
    let symbol: Int
    let extra: Int
    let extraCount: Int

    init(pixels: Int) {
      let length = 3 * pixels
      guard length < 258 else {
        (symbol, extra, extraCount) = (285, 0, 0)
        return
      }
      let rest = length - 3
      extraCount = max(0, Int.bitWidth - rest.leadingZeroBitCount - 3)
      symbol = 257 + 4 * extraCount + rest >> extraCount
      extra = rest & (1 << extraCount - 1)
    }
  }
}
