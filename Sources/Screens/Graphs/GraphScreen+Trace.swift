import Graphing

extension GraphScreen {
  /// How near a finger must be to a place for the trace to snap to it, in points.
  static var traceReach: Double { 12 }

  /// Puts the trace on a curve: at a place of interest nearby, otherwise at the pixel column of a
  /// finger.
  ///
  /// - Parameters:
  ///   - left: In points from the left edge; values beyond the edges count as the edges.
  ///   - top: In points from the top edge, to choose the curve nearest to the finger; with
  ///     none the trace stays on its curve.
  /// - Returns: `false` if there is no curve or no such place; then nothing has changed.
  public mutating func trace(left: Double, top: Double?) -> Bool {
    guard left.isFinite, top?.isFinite != false else { return false }
    let left = min(max(left, 0), view.size.width)
    let place = view.x(ofColumn: min(Int(left * view.pixelRatio), view.columnCount - 1))
    guard
      let curve = top.flatMap({ nearest(left: left, top: $0).map { curves[$0.index] } })
        ?? tracedCurve
    else {
      return false
    }
    let near = curve.places(in: view).min {
      distance($0, from: left) < distance($1, from: left)
    }
    if let near, distance(near, from: left) <= Self.traceReach {
      put(on: curve, near)
    } else {
      put(on: curve, place)
    }
    return true
  }

  /// Moves the trace by pixel columns, at most to the edges.
  ///
  /// - Returns: `false` if there is no curve; then nothing has changed.
  public mutating func stepTrace(by columns: Int) -> Bool {
    guard let curve = tracedCurve else { return false }
    let last = view.columnCount - 1
    // If there is no trace yet, it begins in the middle.
    let column = trace.map { view.column(of: $0.x) } ?? last / 2
    let far = min(max(columns, -last - 1), last + 1)
    put(on: curve, view.x(ofColumn: min(max(column + far, 0), last)))
    return true
  }

  /// Moves the trace to the next place of interest in sight.
  ///
  /// - Parameter isRightwards: Whether to move right, not left.
  /// - Returns: `false` if there is no such place; then nothing has changed.
  public mutating func traceNext(isRightwards: Bool) -> Bool {
    guard let curve = tracedCurve else { return false }
    let x = trace?.x
    let places = curve.places(in: view).filter { place in
      guard let x else { return true }
      return isRightwards ? place.x > x : place.x < x
    }
    guard
      let next = isRightwards ? places.min(by: { $0.x < $1.x }) : places.max(by: { $0.x < $1.x })
    else { return false }
    put(on: curve, next)
    return true
  }

  /// Moves the trace to another curve, at the same abscissa.
  ///
  /// - Parameter count: How many visible curves to move on by, wrapping around.
  /// - Returns: `false` if there is no trace; then nothing has changed.
  public mutating func traceCurve(by count: Int) -> Bool {
    let shown = curves.filter { $0.isTraceable }
    guard let trace, let index = shown.firstIndex(where: { $0.id == trace.curve }) else {
      return false
    }
    let next = (index + count % shown.count + shown.count) % shown.count
    put(on: shown[next], trace.x)
    return true
  }

  public mutating func endTrace() { trace = nil }

  /// Ends the trace if its curve is no longer shown.
  mutating func checkTrace() {
    if let id = trace?.curve, !curves.contains(where: { $0.id == id && $0.isTraceable }) {
      trace = nil
    }
  }

  /// The curve of the trace, or the one on which a trace would begin.
  private var tracedCurve: GraphCurve? {
    curves.first { $0.id == trace?.curve } ?? curves.first { $0.isTraceable }
  }

  private mutating func put(on curve: GraphCurve, _ place: GraphPlace) {
    trace = GraphTrace(
      curve: curve.id, x: place.x, y: place.y, kind: place.kind, found: place.found)
  }

  /// Moves to a number near `x` that has few digits, so that the coordinates read out are exact.
  private mutating func put(on curve: GraphCurve, _ x: Double) {
    let x = view.shortened(x)
    let y = curve.ordinate(at: x)
    trace = GraphTrace(
      curve: curve.id, x: x, y: y.isFinite ? y : nil, kind: nil, found: nil)
  }

  private func distance(_ place: GraphPlace, from left: Double) -> Double {
    (view.distanceFromLeft(place.x) - left).magnitude
  }

  /// The index of the curve nearest to a finger, judged by the values near it, and the square of its distance in points.
  func nearest(left: Double, top: Double) -> (index: Int, distance: Double)? {
    let distances = stride(from: -Self.traceReach, through: Self.traceReach, by: 2).map { $0 }
    let xs = distances.map { (left + $0 - view.distanceFromLeft(0)) / view.scale }
    var best: (index: Int, distance: Double)?
    for (index, curve) in curves.enumerated() where curve.isTraceable {
      var least = Double.infinity
      for (across, y) in zip(distances, curve.values(at: xs)) where y.isFinite {
        let down = view.distanceFromTop(y) - top
        let square = across * across + down * down
        if square < least { least = square }
      }
      if least < best?.distance ?? .infinity { best = (index, least) }
    }
    return best
  }
}
