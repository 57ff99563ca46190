import OrdinateNumerics

/// Examines the places where a curve may break, some at a time.
struct BreakTests {
  /// A place, with the facts about it.
  struct Place {
    let lower: Double
    let upper: Double
    /// The break that the survey reported; `nil` for a place that samples found.
    let found: Break?
    /// The search of a survey by samples that found it.
    let search: Int?
    fileprivate(set) var x: Double
    /// The ordinates at both ends, and at `x` between them.
    fileprivate(set) var ends = (Double.nan, Double.nan)
    fileprivate(set) var y = Double.nan
    fileprivate(set) var test: BreakSides?
  }

  private(set) var places: [Place] = []
  /// The abscissas at which the curve may be lowest or highest, with the ordinates.
  private(set) var candidates: [(x: Double, y: Double)] = []
  private let width: Double
  private var next = 0
  private var xs: [Double]

  private static var rowLength: Int { 16 }

  init(
    _ findings: CurveFindings, _ searches: [BracketRefinement.Search],
    over window: ClosedRange<Double>
  ) {
    width = window.upperBound - window.lowerBound
    xs = [window.lowerBound, window.upperBound] + findings.candidates
    for found in findings.breaks {
      places.append(
        Place(
          lower: found.lower, upper: found.upper, found: found, search: nil,
          x: simplestNumber(from: found.lower, to: found.upper)))
    }
    for (index, search) in searches.enumerated()
    where search.isFound && !search.bracket.isContinuous {
      places.append(
        Place(lower: search.low, upper: search.high, found: nil, search: index, x: search.x))
    }
  }

  mutating func advance(_ source: AnyGraphDataSource) -> Bool {
    if !xs.isEmpty {
      candidates = zip(xs, source.values(xs)).map { x, y in
        (x: x, y: y.isFinite ? y : Self.enclosed(source, at: x) ?? y)
      }
      xs = []
      return true
    }
    let row = next..<min(next + Self.rowLength, places.count)
    let groups = row.map { index in
      let place = places[index]
      return place.tries + BreakSides.abscissas(from: place.lower, to: place.upper, width: width)
    }
    let ys = source.values(groups.flatMap { $0 })
    var start = 0
    for (group, index) in zip(groups, row) {
      places[index].settle(group, ys[start..<start + group.count])
      start += group.count
    }
    next = row.upperBound
    return next < places.count
  }

  /// An ordinate whose parts are too large for doubles, as that of `1/gamma(x)` at 200.
  private static func enclosed(_ source: AnyGraphDataSource, at x: Double) -> Double? {
    guard let value = source.enclosures?([Interval(x)]).first, value.decoration >= .defined,
      value.width.isFinite
    else { return nil }
    return value.contains(0) ? 0 : value.midpoint
  }
}

extension BreakTests.Place {
  /// Doubles that may be the place: both ends, the simplest number, and all between if they are
  /// few.
  fileprivate var tries: [Double] {
    var tries = [lower, upper, x]
    var between = lower.nextUp
    while between < upper && tries.count < 10 {
      tries.append(between)
      between = between.nextUp
    }
    return tries
  }

  fileprivate mutating func settle(_ xs: [Double], _ ys: ArraySlice<Double>) {
    let ys = Array(ys)
    let count = xs.count - BreakSides.abscissaCount
    let test = BreakSides(ys[count...])
    self.test = test
    ends = (ys[0], ys[1])
    y = ys[2]
    if found == nil || lower == upper { return }
    let isInside = x > lower && x < upper
    if test.isPole {
      // The point without a value, or else the one with the largest.
      var best = isInside && !y.isFinite ? 2 : 0
      for index in 0..<count where ys[best].isFinite {
        if !ys[index].isFinite || ys[index].magnitude > ys[best].magnitude { best = index }
      }
      (x, y) = (xs[best], ys[best])
    } else if !isInside {
      (x, y) = ends.1.isFinite ? (upper, ends.1) : (lower, ends.0)
    }
  }
}
