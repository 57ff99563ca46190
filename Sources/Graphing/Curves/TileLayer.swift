/// The grid of tiles at one scale: a tile has the same columns for every position of the view.
struct TileGrid: Equatable {
  /// Pixels per unit.
  let scale: Double
  /// Pixel columns of a tile.
  let columns: Double

  /// The left edge of a tile, in graph units; to the last bit the same as the right edge of the one
  /// before.
  func left(of index: Int64) -> Double { Double(index) * (columns / scale) }

  /// The tile that contains an abscissa. An abscissa too far away for the count of tiles, as after
  /// a large change of scale, gets the last tile on that side.
  func index(of x: Double) -> Int64 {
    Int64(min(max((x * scale / columns).rounded(.down), -0x1p62), 0x1p62))
  }

  /// The view of one tile, in pixels, over ordinates.
  func viewport(of index: Int64, y: ClosedRange<Double>) -> Viewport {
    Viewport(
      x: left(of: index)...left(of: index + 1), y: y,
      size: Size(width: columns, height: (y.upperBound - y.lowerBound) * scale))
  }
}

/// Tiles of one grid, in the order of their indices.
struct TileLayer {
  let grid: TileGrid
  private(set) var tiles: [CurveTile] = []

  init(grid: TileGrid) { self.grid = grid }

  func tile(_ index: Int64) -> CurveTile? {
    let place = insertion(of: index)
    return place < tiles.count && tiles[place].index == index ? tiles[place] : nil
  }

  /// Whether there are tiles for all indices of a range, computed for some ordinates.
  func covers(_ indices: ClosedRange<Int64>, _ y: ClosedRange<Double>) -> Bool {
    let seen = tiles[insertion(of: indices.lowerBound)...].prefix { $0.index <= indices.upperBound }
    return seen.count == indices.upperBound - indices.lowerBound + 1
      && seen.allSatisfy { $0.covers(y) }
  }

  /// The position of the first tile whose index is not below the given one.
  func insertion(of index: Int64) -> Int {
    var (low, high) = (0, tiles.count)
    while low < high {
      let middle = (low + high) / 2
      if tiles[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds a tile; it replaces an older one with the same index.
  mutating func put(_ tile: CurveTile) {
    let place = insertion(of: tile.index)
    if place < tiles.count && tiles[place].index == tile.index {
      tiles[place] = tile
    } else {
      tiles.insert(tile, at: place)
    }
  }
}
