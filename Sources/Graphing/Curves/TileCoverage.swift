/// The abscissas for which tiles have been found.
struct TileCoverage {
  /// The ranges without a tile so far, in graph units, in rising order.
  private var empty: [ClosedRange<Double>]

  init(of range: ClosedRange<Double>) { empty = [range] }

  var isFull: Bool { empty.isEmpty }

  /// Adds the tiles of a layer.
  ///
  /// - Parameter found: Receives each tile that covers something new, and the range that it newly
  ///   covers.
  /// - Complexity: O(empty parts · log(tiles) + tiles found).
  mutating func add(_ layer: TileLayer, found: (CurveTile, ClosedRange<Double>) -> Void) {
    let grid = layer.grid
    var rest: [ClosedRange<Double>] = []
    for range in empty {
      var left = range.lowerBound
      var next = layer.insertion(of: grid.index(of: left))
      // A quotient may have rounded over an edge.
      if next > 0 { next -= 1 }
      while next < layer.tiles.count, left < range.upperBound {
        let tile = layer.tiles[next]
        let (from, to) = (grid.left(of: tile.index), grid.left(of: tile.index + 1))
        if from >= range.upperBound { break }
        next += 1
        guard to > left else { continue }
        if from > left { rest.append(left...from) }
        let part = max(left, from)...min(range.upperBound, to)
        found(tile, part)
        left = part.upperBound
      }
      if left < range.upperBound { rest.append(left...range.upperBound) }
    }
    empty = rest
  }
}
