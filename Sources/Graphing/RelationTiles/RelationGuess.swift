import OrdinateNumerics

/// What samples show of a relation in a tile until it is proved: thin lines where its functions cross a
/// number.
///
/// - Source: marching squares, after Lorensen & Cline 1987, doi:10.1145/37401.37422.
struct RelationGuess {
  let strokes: TileStrokes

  /// Cells between samples.
  private static let step = 8
  private static let steps = PlaneGrid.side / step
  private static let samples = steps + 1
  private static let samplesInTile = samples * samples

  /// The most lines in a square: where they are denser, more of them show nothing and take much memory.
  private static let mostLines = 3

  /// Guesses for several tiles at once.
  ///
  /// - Parameter conditions: What is left to decide of the relation in each of them.
  static func guesses(
    of relation: PlaneRelation, leaving conditions: [PlaneCondition], in grid: PlaneGrid,
    at places: [TilePlace]
  ) -> [RelationGuess] {
    let count = samplesInTile
    let functions = conditions.map { $0.functions }
    let crossings = conditions.map { condition in
      var crossings: [ConditionParts.Crossing] = []
      var parts = ConditionParts(condition)
      parts.findCrossings(&crossings) { _ in
        Interval(-.infinity, .infinity, decoration: .partlyDefined)
      }
      return crossings
    }
    let (xs, ys) = points(of: places, in: grid)
    // Of one tile after the other, and in each of one function after the other.
    let inTile = relation.functions.count * count
    var values = [Double](repeating: .nan, count: places.count * inTile)
    for (number, function) in relation.functions.enumerated() {
      let open = places.indices.filter { functions[$0].contains(number) }
      if open.isEmpty { continue }
      func ofOpen(_ row: [Double]) -> [Double] {
        open.flatMap { row[$0 * count..<($0 + 1) * count] }
      }
      let found = function.values(ofOpen(xs), ofOpen(ys))
      for (order, tile) in open.enumerated() {
        let (start, first) = (tile * inTile + number * count, order * count)
        for index in 0..<count { values[start + index] = found[first + index] }
      }
      let numbers = crossings.map { $0.filter { $0.function == number }.map { $0.number } }
      var noisy = open.filter { tile in
        values.withUnsafeBufferPointer { values in
          numbers[tile].contains {
            squares(in: values, from: tile * inTile + number * count, crosses: $0).nonzeroBitCount
              > manySquares
          }
        }
      }
      // In a tile with noise, some of the first points tried have it.
      for step in [7, 1] where !noisy.isEmpty {
        let tried = noisy.flatMap { stride(from: $0 * count, to: ($0 + 1) * count, by: step) }
        noisy = []
        let enclosures = function.enclosures(
          tried.map { Interval(xs[$0]) }, tried.map { Interval(ys[$0]) })
        for (enclosure, point) in zip(enclosures, tried) {
          let tile = point / count
          guard numbers[tile].contains(where: { enclosure.contains($0) }) else { continue }
          values[tile * inTile + number * count + point % count] = .nan
          if noisy.last != tile { noisy.append(tile) }
        }
      }
    }
    return values.withUnsafeBufferPointer { values in
      places.indices.map {
        RelationGuess(
          conditions[$0], crossings[$0],
          UnsafeBufferPointer(rebasing: values[$0 * inTile..<($0 + 1) * inTile]))
      }
    }
  }

  /// If a function crosses a number in more squares of a tile, it is dense there, or its doubles are noise. A value
  /// is noise if an enclosure does not tell on which side of the number it is.
  private static let manySquares = 16

  /// The squares in which a function has values on both sides of a number: a bit for each of the 64, row by row.
  ///
  /// - Parameter first: Where its values begin.
  private static func squares(
    in values: UnsafeBufferPointer<Double>, from first: Int, crosses number: Double
  ) -> UInt64 {
    var squares: UInt64 = 0
    var (last, place): ((above: UInt64, below: UInt64), Int) = ((0, 0), first)
    for row in 0..<samples {
      var (above, below): (UInt64, UInt64) = (0, 0)
      for column in 0..<samples {
        let value = values[place]
        if value.isFinite {
          if value > number { above |= 1 << column } else { below |= 1 << column }
        }
        place += 1
      }
      if row > 0 {
        let (either, other) = (last.above | above, last.below | below)
        let both = (either | either >> 1) & (other | other >> 1) & (1 << steps - 1)
        squares |= both << ((row - 1) * steps)
      }
      last = (above, below)
    }
    return squares
  }

  /// The points of samples, row by row from the bottom of each tile.
  private static func points(
    of places: [TilePlace], in grid: PlaneGrid
  ) -> (xs: [Double], ys: [Double]) {
    var (xs, ys): ([Double], [Double]) = ([], [])
    let cell = Double(step) / grid.scale
    for place in places {
      let (left, bottom) = (grid.edge(place.column), grid.edge(place.row))
      for row in 0..<samples {
        for column in 0..<samples {
          xs.append(left + Double(column) * cell)
          ys.append(bottom + Double(row) * cell)
        }
      }
    }
    return (xs, ys)
  }

  /// - Parameter strokes: In cells from the tile's corner, inside the tile.
  init(_ strokes: Strokes) { self.strokes = TileStrokes(strokes) }

  /// - Parameter values: Those of one function after the other, row by row from the bottom.
  private init(
    _ condition: PlaneCondition, _ crossings: [ConditionParts.Crossing],
    _ values: UnsafeBufferPointer<Double>
  ) {
    var strokes = Strokes()
    var squares = crossings.reduce(0) {
      $0
        | Self.squares(
          in: values, from: $1.function * Self.samplesInTile, crosses: $1.number)
    }
    var open: [ConditionParts.Crossing] = []
    var parts = ConditionParts(condition)
    while squares != 0 {
      let (row, column) = squares.trailingZeroBitCount.quotientAndRemainder(dividingBy: Self.steps)
      squares &= squares - 1
      func corners(_ function: Int) -> Corners {
        let first = function * Self.samplesInTile + row * Self.samples + column
        return Corners(
          values[first], values[first + 1], values[first + Self.samples + 1],
          values[first + Self.samples])
      }
      parts.findCrossings(&open) { corners($0).enclosure }
      let step = max(1, (open.count + Self.mostLines - 1) / Self.mostLines)
      for index in stride(from: 0, to: open.count, by: step) {
        let (function, number) = (open[index].function, open[index].number)
        Self.addLine(to: &strokes, corners(function), beside: number, column, row)
      }
    }
    self.strokes = TileStrokes(strokes)
  }

  /// The values at the corners of a square, anticlockwise from the lower left one.
  private struct Corners {
    private let values: (Double, Double, Double, Double)

    init(_ a: Double, _ b: Double, _ c: Double, _ d: Double) { values = (a, b, c, d) }

    subscript(corner: Int) -> Double {
      switch corner {
      case 0: values.0
      case 1: values.1
      case 2: values.2
      default: values.3
      }
    }

    /// What they show of the values in the square.
    var enclosure: Interval {
      var (low, high, count) = (Double.infinity, -Double.infinity, 0)
      for corner in 0..<4 where self[corner].isFinite {
        low = min(low, self[corner])
        high = max(high, self[corner])
        count += 1
      }
      if count == 0 { return .empty }
      return Interval(low, high, decoration: count == 4 ? .continuous : .partlyDefined)
    }
  }

  /// Adds the lines of a square in which a function crosses a number, in cells from the tile's corner.
  private static func addLine(
    to strokes: inout Strokes, _ values: Corners, beside number: Double, _ column: Int, _ row: Int
  ) {
    func place(_ corner: Int) -> (x: Double, y: Double) {
      (corner == 1 || corner == 2 ? 1 : 0, corner >= 2 ? 1 : 0)
    }
    var start: Point?
    for corner in 0..<4 {
      let next = (corner + 1) % 4
      let (a, b) = (values[corner] - number, values[next] - number)
      guard a.isFinite, b.isFinite, (a > 0) != (b > 0) else { continue }
      let share = a / (a - b)
      let (from, to) = (place(corner), place(next))
      let x = from.x + (to.x - from.x) * share
      let y = from.y + (to.y - from.y) * share
      let end = Point(
        x: (Double(column) + x) * Double(step),
        y: Double(PlaneGrid.side) - (Double(row) + y) * Double(step))
      if let first = start {
        strokes.move(to: first)
        strokes.line(to: end)
        start = nil
      } else {
        start = end
      }
    }
  }
}
