/// A date or a time as people and spreadsheets write it.
public enum TimeText: Equatable, Sendable {
  /// Days since 1970-01-01 or, of a time alone, days and microseconds after midnight.
  case moment(TimeKind, days: Int64, microseconds: Int64)
  /// A day such as 25/03/2026, of which only one number can be the month, and whether the day is first.
  case ordered(days: Int64, microseconds: Int64, isDayFirst: Bool)
  /// A day such as 03/04/2026, which is April 3 to some and March 4 to others.
  case ambiguous(dayFirst: Int64, monthFirst: Int64, microseconds: Int64)

  /// Reads `2026-03-01`, `2026-03`, `2026/03/01`, `01.03.2026`, `1 Mar 2026`, `Mar 1, 2026`, `25/03/2026`, each perhaps with
  /// a time after a space or a `T`, or a time alone: `12:30`, `12:30:15.5`, `2:30 PM`. A time may end with `Z` or an offset
  /// such as `+02:00`, which is subtracted. Years have four digits, or a sign.
  ///
  /// - Returns: `nil` for any other text.
  /// - Complexity: O(bytes); texts of more than 40 bytes are none.
  public init?(_ text: some Collection<UInt8>) {
    guard (4...40).contains(text.count) else { return nil }
    var scanner = TimeScanner(Array(text))
    if let day = scanner.day() {
      var (time, offset): (Int64, Int64) = (0, 0)
      if !scanner.isAtEnd {
        guard scanner.skipTimeSign(), let clock = scanner.clock(), clock.time < TimeKind.day
        else { return nil }
        (time, offset) = (clock.time, clock.offset)
      }
      guard scanner.isAtEnd else { return nil }
      func moved(_ date: CivilDate) -> (days: Int64, microseconds: Int64) {
        let all = time - offset
        let days = CivilDate.quotient(all, TimeKind.day)
        return (date.days + days, all - days * TimeKind.day)
      }
      switch (day.dayFirst, day.monthFirst) {
      case (let date?, nil):
        let (days, rest) = moved(date)
        self =
          day.isSlashed
          ? .ordered(days: days, microseconds: rest, isDayFirst: true)
          : .moment(.date, days: days, microseconds: rest)
      case (nil, let date?):
        let (days, rest) = moved(date)
        self = .ordered(days: days, microseconds: rest, isDayFirst: false)
      case (let first?, let second?):
        let ((days, rest), (other, _)) = (moved(first), moved(second))
        self =
          days == other
          ? .moment(.date, days: days, microseconds: rest)
          : .ambiguous(dayFirst: days, monthFirst: other, microseconds: rest)
      case (nil, nil): return nil
      }
    } else {
      let isNegative = scanner.restart()
      guard let clock = scanner.clock(), clock.offset == 0, scanner.isAtEnd else { return nil }
      let time = isNegative ? -clock.time : clock.time
      let days = CivilDate.quotient(time, TimeKind.day)
      self = .moment(.time, days: days, microseconds: time - days * TimeKind.day)
    }
  }

  /// Days, the nearest double.
  public static func days(_ days: Int64, _ microseconds: Int64) -> Double {
    Double(days) + Double(microseconds) / Double(TimeKind.day)
  }
}

extension TimeKind {
  /// The number of days that a text of this kind stands for; `nil` for any other text.
  public func days(_ text: String) -> Double? {
    switch TimeText(text.utf8) {
    case .moment(let kind, let days, let rest)?: kind == self ? TimeText.days(days, rest) : nil
    case .ordered(let days, let rest, _)?: self == .date ? TimeText.days(days, rest) : nil
    case .ambiguous?, nil: nil
    }
  }
}

/// Reads the parts of a date from left to right.
private struct TimeScanner {
  private let text: [UInt8]
  private var index = 0

  init(_ text: [UInt8]) { self.text = text }

  var isAtEnd: Bool { index == text.count }

  /// Begins again, after a minus sign if there is one.
  ///
  /// - Returns: Whether there is.
  mutating func restart() -> Bool {
    index = 0
    return skip(UInt8(ascii: "-"))
  }

  private mutating func skip(_ sign: UInt8) -> Bool {
    guard index < text.count, text[index] == sign else { return false }
    index += 1
    return true
  }

  /// A whole number of so many digits.
  private mutating func number(_ counts: ClosedRange<Int>) -> Int64? {
    let start = index
    var value: Int64 = 0
    while index < text.count, text[index] &- UInt8(ascii: "0") < 10,
      index - start < counts.upperBound
    {
      value = value * 10 + Int64(text[index] &- UInt8(ascii: "0"))
      index += 1
    }
    let isWhole = index == text.count || text[index] &- UInt8(ascii: "0") >= 10
    return isWhole && counts.contains(index - start) ? value : nil
  }

  /// A day as it is read with the day first, or in the only way, and with the month first.
  struct Day {
    var dayFirst: CivilDate?
    var monthFirst: CivilDate?
    var isSlashed = false
  }

  mutating func day() -> Day? {
    if let date = writtenOut() { return Day(dayFirst: date) }
    index = 0
    let isSigned = text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+")
    if isSigned { index = 1 }
    let start = index
    if let year = number(4...7), isSigned || index - start == 4 {
      return yearFirst(text[0] == UInt8(ascii: "-") ? -year : year).map { Day(dayFirst: $0) }
    }
    index = start
    guard !isSigned, let first = number(1...2), index < text.count else { return nil }
    let sign = text[index]
    guard sign == UInt8(ascii: ".") || sign == UInt8(ascii: "/"), skip(sign),
      let second = number(1...2), skip(sign), let year = number(4...4)
    else { return nil }
    let dayFirst = CivilDate(year: year, month: second, day: first)
    if sign == UInt8(ascii: ".") { return dayFirst.map { Day(dayFirst: $0) } }
    let monthFirst = CivilDate(year: year, month: first, day: second)
    return Day(dayFirst: dayFirst, monthFirst: monthFirst, isSlashed: true)
  }

  private mutating func yearFirst(_ year: Int64) -> CivilDate? {
    guard index < text.count else { return nil }
    let sign = text[index]
    guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "/"), skip(sign) else { return nil }
    guard let month = number(sign == UInt8(ascii: "-") ? 2...2 : 1...2) else { return nil }
    if isAtEnd, sign == UInt8(ascii: "-") {
      return CivilDate(year: year, month: month, day: 1)
    }
    guard skip(sign), let day = number(sign == UInt8(ascii: "-") ? 2...2 : 1...2) else {
      return nil
    }
    return CivilDate(year: year, month: month, day: day)
  }

  /// `1 Mar 2026`, `1-March-2026`, `1. Mar 2026`, `Mar 1, 2026`, `March 2026`.
  private mutating func writtenOut() -> CivilDate? {
    func isSeparator(_ byte: UInt8) -> Bool { " -.,/".utf8.contains(byte) }
    func skipSeparators(_ scanner: inout TimeScanner) -> Bool {
      let start = scanner.index
      while scanner.index < scanner.text.count, isSeparator(scanner.text[scanner.index]) {
        scanner.index += 1
      }
      return scanner.index > start && scanner.index - start <= 2
    }
    if let month = month() {
      guard skipSeparators(&self) else { return nil }
      let start = index
      if let year = number(4...4) { return CivilDate(year: year, month: month, day: 1) }
      index = start
      guard let day = number(1...2), skipSeparators(&self), let year = number(4...4) else {
        return nil
      }
      return CivilDate(year: year, month: month, day: day)
    }
    index = 0
    guard let day = number(1...2), skipSeparators(&self), let month = month(),
      skipSeparators(&self), let year = number(4...4)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// The English name of a month, or its first three letters.
  private mutating func month() -> Int64? {
    let start = index
    while index < text.count, (text[index] | 0x20) &- UInt8(ascii: "a") < 26 { index += 1 }
    let word = text[start..<index].map { $0 | 0x20 }
    guard word.count >= 3 else { return nil }
    let isAbbreviated = word.count == 3 || word.elementsEqual("sept".utf8)
    let found = Self.months.firstIndex {
      $0.utf8.elementsEqual(word) || isAbbreviated && $0.utf8.starts(with: word)
    }
    return found.map { Int64($0) + 1 }
  }

  /// What stands between a day and a time.
  mutating func skipTimeSign() -> Bool {
    if skip(UInt8(ascii: "T")) || skip(UInt8(ascii: "t")) { return true }
    _ = skip(UInt8(ascii: ","))
    return skip(UInt8(ascii: " "))
  }

  /// A time of day, and how much later than UTC its clock is, in microseconds.
  mutating func clock() -> (time: Int64, offset: Int64)? {
    guard var hour = number(1...4), skip(UInt8(ascii: ":")), let minute = number(2...2), minute < 60
    else { return nil }
    var (second, micro): (Int64, Int64) = (0, 0)
    if skip(UInt8(ascii: ":")) {
      guard let value = number(2...2), value < 60 else { return nil }
      second = value
      if skip(UInt8(ascii: ".")) || skip(UInt8(ascii: ",")) {
        let start = index
        guard let digits = number(1...6) else { return nil }
        micro = digits
        for _ in 0..<6 - (index - start) { micro *= 10 }
      }
    }
    if let isAfternoon = halfOfDay() {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    guard let offset = offset() else { return nil }
    return ((hour * 3_600 + minute * 60 + second) * 1_000_000 + micro, offset)
  }

  /// Whether `PM` follows, not `AM`; `nil` if neither does.
  private mutating func halfOfDay() -> Bool? {
    let start = index
    _ = skip(UInt8(ascii: " "))
    if index + 2 == text.count, text[index + 1] | 0x20 == UInt8(ascii: "m") {
      let letter = text[index] | 0x20
      if letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p") {
        index += 2
        return letter == UInt8(ascii: "p")
      }
    }
    index = start
    return nil
  }

  /// `Z`, `+02:00` or nothing, in microseconds.
  private mutating func offset() -> Int64? {
    if isAtEnd || skip(UInt8(ascii: "Z")) { return 0 }
    let isBehind = text[index] == UInt8(ascii: "-")
    guard isBehind || text[index] == UInt8(ascii: "+"), skip(text[index]),
      let hour = number(2...2), hour < 24, skip(UInt8(ascii: ":")), let minute = number(2...2),
      minute < 60
    else { return nil }
    let offset = (hour * 3_600 + minute * 60) * 1_000_000
    return isBehind ? -offset : offset
  }
}
