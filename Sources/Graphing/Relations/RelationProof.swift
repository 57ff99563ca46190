import OrdinateNumerics

/// Decides for each pixel of a picture whether a relation has a solution in it, and traces its curves.
///
/// Blocks of pixels are decided whole where enclosures allow it. Where one equation remains whose function
/// rises or falls strictly along an axis, the curve is followed column by column. All others are divided,
/// down to pixels, and these down to a sixteenth.
///
/// ```swift
/// var proof = RelationProof(of: relation, x: -2...2, y: -2...2, columns: 400, rows: 400)
/// while proof.advance() {}
/// ```
///
/// - Source: after Tupper 2001, doi:10.1145/383259.383267, and Lin & Yap 2011.
public struct RelationProof {
  /// What is decided so far.
  public private(set) var picture: RelationPicture
  /// The curves found so far.
  public private(set) var curves: [RelationCurve] = []
  private let xEdges: PixelEdges
  private let yEdges: PixelEdges
  private var waiting: [Task] = []
  private var pixels: [Task] = []
  private var traces: [Trace] = []
  private var slopeUse = SlopeUse()
  private var pixelWork: Int
  private let wantsCurves: Bool
  /// The numerators and denominators of functions that are fractions.
  private var fractions: [PixelProof.Fraction?]

  /// A condition to decide in a block.
  private struct Task {
    let block: PixelBlock
    let condition: PlaneCondition
    let functions: [AnyPlaneFunction]

    /// Whether its parts can be decided together with those of another.
    func isLike(_ other: Task) -> Bool {
      block.pixelCount == other.block.pixelCount && condition == other.condition
        && functions.indices.allSatisfy { functions[$0].isSame(as: other.functions[$0]) }
    }
  }

  /// A curve to follow through a block.
  private struct Trace {
    let task: Task
    let function: AnyPlaneFunction
    let number: Double
    let allowed: Outcomes
    let direction: RegularDirection
  }

  static let tileSize = 64
  /// Blocks are decided side by side until there are so many.
  private static let mostBlocks = 64
  /// The most pixels that wait for larger blocks: each takes some hundred bytes.
  private static let mostPixels = 20_000

  /// - Parameters:
  ///   - x: From the left edge of the picture to the right.
  ///   - y: From the bottom edge to the top.
  ///   - columns: The picture's width, in pixels, above 0.
  ///   - rows: Its height.
  ///   - pixelWork: How many boxes within single pixels may be enclosed.
  /// - Precondition: Both ranges are domains (`Viewport.isDomain`).
  public init(
    of relation: PlaneRelation, x: ClosedRange<Double>, y: ClosedRange<Double>, columns: Int,
    rows: Int, pixelWork: Int = 20_000_000
  ) {
    let prepared = PreparedRelation(relation, x: x, y: y, columns: columns, rows: rows)
    self.init(
      of: prepared, x: PixelEdges(x, count: columns), y: PixelEdges(y, count: rows),
      pixelWork: pixelWork)
  }

  /// Decides a part of a picture for which a relation was prepared.
  ///
  /// - Parameter wantsCurves: Without it, only pixels are decided.
  init(
    of prepared: PreparedRelation, x: PixelEdges, y: PixelEdges, pixelWork: Int,
    wantsCurves: Bool = true
  ) {
    let (columns, rows) = (x.count, y.count)
    picture = RelationPicture(columns: columns, rows: rows)
    (xEdges, yEdges) = (x, y)
    (self.pixelWork, self.wantsCurves) = (pixelWork, wantsCurves)
    fractions = prepared.fractions
    let relation = prepared.relation
    let tiles = stride(from: 0, to: rows, by: Self.tileSize).flatMap { row in
      stride(from: 0, to: columns, by: Self.tileSize).map { column in
        PixelBlock(
          columns: column..<min(column + Self.tileSize, columns),
          rows: row..<min(row + Self.tileSize, rows))
      }
    }
    decide(tiles, relation.condition, relation.functions)
  }

  /// Does the next piece of work, which takes well under a millisecond for most relations.
  ///
  /// - Parameter shouldStop: Asked while a single pixel is divided, which takes long for long formulas.
  /// - Returns: `false` once everything is decided, or cannot be.
  public mutating func advance(shouldStop: () -> Bool = { false }) -> Bool {
    if !traces.isEmpty {
      traceNext()
    } else if pixels.count < Self.mostPixels, let task = waiting.popLast() {
      var blocks = task.block.parts
      while blocks.count < Self.mostBlocks, let next = waiting.last, next.isLike(task) {
        blocks += next.block.parts
        waiting.removeLast()
      }
      decide(blocks, task.condition, task.functions)
    } else if let task = pixels.popLast() {
      decidePixel(task, shouldStop)
    }
    return !traces.isEmpty || !waiting.isEmpty || !pixels.isEmpty
  }

  /// Ends the work: what is not decided yet stays undecided.
  public mutating func stop() {
    for task in traces.map({ $0.task }) + waiting + pixels {
      for row in task.block.rows {
        for column in task.block.columns { picture.add(.undecided, column: column, row: row) }
      }
    }
    (traces, waiting, pixels) = ([], [], [])
  }

  private func x(_ block: PixelBlock) -> Interval { xEdges.interval(block.columns) }
  private func y(_ block: PixelBlock) -> Interval { yEdges.interval(block.rows) }

  private mutating func decide(
    _ blocks: [PixelBlock], _ condition: PlaneCondition, _ functions: [AnyPlaneFunction]
  ) {
    let values = FunctionRows(condition, functions, x: blocks.map(x), y: blocks.map(y))
    var single: [OpenBlock] = []
    var openPixels: [OpenBlock] = []
    for (block, rest) in zip(blocks, values.rests(of: condition, in: blocks.indices)) {
      if rest == .fails { continue }
      if rest == .holds {
        picture.fill(block)
        continue
      }
      if block.isPixel {
        let open = OpenBlock(block: block, condition: rest)
        if case .outcome = rest { single.append(open) } else { openPixels.append(open) }
        continue
      }
      for part in rest.alternatives {
        let open = OpenBlock(block: block, condition: part)
        if case .outcome = part { single.append(open) } else { postpone(open, functions) }
      }
    }
    decide(openPixels, functions)
    for function in functions.indices {
      follow(
        single.filter { if case .outcome(function, _, _) = $0.condition { true } else { false } },
        function, functions)
    }
  }

  /// Decides single pixels at once, as far as that is possible; the others wait.
  private mutating func decide(
    _ pixels: [OpenBlock], _ functions: [AnyPlaneFunction], knowing known: PixelRows.Known? = nil
  ) {
    if pixels.isEmpty { return }
    let answers = PixelRows(functions, pixels.map { box(ofPixel: $0.block) })
      .answers(pixels.map { $0.condition }, knowing: known)
    for (pixel, answer) in zip(pixels, answers) {
      let (column, row) = (pixel.block.columns.lowerBound, pixel.block.rows.lowerBound)
      switch answer {
      case .empty: break
      case .full: picture.fill(pixel.block)
      case .proved: picture.add(.proved, column: column, row: row)
      case .open(let condition):
        self.pixels.append(Task(block: pixel.block, condition: condition, functions: functions))
      }
    }
  }

  private func box(ofPixel block: PixelBlock) -> PlaneBox {
    PlaneBox(
      x: xEdges.side(ofPixel: block.columns.lowerBound),
      y: yEdges.side(ofPixel: block.rows.lowerBound))
  }

  /// A condition that is left to decide in a block.
  private struct OpenBlock {
    let block: PixelBlock
    let condition: PlaneCondition
  }

  /// Divides blocks of one size later; pixels are decided at once as far as that is possible.
  private mutating func postpone(
    _ blocks: [OpenBlock], _ functions: [AnyPlaneFunction], knowing known: PixelRows.Known? = nil
  ) {
    if blocks.first?.block.isPixel == true { return decide(blocks, functions, knowing: known) }
    for open in blocks { postpone(open, functions) }
  }

  private mutating func postpone(_ open: OpenBlock, _ functions: [AnyPlaneFunction]) {
    let block = open.block
    if block.isPixel {
      pixels.append(Task(block: block, condition: open.condition, functions: functions))
    } else {
      var narrowed = functions
      for index in open.condition.functions {
        if let quicker = functions[index].narrowed(x(block), y(block)) { narrowed[index] = quicker }
      }
      waiting.append(Task(block: block, condition: open.condition, functions: narrowed))
    }
  }

  /// Decides blocks in which one function decides, by its slopes.
  private mutating func follow(
    _ blocks: [OpenBlock], _ index: Int, _ functions: [AnyPlaneFunction]
  ) {
    guard let size = blocks.first?.block.pixelCount else { return }
    let (xs, ys) = (blocks.map { x($0.block) }, blocks.map { y($0.block) })
    guard slopeUse.isWorthwhile(for: size),
      let row = NarrowedRow(slopesOf: functions[index], x: xs, y: ys)
    else { return postpone(blocks, functions) }
    var rest: [Int] = []
    for (number, open) in blocks.enumerated() {
      let isDone = follow(
        open, index, functions, row.values[number], row.direction(in: number, pixel: pixelSize))
      slopeUse.count(size, isDecided: isDone)
      if !isDone { rest.append(number) }
    }
    postpone(rest.map { blocks[$0] }, functions, knowing: (index, row.part(rest)))
  }

  /// Decides a block by an enclosure of the only function that decides, or by following its curve.
  ///
  /// - Parameter direction: How the curve runs in the block; `nil` if that is not known.
  /// - Returns: `false` if the block has to be divided.
  private mutating func follow(
    _ open: OpenBlock, _ index: Int, _ functions: [AnyPlaneFunction], _ value: Interval,
    _ direction: RegularDirection?
  ) -> Bool {
    guard case .outcome(_, let number, let allowed) = open.condition else { return false }
    let possible = Outcomes(of: value, beside: number)
    if possible.isDisjoint(with: allowed) { return true }
    if possible.isSubset(of: allowed) {
      picture.fill(open.block)
      return true
    }
    guard value.decoration == .continuous, let direction,
      direction.bend <= RegularDirection.mostBend
    else { return false }
    let function = functions[index].narrowed(x(open.block), y(open.block)) ?? functions[index]
    traces.append(
      Trace(
        task: Task(block: open.block, condition: open.condition, functions: functions),
        function: function, number: number, allowed: allowed, direction: direction))
    return true
  }

  private var pixelSize: Size {
    Size(
      width: xEdges.edges[1].midpoint - xEdges.edges[0].midpoint,
      height: yEdges.edges[1].midpoint - yEdges.edges[0].midpoint)
  }

  /// The most edges between columns that are followed side by side, unless one block has more.
  private static let mostEdges = 128

  /// Follows the last curve that waits, and with it those before it that have the same function.
  private mutating func traceNext() {
    guard let function = traces.last?.function else { return }
    var batch: [Trace] = []
    var blocks: [RegularBlock] = []
    var edgeCount = 0
    while let next = traces.last, next.function.isSame(as: function) {
      let block = RegularBlock(
        next.task.block, number: next.number, allowed: next.allowed, direction: next.direction)
      edgeCount += block.columnCount + 1
      if !batch.isEmpty && edgeCount > Self.mostEdges { break }
      batch.append(next)
      blocks.append(block)
      traces.removeLast()
    }
    var row = RegularRow(blocks, of: function, x: xEdges, y: yEdges)
    let paths = wantsCurves ? row.paths() : []
    let columns = row.columns()
    for (index, trace) in batch.enumerated() {
      if wantsCurves { add(paths[index], of: trace) }
      add(columns[index], of: trace)
    }
  }

  /// Adds the parts of a curve.
  private mutating func add(_ paths: [[Point]], of trace: Trace) {
    let (block, isSwapped) = (trace.task.block, trace.direction.isSwapped)
    for path in paths {
      curves.append(
        RelationCurve(
          path: path.map { place in
            Point(
              x: Double(block.columns.lowerBound) + (isSwapped ? place.y : place.x),
              y: Double(picture.rows - block.rows.lowerBound) - (isSwapped ? place.x : place.y))
          }, isIncluded: trace.allowed.contains(.zero)))
    }
  }

  /// Adds what is known about the pixels beside a curve.
  private mutating func add(_ known: [RegularBlock.Column], of trace: Trace) {
    let (task, allowed, direction) = (trace.task, trace.allowed, trace.direction)
    let (columns, rows) = (task.block.columns, task.block.rows)
    let (before, behind): (Outcomes, Outcomes) =
      direction.rises ? (.negative, .positive) : (.positive, .negative)
    let size = direction.isSwapped ? columns.count : rows.count
    for (index, column) in known.enumerated() {
      func pixels(_ range: Range<Int>) -> PixelBlock {
        direction.isSwapped
          ? task.block.part(columns: range, rows: index..<index + 1)
          : task.block.part(columns: index..<index + 1, rows: range)
      }
      let start = min(column.start, column.end)
      if allowed.contains(before) { picture.fill(pixels(0..<start)) }
      if allowed.contains(behind) { picture.fill(pixels(column.end..<size)) }
      for row in start..<column.end {
        let pixel = pixels(row..<row + 1)
        if column.isFollowed {
          picture.trace(column: pixel.columns.lowerBound, row: pixel.rows.lowerBound)
        }
        let present = column.present(inRow: row, ofRising: direction.rises)
        if present.isDisjoint(with: allowed) {
          if column.isExact { continue }
          self.pixels.append(
            Task(block: pixel, condition: task.condition, functions: task.functions))
        } else {
          picture.add(.proved, column: pixel.columns.lowerBound, row: pixel.rows.lowerBound)
        }
      }
    }
  }

  private mutating func decidePixel(_ task: Task, _ shouldStop: () -> Bool) {
    let (column, row) = (task.block.columns.lowerBound, task.block.rows.lowerBound)
    if picture[column, row] == .proved { return }
    let answer =
      pixelWork > 0
      ? PixelProof(functions: task.functions, fractions: fractions)
        .answer(task.condition, in: box(ofPixel: task.block), work: &pixelWork, shouldStop)
      : .undecided
    picture.add(answer, column: column, row: row)
  }
}
