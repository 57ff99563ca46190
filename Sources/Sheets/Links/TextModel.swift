/// Guesses the next bit of a sheet's text from the bytes before it.
///
/// Contexts of one to five bytes and of the row's beginning guess for themselves; their guesses are weighed by
/// how right each was so far. All arithmetic is on whole numbers, so that every machine reads the same.
///
/// - Source: context mixing as in lpaq1, Mahoney 2007.
struct TextModel {
  /// For each context, the probability of a 1 in 22 bits, and how often it was seen in 10.
  private var table = [UInt32](repeating: 1 << 31, count: contextCount << tableBits)
  private var weights = [Int32](repeating: 18_000, count: contextCount)
  private var slots = [Int](repeating: 0, count: contextCount)
  private var guesses = [Int32](repeating: 0, count: contextCount)
  private var hashes = [UInt32](repeating: 0, count: contextCount)
  /// The bits of this byte, after a 1.
  private var partial: UInt32 = 1
  /// The last eight bytes.
  private var history: UInt64 = 0
  /// That the next bit is 1, of 4096.
  private(set) var probability: UInt32 = 2048

  private static let contextCount = 6
  private static let tableBits = 15
  /// How slowly what was seen often is forgotten.
  private static let mostSeen: UInt32 = 60

  private init() {
    hash()
    guess()
  }

  /// A model that has read usual rows.
  static let primed: TextModel = {
    var model = TextModel()
    SampleRows.text.withUTF8Buffer { for byte in $0 { model.read(byte) } }
    return model
  }()

  private mutating func read(_ byte: UInt8) {
    for place in (0..<8).reversed() { update(byte >> UInt8(place) & 1) }
  }

  /// Learns the bit that came.
  mutating func update(_ bit: UInt8) {
    let error = ((Int32(bit) << 12) - Int32(probability)) * 10
    for index in 0..<Self.contextCount {
      weights[index] += (guesses[index] * error + 0x8000) >> 16
      let slot = slots[index]
      let count = table[slot] & 1023
      let old = Int64(table[slot] >> 10)
      let target: Int64 = bit == 1 ? (1 << 22) - 1 : 0
      let new = old + (target - old) * 2 / (2 * Int64(count) + 3)
      table[slot] = UInt32(new) << 10 | min(count + 1, Self.mostSeen)
    }
    partial = partial << 1 | UInt32(bit)
    if partial >= 256 {
      history = history << 8 | UInt64(partial & 255)
      partial = 1
      hash()
    }
    guess()
  }

  /// The contexts of the byte that comes next.
  private mutating func hash() {
    for order in 0..<Self.contextCount {
      let bytes = order == 0 ? 0 : history & (.max >> UInt64(64 - 8 * order))
      var value = (bytes &+ UInt64(order) &* 0x1000_0000_0000) &* 0x9E37_79B9_7F4A_7C15
      value ^= value >> 29
      hashes[order] = UInt32(truncatingIfNeeded: (value &* 0xBF58_476D_1CE4_E5B9) >> 32)
    }
  }

  private mutating func guess() {
    var sum: Int64 = 0
    for index in 0..<Self.contextCount {
      let place = (hashes[index] &+ partial &* 0x9E37_79B1) >> UInt32(32 - Self.tableBits)
      let slot = index << Self.tableBits | Int(place)
      slots[index] = slot
      let seen = table[slot] & 1023
      let stretched = Logistic.stretch(table[slot] >> 20)
      // What was seen once says less than what was seen often.
      guesses[index] = seen == 0 ? 0 : stretched
      sum += Int64(guesses[index]) * Int64(weights[index])
    }
    probability = UInt32(min(max(Logistic.squash(Int32(sum >> 16)), 1), 4095))
  }
}

/// The logistic function and its inverse, on whole numbers.
private enum Logistic {
  private static let points: [Int32] = [
    1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348,
    3607, 3785, 3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
  ]

  /// 4096 / (1 + e^(-x / 256)).
  static func squash(_ x: Int32) -> Int32 {
    if x > 2047 { return 4095 }
    if x < -2047 { return 1 }
    let part = x & 127
    let index = Int(x >> 7) + 16
    return (points[index] * (128 - part) + points[index + 1] * part + 64) >> 7
  }

  private static let inverse: [Int32] = {
    var inverse = [Int32](repeating: 2047, count: 4096)
    var next = 0
    for x: Int32 in -2047...2047 {
      let value = Int(squash(x))
      while next <= value {
        inverse[next] = x
        next += 1
      }
    }
    return inverse
  }()

  /// The x of a probability of 4096.
  static func stretch(_ probability: UInt32) -> Int32 { inverse[Int(min(probability, 4095))] }
}
