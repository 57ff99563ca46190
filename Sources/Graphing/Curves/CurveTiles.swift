/// The computed parts of one curve, reused while a view moves over it.
///
/// The columns of pixels are computed in tiles that are fixed in the plane: panning needs only the
/// tiles that come into view. After a change of scale, the tiles of earlier scales are drawn,
/// scaled, until new ones replace them. All work is done by `advance`, a row at a time, so that a
/// shell can stop whenever its time is up.
public struct CurveTiles {
  /// With the source, which takes time to make.
  private enum Work {
    case strokes(CurveTile, CurveSampler, AnyGraphDataSource)
    case dots(CurveTile, AnyGraphDataSource)

    var tile: CurveTile {
      switch self {
      case .strokes(let tile, _, _), .dots(let tile, _): tile
      }
    }
  }

  /// The newest scale last.
  private var layers: [TileLayer] = []
  private var style = CurveStyle.line
  private var work: Work?

  /// The most scales whose tiles are kept.
  private static var largestLayerCount: Int { 32 }
  /// How far beyond the view's edges tiles are computed ahead, in pixels.
  private static var reach: Double { 128 }

  public init() {}

  /// Whether everything that a view shows has been computed.
  ///
  /// Tiles beyond its edges may be missing.
  public func isComplete(in view: GraphView) -> Bool {
    guard let layer = layer(for: view) else { return false }
    let visible = view.viewport
    return layer.covers(
      layer.grid.index(of: visible.x.lowerBound)...layer.grid.index(of: visible.x.upperBound),
      visible.y)
  }

  /// Computes one missing row: visible tiles first, from the middle outwards.
  ///
  /// - Returns: Whether anything was left to compute.
  /// - Complexity: One question to the source: its values or enclosures for a row.
  public mutating func advance(in view: GraphView, _ source: some GraphDataSource) -> Bool {
    if !isAtWork(for: view) { begin(in: view, source.typeErased) }
    guard let current = work, let grid = layers.last?.grid else { return false }
    work = nil
    switch current {
    case .strokes(var tile, var sampler, let source):
      if sampler.advance(source) {
        work = .strokes(tile, sampler, source)
      } else {
        tile.strokes = sampler.strokes.simplified(for: sampler.viewport.size)
        layers[layers.count - 1].put(tile)
      }
    case .dots(var tile, let source):
      tile.dots = CurvePlot.dots(of: source, in: grid.viewport(of: tile.index, y: tile.y))
      layers[layers.count - 1].put(tile)
    }
    return true
  }

  /// The newest layer, if it has a view's scale and style.
  private func layer(for view: GraphView) -> TileLayer? {
    guard let layer = layers.last, style == view.style, layer.grid.scale == view.pixelScale
    else { return nil }
    return layer
  }

  /// Whether a tile that a view wants is being computed.
  private func isAtWork(for view: GraphView) -> Bool {
    guard let index = work?.tile.index, let grid = layer(for: view)?.grid else { return false }
    return Self.wanted(grid, view.viewport).contains(index)
  }

  /// Begins the next tile that a view wants, in a new layer if its scale or style is new.
  private mutating func begin(in view: GraphView, _ source: AnyGraphDataSource) {
    work = nil
    if layer(for: view) == nil {
      // A source that encloses nothing may take as long for a few columns as for many.
      let columns = layers.last?.grid.columns ?? (source.enclosures == nil ? 128 : 64)
      if style == view.style { keepShown(in: view) } else { layers = [] }
      style = view.style
      layers.append(TileLayer(grid: TileGrid(scale: view.pixelScale, columns: columns)))
    }
    guard let layer = layers.last, let tile = nextTile(of: layer, in: view.viewport) else { return }
    let viewport = layer.grid.viewport(of: tile.index, y: tile.y)
    switch style {
    case .line: work = .strokes(tile, CurveSampler(viewport: viewport), source)
    case .dots: work = .dots(tile, source)
    }
  }

  /// Drops the layers that newer ones hide.
  private mutating func keepShown(in view: GraphView) {
    var coverage = TileCoverage(of: view.viewport.x)
    var kept: [TileLayer] = []
    for layer in layers.reversed() where kept.count < Self.largestLayerCount {
      var isShown = false
      coverage.add(layer) { _, _ in isShown = true }
      if isShown { kept.append(layer) }
    }
    layers = kept.reversed()
  }

  /// The indices of the tiles in sight and a little beyond.
  private static func wanted(_ grid: TileGrid, _ visible: Viewport) -> ClosedRange<Int64> {
    let ahead = reach / grid.scale
    return grid.index(
      of: visible.x.lowerBound - ahead)...grid.index(
        of: visible.x.upperBound + ahead)
  }

  /// The tile nearest to the middle that is missing or was computed for ordinates too far away.
  private func nextTile(of layer: TileLayer, in visible: Viewport) -> CurveTile? {
    let grid = layer.grid
    let wanted = Self.wanted(grid, visible)
    let middle = grid.index(of: (visible.x.lowerBound + visible.x.upperBound) / 2)
    let height = visible.y.upperBound - visible.y.lowerBound
    let near = visible.y.lowerBound - height / 2...visible.y.upperBound + height / 2
    for distance in 0...max(middle - wanted.lowerBound, wanted.upperBound - middle) {
      for index in distance == 0 ? [middle] : [middle - distance, middle + distance]
      where wanted.contains(index) {
        if let tile = layer.tile(index), tile.covers(near) { continue }
        let y = visible.y.lowerBound - height...visible.y.upperBound + height
        guard Viewport.isDomain(y),
          Viewport.isDomain(grid.left(of: index)...grid.left(of: index + 1))
        else { return nil }
        return CurveTile(index: index, y: y)
      }
    }
    return nil
  }

  /// Draws the known parts: those computed for this scale, and elsewhere those computed for earlier
  /// scales.
  ///
  /// - Parameters:
  ///   - width: The width of a stroke, in points.
  ///   - canvas: A canvas of the view's size.
  public func draw(
    in view: GraphView, role: Role, width: Double, on canvas: inout some Canvas
  ) {
    let projection = projection(on: view)
    switch view.style {
    case .line: canvas.draw(strokes: projection.strokes, width: width, role: role)
    case .dots: canvas.draw(dots: projection.dots, role: role)
    }
  }

  /// Whether a part of what `draw` draws is on the canvas.
  public func isSeen(in view: GraphView) -> Bool {
    let projection = projection(on: view)
    switch view.style {
    case .line: return projection.strokes.areSeen(on: view.size)
    case .dots: return projection.dots.contains { Line(from: $0, to: $0).isSeen(on: view.size) }
    }
  }

  private func projection(on view: GraphView) -> TileProjection {
    var projection = TileProjection(view: view)
    for layer in layers.reversed() where !projection.isFull {
      projection.add(layer)
    }
    return projection
  }
}

extension GraphView {
  /// Pixels of the device per unit.
  var pixelScale: Double { scale * pixelRatio }
}
