package import Graphing

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
