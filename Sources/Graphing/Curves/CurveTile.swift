/// What was computed of a curve over some pixel columns at one scale.
struct CurveTile {
  /// Which tile: it begins so many tiles right of x = 0.
  let index: Int64
  /// The ordinates that it was computed for, in graph units; wider than what was in sight.
  let y: ClosedRange<Double>
  /// In pixels from the tile's left edge and from the upper end of `y`.
  var strokes = Strokes()
  /// One for each column that has a value, likewise.
  var dots: [Point] = []
}

extension CurveTile {
  /// Whether it was computed for all of these ordinates.
  func covers(_ y: ClosedRange<Double>) -> Bool {
    self.y.lowerBound <= y.lowerBound && y.upperBound <= self.y.upperBound
  }
}
