/// Bytes that another instance of the engine reads with `ByteReader`.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func add(_ number: Int64) { add(UInt64(bitPattern: number)) }

  package mutating func add(_ number: Int) { add(Int64(number)) }

  /// Every bit of a number.
  package mutating func add(_ number: Double) { add(number.bitPattern) }

  package mutating func add(byte: UInt8) { bytes.append(byte) }

  /// As many bytes as the reader expects.
  package mutating func add(raw: [UInt8]) { bytes += raw }

  /// Bytes of any number, with their number before them.
  package mutating func add(block: [UInt8]) {
    add(block.count)
    bytes += block
  }

  private mutating func add(_ bits: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
  }
}
