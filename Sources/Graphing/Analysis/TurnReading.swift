import OrdinateNumerics

/// Finds from cells where the curve turns from rising to falling or back.
struct TurnReading {
  private let cells: [CurveCell]
  private let germRuns: GermRuns
  private(set) var brackets: [Bracket] = []
  private(set) var isComplete = true
  /// The cells of each proved turn; only the ordinates at their ends are enclosed.
  private(set) var turningCells: [Range<Int>] = []
  /// Other cells in which the curve lies between its ordinates at their ends.
  private(set) var monotoneCells: [Range<Int>] = []
  /// The proved places at which the curve turns.
  private(set) var germs: [(germ: CurveGerm, isMaximum: Bool)] = []

  /// The direction of the curve where the next cell begins; 0 if unknown.
  private var direction = 0
  /// The first of the cells read since then, which do not show a direction.
  private var start = 0

  init(_ cells: [CurveCell], _ germs: GermRuns) { (self.cells, germRuns) = (cells, germs) }

  mutating func read() {
    for (index, cell) in cells.enumerated() {
      if let run = germRuns[index] {
        if run.cells.lowerBound == index { read(run) }
        continue
      }
      guard cell.isContinuous && !cell.isCrowded else {
        close(at: index, to: lastSlope(before: index))
        direction = 0
        start = index + 1
        continue
      }
      if cell.isConstant {
        // A plateau is no turn.
        close(at: index, to: lastSlope(before: index))
        direction = 0
        start = index + 1
      } else if cell.trend != 0 {
        follow(cell.trend, at: index)
        start = index + 1
      } else if start < index && cells[start].bend != cell.bend {
        let slope = lastSlope(before: index)
        close(at: index, to: slope)
        direction = slope
        start = index
      }
    }
    close(at: cells.count, to: lastSlope(before: cells.count))
  }

  /// Reads a run of cells with a germ.
  private mutating func read(_ run: GermRuns.Run) {
    let germ = run.germ
    let first = run.cells.lowerBound
    if let side = germ.left {
      if !side.isDefined || side.trend == 0 {
        let isOpen = side.isDefined && side.accumulation == nil
        close(at: first, to: isOpen ? 0 : lastSlope(before: first))
        direction = 0
      } else {
        follow(side.trend, at: first)
      }
    } else if !germ.isContinuous {
      close(at: first, to: lastSlope(before: first))
      direction = 0
    } else if let side = germ.right {
      close(at: first, to: side.trend)
    }
    start = run.cells.upperBound
    guard let side = germ.right else {
      if germ.left?.isReached != true { direction = 0 }
      return
    }
    if germ.isContinuous, side.trend * direction < 0 {
      germs.append((germ, isMaximum: direction > 0))
    }
    direction = side.isDefined ? side.trend : 0
  }

  /// Goes on in a known direction.
  private mutating func follow(_ trend: Int, at index: Int) {
    if start == index && direction == -trend {
      add(start..<index, from: direction, isProved: true)
    } else {
      close(at: index, to: trend)
    }
    direction = trend
  }

  private func lastSlope(before index: Int) -> Int {
    guard index > 0, cells[index - 1].hasSlope else { return 0 }
    return cells[index - 1].right.slope.strictSign ?? 0
  }

  /// Decides about the cells from `start`: none shows a direction, and all bend the same way.
  private mutating func close(at end: Int, to next: Int) {
    guard start < end else { return }
    let run = start..<end
    let bend = cells[start].bend
    var before = direction
    if before == 0, cells[start].hasSlope { before = cells[start].left.slope.strictSign ?? 0 }
    if bend == 0 {
      let isFinished = !cells[run].contains { $0.isUnfinished }
      // Turns within a few doubles count as one.
      if cells[run].allSatisfy({ $0.isTiny }) {
        let isAtBreak = isBreak(start - 1) || isBreak(end)
        if before * next < 0 {
          add(run, from: before, isProved: true, isTiny: true)
        } else if before * next == 0 && !isAtBreak {
          isComplete = false
        }
        return
      }
      isComplete = false
      if before * next < 0 && isFinished { add(run, from: before, isProved: false) }
      return
    }
    // A convex curve that rises at its beginning, or falls at its end, does so throughout.
    let isLevel = cells[start].left.slope.sign == 0 || cells[end - 1].right.slope.sign == 0
    if isLevel || before == bend || next == -bend {
      monotoneCells.append(run)
      return
    }
    if before == -bend && next == bend {
      add(run, from: before, isProved: true)
    } else {
      isComplete = false
    }
  }

  /// Whether the curve is not proved to be continuous on a cell.
  private func isBreak(_ index: Int) -> Bool {
    index >= 0 && index < cells.count && !cells[index].isContinuous
  }

  private mutating func add(
    _ run: Range<Int>, from direction: Int, isProved: Bool, isTiny: Bool = false
  ) {
    let lower = cells[run.lowerBound].lower
    let upper = run.isEmpty ? lower : cells[run.upperBound - 1].upper
    brackets.append(
      Bracket(
        goal: direction > 0 ? .maximum : .minimum, lower: lower, upper: upper, isProved: isProved,
        isContinuous: true))
    if isProved && !isTiny { turningCells.append(run) }
  }
}
