import OrdinateNumerics

/// A point of a curve, or an abscissa at which the curve is undefined.
struct CurveSample {
  /// In graph units.
  var x: Double
  /// In points from the canvas's edges; `y` is NaN where the curve is undefined.
  var place: Point
  var isDefined: Bool { !place.y.isNaN }
}

/// Two neighbouring samples, and the facts about the curve between them.
struct CurveGap {
  enum State { case open, joined, broken }
  var left: CurveSample
  var right: CurveSample
  var state = State.open
  /// How many halvings led to this gap.
  var depth: UInt16 = 0
  /// Of these halvings, how many in a row left nearly all of the difference to one half.
  var lopsided: UInt8 = 0
  /// The difference before the first of those halvings, in points.
  var difference = 0.0
  /// How often the shares of the halves did not fit a straight line.
  var restless: UInt8 = 0
  /// How often in a row both halves had about an equal share of a rise or fall.
  var steady: UInt8 = 0
}

extension Viewport {
  /// The points of a curve at distances from the left edge.
  func samples(_ source: AnyGraphDataSource, atDistances distances: [Double]) -> [CurveSample] {
    let xs = distances.map { x(atDistance: $0) }
    let ys = source.values(xs)
    return xs.indices.map {
      CurveSample(x: xs[$0], place: Point(x: distances[$0], y: clampedDistanceFromTop(ys[$0])))
    }
  }

  /// The points of a curve at abscissas.
  func samples(_ source: AnyGraphDataSource, at xs: [Double]) -> [CurveSample] {
    let ys = source.values(xs)
    return xs.indices.map {
      CurveSample(
        x: xs[$0],
        place: Point(x: distanceFromLeft(xs[$0]), y: clampedDistanceFromTop(ys[$0])))
    }
  }

  /// Samples without the values that are noise.
  ///
  /// - Returns: All of them for a source that encloses nothing.
  func withoutNoise(
    _ samples: [CurveSample], _ source: AnyGraphDataSource
  ) -> [CurveSample] {
    guard let enclose = source.enclosures, !samples.isEmpty else { return samples }
    let enclosures = enclose(samples.map { Interval($0.x) })
    var kept = samples
    for index in kept.indices where isNoise(enclosures[index]) {
      kept[index].place.y = .nan
    }
    return kept
  }

  /// Whether a value with this enclosure would show noise: its rounding error is over a point.
  func isNoise(_ enclosure: Interval) -> Bool {
    if enclosure.isEmpty { return false }
    func clamped(_ value: Double) -> Double {
      let (low, high) = (-CurveProof.margin, size.height + CurveProof.margin)
      return min(max(distanceFromTop(value), low), high)
    }
    return clamped(enclosure.lower) - clamped(enclosure.upper) > 1
  }

  /// The distance from the top edge, limited to numbers that a canvas can take; NaN for no value.
  private func clampedDistanceFromTop(_ y: Double) -> Double {
    y.isFinite ? min(max(distanceFromTop(y), -1e9), 1e9) : .nan
  }

  /// How far apart two samples look, in points: more than a canvas height beyond an edge, all look
  /// alike.
  func difference(_ a: CurveSample, _ b: CurveSample) -> Double {
    let (low, high) = (-size.height, 2 * size.height)
    return abs(min(max(a.place.y, low), high) - min(max(b.place.y, low), high))
  }
}
