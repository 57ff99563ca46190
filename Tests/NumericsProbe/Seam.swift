// The C functions that the Swift runtime needs, as the page's program has them. They have a file of
// their own because the globals of a program in one file wait for a `main` that nobody calls.

/// Would print the message of a trap; there is nowhere to print to.
@c(putchar) func discard(_ character: Int32) -> Int32 { character }

/// Would seed hashing.
@c(arc4random_buf) func seedHashing(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
  for offset in 0..<count { bytes.storeBytes(of: 0x5A, toByteOffset: offset, as: UInt8.self) }
}
