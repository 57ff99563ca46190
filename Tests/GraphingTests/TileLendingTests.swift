import OrdinateNumerics
import Testing

@testable import Graphing

struct TileLendingTests {
  private static let view = GraphView(size: Size(width: 400, height: 300))

  private static func figure(_ outcomes: Outcomes) -> PlaneFigure {
    PlaneFigure(PlaneRelation([Circle(radius: 3.3)], .outcome(of: 0, beside: 0, in: outcomes)))
  }

  /// Tiles that are surveyed, so that there are some to lend.
  private static func tiles(of figure: PlaneFigure) -> RelationTiles {
    var tiles = RelationTiles(of: figure)
    while tiles.isComplete(in: view) { _ = tiles.advance(in: view) }
    for _ in 0..<8 { _ = tiles.advance(in: view) }
    return tiles
  }

  /// The answer of a borrower after a number of pieces.
  private static func answer(
    _ prover: inout TileProver, _ loan: TileLoan, pieces: Int = .max
  ) throws -> [UInt8] {
    var writer = ByteWriter()
    loan.write(to: &writer)
    var reader = ByteReader(writer.bytes)
    prover.begin(try TileLoan(&reader))
    try reader.end()
    var count = 0
    while count < pieces, prover.advance() { count += 1 }
    var answer = ByteWriter()
    prover.write(to: &answer)
    return answer.bytes
  }

  private static func drawn(_ tiles: RelationTiles) -> DrawList {
    var list = DrawList(size: view.size)
    tiles.drawRegion(index: 0, in: view, on: &list)
    tiles.drawCurves(index: 0, width: 2, in: view, on: &list)
    return list
  }

  @Test(
    "tiles proved elsewhere look the same",
    arguments: [[.zero], [.negative], [.positive, .zero]] as [Outcomes], [1, 7, 1000])
  func equality(outcomes: Outcomes, pieces: Int) throws {
    var alone = Self.tiles(of: Self.figure(outcomes))
    while alone.advance(in: Self.view) {}
    var helped = Self.tiles(of: Self.figure(outcomes))
    var provers = [1, 2].map { _ in
      TileProver(of: Self.figure(outcomes), in: FigureWindow(Self.view.viewport))
    }
    var taken = 0
    repeat {
      // The second borrower answers first, so that tiles come back in another order.
      var answers: [(Int, [UInt8])] = []
      for borrower in [1, 2] {
        let loan =
          helped.lend(to: borrower, in: Self.view, isInSight: true)
          ?? helped.lend(to: borrower, in: Self.view, isInSight: false)
        if let loan {
          let answer = try Self.answer(&provers[borrower - 1], loan, pieces: pieces)
          answers.insert((borrower, answer), at: 0)
        }
      }
      for (borrower, answer) in answers {
        var reader = ByteReader(answer)
        if try helped.take(&reader, from: borrower) { taken += 1 }
      }
    } while helped.advance(in: Self.view)
    #expect(taken > 3)
    #expect(Self.drawn(helped).commands == Self.drawn(alone).commands)
  }

  @Test("no tile waits for a borrower that never answers") func silence() {
    var tiles = Self.tiles(of: Self.figure([.zero]))
    for borrower in 1...5 { _ = tiles.lend(to: borrower, in: Self.view, isInSight: true) }
    while tiles.advance(in: Self.view) {}
    #expect(tiles.isComplete(in: Self.view))
  }

  @Test("two borrowers never have the same tile") func sharing() {
    var tiles = Self.tiles(of: Self.figure([.zero]))
    let lent = [1, 2, 3, 1].map { borrower in
      tiles.lend(to: borrower, in: Self.view, isInSight: true)?.places ?? []
    }
    #expect(lent.allSatisfy { !$0.isEmpty })
    #expect(Set((lent[1] + lent[2] + lent[3])).count == (lent[1] + lent[2] + lent[3]).count)
    // What a borrower has not answered stays with it.
    #expect(lent[0] == lent[3])
  }

  @Test("an answer is dropped after a change of scale, and after its tiles were taken back")
  func late() throws {
    for isScaled in [true, false] {
      var tiles = Self.tiles(of: Self.figure([.zero]))
      let lent = tiles.lend(to: 1, in: Self.view, isInSight: true)
      let loan = try #require(lent)
      var prover = TileProver(
        of: Self.figure([.zero]), in: FigureWindow(Self.view.viewport))
      var reader = ByteReader(try Self.answer(&prover, loan))
      var view = Self.view
      if isScaled {
        _ = view.zoom(by: 2)
        _ = tiles.advance(in: view)
      } else {
        tiles.takeBack(from: 1)
      }
      let isTaken = try tiles.take(&reader, from: 1)
      #expect(!isTaken)
    }
  }

  @Test("a proof is read as it was written, all bits of it") func roundTrip() throws {
    let grid = PlaneGrid(for: Self.view)
    let window = FigureWindow(Self.view.viewport)
    for outcomes in [[.zero], [.negative]] as [Outcomes] {
      let prepared = PreparedFigure(Self.figure(outcomes), in: window)
      var work = TileWork(at: TilePlace(column: 1, row: 1), in: grid, of: prepared)
      var found: TileProof?
      while found == nil { found = work.advance() }
      let tile = try #require(found)
      #expect(tile.picture.pixels.contains { $0.isTraced } && !tile.curves.isEmpty)
      #expect(tile.picture.pixels.contains { $0.isFull } == (outcomes == [.negative]))
      var writer = ByteWriter()
      tile.write(to: &writer)
      var reader = ByteReader(writer.bytes)
      let read = try TileProof(&reader)
      try reader.end()
      #expect(read.picture.pixels == tile.picture.pixels)
      #expect(read.curves.map { $0.path } == tile.curves.map { $0.path })
      #expect(read.curves.map { $0.isIncluded } == tile.curves.map { $0.isIncluded })
    }
  }

  @Test("what is cut off or foreign is refused, and changes nothing") func foreign() throws {
    var tiles = Self.tiles(of: Self.figure([.zero]))
    let lent = tiles.lend(to: 1, in: Self.view, isInSight: true)
    let loan = try #require(lent)
    var prover = TileProver(of: Self.figure([.zero]), in: FigureWindow(Self.view.viewport))
    let answer = try Self.answer(&prover, loan)
    var refused = stride(from: 0, to: answer.count, by: 97).map { Array(answer.prefix($0)) }
    refused.append(answer + [0])
    // A count of proofs, an answer about a pixel, a count of curves.
    for index in [8, 14, 15, 16, 16 + 4096 + 6] {
      var changed = answer
      changed[index] = 0xFF
      refused.append(changed)
    }
    for bytes in refused {
      var reader = ByteReader(bytes)
      #expect(throws: ForeignBytes.self) { try tiles.take(&reader, from: 1) }
    }
    var reader = ByteReader(answer)
    let isTaken = try tiles.take(&reader, from: 1)
    #expect(isTaken)
  }
}
