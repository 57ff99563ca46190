import OrdinateNumerics

/// Looks for zeros, turns and breaks by values alone, in ranges about which nothing else is known.
struct SampleSurvey {
  private let ranges: [ClosedRange<Double>]
  private let countEach: Int
  private var next = 0
  private var xs: [Double] = []
  private var ys: [Double] = []
  /// Whether each sample has no value. Of a source that encloses its values, NaN alone does not show that.
  private var isUndefined: [Bool] = []
  private(set) var findings = CurveFindings()

  /// How many values it requests in all.
  static var budget: Int { 4096 }
  private static var rowLength: Int { 256 }

  init(over ranges: [ClosedRange<Double>]) {
    let most = Self.budget / 16
    self.ranges = ranges.count > most ? Array(ranges[..<most]) : ranges
    countEach = Self.budget / max(1, self.ranges.count)
  }

  /// Requests one more row of values.
  mutating func advance(_ source: AnyGraphDataSource) -> Bool {
    guard next < ranges.count else { return false }
    let range = ranges[next]
    let first = xs.count
    for index in first..<min(first + Self.rowLength, countEach + 1) {
      let x = Self.sample(index, of: countEach, in: range)
      if let last = xs.last, x <= last { continue }
      xs.append(x)
    }
    if xs.count > first {
      ys += source.values(Array(xs[first...]))
      isUndefined += ys[first...].map { !$0.isFinite }
      let missing = xs.indices[first...].filter { ys[$0].isNaN }
      if !missing.isEmpty, let enclosures = source.enclosures?(missing.map { Interval(xs[$0]) }) {
        for (index, enclosure) in zip(missing, enclosures) {
          isUndefined[index] = enclosure.isEmpty
        }
      }
    }
    if xs.count == first || xs.count > countEach {
      read()
      xs = []
      ys = []
      isUndefined = []
      next += 1
    }
    return next < ranges.count
  }

  /// Unevenly spaced, so that no curve repeats itself in step with the samples; both ends are
  /// samples.
  private static func sample(_ index: Int, of count: Int, in range: ClosedRange<Double>) -> Double {
    if index == 0 { return range.lowerBound }
    if index == count { return range.upperBound }
    let golden = Double(index) * goldenSection
    let t = (Double(index) + 0.3 * (golden - golden.rounded(.down)) - 0.15) / Double(count)
    return range.lowerBound * (1 - t) + range.upperBound * t
  }

  private mutating func read() {
    let defined = xs.indices.filter { ys[$0].isFinite }
    if let lowest = defined.min(by: { ys[$0] < ys[$1] }) { findings.candidates.append(xs[lowest]) }
    if let highest = defined.max(by: { ys[$0] < ys[$1] }) {
      findings.candidates.append(xs[highest])
    }
    var index = 0
    while index < xs.count {
      if !ys[index].isFinite {
        index = readGap(from: index)
      } else if ys[index] == 0 {
        index = readZeros(from: index)
      } else {
        index += 1
      }
    }
    for index in 1..<max(1, xs.count) where ys[index - 1].isFinite && ys[index].isFinite {
      let (a, b) = (ys[index - 1], ys[index])
      if a != 0 && b != 0 && (a < 0) != (b < 0) {
        add(.zero, index - 1, index)
      } else if isJump(before: index) {
        add(.jump(a / 2 + b / 2), index - 1, index)
      }
      guard index + 1 < xs.count, ys[index + 1].isFinite else { continue }
      let c = ys[index + 1]
      if b > a && b >= c { add(.maximum, index - 1, index + 1) }
      if b < a && b <= c { add(.minimum, index - 1, index + 1) }
    }
  }

  private mutating func add(_ goal: Bracket.Goal, _ first: Int, _ last: Int) {
    findings.brackets.append(
      Bracket(goal: goal, lower: xs[first], upper: xs[last], isProved: false))
  }

  /// Reads samples without values. Those in a row that are proved to be undefined are a gap.
  private mutating func readGap(from first: Int) -> Int {
    let isGap = isUndefined[first]
    var end = first
    while end < xs.count && !ys[end].isFinite && isUndefined[end] == isGap { end += 1 }
    if isGap {
      if first > 0, ys[first - 1].isFinite { add(.edge, first - 1, first) }
      if end < xs.count, ys[end].isFinite { add(.edge, end - 1, end) }
      findings.gaps.append(xs[first]...xs[end - 1])
    }
    return end
  }

  private mutating func readZeros(from first: Int) -> Int {
    var end = first
    while end < xs.count && ys[end] == 0 { end += 1 }
    if end - first > 2 {
      findings.zeroRanges.append(xs[first]...xs[end - 1])
    } else {
      findings.exactZeros += xs[first..<end]
    }
    return end
  }

  /// Whether two samples differ far more than those around them.
  private func isJump(before index: Int) -> Bool {
    func rise(_ index: Int) -> Double {
      index < 1 || index >= ys.count ? 0 : (ys[index] - ys[index - 1]).magnitude
    }
    let around = max(rise(index - 1), rise(index + 1))
    let noise = 1e-9 * max(ys[index].magnitude, ys[index - 1].magnitude)
    return rise(index) > 8 * around + noise
  }
}
