import Graphing

/// The statistics of a curve over the window in sight, found piece by piece.
struct GraphStatistics {
  /// For the latest window; perhaps incomplete.
  private(set) var current: CurveAnalysis?
  /// The last complete statistics, perhaps of another window.
  private var finished: CurveAnalysis?

  /// Analyses a little more of a window.
  ///
  /// - Returns: Whether there was something to analyse.
  mutating func advance(
    over window: ClosedRange<Double>, _ source: some GraphDataSource
  ) -> Bool {
    if current?.window != window { current = CurveAnalysis(over: window) }
    guard current?.isFinished == false else { return false }
    current?.advance(source)
    if let current, current.isFinished { finished = current }
    return true
  }

  /// The places in a window that a trace snaps to, in order of x.
  ///
  /// If the places of this window are not known yet, those that an earlier analysis found in it.
  func places(in window: ClosedRange<Double>) -> [GraphPlace] {
    guard let finished else { return [] }
    let edges = [finished.window.lowerBound, finished.window.upperBound]
    return finished.places.filter { place in
      window.contains(place.x) && (place.kind.isOfCurve || !edges.contains(place.x))
    }.map { GraphPlace($0) }
  }
}

extension PointOfInterest.Kind {
  /// Whether the curve has it at an edge of a window, too; others may be there because the window ends.
  fileprivate var isOfCurve: Bool {
    switch self {
    case .zero, .pole, .jump: true
    case .minimum, .maximum, .gap: false
    }
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
      case .jump: .jump
      }
    self.init(kind: kind, x: place.x, y: place.y, found: place)
  }
}
