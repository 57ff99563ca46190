import OrdinateNumerics

/// Finds ranges of cells in which a curve turns or breaks more often than can be listed.
///
/// Where the second of three values is certainly higher, or lower, than both others, the curve turns or breaks
/// between them; where the slope is 0 wherever there is one, it breaks between any two different values. Enough such
/// values prove a crowd without a proof for any one place in it.
struct CrowdSearch {
  private let cells: [CurveCell]
  /// Ranges of cells with how often, at least, the curve turns or breaks in them; known at the end.
  private(set) var crowds: [(cells: Range<Int>, leastCount: Int)] = []
  private let most: Int
  private let isLast: Bool
  private var parts: [Part] = []
  /// The abscissas to look at next, with the numbers of their parts.
  private var wanted: [(part: Int, x: Double)] = []
  private var asked = 0

  /// Neighbouring cells with what is known of the curve at some abscissas in them.
  fileprivate struct Part {
    let cells: Range<Int>
    /// Whether the slope is 0 wherever there is one, so that only breaks change the ordinate.
    let isStepped: Bool
    /// In order of x.
    var points: [Point]
    /// Points that are not yet among these.
    var found: [Point] = []
  }

  fileprivate struct Point {
    let x: Double
    /// Empty where the curve is undefined.
    let value: Interval
  }

  /// How far apart two open cells of one part may be, as a share of the window.
  private static let nearness = 0x1p-6
  /// How often, at least, a curve turns or breaks in each range that counts as crowded.
  private static let leastCount = 24
  /// With fewer turns and breaks at the ends of cells, no more are looked for before the last search.
  private static let leastSeen = 64
  /// The most abscissas that are looked at besides the ends of cells, in all, and in a part that shows too few turns.
  private static let (budget, budgetOfPart) = (16_384, 256)
  private static let rowLength = 256

  /// - Parameters:
  ///   - cells: Cover the window.
  ///   - most: How many places can be listed.
  ///   - germs: What is proved inside some cells.
  ///   - isLast: Whether no more cells are examined after it.
  init(_ cells: [CurveCell], mostListed most: Int, _ germs: [CurveGerm], isLast: Bool) {
    self.cells = cells
    self.most = most
    self.isLast = isLast
    guard let first = cells.first, let last = cells.last else { return }
    let distance = (last.upper - first.lower) * Self.nearness
    var run: Range<Int>?
    for (index, cell) in cells.enumerated() where cell.isOpen {
      if let open = run {
        let isNear =
          cell.lower - cells[open.upperBound - 1].upper <= distance
          && !cells[open.upperBound..<index].contains { cell in
            cell.germ.map { !germs[$0].accumulations.isEmpty } ?? false
          }
        if !isNear { addPart(open) }
        run = (isNear ? open.lowerBound : index)..<index + 1
      } else {
        run = index..<index + 1
      }
    }
    if let run { addPart(run) }
    decide()
  }

  private mutating func addPart(_ range: Range<Int>) {
    let ends = cells[range].map { $0.left } + [cells[range.upperBound - 1].right]
    let isStepped = cells[range].allSatisfy {
      $0.slope.decoration >= .defined && $0.slope.lower == 0 && $0.slope.upper == 0
    }
    parts.append(
      Part(
        cells: range, isStepped: isStepped, points: ends.compactMap { Point($0.x, $0.value) }))
  }

  /// Asks for one more row of values.
  ///
  /// - Returns: `false` when there is nothing more to do.
  mutating func advance(_ source: AnyGraphDataSource) -> Bool {
    let row = Array(wanted.prefix(Self.rowLength))
    guard !row.isEmpty, let values = source.enclosures?(row.map { Interval($0.x) }),
      values.count == row.count
    else { return false }
    wanted.removeFirst(row.count)
    asked += row.count
    for (place, value) in zip(row, values) {
      if let point = Point(place.x, value) { parts[place.part].found.append(point) }
    }
    if wanted.isEmpty {
      for index in parts.indices where !parts[index].found.isEmpty {
        parts[index].points = (parts[index].points + parts[index].found).ascending { $0.x }
        parts[index].found = []
      }
      decide()
    }
    return !wanted.isEmpty
  }

  /// Finds abscissas that may show more, or else the crowds.
  private mutating func decide() {
    let counts = parts.map { Self.count($0.points, isStepped: $0.isStepped) }
    let total = counts.reduce(0) { $0 + $1.places }
    if total < min(isLast ? Self.leastCount : Self.leastSeen, most) { return }
    for (index, count) in counts.enumerated() where total < most || count.places < Self.leastCount {
      want(count, index)
    }
    wanted = Array(wanted.prefix(max(0, Self.budget - asked)))
    guard wanted.isEmpty, total >= most else { return }
    for (part, count) in zip(parts, counts) where count.places >= Self.leastCount {
      crowds.append((part.cells, count.places))
    }
  }

  /// Turns are near turns; without any, they may be anywhere.
  private mutating func want(_ count: (places: Int, gaps: [Int]), _ part: Int) {
    let points = parts[part].points
    let isSearching = count.places < Self.leastCount
    // More cells may settle the part.
    if isSearching && !isLast { return }
    if isSearching && points.count > parts[part].cells.count + Self.budgetOfPart { return }
    for gap in isSearching ? Array(1..<max(1, points.count)) : count.gaps {
      let (left, right) = (points[gap - 1].x, points[gap].x)
      let x = left * goldenSection + right * (1 - goldenSection)
      if x > left && x < right { wanted.append((part, x)) }
    }
  }

  /// How often the curve turns or breaks between points, at least.
  ///
  /// - Returns: That number, and the numbers of the points after the gaps in which it seems to.
  private static func count(
    _ points: [Point], isStepped: Bool
  ) -> (places: Int, gaps: [Int]) {
    /// How many changes in succession may be one break.
    let most = isStepped ? 2 : 3
    /// How often there is no value between two values.
    var missing = 0
    /// The changes that count, and those since the curve was last undefined.
    var (turns, run) = (0, 0)
    var gaps: [Int] = []
    var direction = 0
    var last: (index: Int, value: Interval)?
    for (index, point) in points.enumerated() {
      guard !point.value.isEmpty else {
        if last != nil { missing += 1 }
        turns += (run + most - 1) / most
        (run, direction, last) = (0, 0, nil)
        continue
      }
      guard let reference = last else {
        last = (index, point.value)
        continue
      }
      let step =
        point.value.lower > reference.value.upper
        ? 1 : point.value.upper < reference.value.lower ? -1 : 0
      if step == 0 {
        // Something wider may be neither higher nor lower than anything.
        if direction == 0 && point.value.width < reference.value.width {
          last = (index, point.value)
        }
        continue
      }
      if isStepped || step == -direction {
        run += 1
        for gap in [reference.index, reference.index + 1] where gap > gaps.last ?? 0 {
          gaps.append(gap)
        }
      }
      (direction, last) = (step, (index, point.value))
    }
    return (max(missing, turns + (run + most - 1) / most), gaps)
  }
}

extension CrowdedRange {
  /// The share of a window by which a range is made longer at most, to have ends of few digits.
  private static let margin = 0x1p-9

  /// A range with ends of few decimals, but for those of the window.
  init(from lower: Double, to upper: Double, of window: ClosedRange<Double>, leastCount: Int) {
    let most = (window.upperBound - window.lowerBound) * Self.margin
    var (step, parts) = (1.0, 1.0)
    while step * 10 <= most { step *= 10 }
    while step / parts > most { parts *= 10 }
    func multiple(_ x: Double) -> Double { x * step / parts }
    var first = (lower / step * parts).rounded(.down)
    if multiple(first) > lower { first -= 1 }
    var last = (upper / step * parts).rounded(.up)
    if multiple(last) < upper { last += 1 }
    self.init(
      range: max(window.lowerBound, multiple(first))...min(window.upperBound, multiple(last)),
      leastCount: leastCount)
  }
}

extension CrowdSearch.Point {
  /// - Returns: `nil` if it is not known whether the curve is defined there.
  fileprivate init?(_ x: Double, _ value: Interval) {
    if !value.isEmpty && value.decoration < .defined { return nil }
    self.init(x: x, value: value)
  }
}

extension CurveCell {
  /// Whether something is left to find out in it.
  fileprivate var isOpen: Bool { germ == nil && !isCrowded && !isSettled && !isTiny }
}
