import Testing

@testable import OrdinateNumerics

struct CalendarTests {
  @Test(
    "days are those of Python's datetime",
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2000-03-01", 11_017),
      ("1900-02-28", -25_509), ("1900-03-01", -25_508), ("2026-03-01", 20_513),
      ("0001-01-01", -719_162), ("9999-12-31", 2_932_896), ("2100-02-28", 47_540),
      ("1582-10-15", -141_427), ("2024-12-31", 20_088), ("1600-02-29", -135_081),
      // Periods of 400 years, of 146 097 days, before or after.
      ("+12000-03-01", 3_663_442), ("-0001-01-01", -719_893), ("-0400-03-01", -865_565),
      ("0000-03-01", -719_468),
    ] as [(String, Int64)])
  func days(text: String, days: Int64) {
    #expect(CivilDate(days: days).text == text)
    #expect(TimeKind.date.days(text) == Double(days))
  }

  @Test("each day of 800 years, and some of each 1000 years, follows the one before")
  func walk() {
    var date = CivilDate(days: -300_001)
    for days: Int64 in -300_000..<0 {
      let next = CivilDate(days: days)
      let isNext =
        next.day == date.day + 1 && next.month == date.month
        || next.day == 1 && date.day == CivilDate.length(ofMonth: date.month, in: date.year)
      #expect(isNext && next.days == days)
      date = next
    }
    for days in stride(from: Int64(-1_800_000_000), through: 1_800_000_000, by: 365_241) {
      let date = CivilDate(days: days)
      #expect(date.days == days)
      #expect(CivilDate(year: date.year, month: date.month, day: date.day) == date)
    }
  }

  @Test(
    "dates are read as they are written",
    arguments: [
      ("2026-03-01", "2026-03-01"), ("2026-03-01T12:30", "2026-03-01 12:30"),
      ("2026-03-01 12:30:15.25", "2026-03-01 12:30:15.25"), ("2026-03", "2026-03-01"),
      ("2026/3/1", "2026-03-01"), ("1.3.2026", "2026-03-01"),
      ("01.03.2026 7:05", "2026-03-01 07:05"),
      ("1 Mar 2026", "2026-03-01"), ("1-March-2026", "2026-03-01"), ("1. Mar 2026", "2026-03-01"),
      ("Mar 1, 2026", "2026-03-01"), ("March 2026", "2026-03-01"),
      ("Sept 9, 2026 2:30 PM", "2026-09-09 14:30"), ("2026-03-01T00:30+02:00", "2026-02-28 22:30"),
      ("2026-03-01T23:30:00-01:00", "2026-03-02 00:30"), ("2026-03-01T12:00Z", "2026-03-01 12:00"),
      ("25/03/2026", "2026-03-25"), ("03/25/2026", "2026-03-25"), ("05/05/2026", "2026-05-05"),
      ("-0044-03-15", "-0044-03-15"), ("2024-02-29", "2024-02-29"),
    ])
  func dates(text: String, shown: String) throws {
    let days = try #require(TimeKind.date.days(text))
    #expect(TimeKind.date.rounded(days, to: 1e-9)?.text == shown)
    #expect(TimeKind.date.days(shown) == days && TimeKind.time.days(text) == nil)
  }

  @Test(
    "times are read as they are written",
    arguments: [
      ("12:30", "12:30"), ("7:05", "07:05"), ("12:30:15", "12:30:15"), ("0:00:00.5", "00:00:00.5"),
      ("2:30 PM", "14:30"), ("12:00am", "00:00"), ("36:15", "36:15"), ("-1:30", "-01:30"),
    ])
  func times(text: String, shown: String) throws {
    let days = try #require(TimeKind.time.days(text))
    #expect(TimeKind.time.rounded(days, to: 1e-9)?.text == shown)
    #expect(TimeKind.time.days(shown) == days && TimeKind.date.days(text) == nil)
  }

  @Test(
    "what is no date, or has two readings, is none",
    arguments: [
      "03/04/2026", "3/4/2026 12:00", "2026-13-01", "2025-02-29", "1900-02-29", "2026-3-1",
      "2026-00-10",
      "31.04.2026", "01.03.26", "1/3/26", "13/13/2026", "2026-03-01T24:00", "2026-03-01T12:60",
      "12:3", "25:61", "12:30 XM", "13:00 PM", "Mai 2026", "1 Marx 2026", "2026", "1.5",
      "1.234.567",
      "2026-03-01T", "2026-03-01 noon", "+99999999-01-01", "12:30:15.1234567", "--1:30", "",
    ])
  func others(text: String) {
    #expect(TimeKind.date.days(text) == nil && TimeKind.time.days(text) == nil)
  }

  @Test("a day with two readings has both")
  func ambiguous() {
    #expect(
      TimeText("03/04/2026".utf8)
        == .ambiguous(dayFirst: 20_546, monthFirst: 20_516, microseconds: 0))
  }

  @Test(
    "a text is as fine as a pixel",
    arguments: [
      (20_513.4, 3.0, "2026-03-01"), (20_513.6, 1, "2026-03-02"),
      (20_513.4, 0.02, "2026-03-01 09:36"),
      (20_513.4, 0.001, "2026-03-01 09:36"), (20_513.40001, 1e-4, "2026-03-01 09:36:01"),
      (20_513.9999, 1e-3, "2026-03-02"), (1e300, 1, "_"), (-.infinity, 1, "_"), (.nan, 1, "_"),
    ])
  func resolution(days: Double, pixel: Double, text: String) {
    #expect(TimeKind.date.rounded(days, to: pixel)?.text ?? "_" == text)
  }
}
