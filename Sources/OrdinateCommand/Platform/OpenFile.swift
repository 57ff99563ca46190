#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes bytes to an open file, in as many steps as the system needs.
///
/// - Returns: False if the system refuses some of them; `errno` says why.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// Reads the bytes that have arrived at an open file, up to the size of the buffer.
///
/// - Returns: The number of bytes; 0 at the end, negative if the system refuses.
func readBytes(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  while true {
    let count = read(descriptor, bytes.baseAddress, bytes.count)
    if count >= 0 || errno != EINTR { return count }
  }
}
