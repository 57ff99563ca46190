/// A figure on a canvas: its region, its curves and its isolated points, all of them proved. Pixels that are
/// not decided are hatched.
public struct RelationPlot: Sendable {
  /// What was decided about each pixel.
  public let picture: RelationPicture
  private let curves: [RelationCurve]
  private let loose: LoosePixels
  /// Whether a pixel that is proved shows a part of a region, not of a curve.
  private let isOfInequalities: Bool
  /// The size of a pixel of the picture, in points.
  private let pixel: Size

  /// - Parameters:
  ///   - viewport: The part of the plane, drawn with one pixel a point.
  ///   - shouldStop: Asked often; what is not decided then stays undecided.
  public init(
    of figure: PlaneFigure, in viewport: Viewport, shouldStop: () -> Bool = { false }
  ) {
    let (columns, rows) = (
      Int(viewport.size.width.rounded(.up)), Int(viewport.size.height.rounded(.up))
    )
    var proof = FigureProof(
      of: figure, x: viewport.x, y: viewport.y, columns: columns, rows: rows)
    while proof.advance(shouldStop: shouldStop) {
      if shouldStop() {
        proof.stop()
        break
      }
    }
    picture = proof.picture
    curves = proof.curves
    loose = LoosePixels(in: picture)
    isOfInequalities = figure.relation.map { !$0.condition.hasEquations } ?? false
    pixel = Size(
      width: viewport.size.width / Double(columns), height: viewport.size.height / Double(rows))
  }

  /// Whether the picture shows nothing.
  public var isEmpty: Bool { picture.count(of: .empty) == picture.answers.count }

  /// Draws the pixels of a region, under the axes.
  ///
  /// - Parameter index: The number of the relation among all rows of the plot.
  public func drawRegion(index: Int, on canvas: inout some Canvas) {
    let runs = runs { picture.isFull[$0] || isOfInequalities && loose.isLoose[$0] }
    if !runs.isEmpty { canvas.draw(lines: runs, width: pixel.height, role: .region(index)) }
  }

  /// Draws curves, bounds of regions, points and what is not decided.
  ///
  /// - Parameter width: The width of curves, in points.
  public func drawCurves(index: Int, width: Double, on canvas: inout some Canvas) {
    let role = Role.curve(index)
    let hatch = hatch
    if !hatch.isEmpty { canvas.draw(lines: hatch, width: pixel.height, role: role) }
    let runs = isOfInequalities ? [] : runs { loose.isLoose[$0] }
    if !runs.isEmpty { canvas.draw(lines: runs, width: pixel.height, role: role) }
    var strokes = Strokes()
    for chain in curves {
      let path = chain.path.map(placed)
      if chain.isIncluded { strokes.append(path) } else { strokes.append(dashed: path) }
    }
    canvas.draw(strokes: strokes, width: width, role: role)
    var dots = Strokes()
    for point in loose.points { dots.move(to: placed(point)) }
    canvas.draw(strokes: dots, width: 3 * width, role: role)
  }

  private func placed(_ point: Point) -> Point {
    Point(x: point.x * pixel.width, y: point.y * pixel.height)
  }

  private func runs(where belongs: (_ index: Int) -> Bool) -> [Line] {
    picture.runs(where: belongs).map { Line(from: placed($0.start), to: placed($0.end)) }
  }

  /// Every third pixel of those that are not decided, along rising lines.
  private var hatch: [Line] {
    runs { index in
      picture.answers[index] == .undecided
        && (index / picture.columns + index % picture.columns).isMultiple(of: 3)
    }
  }
}

extension Strokes {
  fileprivate mutating func append(_ path: [Point]) {
    guard let first = path.first else { return }
    move(to: first)
    for point in path.dropFirst() { line(to: point) }
  }

  /// The lengths of a dash and of the gap after it, in points.
  private static let dash = (mark: 6.0, gap: 5.0)

  fileprivate mutating func append(dashed path: [Point]) {
    var isMark = true
    var left = Self.dash.mark
    if let first = path.first { move(to: first) }
    for (start, end) in zip(path, path.dropFirst()) {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      var done = 0.0
      while length - done > left {
        done += left
        let place = Point(x: start.x + dx * done / length, y: start.y + dy * done / length)
        if isMark { line(to: place) } else { move(to: place) }
        isMark.toggle()
        left = isMark ? Self.dash.mark : Self.dash.gap
      }
      left -= length - done
      if isMark { line(to: end) }
    }
  }
}
