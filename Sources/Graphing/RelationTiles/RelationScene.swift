/// The marks of tiles of one grid as a view shows them, in points: those under the axes, or those above.
struct RelationScene {
  /// What of the marks is drawn together.
  enum Plane { case regions, curves }

  private let grid: PlaneGrid
  private let plane: Plane
  private let view: GraphView
  /// Points along a side of a cell.
  private let cell: Double
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

  /// - Parameter grid: That of the view or, to be scaled, another.
  init(_ plane: Plane, of grid: PlaneGrid, in view: GraphView) {
    self.plane = plane
    self.grid = grid
    self.view = view
    cell = view.scale / grid.scale
    openRows = plane == .regions ? [Line?](repeating: nil, count: PlaneGrid.side) : []
  }

  var isEmpty: Bool {
    region.isEmpty && blocks.isEmpty && pixels.isEmpty && strokes.isEmpty && guesses.isEmpty
      && points.isEmpty
  }

  /// Where a tile is in the view.
  func frame(of place: TilePlace) -> Frame {
    let corner = corner(of: place)
    let side = Double(PlaneGrid.side) * cell
    return Frame(x: corner.x, y: corner.y, width: side, height: side)
  }

  /// Where neighbouring tiles are in the view.
  private func frame(of area: TileArea) -> Frame {
    let upper = frame(
      of: TilePlace(column: area.columns.lowerBound, row: area.rows.upperBound))
    return Frame(
      x: upper.left, y: upper.top, width: upper.size.width * Double(area.columns.count),
      height: upper.size.height * Double(area.rows.count))
  }

  private func corner(of place: TilePlace) -> Point {
    let side = Double(PlaneGrid.side) * cell
    return Point(
      x: view.size.width / 2 + view.origin.x + Double(place.column) * side,
      y: view.size.height / 2 + view.origin.y - Double(place.row + 1) * side)
  }

  /// Adds a tile. The tiles of a row are added from left to right, and `endRow` ends it.
  mutating func add(_ tile: RelationTile, at place: TilePlace) {
    let corner = corner(of: place)
    // Cells that cover pixels of the device exactly have sharp edges without gaps between them.
    let sharp = Point(x: view.onPixel(corner.x), y: view.onPixel(corner.y))
    switch plane {
    case .regions:
      if tile.isFull { addBlock(sharp) }
      for row in tile.marks.region { addRegion(row, sharp) }
      for row in tile.loose.region { addRegion(row, sharp) }
    case .curves:
      for marks in [tile.marks, tile.loose] {
        for row in marks.pixels { pixels.append(placed(row, sharp)) }
        marks.strokes.append(to: &strokes, at: corner, scale: cell)
        for point in marks.points { points.move(to: placed(point, corner)) }
      }
    }
  }

  mutating func add(_ guess: RelationGuess, at place: TilePlace) {
    if plane == .curves {
      guess.strokes.append(to: &guesses, at: corner(of: place), scale: cell)
    }
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

  private mutating func addBlock(_ corner: Point) {
    let side = Double(PlaneGrid.side)
    let middle = Line(from: Point(x: 0, y: side / 2), to: Point(x: side, y: side / 2))
    let line = placed(middle, corner)
    if let open = openBlock {
      if (open.end.x - line.start.x).magnitude < 0.01 {
        openBlock = Line(from: open.start, to: line.end)
        return
      }
      blocks.append(open)
    }
    openBlock = line
  }

  private mutating func addRegion(_ row: Line, _ corner: Point) {
    let height = Int(row.start.y)
    let line = placed(row, corner)
    if let open = openRows[height] {
      if (open.end.x - line.start.x).magnitude < 0.01 {
        openRows[height] = Line(from: open.start, to: line.end)
        return
      }
      region.append(open)
    }
    openRows[height] = line
  }

  private func placed(_ line: Line, _ corner: Point) -> Line {
    Line(from: placed(line.start, corner), to: placed(line.end, corner))
  }

  private func placed(_ point: Point, _ corner: Point) -> Point {
    Point(x: corner.x + point.x * cell, y: corner.y + point.y * cell)
  }

  // Scaled tiles.

  /// Whether a layer of this grid has all tiles of a part of the view.
  func isCovered(_ frame: Frame, by layer: RelationLayer) -> Bool {
    area(in: frame)?.allSatisfy { layer.tiles[$0] != nil } ?? false
  }

  /// Adds all that a layer of this grid has of the view; nothing if a tile in sight is missing.
  ///
  /// - Returns: Whether none is.
  mutating func add(whole layer: RelationLayer) -> Bool {
    let frame = Frame(x: 0, y: 0, width: view.size.width, height: view.size.height)
    guard let area = area(in: frame, most: 128),
      area.allSatisfy({ layer.tiles[$0] != nil })
    else { return false }
    for row in area.rows {
      for column in area.columns {
        let place = TilePlace(column: column, row: row)
        if let tile = layer.tiles[place] { add(tile, at: place) }
      }
      endRow()
    }
    return true
  }

  /// Adds what a layer of this grid has of some tiles of another one.
  ///
  /// - Parameters:
  ///   - places: The tiles of the other grid, which are all in sight.
  ///   - visible: Those in sight.
  /// - Complexity: O(tiles of both grids in sight).
  mutating func add(
    _ layer: RelationLayer, under places: [TilePlace], of other: RelationScene,
    visible: TileArea
  ) {
    guard let first = places.first, let last = places.last,
      // The places come row by row from above.
      let area = area(
        in: other.frame(
          of: TileArea(columns: visible.columns, rows: last.row...first.row)), most: 128)
    else { return }
    var isMissing = [Bool](repeating: false, count: visible.count)
    for place in places { isMissing[visible.index(of: place)] = true }
    for row in area.rows.reversed() {
      for column in area.columns {
        let own = TilePlace(column: column, row: row)
        guard let around = other.area(in: frame(of: own))?.common(with: visible) else { continue }
        var parts: [TilePlace] = []
        for partRow in around.rows {
          for partColumn in around.columns {
            let part = TilePlace(column: partColumn, row: partRow)
            if isMissing[visible.index(of: part)] { parts.append(part) }
          }
        }
        guard !parts.isEmpty, let tile = layer.tiles[own] else { continue }
        if parts.count == around.count {
          add(tile, at: own)
        } else {
          for part in parts { add(tile, at: own, in: other.frame(of: part)) }
        }
      }
      endRow()
    }
  }

  /// Adds a part of a tile.
  private mutating func add(_ tile: RelationTile, at place: TilePlace, in frame: Frame) {
    var part = RelationScene(plane, of: grid, in: view)
    if tile.isFull && plane == .regions {
      for row in RelationTile.fullRows { part.addRegion(row, part.corner(of: place)) }
    } else {
      part.add(tile, at: place)
    }
    part.endRow()
    region += part.region.compactMap { $0.clipped(to: frame) }
    pixels += part.pixels.compactMap { $0.clipped(to: frame) }
    strokes.append(part.strokes, clippedTo: frame)
    for point in part.points.points where frame.holds(point) { points.move(to: point) }
  }

  /// The tiles that share a part of the view; `nil` if there are more than so many side by side.
  private func area(in frame: Frame, most: Double = 16) -> TileArea? {
    let side = Double(PlaneGrid.side) * cell
    func range(_ low: Double, _ high: Double) -> ClosedRange<Int64>? {
      let (first, last) = ((low / side).rounded(.down), (high / side).rounded(.up) - 1)
      guard first.magnitude < 0x1p60, last.magnitude < 0x1p60, last - first < most else {
        return nil
      }
      return Int64(first)...max(Int64(first), Int64(last))
    }
    let (left, bottom) = (
      frame.left - view.size.width / 2 - view.origin.x,
      view.size.height / 2 + view.origin.y - frame.bottom
    )
    guard let columns = range(left, left + frame.size.width),
      let rows = range(bottom, bottom + frame.size.height)
    else { return nil }
    return TileArea(columns: columns, rows: rows)
  }

  // Drawing.

  /// - Parameter width: The width of curves; guesses are half as wide.
  func draw(index: Int, width: Double, on canvas: inout some Canvas) {
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

extension GraphView {
  /// The nearest boundary between pixels of the device.
  fileprivate func onPixel(_ place: Double) -> Double {
    (place * pixelRatio).rounded() / pixelRatio
  }
}

extension Frame {
  fileprivate func holds(_ point: Point) -> Bool {
    point.x >= left && point.x < right && point.y >= top && point.y < bottom
  }
}
