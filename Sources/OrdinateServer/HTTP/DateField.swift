import NIOCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The field `Date`, written anew once a second.
///
/// - Source: RFC 9110, section 5.6.7; days to dates after Hinnant, "chrono-Compatible Low-Level Date
///   Algorithms".
struct DateField {
  private var second = Int.min
  private var field = ByteBuffer()

  /// The field now, ended by CR and LF.
  mutating func now() -> ByteBuffer {
    let now = Int(time(nil))
    if now != second {
      second = now
      field = ByteBuffer(string: "Date: \(Self.text(ofSecond: now))\r\n")
    }
    return field
  }

  /// A time as HTTP writes it.
  ///
  /// - Parameter second: Since 1970, not before.
  static func text(ofSecond second: Int) -> String {
    let days = second / 86_400
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // Counted from March.
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    let time = second % 86_400
    return "\(weekdays[(days + 4) % 7]), \(two(day)) \(months[(month + 2) % 12]) \(year) "
      + "\(two(time / 3600)):\(two(time / 60 % 60)):\(two(time % 60)) GMT"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
