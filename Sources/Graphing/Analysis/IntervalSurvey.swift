import OrdinateNumerics

/// Divides a window into cells until it is known for each whether the curve is continuous there, is
/// 0, and turns. It goes breadth first, so that all parts are known equally well when it has to
/// stop.
///
/// - Source: bisection with the mean-value form, Moore, Kearfott and Cloud 2009, "Introduction to
///   Interval Analysis", chapters 6 and 8.
struct IntervalSurvey {
  private let window: ClosedRange<Double>
  private var open: [CurveCell] = []
  private var next = 0
  private var settled: [CurveCell] = []
  private var count = 0
  private var turnCount = 0
  private var hasBegun = false
  /// How many cells are examined before crowds are looked for.
  private var limit = Self.budget / 2
  /// Where there are more places than are listed, in order of x.
  private(set) var crowds: [CrowdedRange] = []
  /// What is proved about single places inside cells, which are not halved then.
  private(set) var germs: [CurveGerm] = []
  private var prover: GermProver?
  private var failures = 0
  /// How many pairs of cells have been tried.
  private var pairs = 0
  /// The depth of the cells for which proofs were tried last.
  private var triedDepth = 0

  /// How often a cell was halved when such a proof is tried; the first time only for breaks without end, because
  /// many of them take long to be proved one by one.
  private static let provedDepths = [3, 5, 9, 14, 22]
  /// How often a cell was halved when it is tried whether it has a hole that one value would fill: the nearer to a
  /// hole, the worse slopes are enclosed.
  private static let depthsOfHoles = 0...3
  /// After so many failures in succession no more proofs are tried for cells of the same depth.
  private static let mostFailures = 32
  private static let mostPairs = 64

  /// The most cells that are examined.
  static var budget: Int { 32_768 }
  /// The most cells that are examined for turns alone.
  private static var turnBudget: Int { 4096 }
  /// How many cells are halved in one step.
  private static var rowLength: Int { 48 }
  private static var firstCount: Int { 32 }

  init(over window: ClosedRange<Double>) { self.window = window }

  /// Examines one more row of cells.
  ///
  /// - Returns: `false` when there is nothing more to do, or the source does not enclose.
  mutating func advance(_ source: AnyGraphDataSource) -> Bool {
    var cells: [CurveCell]
    if hasBegun {
      let row = open[next..<min(next + Self.rowLength, open.count)]
      next += row.count
      cells = halves(of: row, source)
    } else {
      hasBegun = true
      cells = firstCells(source)
      if cells.isEmpty { return false }
    }
    count += cells.count
    prove(&cells, source)
    for var cell in cells {
      cell.isTiny = isTiny(cell)
      if cell.isSettled || cell.isTiny || cell.isNoise || cell.germ != nil {
        settled.append(cell)
      } else if cell.lacksTurnsOnly && turnCount >= Self.turnBudget {
        settled.append(cell)
      } else {
        if cell.lacksTurnsOnly { turnCount += 2 }
        open.append(cell)
      }
    }
    if next > 4096 {
      open.removeFirst(next)
      next = 0
    }
    return next < open.count && count < limit
  }

  /// Whether all cells are examined for which the budget suffices.
  var isAtEnd: Bool { limit == Self.budget }

  /// Leaves the cells of crowds, and goes on with the others.
  ///
  /// - Returns: Whether there are any.
  mutating func leave(_ search: CrowdSearch) -> Bool {
    limit = Self.budget
    if search.crowds.isEmpty { return next < open.count }
    var cells = cells()
    let window = window
    crowds =
      (crowds
      + search.crowds.map { crowd in
        for index in crowd.cells { (cells[index].isCrowded, cells[index].germ) = (true, nil) }
        return CrowdedRange(
          from: cells[crowd.cells.lowerBound].lower, to: cells[crowd.cells.upperBound - 1].upper,
          of: window, leastCount: crowd.leastCount)
      }).ascending { $0.range.lowerBound }
    (open, settled, next, turnCount) = ([], [], 0, 0)
    (triedDepth, failures) = (0, 0)
    for var cell in cells {
      cell.isUnfinished = false
      let isOpen =
        !cell.isCrowded && cell.germ == nil && !cell.isSettled && !cell.isTiny && !cell.isNoise
      if isOpen { open.append(cell) } else { settled.append(cell) }
    }
    return !open.isEmpty
  }

  /// Whether there are no cells, because the source does not enclose.
  var isEmpty: Bool { count == 0 }

  /// The cells in order of x; they cover the window.
  func cells() -> [CurveCell] {
    let unfinished = open[next...].map { cell in
      var cell = cell
      cell.isUnfinished = true
      return cell
    }
    return (settled + unfinished).ascending { $0.lower }
  }

  /// Proves what some cells in which the curve may break have inside.
  private mutating func prove(_ cells: inout [CurveCell], _ source: AnyGraphDataSource) {
    let mayHaveHoles = cells.contains { Self.depthsOfHoles.contains($0.depth) }
    let factors = mayHaveHoles ? source.factors() : nil
    let open = cells.indices.filter { index in
      guard !cells[index].value.isEmpty, !cells[index].isContinuous else { return false }
      return Self.provedDepths.contains(cells[index].depth)
        || Self.depthsOfHoles.contains(cells[index].depth)
          && Self.mayHaveHole(cells[index], factors)
    }
    guard let last = open.last else { return }
    if cells[last].depth > triedDepth { (triedDepth, failures) = (cells[last].depth, 0) }
    guard failures < Self.mostFailures, let prove = proof(of: source) else { return }
    for index in open where cells[index].germ == nil {
      guard failures < Self.mostFailures else { return }
      if take(index...index, of: &cells, prove) {
        failures = 0
        widen(index, of: &cells, prove)
        continue
      }
      failures += 1
      // A point next to which places are without end may lie between two cells.
      if pairs < Self.mostPairs, let pair = Self.pair(with: index, in: cells) {
        pairs += 1
        _ = take(pair, of: &cells, prove)
      }
    }
  }

  /// Settles cells by what is proved inside.
  ///
  /// Points next to which places are without end, and holes, settle them as early as possible, also at an end of the
  /// curve; for any other place smaller cells tell more of the curve.
  private mutating func take(
    _ run: ClosedRange<Int>, of cells: inout [CurveCell],
    _ prove: (ClosedRange<Double>) -> CurveGerm?
  ) -> Bool {
    let (lower, upper) = (cells[run.lowerBound].lower, cells[run.upperBound].upper)
    guard let germ = prove(lower...upper) else { return false }
    let isInside =
      germ.place.lower > lower && germ.place.upper < upper && germ.left != nil && germ.right != nil
    let isEarly = cells[run.lowerBound].depth <= Self.provedDepths[0]
    if germ.accumulations.isEmpty && !germ.isHole {
      if !isInside || isEarly || run.count > 1 { return false }
    } else {
      if isEarly && !germ.accumulations.allSatisfy({ $0.kinds == .breaks }) { return false }
      guard
        isInside
          || (germ.place.lower > lower && germ.left != nil || isEnd(lower, { $0.upper }))
            && (germ.place.upper < upper && germ.right != nil || isEnd(upper, { $0.lower }))
      else { return false }
    }
    for index in run { cells[index].germ = germs.count }
    germs.append(germ)
    return true
  }

  /// Joins a cell that has a hole near one end with the next cell on that side, if the proof holds for both.
  private mutating func widen(
    _ index: Int, of cells: inout [CurveCell], _ prove: (ClosedRange<Double>) -> CurveGerm?
  ) {
    guard let number = cells[index].germ, germs[number].isHole else { return }
    let (cell, x) = (cells[index], germs[number].x)
    let isLeft = x - cell.lower < cell.upper - x
    let next = isLeft ? index - 1 : index + 1
    guard cells.indices.contains(next), cells[next].germ == nil, !cells[next].value.isEmpty,
      isLeft ? cells[next].upper == cell.lower : cells[next].lower == cell.upper,
      let germ = prove(min(cells[next].lower, cell.lower)...max(cells[next].upper, cell.upper)),
      germ.isHole
    else { return }
    germs[number] = germ
    cells[next].germ = number
  }

  /// Whether a cell may have a place where a quotient is 0 ÷ 0.
  private static func mayHaveHole(
    _ cell: CurveCell, _ factors: AnyGraphDataSource.Factors?
  ) -> Bool {
    guard let factors else { return false }
    return [factors.zeros, factors.poles].allSatisfy {
      $0.enclosures?([Interval(cell.lower, cell.upper)]).first?.contains(0) == true
    }
  }

  /// Whether the curve has no more values beyond a number.
  ///
  /// - Parameter end: The end of cells that are on the other side.
  private func isEnd(_ x: Double, _ end: (CurveCell) -> Double) -> Bool {
    x == window.lowerBound || x == window.upperBound
      || settled.contains { $0.value.isEmpty && end($0) == x }
  }

  /// A cell together with the one next to it, if the curve breaks between the two.
  private static func pair(with index: Int, in cells: [CurveCell]) -> ClosedRange<Int>? {
    func isBreak(_ left: Int) -> Bool {
      cells.indices.contains(left) && cells.indices.contains(left + 1)
        && cells[left].upper == cells[left + 1].lower && cells[left].germ == nil
        && cells[left + 1].germ == nil && cells[left].right.value.decoration < .continuous
    }
    return isBreak(index) ? index...index + 1 : isBreak(index - 1) ? index - 1...index : nil
  }

  /// What proves the germs of a source; `nil` if nothing does. It is made once, because that is slow.
  mutating func proof(of source: AnyGraphDataSource) -> ((ClosedRange<Double>) -> CurveGerm?)? {
    if !isKnownUniquelyReferenced(&prover) { prover = GermProver(prove: source.germs()) }
    return prover?.prove
  }

  private func isTiny(_ cell: CurveCell) -> Bool {
    let width = window.upperBound - window.lowerBound
    let middle = cell.lower / 2 + cell.upper / 2
    return cell.width <= width * 0x1p-80 || middle <= cell.lower || middle >= cell.upper
  }

  /// A number near the middle with few digits: at such numbers curves have their corners and exact
  /// values. Now and then it has many digits, because there rounding shows.
  private static func middle(of cell: CurveCell) -> Double {
    // A break inside a cell is proved sooner than one between two.
    if !cell.isContinuous && (2...20).contains(cell.depth) || cell.depth > 8 && cell.depth % 2 == 1
    {
      let x = cell.lower * goldenSection + cell.upper * 0.3819660112501051
      if x > cell.lower && x < cell.upper { return x }
    }
    let margin = cell.upper * 0.3 - cell.lower * 0.3
    let simple = simplestNumber(from: cell.lower + margin, to: cell.upper - margin)
    return simple > cell.lower && simple < cell.upper ? simple : cell.lower / 2 + cell.upper / 2
  }

  private func firstCells(_ source: AnyGraphDataSource) -> [CurveCell] {
    let (first, last) = (window.lowerBound, window.upperBound)
    var xs = [first]
    for index in 1..<Self.firstCount {
      let t = Double(index) / Double(Self.firstCount)
      let step = (last - first) / Double(Self.firstCount)
      let x = first + (last - first) * t
      xs.append(simplestNumber(from: x - 0.3 * step, to: x + 0.3 * step))
    }
    xs.append(last)
    // In a window of few doubles, some points coincide.
    var points = [first]
    for x in xs where x > points[points.count - 1] { points.append(x) }
    let pairs = (1..<points.count).map { (points[$0 - 1], points[$0]) }
    guard let found = Self.ask(pairs, points, source) else { return [] }
    return pairs.indices.map { found.cell($0, from: found.ends[$0], to: found.ends[$0 + 1]) }
  }

  private func halves(of row: ArraySlice<CurveCell>, _ source: AnyGraphDataSource) -> [CurveCell] {
    let middles = row.map { Self.middle(of: $0) }
    var pairs: [(Double, Double)] = []
    for (cell, middle) in zip(row, middles) {
      pairs.append((cell.lower, middle))
      pairs.append((middle, cell.upper))
    }
    guard let found = Self.ask(pairs, middles, source) else { return [] }
    var cells: [CurveCell] = []
    for (index, cell) in row.enumerated() {
      let end = found.ends[index]
      for var half in [
        found.cell(2 * index, from: cell.left, to: end),
        found.cell(2 * index + 1, from: end, to: cell.right),
      ] {
        half.depth = cell.depth + 1
        cells.append(half)
      }
    }
    return cells
  }

  /// The source's answers for a row of cells and of points.
  private struct Answers {
    var values: [Interval]
    var slopes: [Interval]
    var curvatures: [Interval]
    var ends: [CurveCell.End]

    func cell(_ index: Int, from left: CurveCell.End, to right: CurveCell.End) -> CurveCell {
      CurveCell(
        value: values[index], slope: slopes[index], curvature: curvatures[index], left: left,
        right: right)
    }
  }

  private static func ask(
    _ pairs: [(Double, Double)], _ points: [Double], _ source: AnyGraphDataSource
  ) -> Answers? {
    let intervals = pairs.map { Interval($0.0, $0.1) }
    let all = intervals + points.map { Interval($0) }
    guard let values = source.enclosures?(all), values.count == all.count else { return nil }
    let slopes = source.slopes?(all) ?? []
    let curvatures = source.curvatures?(intervals) ?? []
    func entry(_ list: [Interval], _ index: Int) -> Interval {
      index < list.count ? list[index] : .empty
    }
    return Answers(
      values: values, slopes: all.indices.map { entry(slopes, $0) },
      curvatures: intervals.indices.map { entry(curvatures, $0) },
      ends: points.indices.map { index in
        let place = intervals.count + index
        return CurveCell.End(
          x: points[index], value: values[place], slope: entry(slopes, place))
      })
  }
}

/// Proves germs with what it keeps between them.
///
/// Unchecked, because a survey uses one only while it is the only owner.
private final class GermProver: @unchecked Sendable {
  let prove: ((ClosedRange<Double>) -> CurveGerm?)?

  init(prove: ((ClosedRange<Double>) -> CurveGerm?)?) { self.prove = prove }
}
