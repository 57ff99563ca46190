/// Tiles of several scales as one picture: each part of the view shows the first that was added
/// there.
struct TileProjection {
  private let view: GraphView
  private let visible: Viewport
  private(set) var strokes = Strokes()
  private(set) var dots: [Point] = []
  private var coverage: TileCoverage
  /// The end of the last stroke; a stroke of another tile may continue it.
  private var end = Point(x: .nan, y: .nan)

  init(view: GraphView) {
    self.view = view
    visible = view.viewport
    coverage = TileCoverage(of: visible.x)
  }

  /// Whether every part of the view shows something.
  var isFull: Bool { coverage.isFull }

  /// Adds the tiles of a layer to the parts that are still empty.
  mutating func add(_ layer: TileLayer) {
    var coverage = coverage
    coverage.add(layer) { add($0, layer.grid, $1) }
    self.coverage = coverage
  }

  private mutating func add(_ tile: CurveTile, _ grid: TileGrid, _ part: ClosedRange<Double>) {
    let left = grid.left(of: tile.index)
    // Points per pixel of the tile, and the position of its upper left corner in the view.
    let factor = view.scale / grid.scale
    let corner = Point(
      x: (left - visible.x.lowerBound) * view.scale,
      y: (visible.y.upperBound - tile.y.upperBound) * view.scale)
    func place(_ point: Point) -> Point {
      Point(x: corner.x + point.x * factor, y: corner.y + point.y * factor)
    }
    let from = (part.lowerBound - visible.x.lowerBound) * view.scale - 1e-6
    let to = (part.upperBound - visible.x.lowerBound) * view.scale + 1e-6
    for dot in tile.dots {
      let dot = place(dot)
      if dot.x >= from && dot.x <= to { dots.append(dot) }
    }
    for stroke in 0..<tile.strokes.count {
      let range = tile.strokes.range(of: stroke)
      var last = place(tile.strokes.points[range.lowerBound])
      if range.count == 1 && last.x >= from && last.x <= to { strokes.move(to: last) }
      var isDrawing = false
      for index in range.dropFirst() {
        let point = place(tile.strokes.points[index])
        defer { last = point }
        guard point.x >= from else { continue }
        if last.x > to { break }
        if !isDrawing {
          begin(cut(last, point, from, to))
          isDrawing = true
        }
        end = cut(point, last, from, to)
        strokes.line(to: end)
      }
    }
  }

  /// The first point, or the place where the line to the second enters the drawn part.
  private func cut(_ point: Point, _ other: Point, _ from: Double, _ to: Double) -> Point {
    let x = min(max(point.x, from), to)
    guard x != point.x else { return point }
    return Point(
      x: x, y: point.y + (other.y - point.y) * ((x - point.x) / (other.x - point.x)))
  }

  /// Begins a stroke, or continues the last one if it ended here.
  private mutating func begin(_ point: Point) {
    let isJoined = abs(end.x - point.x) < 1e-3 && abs(end.y - point.y) < 1e-3
    if !isJoined { strokes.move(to: point) }
  }
}
