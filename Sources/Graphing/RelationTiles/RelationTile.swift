/// A proved tile of a relation.
struct RelationTile {
  /// What is drawn of it, in cells from its upper left corner.
  private(set) var marks = TileMarks()
  /// The pixels that no stroke shows, and isolated points: what is drawn of them depends on the tiles around.
  private(set) var loose = TileMarks()
  /// Whether all its points are solutions.
  let isFull: Bool
  /// Whether some of its pixels may belong to `loose`.
  let hasLoosePixels: Bool
  /// How many pixels are not decided.
  let undecidedCount: Int
  /// The ends of its dashed curves.
  private(set) var dashEnds: [DashEnd] = []
  /// Row by row from the bottom, four in each byte; empty if all pixels are alike.
  private let states: [UInt8]

  /// What a neighbouring tile has to know of a pixel.
  private enum PixelState: UInt8 {
    case empty, proved, traced, other
  }

  /// The end of a dashed curve, in cells from the tile's upper left corner.
  struct DashEnd {
    let place: Point
    /// The phase of dashes that are drawn away from the curve.
    let phase: Double
  }

  /// The rows of a tile that a region fills.
  static let fullRows = (0..<PlaneGrid.side).map { row in
    let y = Double(row) + 0.5
    return Line(from: Point(x: 0, y: y), to: Point(x: Double(PlaneGrid.side), y: y))
  }

  /// A tile in which the relation holds everywhere, or nowhere.
  init(isFull: Bool) {
    self.isFull = isFull
    hasLoosePixels = false
    undecidedCount = 0
    states = []
  }

  /// - Parameters:
  ///   - ends: The ends of dashed curves in the tiles around, in cells from this tile's corner.
  ///   - cell: The side of a cell, in points.
  init(_ proof: TileProof, at place: TilePlace, cell: Double, among ends: [DashEnd]) {
    let picture = proof.picture
    isFull = picture.pixels.allSatisfy { $0.isFull }
    undecidedCount = picture.count(of: .undecided)
    let first = (place.column % 3 + place.row % 3 + 6) % 3 * Int64(PlaneGrid.side % 3)
    var states = picture.pixels.map { pixel -> PixelState in
      if pixel.isTraced { return .traced }
      if pixel.answer == .empty { return .empty }
      return pixel.answer == .proved && !pixel.isFull ? .proved : .other
    }
    hasLoosePixels = states.contains(.proved)
    if isFull || states.allSatisfy({ $0 == .empty }) { states = [] }
    self.states = stride(from: 0, to: states.count, by: 4).map { index in
      states[index..<index + 4].reversed().reduce(0) { $0 << 2 | $1.rawValue }
    }
    var marks = isFull ? RelationMarks() : RelationMarks(of: picture, first: Int(first))
    let side = Double(PlaneGrid.side)
    let frame = Frame(x: 0, y: 0, width: side, height: side)
    for curve in proof.curves {
      for part in curve.clipped(to: frame) { add(part, to: &marks, cell, among: ends) }
    }
    self.marks = TileMarks(marks)
  }

  private func state(_ index: Int) -> PixelState {
    PixelState(rawValue: states[index / 4] >> UInt8(index % 4 * 2) & 3) ?? .empty
  }

  /// Adds a curve whose dashes go on from those around it.
  private mutating func add(
    _ curve: RelationCurve, to marks: inout RelationMarks, _ cell: Double, among ends: [DashEnd]
  ) {
    if curve.isIncluded { return marks.add(curve, dashedFrom: 0, to: 0) }
    let path = curve.path
    let length = path.length * cell
    func next(_ place: Point) -> Double? { ends.first { $0.place.isNear(place) }?.phase }
    let (before, behind) = (next(path[0]), next(path[path.count - 1]))
    let start: Double
    let end: Double
    if before == nil, let behind {
      end = -behind
      start = end - length
    } else {
      start = before ?? 0
      end = Dashes.end(
        after: start, length: length, meeting: curve.isClosed ? -start : behind)
    }
    marks.add(curve, dashedFrom: start, to: end)
    dashEnds.append(DashEnd(place: path[0], phase: -start))
    dashEnds.append(DashEnd(place: path[path.count - 1], phase: end))
  }

  /// How far the pixels of an isolated point may reach into the tiles around.
  private static let margin = 4

  /// Decides which pixels are isolated points, from the tiles around it as far as they are known.
  ///
  /// - Parameter neighbour: The tile so many columns to the right and rows upwards; not called for itself.
  mutating func findLoosePixels(
    isRegion: Bool, neighbour: (_ right: Int, _ up: Int) -> RelationTile?
  ) {
    let (side, margin) = (PlaneGrid.side, Self.margin)
    let width = side + 2 * margin
    var picture = RelationPicture(columns: width, rows: width)
    for up in -1...1 {
      for right in -1...1 {
        let tile = up == 0 && right == 0 ? self : neighbour(right, up)
        guard let tile else { continue }
        tile.copy(into: &picture, column: margin + right * side, row: margin + up * side)
      }
    }
    let found = LoosePixels(in: picture)
    func isOwn(_ index: Int) -> Bool {
      let own = margin..<margin + side
      return own.contains(index % width) && own.contains(index / width)
    }
    func moved(_ point: Point) -> Point {
      Point(x: point.x - Double(margin), y: point.y - Double(margin))
    }
    var loose = RelationMarks()
    loose.add(
      loose: picture.runs { found.isLoose[$0] && isOwn($0) }
        .map { Line(from: moved($0.start), to: moved($0.end)) },
      isRegion: isRegion)
    loose.add(
      points: zip(found.points, found.firstPixels).filter { isOwn($0.1) }.map { moved($0.0) })
    self.loose = TileMarks(loose)
  }

  private func copy(into picture: inout RelationPicture, column: Int, row: Int) {
    let side = PlaneGrid.side
    let columns = max(column, 0)..<min(column + side, picture.columns)
    let rows = max(row, 0)..<min(row + side, picture.rows)
    if states.isEmpty {
      if isFull { picture.fill(PixelBlock(columns: columns, rows: rows)) }
      return
    }
    for y in rows {
      for x in columns {
        switch state((y - row) * side + x - column) {
        case .empty: continue
        case .proved: picture.add(.proved, column: x, row: y)
        case .traced:
          picture.add(.proved, column: x, row: y)
          picture.trace(column: x, row: y)
        case .other:
          picture.fill(PixelBlock(columns: x..<x + 1, rows: y..<y + 1))
        }
      }
    }
  }
}
