/// The proof of one tile, as far as it has come.
struct TileWork {
  let place: TilePlace
  let grid: PlaneGrid
  private var proof: FigureProof

  /// The budget of one tile.
  private static let most = FigureProof.Work(pixels: 80_000, parts: 80_000)

  // Never inlined, because copies of these would take kilobytes of the page's program.

  @inline(never)
  init(at place: TilePlace, in grid: PlaneGrid, of figure: PreparedFigure) {
    (self.place, self.grid) = (place, grid)
    proof = FigureProof(
      of: figure, x: grid.edges(place.column...place.column),
      y: grid.edges(place.row...place.row), work: Self.most)
  }

  /// Does a piece of work.
  ///
  /// - Returns: What has been found, once everything is decided or cannot be; `nil` before.
  @inline(never)
  mutating func advance() -> TileProof? { proof.advance() ? nil : TileProof(proof) }
}
