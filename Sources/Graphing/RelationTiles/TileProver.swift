/// Proves lent tiles of a figure, in an instance of the engine other than the one that shows them.
///
/// A tile of which the proof was begun goes on when it is lent again.
package struct TileProver {
  private let prepared: PreparedFigure
  private var loan: TileLoan?
  private var work: TileWork?
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
      work = TileWork(at: place, in: loan.grid, of: prepared)
    }
    guard let proof = work?.advance() else { return true }
    found.append(proof)
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
