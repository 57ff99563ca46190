import OrdinateNumerics

/// What samples show of a relation in a tile until it is proved: thin lines where its functions cross a
/// number.
///
/// - Source: marching squares, after Lorensen & Cline 1987, doi:10.1145/37401.37422.
struct RelationGuess {
  /// In cells of the grid from the tile's upper left corner.
  private(set) var strokes = Strokes()

  /// Cells between samples.
  private static let step = 8
  private static let steps = PlaneGrid.side / step
  private static let samples = steps + 1

  /// Guesses for several tiles at once.
  static func guesses(
    of relation: PlaneRelation, in grid: PlaneGrid, at places: [TilePlace]
  ) -> [RelationGuess] {
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
    let rows = relation.functions.map { $0.values(xs, ys) }
    return places.indices.map { index in
      let first = index * samples * samples
      return RelationGuess(
        relation.condition, rows.map { Array($0[first..<first + samples * samples]) })
    }
  }

  /// Nothing.
  init() {}

  /// - Parameter values: Those of each function, row by row from the bottom.
  private init(_ condition: PlaneCondition, _ values: [[Double]]) {
    for row in 0..<Self.steps {
      for column in 0..<Self.steps {
        let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map {
          (row + $0.1) * Self.samples + column + $0.0
        }
        let rest = condition.reduced { function in
          Self.enclosure(corners.map { values[function][$0] })
        }
        for (function, number) in rest.crossings {
          addLine(corners.map { values[function][$0] - number }, column, row)
        }
      }
    }
  }

  /// What the corners of a square show of the values in it.
  private static func enclosure(_ values: [Double]) -> Interval {
    let known = values.filter { $0.isFinite }
    guard let first = known.first else { return .empty }
    return Interval(
      known.reduce(first) { min($0, $1) }, known.reduce(first) { max($0, $1) },
      decoration: known.count == values.count ? .continuous : .partlyDefined)
  }

  /// Adds the lines of a square in which a function changes its sign.
  ///
  /// - Parameter values: Those at its corners, anticlockwise from the lower left one.
  private mutating func addLine(_ values: [Double], _ column: Int, _ row: Int) {
    let places = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)]
    var ends: [Point] = []
    for corner in 0..<4 {
      let next = (corner + 1) % 4
      let (a, b) = (values[corner], values[next])
      guard a.isFinite, b.isFinite, (a > 0) != (b > 0) else { continue }
      let share = a / (a - b)
      let x = places[corner].0 + (places[next].0 - places[corner].0) * share
      let y = places[corner].1 + (places[next].1 - places[corner].1) * share
      ends.append(
        Point(
          x: (Double(column) + x) * Double(Self.step),
          y: Double(PlaneGrid.side) - (Double(row) + y) * Double(Self.step)))
    }
    for index in stride(from: 1, to: ends.count, by: 2) {
      strokes.move(to: ends[index - 1])
      strokes.line(to: ends[index])
    }
  }
}

extension PlaneCondition {
  /// The functions on which it depends, with the numbers beside which they decide.
  fileprivate var crossings: [(function: Int, number: Double)] {
    switch self {
    case .outcome(let function, let number, _): [(function, number)]
    case .whole: []
    case .all(let parts), .any(let parts): parts.flatMap { $0.crossings }
    }
  }
}
