/// The computed part of a curve over some pixel columns at one scale.
struct CurveTile {
  /// The number of the tile: it begins this many tiles to the right of x = 0.
  let index: Int64
  /// The ordinates that it was computed for, in graph units; a wider range than was visible.
  let y: ClosedRange<Double>
  /// In pixels from the tile's left edge and from the upper end of `y`.
  var strokes = Strokes()
  /// One for each column that has a value, with the same origin and unit as `strokes`.
  var dots: [Point] = []
}

extension CurveTile {
  /// Whether it was computed for all of these ordinates.
  func covers(_ y: ClosedRange<Double>) -> Bool {
    self.y.lowerBound <= y.lowerBound && y.upperBound <= self.y.upperBound
  }
}
