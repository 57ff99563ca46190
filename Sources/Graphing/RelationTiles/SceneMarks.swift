/// The marks of tiles that are drawn together: those under the axes, or those above.
struct SceneMarks {
  /// What of the marks is drawn together.
  enum Plane { case regions, curves }

  let plane: Plane
  private var region: [Line] = []
  /// Rows of tiles that a region fills.
  private var blocks: [Line] = []
  private var pixels: [Line] = []
  private var strokes = Strokes()
  private var guesses = Strokes()
  private var points = Strokes()
  /// The last row of a region's cells at each height of the row of tiles that is being added: the next tile may
  /// go on with it.
  private var openRows: [Line?]
  /// The last filled tiles of that row.
  private var openBlock: Line?

  init(_ plane: Plane) {
    self.plane = plane
    openRows = plane == .regions ? [Line?](repeating: nil, count: PlaneGrid.side) : []
  }

  var isEmpty: Bool {
    region.isEmpty && blocks.isEmpty && pixels.isEmpty && strokes.isEmpty && guesses.isEmpty
      && points.isEmpty
  }

  /// Adds a tile. The tiles of a row are added from left to right, and `endRow` ends it.
  ///
  /// - Parameters:
  ///   - corner: Its upper left corner.
  ///   - cellCorner: That of its cells.
  ///   - scale: The side of a cell.
  mutating func add(
    _ tile: RelationTile, at corner: Point, cellsAt cellCorner: Point, scale: Double
  ) {
    switch plane {
    case .regions:
      if tile.isFull { addBlock(cellCorner, scale) }
      for row in tile.marks.region { addRegion(row.scaled(by: scale, at: cellCorner), row) }
      for row in tile.loose.region { addRegion(row.scaled(by: scale, at: cellCorner), row) }
    case .curves:
      for marks in [tile.marks, tile.loose] {
        for row in marks.pixels { pixels.append(row.scaled(by: scale, at: cellCorner)) }
        marks.strokes.append(to: &strokes, at: corner, scale: scale)
        for point in marks.points { points.move(to: point.scaled(by: scale, at: corner)) }
      }
    }
  }

  /// Adds the rows of a tile that a region fills.
  mutating func add(fullRowsAt corner: Point, scale: Double) {
    if plane == .curves { return }
    for row in RelationTile.fullRows { addRegion(row.scaled(by: scale, at: corner), row) }
  }

  mutating func add(_ guess: RelationGuess, at corner: Point, scale: Double) {
    if plane == .curves { guess.strokes.append(to: &guesses, at: corner, scale: scale) }
  }

  /// Ends a row of tiles.
  mutating func endRow() {
    for row in openRows.indices {
      if let line = openRows[row] { region.append(line) }
      openRows[row] = nil
    }
    if let openBlock { blocks.append(openBlock) }
    openBlock = nil
  }

  private mutating func addBlock(_ corner: Point, _ scale: Double) {
    let side = Double(PlaneGrid.side)
    let middle = Line(from: Point(x: 0, y: side / 2), to: Point(x: side, y: side / 2))
    let line = middle.scaled(by: scale, at: corner)
    if let open = openBlock {
      if (open.end.x - line.start.x).magnitude < 0.01 {
        openBlock = Line(from: open.start, to: line.end)
        return
      }
      blocks.append(open)
    }
    openBlock = line
  }

  /// - Parameter row: The line in cells from the tile's corner.
  private mutating func addRegion(_ line: Line, _ row: Line) {
    let height = Int(row.start.y)
    if let open = openRows[height] {
      if (open.end.x - line.start.x).magnitude < 0.01 {
        openRows[height] = Line(from: open.start, to: line.end)
        return
      }
      region.append(open)
    }
    openRows[height] = line
  }

  /// Adds marks whose rows have ended, scaled, with their corner and that of their cells in two places.
  mutating func add(_ other: SceneMarks, at corner: Point, cellsAt cellCorner: Point, scale: Double)
  {
    region += other.region.map { $0.scaled(by: scale, at: cellCorner) }
    blocks += other.blocks.map { $0.scaled(by: scale, at: cellCorner) }
    pixels += other.pixels.map { $0.scaled(by: scale, at: cellCorner) }
    strokes.append(other.strokes, at: corner, scale: scale)
    guesses.append(other.guesses, at: corner, scale: scale)
    points.append(other.points, at: corner, scale: scale)
  }

  /// Adds the parts of marks in a frame.
  mutating func add(_ other: SceneMarks, clippedTo frame: Frame) {
    region += other.region.compactMap { $0.clipped(to: frame) }
    pixels += other.pixels.compactMap { $0.clipped(to: frame) }
    strokes.append(other.strokes, clippedTo: frame)
    for point in other.points.points where frame.holds(point) { points.move(to: point) }
  }

  /// - Parameters:
  ///   - width: The width of curves; guesses are half as wide.
  ///   - cell: The side of a cell.
  func draw(index: Int, width: Double, cell: Double, on canvas: inout some Canvas) {
    let side = Double(PlaneGrid.side) * cell
    for (lines, width) in [(blocks, side), (region, cell)] where !lines.isEmpty {
      canvas.draw(lines: lines, width: width, role: .region(index))
    }
    let role = Role.curve(index)
    if !pixels.isEmpty { canvas.draw(lines: pixels, width: cell, role: role) }
    for (strokes, width) in [(guesses, width / 2), (strokes, width), (points, 3 * width)]
    where !strokes.isEmpty {
      canvas.draw(strokes: strokes, width: width, role: role)
    }
  }
}

extension Point {
  /// The place in a picture, when its corner is in a place and its unit has a length.
  fileprivate func scaled(by scale: Double, at corner: Point) -> Point {
    Point(x: corner.x + x * scale, y: corner.y + y * scale)
  }
}

extension Line {
  fileprivate func scaled(by scale: Double, at corner: Point) -> Line {
    Line(from: start.scaled(by: scale, at: corner), to: end.scaled(by: scale, at: corner))
  }
}

extension Frame {
  fileprivate func holds(_ point: Point) -> Bool {
    point.x >= left && point.x < right && point.y >= top && point.y < bottom
  }
}
