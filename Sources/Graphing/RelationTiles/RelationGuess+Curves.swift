extension RelationGuess {
  /// How many parts of a curve may be enclosed for a guess, which takes some milliseconds.
  private static let partWork = 1500

  /// Guesses for several tiles at once: lines along curves.
  static func guesses(
    of curves: [AnyPlaneCurve], in grid: PlaneGrid, at places: [TilePlace]
  ) -> [RelationGuess] {
    guard let first = places.first else { return [] }
    let area = places.reduce(
      TileArea(columns: first.column...first.column, rows: first.row...first.row)
    ) { $0.containing($1) }
    var strokes = [Strokes](repeating: Strokes(), count: area.count)
    for curve in curves {
      var proof = ParametricProof(
        of: curve, x: grid.edges(area.columns), y: grid.edges(area.rows), work: partWork,
        wantsPixels: false)
      while proof.advance() {}
      for curve in proof.curves {
        for (start, end) in zip(curve.path, curve.path.dropFirst())
        where start.distance(to: end).isFinite {
          add(Line(from: start, to: end), to: &strokes, of: area)
        }
      }
    }
    return places.map { RelationGuess(strokes[area.index(of: $0)]) }
  }

  /// Adds a line to the tiles that it meets.
  ///
  /// - Parameters:
  ///   - line: In cells from the upper left corner of the area.
  ///   - strokes: Those of each tile, in cells from its corner.
  private static func add(_ line: Line, to strokes: inout [Strokes], of area: TileArea) {
    let side = Double(PlaneGrid.side)
    /// The tiles beside each other that two coordinates and all between them are in.
    func tiles(_ a: Double, _ b: Double, of count: Int) -> ClosedRange<Int>? {
      let (first, last) = (max(min(a, b), 0) / side, min(max(a, b) / side, Double(count) - 0.5))
      return first <= last ? Int(first)...Int(last) : nil
    }
    guard let columns = tiles(line.start.x, line.end.x, of: area.columns.count),
      let rows = tiles(line.start.y, line.end.y, of: area.rows.count)
    else { return }
    for row in rows {
      for column in columns {
        let (left, top) = (Double(column) * side, Double(row) * side)
        func moved(_ point: Point) -> Point { Point(x: point.x - left, y: point.y - top) }
        let part = Line(from: moved(line.start), to: moved(line.end))
          .clipped(to: Frame(x: 0, y: 0, width: side, height: side))
        guard let part else { continue }
        let tile = area.index(
          of: TilePlace(
            column: area.columns.lowerBound + Int64(column),
            row: area.rows.upperBound - Int64(row)))
        if strokes[tile].points.last != part.start { strokes[tile].move(to: part.start) }
        strokes[tile].line(to: part.end)
      }
    }
  }
}
