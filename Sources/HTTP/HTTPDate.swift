/// Times in the format of HTTP.
///
/// - Source: RFC 9110, section 5.6.7; dates from days after Hinnant, "chrono-Compatible Low-Level
///   Date Algorithms".
package enum HTTPDate {
  /// The date and time in a form such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  ///
  /// - Parameter second: Seconds since the start of 1970; at least 0.
  package static func text(ofSecond second: Int) -> String {
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
