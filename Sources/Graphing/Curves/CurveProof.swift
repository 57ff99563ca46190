import OrdinateNumerics

/// A part of a curve's abscissas, and the facts that enclosures prove about the curve there.
struct CurveSpan {
  enum Finding {
    /// No part of it is visible, or it is nowhere defined.
    case absent
    /// Continuous; chords over a step of this many points stay close to it.
    case smooth(step: Double)
    /// Continuous; it turns more often than can be shown, or its enclosure is wide.
    case wild
    /// Possibly not continuous.
    case unproved
  }

  /// In points from the left edge, like `right`.
  var left: Double
  var right: Double
  var finding: Finding
  /// Contains all ordinates there.
  var enclosure: Interval
}

/// Proves facts about a curve from enclosures of its ordinates and slopes.
///
/// It begins with parts of 16 points; a part with too little proof is cut into four, down to a
/// sixteenth of a point. With slopes from s to t, a chord of width w strays from a continuous curve
/// by at most w·(t − s)/4: the mean-value form. It sharpens with the square of w, while the
/// enclosure of the ordinates alone stays thick.
struct CurveProof {
  let viewport: Viewport
  /// The decided spans, in no order.
  private(set) var spans: [CurveSpan] = []
  /// The undecided parts, each from left to right in points from the left edge.
  private var parts: [(left: Double, right: Double)] = []

  private static var widest: Double { 16 }
  private static var narrowest: Double { 0.0625 }
  /// How far a chord may stray, in points, at right angles to it.
  private static var tolerance: Double { 0.15 }
  /// The margin around the canvas, in points; nothing beyond it is visible.
  static var margin: Double { 8 }

  init(viewport: Viewport) {
    self.viewport = viewport
    let width = viewport.size.width
    var left = 0.0
    while left < width {
      let right = min(left + Self.widest, width)
      parts.append((left, right))
      left = right
    }
  }

  /// Requests enclosures for all undecided parts.
  ///
  /// - Returns: Whether undecided parts remain; `nil` if the source encloses nothing.
  mutating func advance(_ source: AnyGraphDataSource) -> Bool? {
    guard let enclose = source.enclosures else { return nil }
    let intervals = parts.map { Self.interval(viewport, $0.left, $0.right) }
    let enclosures = enclose(intervals)
    var continuous: [Int] = []
    var next: [(left: Double, right: Double)] = []
    for index in parts.indices {
      let (part, enclosure) = (parts[index], enclosures[index])
      if isOutOfSight(enclosure) {
        decide(part, .absent, enclosure)
      } else if enclosure.decoration == .continuous {
        if height(enclosure) <= 0.25 {
          decide(part, .smooth(step: part.right - part.left), enclosure)
        } else {
          continuous.append(index)
        }
      } else {
        divide(part, .unproved, enclosure, into: &next)
      }
    }
    let slopes = continuous.isEmpty ? nil : source.slopes?(continuous.map { intervals[$0] })
    for (order, index) in continuous.enumerated() {
      let (part, enclosure) = (parts[index], enclosures[index])
      // Where values may be too large for doubles, a stroke to a sample is missing.
      if enclosure.lower.isFinite, enclosure.upper.isFinite,
        let step = slopes.flatMap({ step(of: part, slope: $0[order]) })
      {
        decide(part, .smooth(step: step), enclosure)
      } else {
        divide(part, .wild, enclosure, into: &next)
      }
    }
    parts = next
    return !parts.isEmpty
  }

  /// The abscissas between two distances from the left edge.
  static func interval(_ viewport: Viewport, _ left: Double, _ right: Double) -> Interval {
    let (a, b) = (viewport.x(atDistance: left), viewport.x(atDistance: right))
    return Interval(min(a, b), max(a, b))
  }

  private mutating func decide(
    _ part: (left: Double, right: Double), _ finding: CurveSpan.Finding, _ enclosure: Interval
  ) {
    spans.append(
      CurveSpan(left: part.left, right: part.right, finding: finding, enclosure: enclosure))
  }

  private mutating func divide(
    _ part: (left: Double, right: Double), _ finding: CurveSpan.Finding, _ enclosure: Interval,
    into next: inout [(left: Double, right: Double)]
  ) {
    let quarter = (part.right - part.left) / 4
    guard quarter >= Self.narrowest / 2 else {
      decide(part, finding, enclosure)
      return
    }
    let middle = part.left + 2 * quarter
    next.append((part.left, part.left + quarter))
    next.append((part.left + quarter, middle))
    next.append((middle, middle + quarter))
    next.append((middle + quarter, part.right))
  }

  private func isOutOfSight(_ enclosure: Interval) -> Bool {
    enclosure.isEmpty
      || viewport.distanceFromTop(enclosure.upper) > viewport.size.height + Self.margin
      || viewport.distanceFromTop(enclosure.lower) < -Self.margin
  }

  /// In points.
  private func height(_ enclosure: Interval) -> Double {
    viewport.distanceFromTop(enclosure.lower) - viewport.distanceFromTop(enclosure.upper)
  }

  /// How far apart samples may be in a part where the curve is continuous; `nil` if they would have
  /// to be so close that cutting the part is better.
  private func step(of part: (left: Double, right: Double), slope: Interval) -> Double? {
    guard slope.decoration >= .defined else { return nil }
    let width = part.right - part.left
    let (x, y, size) = (viewport.x, viewport.y, viewport.size)
    let aspect =
      ((x.upperBound - x.lowerBound) / size.width) * (size.height / (y.upperBound - y.lowerBound))
    let (least, greatest) = (slope.lower * aspect, slope.upper * aspect)
    let isMonotone = least >= 0 || greatest <= 0
    if isMonotone && width <= 0.25 { return width }
    let flattest = isMonotone ? min(least.magnitude, greatest.magnitude) : 0
    let allowed = 4 * Self.tolerance * (1 + flattest * flattest).squareRoot() / (greatest - least)
    // Infinite or undefined slopes fail all comparisons.
    if allowed >= width { return width }
    var step = 4.0
    while step >= (width > 1 ? 1 : 0.125) {
      if step <= allowed && step < width { return step }
      step /= step > 1 ? 4 : 2
    }
    return nil
  }
}
