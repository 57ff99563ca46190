import OrdinateNumerics

/// The range that samples of a curve cover in each pixel column.
struct ColumnCover {
  private let viewport: Viewport
  /// In points from the top edge, limited to the canvas and a margin; empty if `high` is below
  /// `low`.
  private var low: [Double]
  private var high: [Double]

  init(viewport: Viewport) {
    self.viewport = viewport
    let count = max(1, Int(viewport.size.width.rounded(.up)))
    low = Array(repeating: .infinity, count: count)
    high = Array(repeating: -.infinity, count: count)
  }

  /// The column of a sample; the last column for a sample on the right edge.
  func column(of sample: CurveSample) -> Int {
    min(max(Int(sample.place.x), 0), low.count - 1)
  }

  /// Adds a sample to its column, and to the one before if it lies between two.
  mutating func include(_ sample: CurveSample) {
    guard sample.isDefined else { return }
    let y = clamped(sample.place.y)
    let column = column(of: sample)
    include(y, column)
    if column > 0 && Double(column) == sample.place.x { include(y, column - 1) }
  }

  private mutating func include(_ y: Double, _ column: Int) {
    low[column] = min(low[column], y)
    high[column] = max(high[column], y)
  }

  /// Whether an enclosure visibly extends past the samples of its column by more than a point.
  func isExceeded(by enclosure: Interval, at sample: CurveSample) -> Bool {
    let column = column(of: sample)
    return clamped(viewport.distanceFromTop(enclosure.upper)) < low[column] - 1
      || clamped(viewport.distanceFromTop(enclosure.lower)) > high[column] + 1
  }

  /// Whether an enclosure lies entirely above or below the canvas and its margin.
  func isOutOfSight(_ enclosure: Interval) -> Bool {
    viewport.distanceFromTop(enclosure.lower) < -CurveProof.margin
      || viewport.distanceFromTop(enclosure.upper) > viewport.size.height + CurveProof.margin
  }

  private func clamped(_ y: Double) -> Double {
    min(max(y, -CurveProof.margin), viewport.size.height + CurveProof.margin)
  }
}
