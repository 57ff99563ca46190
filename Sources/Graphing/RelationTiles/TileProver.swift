/// Proves lent tiles of a figure, in an instance of the engine other than the one that shows them.
///
/// A tile of which the proof was begun goes on when it is lent again.
package struct TileProver {
  private let prepared: PreparedFigure
  private var loan: TileLoan?
  private var work: (grid: PlaneGrid, place: TilePlace, proof: FigureProof)?
  private var found: [TileProof] = []

  /// - Parameter window: The part of the plane for which the figure was prepared where it is shown.
  package init(of figure: PlaneFigure, in window: FigureWindow) {
    prepared = PreparedFigure(figure, in: window)
  }

  /// Takes tiles to prove in place of all that were lent before.
  package mutating func begin(_ loan: TileLoan) {
    self.loan = loan
    found = []
  }

  /// Does a piece of work.
  ///
  /// - Returns: Whether work is left.
  package mutating func advance() -> Bool {
    guard let loan, found.count < loan.places.count else { return false }
    let place = loan.places[found.count]
    if work?.place != place || work?.grid != loan.grid {
      work = (loan.grid, place, FigureProof(ofTileAt: place, in: loan.grid, of: prepared))
    }
    if work?.proof.advance() == true { return true }
    if let proof = work?.proof { found.append(TileProof(proof)) }
    work = nil
    return found.count < loan.places.count
  }

  /// Writes the proofs that are finished, of the loan's first tiles.
  package func write(to writer: inout ByteWriter) {
    writer.add(loan?.number ?? 0)
    writer.add(found.count)
    for proof in found { proof.write(to: &writer) }
  }
}

extension FigureProof {
  /// The budget of one tile.
  private static let tileWork = Work(pixels: 80_000, parts: 80_000)

  /// Decides the cells of a tile.
  init(ofTileAt place: TilePlace, in grid: PlaneGrid, of figure: PreparedFigure) {
    self.init(
      of: figure, x: grid.edges(place.column), y: grid.edges(place.row), work: Self.tileWork)
  }
}
