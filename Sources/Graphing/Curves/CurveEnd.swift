/// An end of a curve, or a hole in it.
public struct CurveEnd: Equatable, Sendable {
  /// In graph units.
  public let place: Point
  /// Whether the curve has no point there.
  public let isOpen: Bool

  public init(at place: Point, isOpen: Bool) { (self.place, self.isOpen) = (place, isOpen) }
}

extension Canvas {
  /// Draws ends: a filled dot where the end belongs to the curve, a ring where it does not.
  ///
  /// - Parameter width: The width of the curve, in points.
  package mutating func draw(
    ends: [CurveEnd], of index: Int, width: Double, in viewport: Viewport
  ) {
    var (all, open) = (Strokes(), Strokes())
    for end in ends {
      let place = Point(
        x: viewport.distanceFromLeft(end.place.x), y: viewport.distanceFromTop(end.place.y))
      let margin = 2 * width
      guard place.x > -margin, place.x < size.width + margin, place.y > -margin,
        place.y < size.height + margin
      else { continue }
      all.move(to: place)
      if end.isOpen { open.move(to: place) }
    }
    if !all.isEmpty { draw(strokes: all, width: 3.5 * width, role: .curve(index)) }
    if !open.isEmpty { draw(strokes: open, width: 2 * width, role: .background) }
  }
}
