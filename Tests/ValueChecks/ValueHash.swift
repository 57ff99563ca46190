/// A hash of many values, which two platforms compare instead of the values: equal bits have equal
/// hashes, and every NaN counts as one.
///
/// - Source: FNV-1a, Fowler, Noll, Vo, RFC 9923, over words instead of bytes; the shift lets the
///   upper bits of a word reach the lower ones of the hash.
package struct ValueHash {
  package private(set) var bits: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func combine(_ value: Double) {
    bits ^= value.isNaN ? 0x7FF8_0000_0000_0000 : value.bitPattern
    bits = bits &* 0x100_0000_01B3
    bits ^= bits >> 32
  }
}
