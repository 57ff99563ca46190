/// The proved parts of one figure, reused while a view moves over it.
///
/// The plane is proved in square tiles that are fixed in it: panning needs only the tiles that come into
/// view. Until a tile is proved, tiles of the scale before are drawn there, scaled, or what samples show. All
/// work is done by `advance`, a small piece at a time, so that a shell can stop whenever its time is up.
public struct RelationTiles {
  private var figure: PlaneFigure
  private var prepared: PreparedFigure?
  private var layer: RelationLayer?
  /// The last tiles of another scale that showed the whole view.
  private var older: RelationLayer?
  private var plan: Plan?
  private var work: (place: TilePlace, proof: FigureProof)?

  /// What is missing for a view.
  private struct Plan {
    let view: GraphView
    let visible: TileArea
    /// The tiles nearest to the middle last, after those out of sight.
    var missing: [TilePlace]
  }

  /// The budget of one tile.
  private static let tileWork = FigureProof.Work(pixels: 80_000, parts: 80_000)
  /// How many tiles beyond the view's edges are proved ahead.
  private static let reach: Int64 = 2
  /// How many tiles are surveyed at once.
  private static let surveyed = 16

  public init(of figure: PlaneFigure) { self.figure = figure }

  /// Goes on with the same figure, written in another way.
  public mutating func goOn(with figure: PlaneFigure) {
    self.figure = figure
    (prepared, work, plan) = (nil, nil, nil)
  }

  /// Whether everything that a view shows has been decided, or cannot be.
  ///
  /// Tiles beyond its edges may be missing.
  public func isComplete(in view: GraphView) -> Bool {
    guard let plan, plan.view == view else { return false }
    return plan.missing.last.map { !plan.visible.contains($0) } ?? true
  }

  /// Does a piece of work: visible tiles first, from the middle outwards.
  ///
  /// - Returns: Whether anything was left to do.
  public mutating func advance(in view: GraphView) -> Bool {
    prepare(for: view)
    guard let place = plan?.missing.last, let grid = layer?.grid else { return false }
    guard let prepared else { return false }
    if survey(prepared) { return true }
    if work?.place != place {
      let proof = FigureProof(
        of: prepared, x: grid.edges(place.column), y: grid.edges(place.row), work: Self.tileWork)
      work = (place, proof)
    }
    if work?.proof.advance() == true { return true }
    if let proof = work?.proof { layer?.finish(proof, at: place, isRegion: figure.isRegion) }
    work = nil
    plan?.missing.removeLast()
    if isComplete(in: view) { older = nil }
    return true
  }

  /// Surveys missing tiles that are not known yet, those nearest to the middle first.
  private mutating func survey(_ prepared: PreparedFigure) -> Bool {
    guard let missing = plan?.missing, let last = missing.last else { return false }
    // They are surveyed in the order of proofs, so the last one tells about all in sight.
    let isVisible = plan?.visible.contains(last) == true
    var places: [TilePlace] = []
    for place in missing.reversed() where places.count < Self.surveyed {
      if isVisible && plan?.visible.contains(place) != true { break }
      if layer?.isKnown(place) == false { places.append(place) }
    }
    if places.isEmpty { return false }
    layer?.survey(places, of: prepared)
    let proved = layer?.tiles ?? [:]
    plan?.missing.removeAll { proved[$0] != nil }
    return true
  }

  /// Begins a layer if the view's scale is new, and finds what is missing in the view.
  private mutating func prepare(for view: GraphView) {
    if let plan, plan.view == view { return }
    let grid = PlaneGrid(for: view)
    if let layer, layer.grid != grid {
      if isWhole || older == nil { older = layer }
      self.layer = nil
      work = nil
    }
    if layer == nil { layer = RelationLayer(grid: grid) }
    if prepared == nil {
      let shown = view.viewport
      prepared = PreparedFigure(
        figure, x: shown.x, y: shown.y, columns: Int(view.size.width.rounded(.up)),
        rows: Int(view.size.height.rounded(.up)))
    }
    let (x, y) = (view.viewport.x, view.viewport.y)
    let visible = grid.area(x: x, y: y)
    let wanted = visible.widened(by: Self.reach)
    layer?.keep(visible.widened(by: 2 * Self.reach + visible.size / 2))
    let tiles = layer?.tiles ?? [:]
    let open = wanted.fromMiddle.filter { tiles[$0] == nil }
    let ordered = open.filter(visible.contains) + open.filter { !visible.contains($0) }
    plan = Plan(view: view, visible: visible, missing: ordered.reversed())
    if let work, !wanted.contains(work.place) { self.work = nil }
    if isComplete(in: view) { older = nil }
  }

  /// Whether the newest layer has all that its last view showed.
  private var isWhole: Bool { plan.map { isComplete(in: $0.view) } ?? false }

  /// How many pixels in sight are not decided.
  public func undecidedCount(in view: GraphView) -> Int {
    guard let layer else { return 0 }
    return area(layer.grid, view).fromMiddle.reduce(0) {
      $0 + (layer.tiles[$1]?.undecidedCount ?? 0)
    }
  }

  /// Whether a part of what is drawn is in sight.
  public func isSeen(in view: GraphView) -> Bool {
    [.curves, .regions].contains { plane in scenes(plane, in: view).contains { !$0.isEmpty } }
  }

  /// Draws the pixels of a region, under the axes.
  public func drawRegion(index: Int, in view: GraphView, on canvas: inout some Canvas) {
    for scene in scenes(.regions, in: view) { scene.draw(index: index, width: 0, on: &canvas) }
  }

  /// Draws curves, bounds of regions, points and what is not decided.
  ///
  /// - Parameter width: The width of curves, in points; guesses are half as wide.
  public func drawCurves(
    index: Int, width: Double, in view: GraphView, on canvas: inout some Canvas
  ) {
    for scene in scenes(.curves, in: view) { scene.draw(index: index, width: width, on: &canvas) }
  }

  private func area(_ grid: PlaneGrid, _ view: GraphView) -> TileArea {
    grid.area(x: view.viewport.x, y: view.viewport.y)
  }

  /// What is known of a view: of its scale, and elsewhere of scales before.
  private func scenes(_ plane: RelationScene.Plane, in view: GraphView) -> [RelationScene] {
    let grid = PlaneGrid(for: view)
    let newest = layer.flatMap { $0.grid == grid ? $0 : nil }
    let others = [newest == nil ? layer : nil, older].compactMap { $0 }
    if plane == .regions && !(others + [newest].compactMap { $0 }).contains(where: { $0.hasRegion })
    {
      return []
    }
    if newest?.tiles.isEmpty ?? true {
      for other in others {
        var scaled = RelationScene(plane, of: other.grid, in: view)
        if scaled.add(whole: other) { return [scaled] }
      }
    }
    var scene = RelationScene(plane, of: grid, in: view)
    var scaled = others.map { RelationScene(plane, of: $0.grid, in: view) }
    var replaced = [[TilePlace]](repeating: [], count: others.count)
    let visible = area(grid, view)
    for row in visible.rows.reversed() {
      for column in visible.columns {
        let place = TilePlace(column: column, row: row)
        if let tile = newest?.tiles[place] {
          scene.add(tile, at: place)
          continue
        }
        let frame = scene.frame(of: place)
        let guess = newest?.guesses[place]
        let shown =
          others.indices.first { scaled[$0].isCovered(frame, by: others[$0]) }
          ?? (guess == nil ? others.indices.first : nil)
        if let shown {
          replaced[shown].append(place)
        } else if let guess {
          scene.add(guess, at: place)
        }
      }
      scene.endRow()
    }
    for index in others.indices {
      scaled[index].add(others[index], under: replaced[index], of: scene, visible: visible)
    }
    return scaled.reversed() + [scene]
  }
}
