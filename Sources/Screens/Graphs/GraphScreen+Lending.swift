import Formulas
import Graphing

extension GraphScreen {
  // Tiles of relations can be proved by other instances of the engine; `GraphProver` does it there.

  /// Lends tiles of a relation. Relations take turns, and what is in sight comes first.
  ///
  /// - Parameter borrower: The number of the instance that proves them; it has to answer before it borrows again.
  /// - Returns: What `GraphProver.begin` reads; `nil` if there is nothing to lend.
  package mutating func lend(to borrower: Int) -> [UInt8]? {
    let turns = curves.indices.map { (lendingTurn + $0 + 1) % curves.count }
    for isInSight in [true, false] {
      for index in turns where curves[index].isShown && curves[index].canBeLent() {
        let loan = curves[index].relationTiles?.lend(
          to: borrower, in: view, isInSight: isInSight)
        guard let loan else { continue }
        lendingTurn = index
        var writer = ByteWriter()
        writer.add(curves[index].id)
        writer.add(block: curves[index].lentFigure)
        loan.write(to: &writer)
        return writer.bytes
      }
    }
    return nil
  }

  /// Takes the proofs of lent tiles; those that are not wanted any more are dropped.
  ///
  /// - Parameter answer: Of a `GraphProver`.
  /// - Returns: Whether any was wanted. Bytes of any other kind are refused.
  package mutating func take(_ answer: [UInt8], from borrower: Int) -> Bool {
    var reader = ByteReader(answer)
    guard let id = try? reader.whole(),
      let index = curves.firstIndex(where: { $0.id == id })
    else { return false }
    return (try? curves[index].relationTiles?.take(&reader, from: borrower)) == true
  }

  /// How many tiles of relations in sight are not proved yet.
  package var openTileCount: Int {
    curves.reduce(0) { $0 + ($1.isShown ? $1.relationTiles?.openCount(in: view) ?? 0 : 0) }
  }

  /// Takes all tiles back from a borrower that will not answer.
  package mutating func takeBack(from borrower: Int) {
    for index in curves.indices { curves[index].relationTiles?.takeBack(from: borrower) }
  }
}

extension GraphCurve {
  /// All that another instance of the engine needs to prepare the same figure.
  fileprivate var lentFigure: [UInt8] {
    var writer = ByteWriter()
    relationTiles?.window?.write(to: &writer)
    writer.add(byte: angle == .degrees ? 1 : 0)
    writer.add(yUnit)
    writer.add(byte: window == nil ? 0 : 1)
    window?.write(to: &writer)
    writer.add(raw: Array(text.utf8))
    return writer.bytes
  }
}
