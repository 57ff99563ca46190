/// The code of sheets in links: an arithmetic coder whose model has read some usual rows before.
///
/// - Source: arithmetic coding of bits as in lpaq1, Mahoney 2007.
enum TextCode {
  /// The longest text in bytes, so that no link takes long to read.
  static let longest = 1 << 18

  static func encoded(_ text: [UInt8]) -> [UInt8] {
    var encoder = BitEncoder()
    var model = TextModel.primed
    func write(_ byte: UInt8) {
      for place in (0..<8).reversed() {
        let bit = byte >> UInt8(place) & 1
        encoder.write(bit, probability: model.probability)
        model.update(bit)
      }
    }
    for byte in text {
      write(byte)
      if byte == 0 { encoder.write(1, probability: 2048) }
    }
    // A zero, and not one of the text.
    write(0)
    encoder.write(0, probability: 2048)
    let sum = checksum(text)
    for place in 0..<8 { encoder.write(sum >> UInt8(place) & 1, probability: 2048) }
    return encoder.finished()
  }

  /// - Returns: `nil` if the bytes are no text in this code.
  static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    var decoder = BitDecoder(bytes)
    var model = TextModel.primed
    var text: [UInt8] = []
    while text.count <= longest, !decoder.isPastEnd {
      var byte: UInt8 = 0
      for _ in 0..<8 {
        let bit = decoder.read(probability: model.probability)
        model.update(bit)
        byte = byte << 1 | bit
      }
      guard byte == 0, decoder.read(probability: 2048) == 0 else {
        text.append(byte)
        continue
      }
      var sum: UInt8 = 0
      for place in 0..<8 { sum |= decoder.read(probability: 2048) << UInt8(place) }
      return sum == checksum(text) && encoded(text) == bytes ? text : nil
    }
    return nil
  }

  private static func checksum(_ text: [UInt8]) -> UInt8 {
    var sum: UInt32 = 0x811C_9DC5
    for byte in text { sum = (sum ^ UInt32(byte)) &* 0x0100_0193 }
    return UInt8(truncatingIfNeeded: sum ^ sum >> 8 ^ sum >> 16 ^ sum >> 24)
  }
}

/// Writes bits as parts of an interval: a likely bit takes little of it.
private struct BitEncoder {
  private var bytes: [UInt8] = []
  private var low: UInt32 = 0
  private var high: UInt32 = .max

  /// - Parameter probability: That the bit is 1, of 4096.
  mutating func write(_ bit: UInt8, probability: UInt32) {
    let middle = BitInterval.middle(low, high, probability)
    if bit == 1 { high = middle } else { low = middle + 1 }
    while (low ^ high) >> 24 == 0 {
      bytes.append(UInt8(high >> 24))
      low <<= 8
      high = high << 8 | 255
    }
  }

  /// The fewest bytes in the interval; the reader appends zeros.
  mutating func finished() -> [UInt8] {
    if low > 0 {
      for count: UInt32 in 1...4 {
        let rest: UInt32 = count == 4 ? 0 : .max >> (8 * count)
        let (value, overflows) = low.addingReportingOverflow(rest)
        if overflows || value & ~rest > high { continue }
        for place in 0..<count {
          bytes.append(UInt8(truncatingIfNeeded: value >> (24 - 8 * place)))
        }
        break
      }
    }
    return bytes
  }
}

private struct BitDecoder {
  private let bytes: [UInt8]
  private var next = 0
  private var low: UInt32 = 0
  private var high: UInt32 = .max
  private var value: UInt32 = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for _ in 0..<4 { shift() }
  }

  /// Whether more has been read than any text of these bytes has.
  var isPastEnd: Bool { next > bytes.count + 4 }

  mutating func read(probability: UInt32) -> UInt8 {
    let middle = BitInterval.middle(low, high, probability)
    let bit: UInt8 = value <= middle ? 1 : 0
    if bit == 1 { high = middle } else { low = middle + 1 }
    while (low ^ high) >> 24 == 0 {
      low <<= 8
      high = high << 8 | 255
      shift()
    }
    return bit
  }

  private mutating func shift() {
    value = value << 8 | (next < bytes.count ? UInt32(bytes[next]) : 0)
    next += 1
  }
}

private enum BitInterval {
  static func middle(_ low: UInt32, _ high: UInt32, _ probability: UInt32) -> UInt32 {
    let range = high - low
    return low + (range >> 12) * probability + ((range & 0xFFF) * probability) >> 12
  }
}
