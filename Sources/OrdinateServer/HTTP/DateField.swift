import HTTP
import NIOCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The field `Date` of answers, which is written once a second.
struct DateField {
  private var second = Int.min
  private var field = ByteBuffer()

  /// The field now, with CR and LF at its end.
  mutating func now() -> ByteBuffer {
    let now = Int(time(nil))
    if now != second {
      second = now
      field = ByteBuffer(string: "Date: \(HTTPDate.text(ofSecond: now))\r\n")
    }
    return field
  }
}
