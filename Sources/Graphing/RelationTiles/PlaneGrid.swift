import OrdinateNumerics

/// Square tiles of square cells that are fixed in the plane at one scale.
struct PlaneGrid: Equatable {
  /// The side of a cell, in points of the view.
  let cell: Double
  /// Cells per unit.
  let scale: Double

  /// Cells along a side of a tile.
  static let side = 64

  init(cell: Double, scale: Double) { (self.cell, self.scale) = (cell, scale) }

  /// The grid for a view: a cell is a whole number of the device's pixels, and at most one point wide.
  init(for view: GraphView) {
    let pixels = max(1, view.pixelRatio.rounded(.down))
    cell = pixels / view.pixelRatio
    scale = view.pixelScale / pixels
  }

  /// The left or lower edge of a column or row of tiles, about, in graph units.
  func edge(_ index: Int64) -> Double { Double(index) * Double(Self.side) / scale }

  /// The edges of the cells of columns or rows of tiles, to the last bit the same where two of them meet.
  func edges(_ indices: ClosedRange<Int64>) -> PixelEdges {
    PixelEdges(
      first: Double(indices.lowerBound) * Double(Self.side), count: indices.count * Self.side,
      perUnit: scale)
  }

  /// From the first edge of a column or row of tiles to the last.
  func interval(_ index: Int64) -> Interval {
    func edge(_ index: Int64) -> Interval {
      Interval(Double(index) * Double(Self.side)) / Interval(scale)
    }
    return Interval.hull(edge(index), edge(index + 1))
  }

  /// The column or row of tiles that contains a coordinate; the last on its side for one too far away.
  func index(of coordinate: Double) -> Int64 {
    let index = (coordinate * scale / Double(Self.side)).rounded(.down)
    return Int64(min(max(index, -0x1p60), 0x1p60))
  }

  /// The tiles that contain a part of a rectangle.
  func area(x: ClosedRange<Double>, y: ClosedRange<Double>) -> TileArea {
    TileArea(
      columns: index(of: x.lowerBound)...index(of: x.upperBound),
      rows: index(of: y.lowerBound)...index(of: y.upperBound))
  }

}

/// The position of a tile in its grid: columns count to the right, rows upwards.
struct TilePlace: Hashable {
  var column: Int64
  var row: Int64

  /// Hashes one number, which takes half the time of two. Few places share it: views are not so tall.
  func hash(into hasher: inout Hasher) { hasher.combine(column &<< 20 ^ row) }

  /// The eight tiles around it.
  var neighbours: [TilePlace] {
    var places: [TilePlace] = []
    for up in -1...1 {
      for right in -1...1 where up != 0 || right != 0 {
        places.append(TilePlace(column: column + Int64(right), row: row + Int64(up)))
      }
    }
    return places
  }
}

/// Neighbouring tiles.
struct TileArea: Equatable {
  let columns: ClosedRange<Int64>
  let rows: ClosedRange<Int64>

  func contains(_ place: TilePlace) -> Bool {
    columns.contains(place.column) && rows.contains(place.row)
  }

  /// The smallest area with one tile more.
  func containing(_ place: TilePlace) -> TileArea {
    TileArea(
      columns: min(columns.lowerBound, place.column)...max(columns.upperBound, place.column),
      rows: min(rows.lowerBound, place.row)...max(rows.upperBound, place.row))
  }

  /// Whether all its tiles are also in another area.
  func isInside(_ other: TileArea) -> Bool {
    columns.clamped(to: other.columns) == columns && rows.clamped(to: other.rows) == rows
  }

  var count: Int { columns.count * rows.count }

  /// A number below `count` for each of its tiles.
  func index(of place: TilePlace) -> Int {
    Int(place.row - rows.lowerBound) * columns.count + Int(place.column - columns.lowerBound)
  }

  /// The tiles that are also in another area; `nil` if none is.
  func common(with other: TileArea) -> TileArea? {
    guard columns.overlaps(other.columns), rows.overlaps(other.rows) else { return nil }
    return TileArea(
      columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  func allSatisfy(_ isSatisfied: (TilePlace) -> Bool) -> Bool {
    for row in rows {
      for column in columns where !isSatisfied(TilePlace(column: column, row: row)) {
        return false
      }
    }
    return true
  }

  /// The greater of the numbers of columns and rows.
  var size: Int64 {
    max(columns.upperBound - columns.lowerBound, rows.upperBound - rows.lowerBound) + 1
  }

  /// A larger area, by a number of tiles on each side.
  func widened(by count: Int64) -> TileArea {
    TileArea(
      columns: columns.lowerBound - count...columns.upperBound + count,
      rows: rows.lowerBound - count...rows.upperBound + count)
  }

  /// Its tiles, from the middle outwards.
  var fromMiddle: [TilePlace] {
    let middle = (
      Double(columns.lowerBound + columns.upperBound) / 2,
      Double(rows.lowerBound + rows.upperBound) / 2
    )
    var places: [(place: TilePlace, distance: Double)] = []
    for row in rows {
      for column in columns {
        let (dx, dy) = (Double(column) - middle.0, Double(row) - middle.1)
        places.append((TilePlace(column: column, row: row), dx * dx + dy * dy))
      }
    }
    return places.ascending { $0.distance }.map { $0.place }
  }
}
