import HTTP
import NIOCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The field `Date` of answers, formatted once a second.
struct DateField {
  private var second = Int.min
  private var field = ByteBuffer()

  /// The current field, ending with CR and LF.
  mutating func now() -> ByteBuffer {
    let now = Int(time(nil))
    if now != second {
      second = now
      field = ByteBuffer(string: "Date: \(HTTPDate.text(ofSecond: now))\r\n")
    }
    return field
  }
}
