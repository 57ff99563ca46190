/// A point of the plane that is marked.
package struct GraphMark: Equatable, Sendable {
  /// In graph units.
  package let x: Double
  package let y: Double
  /// Whether it is the one that the reader has chosen.
  package let isChosen: Bool

  package init(x: Double, y: Double, isChosen: Bool) {
    (self.x, self.y, self.isChosen) = (x, y, isChosen)
  }
}

extension Canvas {
  /// Draws marks: dots on which curves are drawn then.
  package mutating func draw(_ marks: [GraphMark], in viewport: Viewport) {
    for isChosen in [false, true] {
      var dots = Strokes()
      for mark in marks where mark.isChosen == isChosen {
        let place = Point(
          x: viewport.distanceFromLeft(mark.x), y: viewport.distanceFromTop(mark.y))
        let margin = 10.0
        if place.x > -margin, place.x < size.width + margin, place.y > -margin,
          place.y < size.height + margin
        {
          dots.move(to: place)
        }
      }
      if dots.isEmpty { continue }
      draw(strokes: dots, width: isChosen ? 16 : 12, role: .background)
      draw(strokes: dots, width: isChosen ? 13 : 9, role: .label)
    }
  }
}
