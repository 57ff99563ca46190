public import Graphing

extension GraphScreen {
  /// Does one small piece of the remaining work: one row of values of one curve, or one block of a relation.
  ///
  /// The part in sight comes first, then the values that a trace or statistics need, then the part
  /// just out of sight, so that it is ready when a finger brings it in. Curves take turns, so that none waits
  /// for a hard one.
  ///
  /// - Parameter seenOnly: Whether the part just out of sight is not wanted.
  /// - Returns: `false` when no work is left.
  public mutating func advance(seenOnly: Bool = false) -> Bool {
    let turns = curves.indices.map { (turn + $0 + 1) % curves.count }
    for index in turns {
      let isAnalyzed = showsStatistics || trace?.curve == curves[index].id
      if curves[index].advanceSeen(in: view, isAnalyzed: isAnalyzed) {
        turn = index
        return true
      }
    }
    if seenOnly { return false }
    for index in turns where curves[index].advance(in: view) {
      turn = index
      return true
    }
    return false
  }

  /// Computes everything in sight of formulas, which are fast. Values from outside are left out,
  /// because they may take any time.
  ///
  /// - Parameter shouldStop: Is asked between pieces of some milliseconds.
  package mutating func finishFormulas(shouldStop: () -> Bool = { false }) {
    for index in curves.indices where curves[index].isShown && curves[index].angle != nil {
      var pieces = 0
      while !curves[index].isComplete(in: view), curves[index].advance(in: view) {
        pieces += 1
        if shouldStop() { return }
        if curves[index].relation != nil && pieces > Self.mostPieces { break }
      }
    }
  }

  /// How many pieces of a relation an export waits for; this takes some seconds at most.
  private static var mostPieces: Int { 20_000 }

  /// Draws the axes, and the curves as far as they have been computed.
  ///
  /// - Parameter canvas: Has the view's size.
  public func draw(on canvas: inout some Canvas) {
    for part in 0..<partCount { draw(part: part, on: &canvas) }
  }

  /// The number of parts in which a drawing is drawn.
  package var partCount: Int { 2 * curves.count + 3 }

  /// Draws a part of what `draw` draws, on what was drawn before it.
  package func draw(part: Int, on canvas: inout some Canvas) {
    if !isCovered(part: part) {
      let covered = coveredByButtons(beside: canvas.textMetrics)
      draw(part: part, axesOf: view, besides: covered, on: &canvas)
    }
    if part == curves.count + 1 { canvas.draw(marks, in: viewport) }
    if part == partCount - 1 { drawGuess(on: &canvas) }
  }

  /// Where pages have buttons over a graph, in its upper and lower right corners. They grow with its text.
  private func coveredByButtons(beside metrics: TextMetrics) -> [Frame] {
    let (width, height) = (view.size.width, view.size.height)
    let button = max(44, metrics.capHeight * 4.6)
    let (upper, lower) = (6 * button + 48, 4 * button + 36)
    let lift = metrics.capHeight * 2.3
    return [
      Frame(x: width - upper, y: 0, width: upper, height: button + 16),
      Frame(
        x: width - lower, y: height - button - lift - 8, width: lower, height: button + lift + 8),
    ]
  }

  /// Draws the picture that is exported: with a legend, and the same on every device.
  ///
  /// - Parameter canvas: Has the view's size.
  public func drawPicture(on canvas: inout some Canvas) {
    for part in 0..<partCount { drawPicture(part: part, on: &canvas) }
  }

  /// Draws a part of what `drawPicture` draws.
  package func drawPicture(part: Int, on canvas: inout some Canvas) {
    var paper = view
    paper.resize(to: view.size, pixelRatio: 1)
    draw(part: part, axesOf: paper, besides: [], on: &canvas)
    guard part == partCount - 1 else { return }
    let rows = curves.filter { $0.isShown }
      .map { (name: $0.angle == nil ? $0.title : $0.equation, color: $0.color) }
    let metrics = canvas.textMetrics
    GraphLegend(rows, size: view.size, below: GraphTitle(title).height(metrics), metrics: metrics)
      .draw(on: &canvas)
  }

  // Never inlined, because copies of it would take kilobytes of the page's program.
  @inline(never)
  private func draw(
    part: Int, axesOf paper: GraphView, besides covered: [Frame], on canvas: inout some Canvas
  ) {
    let count = curves.count
    switch part {
    case 0: canvas.fill(.background)
    case 1..<count + 1 where curves[part - 1].isShown:
      curves[part - 1].drawRegion(in: view, on: &canvas)
    case count + 1:
      var style = axesStyle
      style.time = time
      if !isDeep { style.labels = axisLabels.adding(day: time.day(in: viewport.x)) }
      (style.title, style.covered) = (title, covered)
      paper.drawAxes(axes, style: style, yUnit: yUnit, on: &canvas)
    case count + 2..<2 * count + 2 where curves[part - count - 2].isShown:
      curves[part - count - 2].draw(in: view, on: &canvas)
    case 2 * count + 2: GraphTitle(title).draw(on: &canvas)
    default: break
    }
  }
}

// A guess that is drawn by hand.
extension GraphScreen {
  /// A guess of a curve, in coordinates of the plane. Exports have none.
  package struct Guess: Equatable {
    /// The row of the sheet that is guessed, whose curve is covered until something is drawn.
    package let row: Int
    /// What was drawn; empty before that.
    package let points: [Point]
    /// The two ends of the greatest distance from the curve.
    package let distance: [Point]
  }

  /// Whether a part of the drawing is the curve that is being guessed.
  func isCovered(part: Int) -> Bool {
    guard let guess, guess.points.isEmpty else { return false }
    let index = part <= curves.count ? part - 1 : part - curves.count - 2
    return curves.indices.contains(index) && curves[index].sheetRow == guess.row
  }

  /// Draws what was drawn by hand, over all curves.
  func drawGuess(on canvas: inout some Canvas) {
    guard let guess, !guess.points.isEmpty else { return }
    var strokes = Strokes()
    for points in [guess.points, guess.distance] {
      for (index, point) in points.enumerated() {
        let place = Point(
          x: viewport.distanceFromLeft(point.x), y: viewport.distanceFromTop(point.y))
        if index == 0 { strokes.move(to: place) } else { strokes.line(to: place) }
      }
    }
    canvas.draw(strokes: strokes, width: 3, role: .label)
  }
}
