// Functions that the Swift runtime expects from a C library. The program has them itself, so that
// the page does not have to supply WASI.

/// Prints the message of a trap in other programs; here there is nowhere to print to.
@c(putchar) func discard(_ character: Int32) -> Int32 { character }

/// Seeds hashing in other programs. Here the seed is fixed, because dictionary keys come only from
/// the program's own tables.
@c(arc4random_buf) func seedHashing(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
  for offset in 0..<count { bytes.storeBytes(of: 0x5A, toByteOffset: offset, as: UInt8.self) }
}
