/// The marks of tiles of one grid as a view shows them, in points.
struct RelationScene {
  private let grid: PlaneGrid
  private let view: GraphView
  /// Points along a side of a cell.
  private let cell: Double
  private var marks: SceneMarks

  /// - Parameter grid: That of the view or, to be scaled, another.
  init(_ plane: SceneMarks.Plane, of grid: PlaneGrid, in view: GraphView) {
    self.grid = grid
    self.view = view
    cell = view.scale / grid.scale
    marks = SceneMarks(plane)
  }

  var isEmpty: Bool { marks.isEmpty }

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
    marks.add(tile, at: corner, cellsAt: view.onPixels(corner), scale: cell)
  }

  mutating func add(_ guess: RelationGuess, at place: TilePlace) {
    marks.add(guess, at: corner(of: place), scale: cell)
  }

  /// Ends a row of tiles.
  mutating func endRow() { marks.endRow() }

  /// Adds all tiles of an area; nothing if one is missing.
  ///
  /// - Returns: Whether none is.
  mutating func add(whole layer: RelationLayer, in area: TileArea) -> Bool {
    guard let whole = layer.marks(marks.plane, in: area) else { return false }
    let corner = corner(
      of: TilePlace(column: area.columns.lowerBound, row: area.rows.upperBound))
    marks.add(whole, at: corner, cellsAt: view.onPixels(corner), scale: cell)
    return true
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
    return area(in: frame, most: 128).map { add(whole: layer, in: $0) } ?? false
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
    var part = RelationScene(marks.plane, of: grid, in: view)
    if tile.isFull {
      part.marks.add(fullRowsAt: part.corner(of: place), scale: cell)
    } else {
      part.add(tile, at: place)
    }
    part.endRow()
    marks.add(part.marks, clippedTo: frame)
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

  /// - Parameter width: The width of curves; guesses are half as wide.
  func draw(index: Int, width: Double, on canvas: inout some Canvas) {
    marks.draw(index: index, width: width, cell: cell, on: &canvas)
  }
}

extension GraphView {
  /// The nearest corner of four pixels of the device: cells that cover pixels exactly have sharp edges without
  /// gaps between them.
  fileprivate func onPixels(_ place: Point) -> Point {
    func onPixel(_ place: Double) -> Double { (place * pixelRatio).rounded() / pixelRatio }
    return Point(x: onPixel(place.x), y: onPixel(place.y))
  }
}
