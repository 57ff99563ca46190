/// A figure on a canvas: its region, its curves and its isolated points, all of them proved. Pixels that are
/// not decided are hatched.
public struct RelationPlot: Sendable {
  /// What was decided about each pixel.
  public let picture: RelationPicture
  private let marks: RelationMarks
  /// The size of a pixel of the picture, in points.
  private let pixel: Size

  /// - Parameters:
  ///   - viewport: The part of the plane, drawn with one pixel a point.
  ///   - shouldStop: Asked often; what is not decided then stays undecided.
  public init(
    of figure: PlaneFigure, in viewport: Viewport, shouldStop: () -> Bool = { false }
  ) {
    let proof = FigureProof(of: figure, in: viewport, shouldStop: shouldStop)
    picture = proof.picture
    let loose = LoosePixels(in: picture)
    var marks = RelationMarks(of: picture)
    marks.add(
      loose: picture.runs { loose.isLoose[$0] }, isRegion: figure.isRegion)
    marks.add(points: loose.points)
    for curve in proof.curves {
      let length = curve.path.length
      // The dashes of a closed curve go on at its ends.
      let end =
        curve.isClosed ? Dashes.end(after: 0, length: length, meeting: 0) : length
      marks.add(curve, dashedFrom: 0, to: end)
    }
    self.marks = marks
    pixel = Size(
      width: viewport.size.width / Double(picture.columns),
      height: viewport.size.height / Double(picture.rows))
  }

  /// Whether the picture shows nothing.
  public var isEmpty: Bool { picture.count(of: .empty) == picture.pixels.count }

  /// Draws the pixels of a region, under the axes.
  ///
  /// - Parameter index: The number of the relation among all rows of the plot.
  public func drawRegion(index: Int, on canvas: inout some Canvas) {
    let rows = marks.region.map(placed)
    if !rows.isEmpty { canvas.draw(lines: rows, width: pixel.height, role: .region(index)) }
  }

  /// Draws curves, bounds of regions, points and what is not decided.
  ///
  /// - Parameter width: The width of curves, in points.
  public func drawCurves(index: Int, width: Double, on canvas: inout some Canvas) {
    let role = Role.curve(index)
    let rows = marks.pixels.map(placed)
    if !rows.isEmpty { canvas.draw(lines: rows, width: pixel.height, role: role) }
    var strokes = Strokes()
    for stroke in 0..<marks.strokes.count {
      strokes.append(marks.strokes.points[marks.strokes.range(of: stroke)].map(placed))
    }
    canvas.draw(strokes: strokes, width: width, role: role)
    var dots = Strokes()
    for point in marks.points { dots.move(to: placed(point)) }
    canvas.draw(strokes: dots, width: 3 * width, role: role)
  }

  private func placed(_ line: Line) -> Line { Line(from: placed(line.start), to: placed(line.end)) }

  private func placed(_ point: Point) -> Point {
    Point(x: point.x * pixel.width, y: point.y * pixel.height)
  }
}
