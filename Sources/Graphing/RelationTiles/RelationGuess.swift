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

  /// The most lines in a square: where they are denser, more of them show nothing and take much memory.
  private static let mostLines = 3

  /// Guesses for several tiles at once.
  ///
  /// - Parameter conditions: What is left to decide of the relation in each of them.
  static func guesses(
    of relation: PlaneRelation, leaving conditions: [PlaneCondition], in grid: PlaneGrid,
    at places: [TilePlace]
  ) -> [RelationGuess] {
    var values = [[[Double]]](
      repeating: Array(repeating: [], count: relation.functions.count), count: places.count)
    let functions = conditions.map { $0.functions }
    for (number, function) in relation.functions.enumerated() {
      let open = places.indices.filter { functions[$0].contains(number) }
      if open.isEmpty { continue }
      let (xs, ys) = points(of: open.map { places[$0] }, in: grid)
      let found = function.values(xs, ys)
      for (order, index) in open.enumerated() {
        let first = order * samples * samples
        values[index][number] = Array(found[first..<first + samples * samples])
      }
      let dense = open.filter { index in
        conditions[index].numbers(beside: number).contains { isDense(values[index][number], $0) }
      }
      dropNoise(from: &values, of: function, number, conditions, dense, places, in: grid)
    }
    return places.indices.map { RelationGuess(conditions[$0], values[$0]) }
  }

  /// In so many squares of a tile a relation crosses a number only if it is dense, or if doubles show noise.
  private static let manySquares = 16

  private static func isDense(_ values: [Double], _ number: Double) -> Bool {
    var crossed = [Bool](repeating: false, count: steps * steps)
    markSquares(in: &crossed, where: values, cross: number)
    return crossed.count { $0 } > manySquares
  }

  /// Marks the squares with values on both sides of a number, row by row.
  private static func markSquares(
    in crossed: inout [Bool], where values: [Double], cross number: Double
  ) {
    for row in 0..<steps {
      for column in 0..<steps {
        let first = row * samples + column
        var (above, below) = (false, false)
        func look(_ value: Double) {
          guard value.isFinite else { return }
          if value > number { above = true } else { below = true }
        }
        look(values[first])
        look(values[first + 1])
        look(values[first + samples])
        look(values[first + samples + 1])
        if above && below { crossed[row * steps + column] = true }
      }
    }
  }

  /// Removes values of which enclosures do not tell on which side of a number they are.
  ///
  /// In a tile with such noise, some of the first points tried have it.
  private static func dropNoise(
    from values: inout [[[Double]]], of function: AnyPlaneFunction, _ number: Int,
    _ conditions: [PlaneCondition], _ tiles: [Int], _ places: [TilePlace], in grid: PlaneGrid
  ) {
    let count = samples * samples
    var noisy = tiles
    for step in [7, 1] where !noisy.isEmpty {
      let open = noisy
      noisy = []
      let decisive = open.map { conditions[$0].numbers(beside: number) }
      let (xs, ys) = points(of: open.map { places[$0] }, in: grid)
      let tried = xs.indices.filter { $0 % step == 0 }
      let enclosures = function.enclosures(
        tried.map { Interval(xs[$0]) }, tried.map { Interval(ys[$0]) })
      for (order, index) in tried.enumerated() {
        let tile = open[index / count]
        for border in decisive[index / count] where enclosures[order].contains(border) {
          values[tile][number][index % count] = .nan
          if noisy.last != tile { noisy.append(tile) }
        }
      }
    }
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

  /// Nothing.
  init() { strokes = TileStrokes() }

  /// - Parameter values: Those of each function, row by row from the bottom; none of one that is decided.
  private init(_ condition: PlaneCondition, _ values: [[Double]]) {
    var strokes = Strokes()
    var crossed = [Bool](repeating: false, count: Self.steps * Self.steps)
    for (function, number) in condition.crossings {
      Self.markSquares(in: &crossed, where: values[function], cross: number)
    }
    for row in 0..<Self.steps {
      for column in 0..<Self.steps where crossed[row * Self.steps + column] {
        let first = row * Self.samples + column
        func corners(_ function: Int) -> Corners {
          let values = values[function]
          return Corners(
            values[first], values[first + 1], values[first + Self.samples + 1],
            values[first + Self.samples])
        }
        let crossings = condition.reduced { corners($0).enclosure }.crossings
        let step = max(1, (crossings.count + Self.mostLines - 1) / Self.mostLines)
        for index in stride(from: 0, to: crossings.count, by: step) {
          let (function, number) = crossings[index]
          Self.addLine(to: &strokes, corners(function), beside: number, column, row)
        }
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
    let places = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)]
    var ends: [Point] = []
    for corner in 0..<4 {
      let next = (corner + 1) % 4
      let (a, b) = (values[corner] - number, values[next] - number)
      guard a.isFinite, b.isFinite, (a > 0) != (b > 0) else { continue }
      let share = a / (a - b)
      let x = places[corner].0 + (places[next].0 - places[corner].0) * share
      let y = places[corner].1 + (places[next].1 - places[corner].1) * share
      ends.append(
        Point(
          x: (Double(column) + x) * Double(step),
          y: Double(PlaneGrid.side) - (Double(row) + y) * Double(step)))
    }
    for index in stride(from: 1, to: ends.count, by: 2) {
      strokes.move(to: ends[index - 1])
      strokes.line(to: ends[index])
    }
  }
}

extension PlaneCondition {
  /// The numbers beside which a function decides.
  fileprivate func numbers(beside function: Int) -> [Double] {
    crossings.filter { $0.function == function }.map { $0.number }
  }

  /// The functions on which it depends, with the numbers beside which they decide.
  fileprivate var crossings: [(function: Int, number: Double)] {
    var result: [(function: Int, number: Double)] = []
    collectCrossings(into: &result)
    return result
  }

  private func collectCrossings(into result: inout [(function: Int, number: Double)]) {
    switch self {
    case .outcome(let function, let number, _): result.append((function, number))
    case .whole: break
    case .all(let parts), .any(let parts):
      for part in parts { part.collectCrossings(into: &result) }
    }
  }
}
