/// The proved parts of one figure, reused while a view moves over it.
///
/// The plane is proved in square tiles that are fixed in it: panning needs only the tiles that come into
/// view. Until a tile is proved, tiles of the scale before are drawn there, scaled, or what samples show. All
/// work is done by `advance`, a small piece at a time, so that a shell can stop whenever its time is up.
///
/// Tiles can be lent: other instances of the engine prove them with `TileProver`, and the picture is the same to
/// the last bit. `advance` proves lent tiles too once no others are left, so that nothing waits for a borrower
/// that never answers.
public struct RelationTiles {
  private var figure: PlaneFigure
  /// Writes the figure for its proof; `nil` if it is written so.
  private var proved: (() -> PlaneFigure)?
  private var prepared: PreparedFigure?
  /// That for which the figure is prepared; `nil` before the first piece of work.
  package private(set) var window: FigureWindow?
  private var layer: RelationLayer?
  /// The last tiles of another scale that showed the whole view.
  private var older: RelationLayer?
  private var plan: Plan?
  private var work: TileWork?
  private var loans = TileLoans()
  /// Proofs of tiles that are still missing in the layer.
  private var found: [TilePlace: TileProof] = [:]

  /// What is missing for a view.
  private struct Plan {
    let view: GraphView
    let visible: TileArea
    /// The tiles nearest to the middle last, after those out of sight.
    var missing: [TilePlace]
  }

  /// How many tiles beyond the view's edges are proved ahead.
  private static let reach: Int64 = 2
  /// How many tiles of a relation are surveyed at once. Curves are followed through all tiles in sight.
  private static let surveyed = 16

  public init(of figure: PlaneFigure) { self.figure = figure }

  /// - Parameters:
  ///   - figure: Tells at once what is seen.
  ///   - proved: The same figure, written for its proof.
  package init(guessing figure: PlaneFigure, proving proved: @escaping () -> PlaneFigure) {
    (self.figure, self.proved) = (figure, proved)
  }

  /// Goes on with the same figure, written in another way.
  public mutating func goOn(with figure: PlaneFigure) {
    self.figure = figure
    (proved, prepared, work, plan) = (nil, nil, nil, nil)
    found = [:]
    loans.endAll()
  }

  /// Whether everything that a view shows has been decided, or cannot be.
  ///
  /// Tiles beyond its edges may be missing.
  public func isComplete(in view: GraphView) -> Bool {
    guard let plan, plan.view == view else { return false }
    return plan.missing.last.map { !plan.visible.contains($0) } ?? true
  }

  /// How many tiles that a view shows are not proved yet.
  package func openCount(in view: GraphView) -> Int {
    let grid = PlaneGrid(for: view)
    let tiles = layer?.grid == grid ? layer?.tiles : nil
    return area(grid, view).fromMiddle.count { tiles?[$0] == nil }
  }

  /// Does a piece of work: visible tiles first, from the middle outwards.
  ///
  /// - Returns: Whether anything was left to do.
  public mutating func advance(in view: GraphView) -> Bool {
    prepare(for: view)
    guard let prepared, let grid = layer?.grid, plan?.missing.isEmpty == false else { return false }
    if survey(prepared) || addFound(in: view) { return true }
    guard let place = nextPlace else { return false }
    if let proved, let window {
      (figure, self.proved) = (proved(), nil)
      self.prepared = PreparedFigure(figure, in: window)
      return true
    }
    if work?.place != place { work = TileWork(at: place, in: grid, of: prepared) }
    guard let proof = work?.advance() else { return true }
    found[place] = proof
    work = nil
    _ = addFound(in: view)
    return true
  }

  /// The tile to prove next, in sight if one is missing there: the one that was begun, else one that is not lent.
  private var nextPlace: TilePlace? {
    guard let plan, let first = plan.missing.last(where: { found[$0] == nil }) else { return nil }
    let isInSight = plan.visible.contains(first)
    func isOpen(_ place: TilePlace) -> Bool {
      plan.visible.contains(place) == isInSight && found[place] == nil
    }
    if let place = work?.place, isOpen(place), plan.missing.contains(place) { return place }
    return plan.missing.last { isOpen($0) && !loans.has($0) } ?? first
  }

  /// Adds a proof that was found to the layer.
  ///
  /// Dashes go on from tile to tile in the order of the plan, so the order in which tiles are proved does not show.
  ///
  /// - Returns: Whether there was one that could be added.
  private mutating func addFound(in view: GraphView) -> Bool {
    if found.isEmpty { return false }
    guard let missing = plan?.missing else { return false }
    let index = missing.indices.last { index in
      found[missing[index]].map { !$0.hasDashes || index == missing.count - 1 } ?? false
    }
    guard let index, let proof = found.removeValue(forKey: missing[index]) else { return false }
    layer?.finish(proof, at: missing[index], isRegion: figure.isRegion)
    plan?.missing.remove(at: index)
    if isComplete(in: view) { older = nil }
    return true
  }

  // Lending.

  /// Lends tiles that a view shows or, once all of these are proved or lent, is about to show.
  ///
  /// - Parameters:
  ///   - borrower: The number of the instance that proves them. Of its last loan it keeps what it has begun.
  ///   - isInSight: Whether the view shows them.
  /// - Returns: `nil` if there are none.
  package mutating func lend(to borrower: Int, in view: GraphView, isInSight: Bool) -> TileLoan? {
    prepare(for: view)
    guard let plan, let layer else { return nil }
    let free = plan.missing.reversed().filter { place in
      plan.visible.contains(place) == isInSight && found[place] == nil
        && layer.guesses[place] != nil && (place != work?.place || loans.has(place))
    }
    return loans.lend(to: borrower, free, in: layer.grid)
  }

  /// Takes the proofs of lent tiles; those that are not wanted any more are dropped.
  ///
  /// - Returns: Whether any was wanted.
  /// - Throws: If they are not of the tiles that were lent; nothing has changed then.
  package mutating func take(
    _ reader: inout ByteReader, from borrower: Int
  ) throws(ForeignBytes) -> Bool {
    let number = try reader.whole()
    var proofs: [TileProof] = []
    for _ in 0..<(try reader.count(ofAtLeast: PlaneGrid.side * PlaneGrid.side)) {
      proofs.append(try TileProof(&reader))
    }
    try reader.end()
    guard let places = loans.settle(number, of: borrower, proved: proofs.count) else {
      return false
    }
    for (place, proof) in zip(places, proofs) where plan?.missing.contains(place) == true {
      found[place] = proof
    }
    return true
  }

  /// Takes all tiles back from a borrower that will not answer.
  package mutating func takeBack(from borrower: Int) { loans.end(of: borrower) }

  /// Surveys missing tiles that are not known yet, those nearest to the middle first.
  private mutating func survey(_ prepared: PreparedFigure) -> Bool {
    guard let missing = plan?.missing, let last = missing.last else { return false }
    // They are surveyed in the order of proofs, so the last one tells about all in sight.
    let isVisible = plan?.visible.contains(last) == true
    var places: [TilePlace] = []
    let most = prepared.relation == nil ? missing.count : Self.surveyed
    for place in missing.reversed() where places.count < most {
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
      found = [:]
      loans.endAll()
    }
    if layer == nil { layer = RelationLayer(grid: grid) }
    if prepared == nil {
      let window = FigureWindow(view.viewport)
      prepared = PreparedFigure(figure, in: window)
      self.window = window
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
    found = found.filter { wanted.contains($0.key) }
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
  private func scenes(_ plane: SceneMarks.Plane, in view: GraphView) -> [RelationScene] {
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
    let visible = area(grid, view)
    if let newest, scene.add(whole: newest, in: visible) { return [scene] }
    var scaled = others.map { RelationScene(plane, of: $0.grid, in: view) }
    var replaced = [[TilePlace]](repeating: [], count: others.count)
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
