import OrdinateNumerics

/// What one row of a plot draws: the solutions of a relation, and curves.
public struct PlaneFigure {
  let relation: PlaneRelation?
  let curves: [AnyPlaneCurve]

  public init(_ relation: PlaneRelation) { (self.relation, curves) = (relation, []) }

  /// - Parameter relation: `nil` if there are only curves; without any the figure has no points.
  public init(_ relation: PlaneRelation?, curves: [some PlaneCurve]) {
    self.relation = relation ?? (curves.isEmpty ? .nowhere : nil)
    self.curves = curves.map { AnyPlaneCurve($0) }
  }

  /// Whether it is all points where inequalities hold.
  var isRegion: Bool { curves.isEmpty && relation?.condition.hasEquations == false }
}

/// A figure in the form that suits a part of the plane.
struct PreparedFigure {
  let relation: PreparedRelation?
  let curves: [AnyPlaneCurve]

  // Never inlined, because copies of it would take kilobytes of the page's program.
  @inline(never)
  init(_ figure: PlaneFigure, in window: FigureWindow) {
    relation = figure.relation.map {
      PreparedRelation(
        $0, x: window.x, y: window.y, columns: window.columns, rows: window.rows)
    }
    curves = figure.curves
  }
}

/// Decides for each pixel of a picture whether a figure has a point in it; see `RelationProof`.
struct FigureProof {
  private var relation: RelationProof?
  private var curveProofs: [ParametricProof]
  /// The relation, if a curve that bounds one part of it may be inside another part.
  private let alternatives: PlaneRelation?
  private let xEdges: PixelEdges
  private let yEdges: PixelEdges

  /// The budget of a proof.
  struct Work {
    /// How many boxes within single pixels may be enclosed.
    var pixels = 20_000_000
    /// How many parts of a curve may be enclosed.
    var parts = 6_000_000
  }

  /// Decides a part of a picture for which a figure was prepared.
  ///
  /// - Parameter wantsCurves: Without it, curves of the relation are not traced, only their pixels decided.
  init(
    of figure: PreparedFigure, x: PixelEdges, y: PixelEdges, work: Work = Work(),
    wantsCurves: Bool = true
  ) {
    relation = figure.relation.map {
      RelationProof(of: $0, x: x, y: y, pixelWork: work.pixels, wantsCurves: wantsCurves)
    }
    curveProofs = figure.curves.map { ParametricProof(of: $0, x: x, y: y, work: work.parts) }
    let whole = figure.relation?.relation
    alternatives = whole.flatMap { $0.condition.hasAlternatives ? $0 : nil }
    (xEdges, yEdges) = (x, y)
  }

  /// The finished proof for a picture with one pixel a point.
  ///
  /// - Parameter shouldStop: Asked often; what is not decided then stays undecided.
  init(
    of figure: PlaneFigure, in viewport: Viewport, wantsCurves: Bool = true,
    shouldStop: () -> Bool
  ) {
    let window = FigureWindow(viewport)
    self.init(
      of: PreparedFigure(figure, in: window),
      x: PixelEdges(window.x, count: window.columns), y: PixelEdges(window.y, count: window.rows),
      wantsCurves: wantsCurves)
    while advance(shouldStop: shouldStop) {
      if shouldStop() {
        stop()
        break
      }
    }
  }

  /// Does the next piece of work of each part.
  ///
  /// - Returns: `false` once everything is decided, or cannot be.
  mutating func advance(shouldStop: () -> Bool = { false }) -> Bool {
    var goesOn = relation?.advance(shouldStop: shouldStop) ?? false
    for index in curveProofs.indices where curveProofs[index].advance() { goesOn = true }
    return goesOn
  }

  /// Ends the work: what is not decided yet stays undecided.
  mutating func stop() {
    relation?.stop()
    for index in curveProofs.indices { curveProofs[index].stop() }
  }

  /// What is decided so far.
  var picture: RelationPicture {
    var pictures = curveProofs.map { $0.picture }
    if let relation { pictures.append(relation.picture) }
    var first = pictures.removeLast()
    for other in pictures { first.add(other) }
    return first
  }

  /// The curves found so far; they may go on beyond the picture.
  var curves: [RelationCurve] {
    var curves: [RelationCurve] = []
    if let relation {
      curves = RelationCurve.joined(relation.curves)
      if let alternatives {
        curves = curves.flatMap { curve in
          curve.uncovered(by: relation.picture) { column, row in
            func around(_ pixel: Interval) -> Interval {
              pixel + Interval(-pixel.width, pixel.width)
            }
            let x = around(xEdges.interval(column..<column + 1))
            let y = around(yEdges.interval(row..<row + 1))
            return alternatives.remainders(x: [x], y: [y]) == [.holds]
          }
        }
      }
    }
    return curves + curveProofs.flatMap { $0.curves }
  }
}

extension RelationPicture {
  /// What is proved about each pixel of a figure, with one pixel a point.
  ///
  /// - Parameter shouldStop: Asked often; what is not decided then stays undecided.
  public init(
    of figure: PlaneFigure, in viewport: Viewport, shouldStop: () -> Bool = { false }
  ) {
    self =
      FigureProof(of: figure, in: viewport, wantsCurves: false, shouldStop: shouldStop).picture
  }
}
