import TestSupport
import Testing

@testable import Rendering

struct PNGEncoderTests {
  /// The picture read back from its file, compared pixel by pixel.
  private func expectsToReadBack(_ picture: [UInt32], width: Int) throws {
    var picture = picture
    let height = picture.count / width
    let file = try picture.withUnsafeMutableBufferPointer { buffer in
      PNGEncoder.file(
        of: PixelBuffer(
          start: try #require(buffer.baseAddress), width: width, height: height, stride: width))
    }
    let pixels = try Pixels(png: file)
    #expect(pixels.width == width && pixels.height == height)
    let isSame = picture.indices.allSatisfy { index in
      pixels[index % width, index / width]
        == [16, 8, 0].map { UInt8(truncatingIfNeeded: picture[index] >> $0) }
    }
    #expect(isSame)
  }

  @Test("any pixels read back, whatever the unused byte holds")
  func noise() throws {
    var random = SeededGenerator.printingSeed("any pixels read back")
    for (width, height) in [(1, 1), (3, 2), (400, 350)] {
      let picture = (0..<width * height).map { _ in
        UInt32.random(in: 0...UInt32.max, using: &random)
      }
      try expectsToReadBack(picture, width: width)
    }
  }

  @Test("repetitions of any length read back")
  func repetitions() throws {
    var random = SeededGenerator.printingSeed("repetitions read back")
    for length in (1...90) + [171, 172, 173, 258, 259, 300] {
      let colors = (0..<3).map { _ in UInt32.random(in: 0...0xffffff, using: &random) }
      let row = colors.flatMap { [UInt32](repeating: $0, count: length) }
      try expectsToReadBack(row + row.reversed(), width: row.count)
    }
  }

  @Test("a picture of one colour reads back", arguments: [0, 0xffffff, 0x010203] as [UInt32])
  func paper(color: UInt32) throws {
    for (width, height) in [(1, 1), (86, 1), (87, 2), (88, 3), (301, 200)] {
      try expectsToReadBack([UInt32](repeating: color, count: width * height), width: width)
    }
  }

  @Test("a code for steep frequencies does not exceed the longest length")
  func lengths() {
    // Fibonacci numbers make the longest codes.
    let counts = (0..<30).reduce(into: [1, 1]) { counts, _ in
      counts.append(counts[counts.count - 1] + counts[counts.count - 2])
    }
    for longest in [5, 7, 15] {
      let lengths = HuffmanCode(counts: counts, longest: longest).lengths
      #expect(lengths.allSatisfy { (1...longest).contains(Int($0)) })
      // Every sequence of bits has a meaning.
      #expect(lengths.reduce(0) { $0 + 1 << (longest - Int($1)) } == 1 << longest)
    }
  }

  @Test(
    "a code is as short as possible",
    arguments: [([1, 1, 2, 4], 14), ([5, 0, 5], 10), ([9, 1, 1, 1], 17)])
  func shortest(counts: [Int], bits: Int) {
    let lengths = HuffmanCode(counts: counts, longest: 15).lengths
    #expect(zip(counts, lengths).reduce(0) { $0 + $1.0 * Int($1.1) } == bits)
  }
}
