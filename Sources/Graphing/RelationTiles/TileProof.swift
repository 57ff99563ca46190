/// What a finished proof has found in a tile.
struct TileProof {
  /// Of the tile's cells.
  let picture: RelationPicture
  /// In cells from the tile's upper left corner; they may go on beyond it.
  let curves: [RelationCurve]

  init(_ proof: FigureProof) { (picture, curves) = (proof.picture, proof.curves) }

  /// Whether some of its curves are drawn as dashes, which go on from those in the tiles around.
  var hasDashes: Bool { curves.contains { !$0.isIncluded } }

  /// Reads what `write` has written.
  ///
  /// - Throws: If that is no proof of a tile.
  init(_ reader: inout ByteReader) throws(ForeignBytes) {
    let side = PlaneGrid.side
    var picture = RelationPicture(columns: side, rows: side)
    for (index, cell) in try reader.raw(side * side).enumerated() {
      let (column, row) = (index % side, index / side)
      guard let answer = RelationPicture.Answer(rawValue: cell & 3), cell <= 15 else {
        throw ForeignBytes()
      }
      picture.add(answer, column: column, row: row)
      if cell & 4 != 0 {
        guard answer == .proved else { throw ForeignBytes() }
        picture.fill(PixelBlock(columns: column..<column + 1, rows: row..<row + 1))
      }
      if cell & 8 != 0 { picture.trace(column: column, row: row) }
    }
    self.picture = picture
    var curves: [RelationCurve] = []
    for _ in 0..<(try reader.count(ofAtLeast: 9)) {
      let isIncluded = try reader.byte()
      var path: [Point] = []
      for _ in 0..<(try reader.count(ofAtLeast: 16)) {
        path.append(Point(x: try reader.number(), y: try reader.number()))
      }
      guard isIncluded <= 1, !path.isEmpty else { throw ForeignBytes() }
      curves.append(RelationCurve(path: path, isIncluded: isIncluded == 1))
    }
    self.curves = curves
  }

  func write(to writer: inout ByteWriter) {
    for index in picture.answers.indices {
      writer.add(
        byte: picture.answers[index].rawValue | (picture.isFull[index] ? 4 : 0)
          | (picture.isTraced[index] ? 8 : 0))
    }
    writer.add(curves.count)
    for curve in curves {
      writer.add(byte: curve.isIncluded ? 1 : 0)
      writer.add(curve.path.count)
      for point in curve.path {
        writer.add(point.x)
        writer.add(point.y)
      }
    }
  }
}
