/// The tiles of one scale.
struct RelationLayer {
  let grid: PlaneGrid
  private(set) var tiles: [TilePlace: RelationTile] = [:]
  /// What is shown in place of tiles that are not proved yet.
  private(set) var guesses: [TilePlace: RelationGuess] = [:]
  /// Whether a tile has ever shown a part of a region.
  private(set) var hasRegion = false

  init(grid: PlaneGrid) { self.grid = grid }

  /// Whether enclosures of the whole tile have been tried.
  func isKnown(_ place: TilePlace) -> Bool { tiles[place] != nil || guesses[place] != nil }

  /// Decides tiles that can be decided whole, and guesses what the others show.
  mutating func survey(_ places: [TilePlace], of figure: PreparedFigure) {
    guard let relation = figure.relation?.relation else {
      for place in places { guesses[place] = RelationGuess() }
      return
    }
    let rest = relation.remainders(
      x: places.map { grid.interval($0.column) }, y: places.map { grid.interval($0.row) })
    var open: [TilePlace] = []
    var conditions: [PlaneCondition] = []
    for (place, rest) in zip(places, rest) {
      if rest == .holds || rest == .fails && figure.curves.isEmpty {
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
    tiles = tiles.filter { area.contains($0.key) }
    guesses = guesses.filter { area.contains($0.key) }
  }
}
