/// Bytes are not what a `ByteWriter` has written.
package struct ForeignBytes: Error {
  package init() {}
}

/// Reads what another instance of the engine wrote with `ByteWriter`.
package struct ByteReader {
  private let bytes: [UInt8]
  private var next = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Throws: `ForeignBytes` if too few are left, as all functions here do.
  package mutating func integer() throws(ForeignBytes) -> Int64 { Int64(bitPattern: try bits()) }

  package mutating func number() throws(ForeignBytes) -> Double { Double(bitPattern: try bits()) }

  package mutating func byte() throws(ForeignBytes) -> UInt8 { try raw(1)[0] }

  package mutating func raw(_ count: Int) throws(ForeignBytes) -> [UInt8] {
    guard count >= 0, count <= bytes.count - next else { throw ForeignBytes() }
    defer { next += count }
    return Array(bytes[next..<next + count])
  }

  /// Bytes with their number before them.
  package mutating func block() throws(ForeignBytes) -> [UInt8] { try raw(try whole()) }

  /// All bytes that are left.
  package mutating func rest() -> [UInt8] {
    defer { next = bytes.count }
    return Array(bytes[next...])
  }

  /// A whole number that this machine can count with.
  package mutating func whole() throws(ForeignBytes) -> Int {
    guard let number = Int(exactly: try integer()) else { throw ForeignBytes() }
    return number
  }

  /// The number of things that follow.
  ///
  /// - Parameter size: The fewest bytes of one of them, above 0.
  package mutating func count(ofAtLeast size: Int) throws(ForeignBytes) -> Int {
    let count = try whole()
    guard count >= 0, count <= (bytes.count - next) / size else { throw ForeignBytes() }
    return count
  }

  /// Checks that everything was read.
  package func end() throws(ForeignBytes) {
    if next < bytes.count { throw ForeignBytes() }
  }

  private mutating func bits() throws(ForeignBytes) -> UInt64 {
    try raw(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
