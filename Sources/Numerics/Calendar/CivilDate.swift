/// A day of the proleptic Gregorian calendar, which knows no time zones.
///
/// The year before 1 is 0, as in ISO 8601.
public struct CivilDate: Equatable, Sendable {
  public let year: Int64
  /// 1 to 12.
  public let month: Int64
  /// 1 to 31.
  public let day: Int64

  /// - Returns: `nil` if there is no such day, or if the year is beyond `largestYear`, or below its negative.
  public init?(year: Int64, month: Int64, day: Int64) {
    guard year.magnitude <= Self.largestYear, (1...12).contains(month),
      (1...Self.length(ofMonth: month, in: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  public static let largestYear: UInt64 = 5_000_000
  /// How far from 1970-01-01 the days of these years can be.
  public static let mostDays = 1_800_000_000.0

  /// The day so many days after 1970-01-01.
  ///
  /// - Precondition: The number is within ±`mostDays`.
  /// - Source: Howard Hinnant, chrono-Compatible Low-Level Date Algorithms, `civil_from_days`.
  public init(days: Int64) {
    precondition(days.magnitude <= UInt64(Self.mostDays))
    // Years begin in March, so that the day of a leap year is the last one; 400 of them have 146 097 days.
    let shifted = days + 719_468
    let era = Self.quotient(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let place = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * place + 2) / 5 + 1
    month = place < 10 ? place + 3 : place - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// How many days after 1970-01-01 it is.
  ///
  /// - Source: As above, `days_from_civil`.
  public var days: Int64 {
    let year = month <= 2 ? year - 1 : year
    let era = Self.quotient(year, 400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  public static func length(ofMonth month: Int64, in year: Int64) -> Int64 {
    if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// As ISO 8601 writes it: `2026-03-01`; with a sign outside of the years 0 to 9999.
  public var text: String { monthText + "-" + Self.padded(day, to: 2) }

  /// `2026-03`.
  public var monthText: String { yearText + "-" + Self.padded(month, to: 2) }

  /// `2026`.
  public var yearText: String {
    let sign = year < 0 ? "-" : year > 9_999 ? "+" : ""
    return sign + Self.padded(Int64(year.magnitude), to: 4)
  }

  static func padded(_ number: Int64, to count: Int) -> String {
    var digits = number.description
    while digits.utf8.count < count { digits = "0" + digits }
    return digits
  }

  /// A quotient rounded down.
  static func quotient(_ number: Int64, _ divisor: Int64) -> Int64 {
    let quotient = number / divisor
    return number % divisor < 0 ? quotient - 1 : quotient
  }
}
