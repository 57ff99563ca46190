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
    let bits = try reader.raw(side * side)
    guard let picture = RelationPicture(columns: side, rows: side, bits: bits) else {
      throw ForeignBytes()
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
    for pixel in picture.pixels { writer.add(byte: pixel.bits) }
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
