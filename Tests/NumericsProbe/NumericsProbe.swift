import OrdinateNumerics

// A WebAssembly program beside the page's, for `Tests/Web/hashes.mjs` alone: what the native program
// NumericsCheck computes, computed in the browser's machine. It imports nothing.

/// The number of elementary functions.
@_expose(wasm, "functionCount")
@c public func functionCount() -> Int32 { Int32(ElementaryFunction.allCases.count) }

/// The hash of a function's values for the hard arguments.
///
/// - Parameters:
///   - index: From 0, in the order of `ElementaryFunction`.
///   - count: A multiple of 1000.
///   - inRows: 0 to evaluate one by one.
@_expose(wasm, "functionHash")
@c public func functionHash(_ index: Int32, _ count: Int32, _ inRows: Int32) -> UInt64 {
  ElementaryFunction.allCases[Int(index)].hash(count: Int(count), inRows: inRows != 0)
}

// What the Swift runtime asks of a C library, answered as the page's program answers it.

/// Would print the message of a trap; there is nowhere to print to.
@c(putchar) func discard(_ character: Int32) -> Int32 { character }

/// Would seed hashing, which nothing here uses.
@c(arc4random_buf) func seedHashing(_ bytes: UnsafeMutableRawPointer, _ count: Int) {}
