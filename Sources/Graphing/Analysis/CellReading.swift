import OrdinateNumerics

/// Finds from cells where the curve is 0, turns and breaks, and whether this list is complete.
struct CellReading {
  private let cells: [CurveCell]
  private let factors: AnyGraphDataSource.Factors?
  private(set) var findings = CurveFindings()
  private let germs: GermRuns
  private var poles: [(run: Range<Int>, value: Interval)] = []

  /// - Parameter survey: It has ended.
  init(_ survey: inout IntervalSurvey, _ source: AnyGraphDataSource) {
    cells = survey.cells()
    factors = source.factors()
    germs = GermRuns(cells, survey.germs, Self.openRuns(cells), survey.proof(of: source))
    findings.openRange = source.openRange()
    findings.germs = germs.runs.map { $0.germ }
    findings.accumulations = germs.accumulations(in: cells)
    findings.crowds = survey.crowds
    findings.unknown = runs { cells[$0].isUnfinished && isAlone($0) }.map { range(of: $0) }
    if !findings.unknown.isEmpty { findings.isComplete = false }
    readBreaks()
    readZeros()
    var turns = TurnReading(cells, germs)
    turns.read()
    findings.brackets += turns.brackets
    findings.turningGerms = turns.germs
    if !turns.isComplete { findings.isComplete = false }
    let end = findings.limitLists(
      atMost: CurveAnalysis.mostZeros, in: cells[0].lower...cells[cells.count - 1].upper)
    let listed = turns.turningCells.filter { run in
      !run.isEmpty && (end.map { cells[run.lowerBound].lower < $0 } ?? true)
    }
    measure(listed + turns.monotoneCells)
  }

  /// The cells about which something is left to find out, and those at the window's ends where a sign is not
  /// known.
  private static func openRuns(_ cells: [CurveCell]) -> [Range<Int>] {
    func isOpen(_ end: CurveCell.End) -> Bool {
      (end.value.decoration >= .defined && end.value.sign == nil)
        || (end.slope.decoration >= .defined && end.slope.sign == nil)
    }
    /// Whether the curve turns between two cells where it may be 0.
    func mayTouch(_ index: Int) -> Bool {
      index >= 0 && index + 1 < cells.count && cells[index].trend * cells[index + 1].trend < 0
        && isOpen(cells[index].right) && cells[index].right.value.sign == nil
    }
    return runs(cells.count) { index in
      if cells[index].germ != nil || cells[index].isCrowded { return false }
      return !cells[index].isSettled || mayTouch(index) || mayTouch(index - 1)
        || (index == 0 && isOpen(cells[index].left))
        || (index == cells.count - 1 && isOpen(cells[index].right))
    }
  }

  /// Ranges of numbers below a count for which a claim holds.
  private static func runs(_ count: Int, _ claim: (Int) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for index in 0...count {
      let holds = index < count && claim(index)
      if holds, start == nil { start = index }
      if !holds, let first = start {
        runs.append(first..<index)
        start = nil
      }
    }
    return runs
  }

  /// Ranges of cells for which a claim holds.
  private func runs(_ claim: (Int) -> Bool) -> [Range<Int>] { Self.runs(cells.count, claim) }

  /// Whether a cell is read by itself: it has no germ and is in no crowd.
  private func isAlone(_ index: Int) -> Bool { germs[index] == nil && !cells[index].isCrowded }

  private func range(of run: Range<Int>) -> ClosedRange<Double> {
    cells[run.lowerBound].lower...cells[run.upperBound - 1].upper
  }

  // MARK: Breaks

  private mutating func readBreaks() {
    for run in runs({ cells[$0].value.isEmpty }) { findings.gaps.append(range(of: run)) }
    findings.gaps += germs.gaps(in: cells)
    for run in runs({
      !cells[$0].value.isEmpty && !cells[$0].isContinuous && isAlone($0)
    }) {
      let place = range(of: run)
      if cells[run].contains(where: { $0.isUnfinished }) { continue }
      let isUnbounded = cells[run].contains { $0.value.width.isInfinite }
      let isPole = isUnbounded && isPole(run, at: place)
      // A tiny cell may have more than one break, unless that is proved.
      if !isPole { findings.isComplete = false }
      if isPole {
        poles.append(
          (
            run,
            Interval(
              signsOf: cells[run.lowerBound].left.value, cells[run.upperBound - 1].right.value)
          ))
      }
      findings.breaks.append(
        Break(
          lower: place.lowerBound, upper: place.upperBound, isUnbounded: isUnbounded, isPole: isPole
        ))
    }
  }

  private func isPole(_ run: Range<Int>, at place: ClosedRange<Double>) -> Bool {
    let left = cells[run.lowerBound].left.value
    let right = cells[run.upperBound - 1].right.value
    guard left.decoration >= .defined || right.decoration >= .defined,
      let factors
    else { return false }
    return factors.poles.zeroCount(from: place.lowerBound, to: place.upperBound) == .one
      && factors.zeros.isContinuousWithoutZero(from: place.lowerBound, to: place.upperBound)
      && factors.exponents.allSatisfy {
        $0.isBounded(from: place.lowerBound, to: place.upperBound)
      }
  }

  // MARK: Zeros

  private mutating func readZeros() {
    readZeroRanges()
    for group in runs({ cells[$0].mayBeZero && !cells[$0].isZero && isAlone($0) }) {
      var first = group.lowerBound
      for boundary in group.lowerBound...group.upperBound {
        let sign = sign(at: boundary)
        if sign == 0, germs.sign(at: boundary) == nil { addExactZero(at: boundary) }
        if boundary > first && (sign != nil || boundary == group.upperBound) {
          readPiece(first..<boundary)
          first = boundary
        }
      }
    }
  }

  private mutating func readZeroRanges() {
    var ranges = runs { cells[$0].isZero && isAlone($0) }.map { range(of: $0) }
    var exceptions = Set<Double>()
    for run in germs.runs {
      let (place, whole) = (run.germ.x, range(of: run.cells))
      if run.germ.value != Interval(0) { exceptions.insert(place) }
      if !run.germ.value.contains(0) { findings.zeroExceptions.append(place) }
      if let side = run.germ.left, side.isZero {
        ranges.append(whole.lowerBound...place)
      }
      if let side = run.germ.right, side.isZero {
        ranges.append(place...whole.upperBound)
      }
    }
    for range in ranges.ascending(by: { $0.lowerBound }) {
      if let last = findings.zeroRanges.last, last.upperBound == range.lowerBound,
        !exceptions.contains(range.lowerBound)
      {
        findings.zeroRanges[findings.zeroRanges.count - 1] = last.lowerBound...range.upperBound
      } else {
        findings.zeroRanges.append(range)
      }
    }
  }

  /// The curve's sign between two cells.
  private func sign(at boundary: Int) -> Int? {
    if let sign = germs.sign(at: boundary) { return sign }
    if boundary > 0 {
      let cell = cells[boundary - 1]
      if let sign = cell.right.value.sign ?? cell.value.sign { return sign }
    }
    if boundary < cells.count {
      let cell = cells[boundary]
      if let sign = cell.left.value.sign ?? cell.value.sign { return sign }
    }
    return nil
  }

  private mutating func addExactZero(at boundary: Int) {
    let before = boundary > 0 ? cells[boundary - 1] : nil
    let after = boundary < cells.count ? cells[boundary] : nil
    // One next to a range of zeros belongs to that range.
    guard before?.isZero != true && after?.isZero != true else { return }
    findings.exactZeros.append(after?.lower ?? before?.upper ?? .nan)
  }

  /// Counts the zeros inside a run of cells; at each end of it the sign is known or the window
  /// ends.
  private mutating func readPiece(_ piece: Range<Int>) {
    let (left, right) = (sign(at: piece.lowerBound), sign(at: piece.upperBound))
    let place = range(of: piece)
    let direction = cells[piece.lowerBound].direction
    let isMonotone = direction != 0 && cells[piece].allSatisfy { $0.direction == direction }
    let isContinuous = cells[piece].allSatisfy { $0.isContinuous }
    if isMonotone, let left, let right {
      if left * right < 0 { add(.zero, place, isProved: true) }
      return
    }
    let crosses = isContinuous && (left ?? 0) * (right ?? 0) < 0
    let count = factors?.zeros.zeroCount(from: place.lowerBound, to: place.upperBound)
    switch count {
    case .some(.none): return
    case .one where crosses: add(.zero, place, isProved: true)
    case .one where cells[piece].allSatisfy { $0.value.decoration >= .defined }:
      add(.zeroOfFactor, place, isProved: true)
    case .one, .unknown, nil:
      findings.isComplete = false
      if cells[piece].contains(where: { $0.isUnfinished }) { return }
      if isMonotone || crosses {
        add(.zero, place, isProved: false)
      } else if count == .one && cells[piece].allSatisfy({ $0.value.width.isFinite }) {
        // The curve ends here, at 0 if it is defined.
        add(.zeroOfFactor, place, isProved: false)
      } else if isContinuous {
        findings.touching.append(place)
      }
    }
  }

  private mutating func add(
    _ goal: Bracket.Goal, _ place: ClosedRange<Double>, isProved: Bool
  ) {
    findings.brackets.append(
      Bracket(
        goal: goal, lower: place.lowerBound, upper: place.upperBound, isProved: isProved,
        isContinuous: true))
  }

  // MARK: Measures

  private mutating func measure(_ turningCells: [Range<Int>]) {
    let approaches = germs.approaches(in: cells)
    findings.limits += approaches.limits
    findings.hull = Interval.hull(findings.hull, approaches.values)
    /// The ordinates in cells with a turn, but for that of the turn.
    var turning = [Interval?](repeating: nil, count: cells.count)
    for run in turningCells where !run.isEmpty {
      for index in run { turning[index] = .empty }
      let (first, last) = (run.lowerBound, run.upperBound - 1)
      var ends = (cells[first].left.value, cells[last].right.value)
      // From there the curve may go towards a number that it does not reach.
      if first > 0, let possible = approaches.sides[first - 1] {
        ends.0 = ends.0.narrowed(by: possible)
      }
      if last + 1 < cells.count, let possible = approaches.sides[last + 1] {
        ends.1 = ends.1.narrowed(by: possible)
      }
      turning[first] = Interval.hull(ends.0, ends.1)
    }
    var (lowest, highest): (Double?, Double?) = (nil, nil)
    for (index, cell) in cells.enumerated() where !cell.value.isEmpty || germs[index] != nil {
      let width = Interval(cell.upper) - Interval(cell.lower)
      let isDefined = cell.value.decoration >= .defined
      let run = germs[index]
      let value =
        approaches.sides[index] != nil
        ? .empty
        : run.map { $0.cells.lowerBound == index ? reached($0) : .empty }
          ?? turning[index] ?? besidePole(index) ?? cell.value
      findings.hull = Interval.hull(findings.hull, value)
      if let run, !cells[run.cells].allSatisfy({ $0.isContinuous }) {
        if run.cells.lowerBound == index { measure(run) }
      } else {
        findings.definedLength =
          findings.definedLength + (isDefined ? width : Interval(0, width.upper))
        let area = cell.area(width: width, isDefined: isDefined)
        if isDefined && cell.isContinuous {
          findings.pieces.append(
            AreaRefinement.Piece(lower: cell.lower, upper: cell.upper, area: area))
        } else {
          findings.restOfIntegral = findings.restOfIntegral + area
        }
      }
      for end in [cell.left, cell.right] where end.value.decoration >= .defined {
        if end.value.upper < findings.aboveLeast {
          findings.aboveLeast = end.value.upper
          lowest = end.x
        }
        if end.value.lower > findings.belowGreatest {
          findings.belowGreatest = end.value.lower
          highest = end.x
        }
      }
    }
    findings.candidates += [lowest, highest].compactMap { $0 }
    for germ in germs.runs.map({ $0.germ }) where !germ.value.isEmpty {
      findings.aboveLeast = min(findings.aboveLeast, germ.value.upper)
      findings.belowGreatest = max(findings.belowGreatest, germ.value.lower)
    }
  }

  /// Measures a run in which the curve breaks.
  private mutating func measure(_ run: GermRuns.Run) {
    let (range, germ) = (range(of: run.cells), run.germ)
    for (side, end) in [(germ.left, range.lowerBound), (germ.right, range.upperBound)] {
      guard let side, side.isDefined else { continue }
      var width = Interval.abs(germ.place - Interval(end))
      if side.accumulation?.isDefined == false { width = Interval(0, width.upper) }
      findings.definedLength = findings.definedLength + width
      let piece = germ.isHole ? AreaRefinement.Piece(side, from: germ.place, to: end) : nil
      findings.pieces += [piece].compactMap { $0 }
      let rest = piece == nil ? side.area : side.values * Interval(0, germ.place.width)
      findings.restOfIntegral = findings.restOfIntegral + rest
    }
  }

  /// The ordinates in the range of a germ, but for those on the way to a number that is not reached.
  private func reached(_ run: GermRuns.Run) -> Interval {
    var values = run.germ.value
    let ends = (cells[run.cells.lowerBound].left, cells[run.cells.upperBound - 1].right)
    for (side, end) in [(run.germ.left, ends.0.value), (run.germ.right, ends.1.value)] {
      guard let side, !side.missesLimit else { continue }
      // Without a turn it goes from the place to the end.
      if side.isReached, !end.isEmpty {
        values = Interval.hull(values, end)
      } else if side.isUnbounded, side.trend != 0, !end.isEmpty {
        values = Interval.hull(
          values,
          side.sign > 0 ? Interval(end.lower, .infinity) : Interval(-.infinity, end.upper))
      } else {
        values = Interval.hull(values, side.values)
      }
    }
    return values
  }

  /// The ordinates of a cell at a proved pole; on each side of it they have one sign.
  private func besidePole(_ index: Int) -> Interval? {
    for pole in poles where pole.run.contains(index) {
      return pole.value.narrowed(by: cells[index].value)
    }
    return nil
  }
}
