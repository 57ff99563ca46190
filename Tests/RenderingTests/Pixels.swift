import Foundation
import Testing

/// A picture read back from a PNG file of 8 bits a channel, colour type 2, filter 0.
///
/// The reader shares nothing with the writer: it inflates all that DEFLATE allows, and checks every
/// checksum.
struct Pixels {
  let width: Int
  let height: Int
  private let bytes: [UInt8]

  init(png file: [UInt8]) throws {
    try #require(Array(file.prefix(8)) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    var (position, types, data) = (8, [String](), [UInt8]())
    var size = (0, 0)
    while position < file.count {
      let count = Self.number(file, at: position)
      let chunk = Array(file[position + 4..<position + 8 + count])
      #expect(Self.checksum(chunk) == UInt32(Self.number(file, at: position + 8 + count)))
      let type = String(decoding: chunk.prefix(4), as: UTF8.self)
      types.append(type)
      if type == "IHDR" {
        size = (Self.number(chunk, at: 4), Self.number(chunk, at: 8))
        #expect(Array(chunk[12...]) == [8, 2, 0, 0, 0])
      }
      if type == "IDAT" { data += chunk[4...] }
      position += 12 + count
    }
    #expect(types == ["IHDR", "IDAT", "IEND"] && position == file.count)
    (width, height) = size
    var inflater = Inflater(data)
    bytes = try inflater.inflated()
    try #require(bytes.count == height * (3 * width + 1))
    #expect((0..<height).allSatisfy { bytes[$0 * (3 * size.0 + 1)] == 0 })
  }

  /// Red, green and blue of a pixel.
  subscript(x: Int, y: Int) -> [UInt8] {
    let start = y * (3 * width + 1) + 1 + 3 * x
    return Array(bytes[start..<start + 3])
  }

  private static func number(_ bytes: [UInt8], at index: Int) -> Int {
    bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? 0xedb8_8320 ^ (sum >> 1) : sum >> 1
      }
    }
  }
}

/// Reads a zlib stream of blocks with fixed codes.
private struct Inflater {
  private let data: [UInt8]
  private var bit = 16

  init(_ data: [UInt8]) { self.data = data }

  mutating func inflated() throws -> [UInt8] {
    #expect((Int(data[0]) << 8 | Int(data[1])) % 31 == 0 && data[0] & 15 == 8)
    var output: [UInt8] = []
    try #require(take(1) == 1 && take(2) == 1)
    while true {
      let code = symbol()
      if code < 256 {
        output.append(UInt8(code))
      } else if code == 256 {
        break
      } else {
        let bases = [
          3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
          131, 163, 195, 227, 258,
        ]
        let extra = code < 265 || code == 285 ? 0 : (code - 261) / 4
        let length = bases[code - 257] + take(extra)
        let place = huffman(5, 0)
        let bits = max(0, place / 2 - 1)
        let base = place < 4 ? place + 1 : (2 + place % 2) << bits + 1
        let distance = base + take(bits)
        try #require(distance <= output.count && distance <= 32768)
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
    }
    bit = (bit + 7) / 8 * 8
    var (sum, sums) = (1, 0)
    for byte in output {
      sum = (sum + Int(byte)) % 65521
      sums = (sums + sum) % 65521
    }
    let stored = data[(bit / 8)...].reduce(0) { $0 << 8 | Int($1) }
    #expect(stored == sums << 16 | sum)
    return output
  }

  private mutating func take(_ count: Int) -> Int {
    (0..<count).reduce(0) { value, index in value | next() << index }
  }

  private mutating func next() -> Int {
    defer { bit += 1 }
    return Int(data[bit / 8] >> UInt8(bit % 8)) & 1
  }

  private mutating func huffman(_ count: Int, _ start: Int) -> Int {
    (0..<count).reduce(start) { value, _ in value << 1 | next() }
  }

  private mutating func symbol() -> Int {
    var code = huffman(7, 0)
    if code < 0b0011000 { return 256 + code }
    code = huffman(1, code)
    if code < 0b11000000 { return code - 0b00110000 }
    if code < 0b11001000 { return code - 0b11000000 + 280 }
    return huffman(1, code) - 0b110010000 + 144
  }
}
