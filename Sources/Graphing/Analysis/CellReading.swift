import OrdinateNumerics

/// Finds from cells where the curve is 0, turns and breaks, and whether this list is complete.
struct CellReading {
  private let cells: [CurveCell]
  private let factors: (zeros: AnyGraphDataSource, poles: AnyGraphDataSource)?
  private(set) var findings = CurveFindings()
  private var poles: [(run: Range<Int>, value: Interval)] = []

  init(_ cells: [CurveCell], over window: ClosedRange<Double>, _ source: AnyGraphDataSource) {
    self.cells = cells
    factors = source.factors()
    findings.unknown = runs { $0.isUnfinished }.map { range(of: $0) }
    if !findings.unknown.isEmpty { findings.isComplete = false }
    readBreaks()
    readZeros()
    var turns = TurnReading(cells)
    turns.read()
    findings.brackets += turns.brackets
    if !turns.isComplete { findings.isComplete = false }
    measure(turns.turningCells)
  }

  /// Ranges of cells for which a claim holds.
  private func runs(_ claim: (CurveCell) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for index in 0...cells.count {
      let holds = index < cells.count && claim(cells[index])
      if holds, start == nil { start = index }
      if !holds, let first = start {
        runs.append(first..<index)
        start = nil
      }
    }
    return runs
  }

  private func range(of run: Range<Int>) -> ClosedRange<Double> {
    cells[run.lowerBound].lower...cells[run.upperBound - 1].upper
  }

  // MARK: Breaks

  private mutating func readBreaks() {
    for run in runs({ $0.value.isEmpty }) { findings.gaps.append(range(of: run)) }
    for run in runs({ !$0.value.isEmpty && !$0.isContinuous }) {
      let place = range(of: run)
      if cells[run].contains(where: { $0.isUnfinished }) { continue }
      let isUnbounded = cells[run].contains { $0.value.width.isInfinite }
      let isPole = isUnbounded && isPole(run, at: place)
      if isUnbounded && !isPole { findings.isComplete = false }
      if isPole {
        poles.append(
          (
            run,
            Self.values(
              from: cells[run.lowerBound].left.value, to: cells[run.upperBound - 1].right.value)
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
  }

  /// Ordinates with the signs of these intervals.
  private static func values(from left: Interval, to right: Interval) -> Interval {
    let isNegative = left.sign == -1 || right.sign == -1 || (left.sign == nil && right.sign == nil)
    let isPositive = left.sign == 1 || right.sign == 1 || (left.sign == nil && right.sign == nil)
    return Interval(isNegative ? -.infinity : 0, isPositive ? .infinity : 0)
  }

  // MARK: Zeros

  private mutating func readZeros() {
    findings.zeroRanges = runs { $0.isZero }.map { range(of: $0) }
    for group in runs({ $0.mayBeZero && !$0.isZero }) {
      var first = group.lowerBound
      for boundary in group.lowerBound...group.upperBound {
        let sign = sign(at: boundary)
        if sign == 0 { addExactZero(at: boundary) }
        if boundary > first && (sign != nil || boundary == group.upperBound) {
          readPiece(first..<boundary)
          first = boundary
        }
      }
    }
  }

  /// The curve's sign between two cells.
  private func sign(at boundary: Int) -> Int? {
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
    // A lone 0 on a jump does not count as a zero; one next to a range of zeros belongs to that
    // range.
    guard before?.isContinuous == true || after?.isContinuous == true,
      before?.isZero != true && after?.isZero != true
    else { return }
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
    var isTurning = [Bool](repeating: false, count: cells.count)
    for run in turningCells { for index in run { isTurning[index] = true } }
    var (lowest, highest): (Double?, Double?) = (nil, nil)
    for (index, cell) in cells.enumerated() where !cell.value.isEmpty {
      let width = Interval(cell.upper) - Interval(cell.lower)
      let isDefined = cell.value.decoration >= .defined
      findings.definedLength =
        findings.definedLength + (isDefined ? width : Interval(0, width.upper))
      let value = isTurning[index] ? ends(of: cell) : besidePole(index) ?? cell.value
      findings.hull = Interval.hull(findings.hull, value)
      let area = area(of: cell, width: width, isDefined: isDefined)
      if isDefined && cell.hasCurvature {
        findings.pieces.append(
          AreaRefinement.Piece(lower: cell.lower, upper: cell.upper, area: area))
      } else {
        findings.restOfIntegral = findings.restOfIntegral + area
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
  }

  /// The ordinates of a cell at a proved pole; on each side of it they have one sign.
  private func besidePole(_ index: Int) -> Interval? {
    for pole in poles where pole.run.contains(index) {
      return pole.value.narrowed(by: cells[index].value)
    }
    return nil
  }

  private func ends(of cell: CurveCell) -> Interval {
    Interval.hull(cell.left.value, cell.right.value)
  }

  /// Encloses the integral over a cell: by the trapezoid and the error that the curve's bend
  /// allows, if that is known.
  ///
  /// - Source: the trapezoidal rule errs by -*h*³ *f*″ / 12.
  private func area(of cell: CurveCell, width: Interval, isDefined: Bool) -> Interval {
    let plain = cell.value * width
    if !isDefined { return Interval.hull(plain, Interval(0)) }
    guard cell.hasSlope else { return plain }
    let half = width * Interval(0.5)
    let trapezoid = half * (cell.left.value + cell.right.value)
    if cell.hasCurvature {
      let cube = Interval.square(width) * width / Interval(12)
      return plain.narrowed(by: trapezoid - cell.curvature * cube)
    }
    // Both halves deviate from their ends by up to the slope times half the width, on average a
    // quarter.
    let spread = Interval.square(half) * Interval(0.5) * (cell.slope - cell.slope)
    return plain.narrowed(by: trapezoid + spread)
  }
}
