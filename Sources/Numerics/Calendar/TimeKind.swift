/// What numbers of days stand for.
public enum TimeKind: Equatable, Sendable {
  /// Days since 1970-01-01, with the time of day as a fraction: 0.5 is 1970-01-01 12:00.
  case date
  /// Times of day, or times that pass, as fractions of a day: 0.5 is 12:00.
  case time
}

extension TimeKind {
  /// Microseconds in a day.
  static let day: Int64 = 86_400_000_000

  /// The least unit that a text has, in microseconds, where a pixel is so many days long.
  ///
  /// - Parameter resolution: Above 0.
  private static func unit(for resolution: Double) -> Int64 {
    let length = resolution * Double(day)
    return length >= Double(day)
      ? day
      : length >= 60e6 ? 60_000_000 : length >= 1e6 ? 1_000_000 : length >= 1e3 ? 1_000 : 1
  }

  /// The nearest number of days with a short text, and this text.
  ///
  /// - Parameters:
  ///   - days: Any number.
  ///   - resolution: How many days make a difference; above 0.
  /// - Returns: `nil` beyond the years of `CivilDate`.
  public func rounded(_ days: Double, to resolution: Double) -> (days: Double, text: String)? {
    guard days.magnitude < CivilDate.mostDays - 1 else { return nil }
    var unit = Self.unit(for: resolution)
    if self == .time { unit = min(unit, 60_000_000) }
    var whole = Int64(days.rounded(.down))
    let count = ((days - Double(whole)) * Double(Self.day / unit)).rounded()
    var rest = Int64(count) * unit
    if rest == Self.day { (whole, rest) = (whole + 1, 0) }
    return (Double(whole) + Double(rest) / Double(Self.day), text(whole, rest))
  }

  /// The day of a number of days; `nil` beyond the calendar.
  public func date(_ days: Double) -> CivilDate? {
    days.magnitude < CivilDate.mostDays ? CivilDate(days: Int64(days.rounded(.down))) : nil
  }

  /// Days and microseconds as a text: `2026-03-01`, `2026-03-01 12:30`, `12:30:15.5`.
  func text(_ whole: Int64, _ rest: Int64) -> String {
    switch self {
    case .date:
      let date = CivilDate(days: whole).text
      return rest == 0 ? date : date + " " + Self.clock(rest)
    case .time:
      let all = whole * Self.day + rest
      return (all < 0 ? "-" : "") + Self.clock(Int64(all.magnitude))
    }
  }

  /// Hours and minutes, and seconds if there are any.
  static func clock(_ time: Int64) -> String {
    let seconds = time / 1_000_000
    let micro = time % 1_000_000
    var text =
      CivilDate.padded(seconds / 3_600, to: 2) + ":" + CivilDate.padded(seconds / 60 % 60, to: 2)
    if seconds % 60 != 0 || micro != 0 { text += ":" + CivilDate.padded(seconds % 60, to: 2) }
    if micro != 0 {
      var digits = Array(CivilDate.padded(micro, to: 6).utf8)
      while digits.last == UInt8(ascii: "0") { digits.removeLast() }
      text += "." + String(decoding: digits, as: UTF8.self)
    }
    return text
  }
}
