/// Writes numbers of a few bits each, lowest bit first, as in deflate.
struct BitWriter {
  private var words: [UInt64] = []
  private var pending: UInt64 = 0
  /// How many bits of `pending` are written; below 64.
  private var pendingCount = 0

  /// - Precondition: `bits` is below 2 to the `count`, `count` at most 63.
  mutating func write(_ bits: UInt64, count: Int) {
    pending |= bits &<< UInt64(pendingCount)
    pendingCount += count
    guard pendingCount >= 64 else { return }
    words.append(pending)
    pendingCount -= 64
    pending = bits >> UInt64(count - pendingCount)
  }

  /// Continues at the next whole byte.
  mutating func align() { write(0, count: -pendingCount & 7) }

  /// Everything written so far, with zeros to the end of the last byte.
  func finished() -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(8 * words.count + 8)
    for word in words + [pending] {
      withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }
    bytes.removeLast(8 - (pendingCount + 7) / 8)
    return bytes
  }
}
