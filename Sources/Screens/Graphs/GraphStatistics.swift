import Graphing

/// What is known of a curve over the window in sight, found piece by piece.
struct GraphStatistics {
  /// Of the window that was asked for last; perhaps not finished.
  private(set) var current: CurveAnalysis?
  /// The last that was finished, perhaps of another window.
  private var finished: CurveAnalysis?

  /// Finds out a little more about a window.
  ///
  /// - Returns: Whether there was something to find.
  mutating func advance(
    over window: ClosedRange<Double>, _ source: some GraphDataSource
  ) -> Bool {
    if current?.window != window { current = CurveAnalysis(over: window) }
    guard current?.isFinished == false else { return false }
    current?.advance(source)
    if let current, current.isFinished { finished = current }
    return true
  }

  /// What a trace snaps to in a window, in order of x.
  ///
  /// Where the window's own places are not known yet, those that an earlier one has in it.
  func places(in window: ClosedRange<Double>) -> [GraphPlace] {
    guard let finished else { return [] }
    let isOwn = finished.window == window
    var places: [GraphPlace] = []
    for place in finished.places where window.contains(place.x) {
      // An extreme at an edge of another window is none of the curve's.
      let isAtEdge =
        place.x == finished.window.lowerBound || place.x == finished.window.upperBound
      if isAtEdge && !isOwn { continue }
      places.append(GraphPlace(place))
    }
    return places
  }
}

extension GraphPlace {
  fileprivate init(_ place: PointOfInterest) {
    let kind: Kind =
      switch place.kind {
      case .zero: .zero
      case .minimum: .minimum
      case .maximum: .maximum
      case .pole: .pole
      case .gap: .gap
      }
    self.init(kind: kind, x: place.x, y: place.y)
  }
}
