import OrdinateNumerics

/// Runs of cells about which a source has proved what the cells leave open.
struct GermRuns {
  struct Run {
    let cells: Range<Int>
    let germ: CurveGerm
  }

  /// In order.
  private(set) var runs: [Run] = []
  /// For each cell, the number of its run.
  private var numbers: [Int?]

  /// How many proofs are tried in all.
  private static let most = 2000
  /// After so many failures in succession no more proofs are tried, or for no more parts of a group.
  private static let (mostFailures, mostFailuresOfGroup) = (24, 8)
  /// Runs that are less apart than this, as a share of the window, are a group.
  private static let nearness = 0x1p-10

  init(
    _ cells: [CurveCell], _ proved: [CurveGerm], _ open: [Range<Int>],
    _ germs: ((ClosedRange<Double>) -> CurveGerm?)?
  ) {
    numbers = [Int?](repeating: nil, count: cells.count)
    for (index, cell) in cells.enumerated() {
      guard let number = cell.germ else { continue }
      let isSecond = index > 0 && cells[index - 1].germ == number
      let run = Run(cells: (isSecond ? index - 1 : index)..<index + 1, germ: proved[number])
      if isSecond { runs[runs.count - 1] = run } else { runs.append(run) }
    }
    prove(cells, open, germs)
    runs = runs.ascending { Double($0.cells.lowerBound) }
    for (number, run) in runs.enumerated() {
      for index in run.cells { numbers[index] = number }
    }
  }

  private mutating func prove(
    _ cells: [CurveCell], _ open: [Range<Int>], _ germs: ((ClosedRange<Double>) -> CurveGerm?)?
  ) {
    guard let germs, let first = cells.first, let last = cells.last else { return }
    let distance = (last.upper - first.lower) * Self.nearness
    var (tries, failures) = (0, 0)
    func add(_ run: Range<Int>) -> Bool {
      tries += 1
      guard tries <= Self.most, failures < Self.mostFailures else { return false }
      guard let germ = germs(cells[run.lowerBound].lower...cells[run.upperBound - 1].upper) else {
        failures += 1
        return false
      }
      failures = 0
      runs.append(Run(cells: run, germ: germ))
      return true
    }
    var start = 0
    while start < open.count {
      var end = start + 1
      while end < open.count,
        cells[open[end].lowerBound].lower - cells[open[end - 1].upperBound - 1].upper <= distance,
        !cells[open[end - 1].upperBound..<open[end].lowerBound].contains(where: { $0.germ != nil })
      {
        end += 1
      }
      // Near some places the curve is too steep for cells, or its values show rounding errors.
      let whole = open[start].lowerBound..<open[end - 1].upperBound
      if !add(whole), end - start > 1 {
        var failuresOfGroup = 0
        for run in open[start..<end] where failuresOfGroup < Self.mostFailuresOfGroup {
          failuresOfGroup = add(run) ? 0 : failuresOfGroup + 1
        }
      }
      start = end
    }
  }

  /// The run that has a cell.
  subscript(cell: Int) -> Run? {
    numbers.indices.contains(cell) ? numbers[cell].map { runs[$0] } : nil
  }

  /// The sides of places on which the curve is undefined, as far as the cells of their runs.
  func gaps(in cells: [CurveCell]) -> [ClosedRange<Double>] {
    runs.flatMap { run -> [ClosedRange<Double>] in
      let (place, ends) = (
        run.germ.x, (cells[run.cells.lowerBound], cells[run.cells.upperBound - 1])
      )
      var gaps: [ClosedRange<Double>] = []
      if run.germ.left?.isDefined == false { gaps.append(ends.0.lower...place) }
      if run.germ.right?.isDefined == false { gaps.append(place...ends.1.upper) }
      return gaps
    }
  }

  /// The points next to which there are places without end, with the rest of the cells of their runs.
  func accumulations(in cells: [CurveCell]) -> [AccumulationPoint] {
    runs.flatMap { run -> [AccumulationPoint] in
      let (germ, lower, upper) = (
        run.germ, cells[run.cells.lowerBound].lower, cells[run.cells.upperBound - 1].upper
      )
      func point(_ side: CurveGerm.Side?, _ range: ClosedRange<Double>) -> AccumulationPoint? {
        side?.accumulation.map {
          AccumulationPoint(x: germ.x, xEnclosure: germ.place, range: range, kinds: $0.kinds)
        }
      }
      let (left, right) = (point(germ.left, lower...germ.x), point(germ.right, germ.x...upper))
      if let left, let right, left.kinds == right.kinds {
        return [
          AccumulationPoint(
            x: germ.x, xEnclosure: germ.place, range: lower...upper, kinds: left.kinds)
        ]
      }
      return [left, right].compactMap { $0 }
    }
  }

  /// The run that begins with a cell.
  func run(from cell: Int) -> Run? { self[cell].flatMap { $0.cells.lowerBound == cell ? $0 : nil } }

  /// What is proved of the values next to a boundary of cells, at which a run begins or ends.
  func sign(at boundary: Int) -> Int? {
    if let run = self[boundary - 1], run.cells.upperBound == boundary {
      if let side = run.germ.right { return side.knownSign }
      return run.germ.value.sign
    }
    if let run = run(from: boundary) {
      if let side = run.germ.left { return side.knownSign }
      return run.germ.value.sign
    }
    return nil
  }
}

extension CurveGerm.Side {
  /// The sign of all values; `nil` if they have none in common.
  fileprivate var knownSign: Int? { isDefined && accumulation == nil ? sign : nil }
}

extension CurveGerm {
  /// Whether the curve goes on through the place; a side that the range does not have is not known to break.
  var isContinuous: Bool {
    !value.isEmpty && (left?.isReached ?? true) && (right?.isReached ?? true)
  }

  /// Whether the place is a zero that is not part of a range of zeros: the curve may cross the axis there, touch it,
  /// jump or have a lone point on it.
  var isZero: Bool {
    value == Interval(0) && [left, right].allSatisfy { $0?.isZero != true }
  }

  /// What its sides have without end.
  var accumulations: [Accumulation] {
    [left, right].compactMap { $0?.accumulation }
  }

  /// Whether a value for the place would make the curve continuous.
  var isHole: Bool {
    let sides = [left, right].compactMap { $0 }
    guard value.isEmpty, accumulations.isEmpty else { return false }
    let limit = sides.reduce(Interval.whole) { Interval.intersection($0, $1.limit) }
    return !limit.isEmpty && limit.width.isFinite
  }

  /// All values from one end of the range to the other.
  var values: Interval {
    [left, right].compactMap { $0?.values }.reduce(value) { Interval.hull($0, $1) }
  }
}

// MARK: Numbers that are not reached

extension GermRuns {
  /// Where the curve goes, without turning, towards a number that it does not reach.
  struct Approaches {
    /// For each cell on the way, the ordinates on the curve's side of that number.
    var sides: [Interval?]
    /// The numbers.
    var limits: [Interval] = []
    /// The ordinates where the ways begin.
    var values = Interval.empty
  }

  func approaches(in cells: [CurveCell]) -> Approaches {
    var approaches = Approaches(sides: Array(repeating: nil, count: cells.count))
    for run in runs {
      for (side, step) in [(run.germ.left, -1), (run.germ.right, 1)] {
        guard let side, side.missesLimit else { continue }
        approaches.limits.append(side.limit)
        let isBelow = side.trend * step < 0
        let possible =
          isBelow
          ? Interval(-.infinity, side.limit.lower.nextDown)
          : Interval(side.limit.upper.nextUp, .infinity)
        var index = step < 0 ? run.cells.lowerBound : run.cells.upperBound - 1
        while cells.indices.contains(index + step), self[index + step] == nil,
          cells[index + step].trend == side.trend
        {
          index += step
          approaches.sides[index] = possible
        }
        let next = self[index + step]?.germ
        if let other = step < 0 ? next?.right : next?.left, other.missesLimit,
          other.trend == side.trend
        {
          continue
        }
        // Where it begins it is not at that number yet, though rounding may hide it.
        let end = step < 0 ? cells[index].left.value : cells[index].right.value
        let values = Interval.intersection(end.isEmpty ? side.values : end, possible)
        let nearest = isBelow ? possible.upper : possible.lower
        approaches.values = Interval.hull(
          approaches.values, values.isEmpty ? Interval(nearest) : values)
      }
    }
    return approaches
  }
}
