package import OrdinateNumerics

/// A distance between ticks in which days and times are counted.
public enum TimeStep: Equatable, Sendable {
  /// Of at most 12 hours, from midnight on.
  case microseconds(Int64)
  /// 1 or 2; or 7, from Monday on. Of times, any number.
  case days(Int64)
  /// A year has 12.
  case months(Int64)

  /// How many days it is, on average.
  var days: Double {
    switch self {
    case .microseconds(let count): Double(count) / Self.day
    case .days(let count): Double(count)
    case .months(let count): Double(count) * (365.2425 / 12)
    }
  }

  private static let day = 86_400e6

  /// All steps of a kind, the shortest first.
  private static func all(_ kind: TimeKind) -> [TimeStep] {
    var steps: [TimeStep] = []
    var power: Int64 = 1
    while power < 1_000_000 {
      for mantissa: Int64 in [1, 2, 5] { steps.append(.microseconds(mantissa * power)) }
      power *= 10
    }
    let (minute, hour): (Int64, Int64) = (60, 3_600)
    let seconds: [Int64] = [
      1, 2, 5, 10, 15, 30, minute, 2 * minute, 5 * minute, 10 * minute, 15 * minute, 30 * minute,
      hour, 2 * hour, 3 * hour, 6 * hour, 12 * hour,
    ]
    steps += seconds.map { .microseconds($0 * 1_000_000) }
    if kind == .date {
      steps += [.days(1), .days(2), .days(7), .months(1), .months(3), .months(6)]
    }
    power = 1
    while power < 1_000_000 {
      for mantissa: Int64 in [1, 2, 5] {
        steps.append(kind == .date ? .months(mantissa * power * 12) : .days(mantissa * power))
      }
      power *= 10
    }
    return steps
  }

  /// The shortest step that is not below a distance, and the longer ones after it.
  static func steps(atLeast distance: Double, _ kind: TimeKind) -> [TimeStep] {
    // A little less, because months differ.
    all(kind).filter { $0.days >= 0.97 * distance }
  }

  /// A step that divides this one; `nil` if no such step exists.
  func finer(_ kind: TimeKind) -> TimeStep? {
    let all = Self.all(kind)
    switch self {
    case .microseconds(let count):
      return all.last {
        if case .microseconds(let other) = $0 {
          other * 3 <= count && count % other == 0
        } else {
          false
        }
      }
    case .days(1): return .microseconds(6 * 3_600_000_000)
    case .days(2), .days(7): return .days(1)
    case .days(let count):
      return all.last {
        if case .days(let other) = $0 { other * 4 <= count && count % other == 0 } else { false }
      }
    case .months(let count):
      return all.last {
        if case .months(let other) = $0 { other * 3 <= count && count % other == 0 } else { false }
      }
    }
  }

  /// The ticks in a range, in rising order; none where days are too many for the calendar.
  func values(in range: ClosedRange<Double>, _ kind: TimeKind) -> [Double] {
    let (low, high) = (range.lowerBound, range.upperBound)
    guard -CivilDate.mostDays < low - 1, high + 1 < CivilDate.mostDays else { return [] }
    let (first, last) = (Int64(low.rounded(.down)), Int64(high.rounded(.down)))
    var values: [Double] = []
    func add(_ value: Double) { if range.contains(value) { values.append(value) } }
    switch self {
    case .microseconds(let step):
      for day in first...last {
        let start = max(0, ((low - Double(day)) * Self.day / Double(step)).rounded(.down))
        let end = min(Self.day / Double(step) - 1, (high - Double(day)) * Self.day / Double(step))
        var count = start
        while count <= end + 1, count * Double(step) < Self.day {
          add(TimeText.days(day, Int64(count) * step))
          count += 1
        }
      }
    case .days(let step):
      // 1970-01-05 was a Monday.
      let origin: Int64 = kind == .date && step == 7 ? 4 : 0
      var day = (Double(first - origin) / Double(step)).rounded(.down) * Double(step)
      while day <= Double(last - origin) {
        add(day + Double(origin))
        day += Double(step)
      }
    case .months(let step):
      let (start, end) = (CivilDate(days: first), CivilDate(days: last))
      var month = start.year * 12 + start.month - 1
      month -= ((month % step) + step) % step
      while month <= end.year * 12 + end.month - 1 {
        let place = ((month % 12) + 12) % 12
        if let date = CivilDate(year: (month - place) / 12, month: place + 1, day: 1) {
          add(Double(date.days))
        }
        month += step
      }
    }
    return values
  }

  /// The days and times in a range that are as far apart as the finest step that is not below a distance, each
  /// with all of its parts.
  package static func texts(
    in range: ClosedRange<Double>, atLeast distance: Double, _ kind: TimeKind
  ) -> [String] {
    guard let step = steps(atLeast: distance, kind).first else { return [] }
    return step.values(in: range, kind).compactMap { kind.rounded($0, to: 1 / day)?.text }
  }

  /// The ticks in a range that are as far apart as the finest step that is not below a distance, as they are
  /// written.
  package static func ticks(
    in range: ClosedRange<Double>, atLeast distance: Double, _ kind: TimeKind
  ) -> [(days: Double, text: String)] {
    guard let step = steps(atLeast: distance, kind).first else { return [] }
    return step.values(in: range, kind).map { ($0, step.text(of: $0, kind)) }
  }

  /// A tick as it is written: a year, a month, a day, or a time of day; midnight is the day that begins.
  func text(of value: Double, _ kind: TimeKind) -> String {
    let rounded: (days: Double, text: String)?
    switch self {
    case .microseconds: rounded = kind.rounded(value, to: 1 / Self.day)
    case .days: rounded = kind.rounded(value, to: 1)
    case .months(let step):
      guard let date = kind.date(value) else { return "" }
      return step % 12 == 0 ? date.yearText : date.monthText
    }
    guard let rounded else { return "" }
    if case .microseconds = self, kind == .date, rounded.days != rounded.days.rounded() {
      return TimeKind.time.rounded(rounded.days - rounded.days.rounded(.down), to: 1 / Self.day)?
        .text ?? ""
    }
    return rounded.text
  }
}

extension Axes {
  /// The finest ticks of days and times whose texts have room.
  ///
  /// - Returns: `nil` if no two of them are in sight, or beyond the calendar.
  static func timeTicks(
    in range: ClosedRange<Double>, length: Double, atLeast least: Double, _ kind: TimeKind,
    room: (Ticks) -> Double
  ) -> Ticks? {
    let width = range.upperBound - range.lowerBound
    var widest: Ticks?
    for step in TimeStep.steps(atLeast: least, kind) {
      let ticks = Ticks(in: range, step: .time(step, kind))
      if ticks.values.count < 2 { return ticks.values.isEmpty ? widest : widest ?? ticks }
      if room(ticks) <= step.days / width * length { return ticks }
      widest = ticks
    }
    return widest
  }
}
