public import Formulas
public import OrdinateNumerics
public import Reals

/// A column of numbers, with gaps.
///
/// A number typed in decimals is kept exactly: a double stands for the decimal of fewest digits that
/// reads back as it, and the few numbers that no double stands for keep their digits.
public struct DataColumn: Equatable, Sendable {
  /// The name in formulas.
  public var name: Name
  /// The heading as it was written; empty without one.
  public var title: String
  /// The nearest doubles; NaN for a gap.
  public internal(set) var values: [Double] = []
  /// The first line with a text that is not a number.
  public internal(set) var firstTextLine: Int?
  /// That text, or its beginning.
  public internal(set) var firstText = ""
  /// What its numbers of days stand for; `nil` for a column of plain numbers.
  public internal(set) var time: TimeKind?
  /// The first line with a day such as 03/04/2026, unless other lines say whether the day or the month is first.
  public private(set) var ambiguousLine: Int?
  /// How many cells are numbers.
  public internal(set) var numberCount = 0
  /// Whether every number is known exactly.
  public internal(set) var isExact = true
  /// The rows of the numbers that no double stands for, upwards, and these numbers.
  private var longRows: [Int] = []
  private var longNumbers: [Fraction] = []
  private var order = DayOrder()

  /// Days whose order is not known yet.
  private struct DayOrder: Equatable, Sendable {
    /// The rows that are read with the month first, and how much later they are with the day first.
    var rows: [(row: Int, difference: Double)] = []
    var line = 0
    var (isDayFirst, isMonthFirst) = (false, false)

    static func == (one: DayOrder, other: DayOrder) -> Bool {
      one.rows.elementsEqual(other.rows, by: ==) && one.line == other.line
        && one.isDayFirst == other.isDayFirst && one.isMonthFirst == other.isMonthFirst
    }
  }

  public init(name: Name, title: String = "") { (self.name, self.title) = (name, title) }

  /// Numbers as they were typed; `nil` for a gap.
  public init(name: Name, title: String = "", numerals: [Numeral?]) {
    self.init(name: name, title: title)
    for numeral in numerals { append(numeral) }
  }

  /// Exact numbers, such as those of a computed column; `nil` for a gap.
  public init(name: Name, title: String = "", fractions: [Fraction?]) {
    self.init(name: name, title: title)
    for fraction in fractions {
      guard let fraction else {
        append(nil as Numeral?)
        continue
      }
      appendExactly(fraction)
    }
  }

  /// Numbers that are known as doubles only; NaN for a gap.
  public init(name: Name, title: String = "", approximations values: [Double]) {
    self.init(name: name, title: title)
    self.values = values.map { $0.isFinite ? $0 : .nan }
    numberCount = self.values.reduce(0) { $1.isNaN ? $0 : $0 + 1 }
    isExact = false
  }

  public var count: Int { values.count }

  /// Whether a cell is a gap.
  public func isGap(at row: Int) -> Bool { row >= values.count || values[row].isNaN }

  /// The number in a cell, exactly where it is known so, else as its double; `nil` for a gap.
  ///
  /// - Complexity: O(log rows) and that of reading a decimal.
  public func fraction(at row: Int) -> Fraction? {
    if isGap(at: row) { return nil }
    return long(at: row) ?? Numeral(values[row]).fraction
  }

  /// The number in a cell that no double stands for.
  package func long(at row: Int) -> Fraction? {
    if longRows.isEmpty { return nil }
    var (low, high) = (0, longRows.count)
    while low < high {
      let middle = (low + high) / 2
      if longRows[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low < longRows.count && longRows[low] == row ? longNumbers[low] : nil
  }

  /// Whether a double stands for every number.
  package var isShort: Bool { longRows.isEmpty }

  mutating func append(_ numeral: Numeral?) {
    guard let numeral else {
      values.append(.nan)
      return
    }
    if let double = numeral.shortDouble {
      append(short: double)
    } else if let fraction = numeral.fraction {
      append(numeral.double, exactly: fraction)
    } else {
      // 10^±100000 and beyond: nothing is computed with it.
      values.append(.nan)
    }
  }

  @inline(__always) mutating func append(short double: Double) {
    values.append(double)
    numberCount += 1
  }

  /// Appends a date or a time.
  ///
  /// - Returns: `false`, and nothing is done, if the column has something else.
  mutating func append(_ text: TimeText, line: Int) -> Bool {
    let kind: TimeKind
    if case .moment(let own, _, _) = text { kind = own } else { kind = .date }
    guard numberCount == 0 || time == kind else { return false }
    time = kind
    let (days, rest): (Int64, Int64)
    switch text {
    case .moment(_, let whole, let microseconds): (days, rest) = (whole, microseconds)
    case .ordered(let whole, let microseconds, let isDayFirst):
      (days, rest) = (whole, microseconds)
      if isDayFirst { order.isDayFirst = true } else { order.isMonthFirst = true }
    case .ambiguous(let dayFirst, let monthFirst, let microseconds):
      (days, rest) = (monthFirst, microseconds)
      if order.rows.isEmpty { order.line = line }
      order.rows.append((values.count, Double(dayFirst - monthFirst)))
    }
    // Sixteenths of a day are decimals.
    if rest % 5_400_000_000 != 0 { isExact = false }
    append(short: TimeText.days(days, rest))
    return true
  }

  /// Ends reading: days that are written in two ways are read in the order that the others have.
  mutating func settleDays() {
    let order = order
    self.order = DayOrder()
    if order.rows.isEmpty { return }
    if order.isDayFirst == order.isMonthFirst {
      ambiguousLine = order.line
      for (row, _) in order.rows {
        values[row] = .nan
        numberCount -= 1
      }
    } else if order.isDayFirst {
      for (row, difference) in order.rows { values[row] += difference }
    }
  }

  mutating func appendExactly(_ fraction: Fraction) {
    let double = fraction.nearestDouble
    if double.isFinite, Numeral(double).fraction == fraction {
      append(short: double)
    } else {
      append(double, exactly: fraction)
    }
  }

  /// Keeps a number that no double stands for; past the doubles it is a gap.
  private mutating func append(_ double: Double, exactly fraction: Fraction) {
    guard double.isFinite else {
      values.append(.nan)
      return
    }
    longRows.append(values.count)
    longNumbers.append(fraction)
    append(short: double)
  }

  /// Appends gaps up to a number of rows.
  mutating func fill(to count: Int) {
    if values.count < count {
      values.append(contentsOf: repeatElement(.nan, count: count - values.count))
    }
  }
}
