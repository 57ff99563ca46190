/// The tiles of one scale.
struct RelationLayer {
  let grid: PlaneGrid
  private(set) var tiles: [TilePlace: RelationTile] = [:]
  /// What is shown in place of tiles that are not proved yet.
  private(set) var guesses: [TilePlace: RelationGuess] = [:]
  /// Whether a tile has ever shown a part of a region.
  private(set) var hasRegion = false
  /// The marks that were last drawn; others take their place when one of their tiles changes.
  private var drawn = DrawnMarks()

  init(grid: PlaneGrid) { self.grid = grid }

  /// Whether enclosures of the whole tile have been tried.
  func isKnown(_ place: TilePlace) -> Bool { tiles[place] != nil || guesses[place] != nil }

  /// Decides tiles that can be decided whole, and guesses what the others show.
  mutating func survey(_ places: [TilePlace], of figure: PreparedFigure) {
    guard let relation = figure.relation?.relation else {
      let found = RelationGuess.guesses(of: figure.curves, in: grid, at: places)
      for (place, guess) in zip(places, found) { guesses[place] = guess }
      return
    }
    let rest = relation.remainders(
      x: places.map { grid.interval($0.column) }, y: places.map { grid.interval($0.row) })
    var open: [TilePlace] = []
    var conditions: [PlaneCondition] = []
    for (place, rest) in zip(places, rest) {
      if rest == .holds || rest == .fails && figure.curves.isEmpty {
        change(around: place)
        tiles[place] = RelationTile(isFull: rest == .holds)
        if rest == .holds { hasRegion = true }
      } else {
        open.append(place)
        conditions.append(rest)
      }
    }
    if open.isEmpty { return }
    let found = RelationGuess.guesses(of: relation, leaving: conditions, in: grid, at: open)
    for (place, guess) in zip(open, found) { guesses[place] = guess }
  }

  /// Adds a tile that is proved.
  ///
  /// - Parameter isRegion: Whether a pixel that is proved shows a part of a region, not of a curve.
  mutating func finish(
    _ proof: TileProof, at place: TilePlace, isRegion: Bool
  ) {
    let side = Double(PlaneGrid.side)
    var ends: [RelationTile.DashEnd] = []
    for neighbour in place.neighbours {
      let (dx, dy) = (
        Double(neighbour.column - place.column) * side, Double(place.row - neighbour.row) * side
      )
      ends += (tiles[neighbour]?.dashEnds ?? []).map {
        RelationTile.DashEnd(
          place: Point(x: $0.place.x + dx, y: $0.place.y + dy), phase: $0.phase)
      }
    }
    let tile = RelationTile(proof, at: place, cell: grid.cell, among: ends)
    if isRegion || tile.isFull || tile.marks.hasRegion { hasRegion = true }
    change(around: place)
    tiles[place] = tile
    guesses[place] = nil
    for place in [place] + place.neighbours {
      guard var tile = tiles[place], tile.hasLoosePixels else { continue }
      tile.findLoosePixels(isRegion: isRegion) { right, up in
        tiles[TilePlace(column: place.column + Int64(right), row: place.row + Int64(up))]
      }
      tiles[place] = tile
    }
  }

  /// Forgets the tiles outside an area.
  mutating func keep(_ area: TileArea) {
    if tiles.keys.allSatisfy(area.contains) && guesses.keys.allSatisfy(area.contains) { return }
    if let last = drawn.area, !last.isInside(area) { drawn = DrawnMarks() }
    tiles = tiles.filter { area.contains($0.key) }
    guesses = guesses.filter { area.contains($0.key) }
  }

  /// Notes that a tile and those around it change.
  private mutating func change(around place: TilePlace) {
    // A copy of the layer goes on with the marks that both have shared.
    let isShared = !isKnownUniquelyReferenced(&drawn)
    if isShared || drawn.area?.widened(by: 1).contains(place) == true { drawn = DrawnMarks() }
  }

  /// The marks of all tiles of an area, in cells from its upper left corner; `nil` if a tile is missing.
  ///
  /// - Complexity: O(1) for the area that was asked for last, while its tiles stay the same.
  func marks(_ plane: SceneMarks.Plane, in area: TileArea) -> SceneMarks? {
    if drawn.area != area {
      (drawn.regions, drawn.curves) = (nil, nil)
      drawn.area = area.allSatisfy { tiles[$0] != nil } ? area : nil
    }
    if drawn.area == nil { return nil }
    if let marks = plane == .regions ? drawn.regions : drawn.curves { return marks }
    var marks = SceneMarks(plane)
    for row in area.rows.reversed() {
      for column in area.columns {
        guard let tile = tiles[TilePlace(column: column, row: row)] else { return nil }
        let side = Double(PlaneGrid.side)
        let corner = Point(
          x: Double(column - area.columns.lowerBound) * side,
          y: Double(area.rows.upperBound - row) * side)
        marks.add(tile, at: corner, cellsAt: corner, scale: 1)
      }
      marks.endRow()
    }
    switch plane {
    case .regions: drawn.regions = marks
    case .curves: drawn.curves = marks
    }
    return marks
  }
}

/// The marks of an area of tiles, for the next picture.
private final class DrawnMarks {
  /// `nil` before anything was drawn.
  var area: TileArea?
  var regions: SceneMarks?
  var curves: SceneMarks?
}
