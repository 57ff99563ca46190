import Graphing

extension GraphScreen {
  /// How near a finger must come to a place that a trace snaps to, in points.
  private static var reach: Double { 12 }

  /// Puts the trace on a curve: on a place of interest nearby, else at a finger's pixel column.
  ///
  /// - Parameters:
  ///   - left: In points from the left edge; what is beyond the edges is taken for these.
  ///   - top: In points from the upper edge, to choose the curve that is nearest to the finger; with
  ///     none the trace stays on its curve.
  /// - Returns: `false`, and nothing has changed, if there is no curve or no such place.
  public mutating func trace(left: Double, top: Double?) -> Bool {
    guard left.isFinite, top?.isFinite != false else { return false }
    let left = min(max(left, 0), view.size.width)
    let place = view.x(ofColumn: min(Int(left * view.pixelRatio), view.columnCount - 1))
    guard let curve = top.flatMap({ nearest(left: left, top: $0) }) ?? tracedCurve else {
      return false
    }
    let near = curve.places(in: view).min {
      distance($0, from: left) < distance($1, from: left)
    }
    if let near, distance(near, from: left) <= Self.reach {
      put(on: curve, near)
    } else {
      put(on: curve, place)
    }
    return true
  }

  /// Moves the trace by pixel columns, as far as the edges.
  ///
  /// - Returns: `false`, and nothing has changed, if there is no curve.
  public mutating func stepTrace(by columns: Int) -> Bool {
    guard let curve = tracedCurve else { return false }
    let last = view.columnCount - 1
    // A step that begins a trace begins it in the middle.
    let column = trace.map { view.column(of: $0.x) } ?? last / 2
    let far = min(max(columns, -last - 1), last + 1)
    put(on: curve, view.x(ofColumn: min(max(column + far, 0), last)))
    return true
  }

  /// Moves the trace to the next place of interest in sight.
  ///
  /// - Parameter isRightwards: To which side.
  /// - Returns: `false`, and nothing has changed, if there is none.
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
  /// - Parameter count: How many of the curves that are shown to go on, round and round.
  /// - Returns: `false`, and nothing has changed, if there is no trace.
  public mutating func traceCurve(by count: Int) -> Bool {
    let shown = curves.filter { $0.isShown }
    guard let trace, let index = shown.firstIndex(where: { $0.id == trace.curve }) else {
      return false
    }
    let next = (index + count % shown.count + shown.count) % shown.count
    put(on: shown[next], trace.x)
    return true
  }

  public mutating func endTrace() { trace = nil }

  /// Ends a trace on a curve that is no longer shown.
  mutating func checkTrace() {
    if let id = trace?.curve, !curves.contains(where: { $0.id == id && $0.isShown }) {
      trace = nil
    }
  }

  /// The trace's, or the one that it would begin on.
  private var tracedCurve: GraphCurve? {
    curves.first { $0.id == trace?.curve } ?? curves.first { $0.isShown }
  }

  private mutating func put(on curve: GraphCurve, _ place: GraphPlace) {
    trace = GraphTrace(curve: curve.id, x: place.x, y: place.y, kind: place.kind)
  }

  /// At a number near `x` that is written in few digits, so that what is read out is exact.
  private mutating func put(on curve: GraphCurve, _ x: Double) {
    let x = view.shortened(x)
    let y = curve.values(at: [x])[0]
    trace = GraphTrace(curve: curve.id, x: x, y: y.isFinite ? y : nil, kind: nil)
  }

  private func distance(_ place: GraphPlace, from left: Double) -> Double {
    (view.distanceFromLeft(place.x) - left).magnitude
  }

  /// The curve that is nearest to a finger, as far as values near it tell.
  private func nearest(left: Double, top: Double) -> GraphCurve? {
    let distances = stride(from: -Self.reach, through: Self.reach, by: 2).map { $0 }
    let xs = distances.map { (left + $0 - view.distanceFromLeft(0)) / view.scale }
    var best: (curve: GraphCurve, distance: Double)?
    for curve in curves where curve.isShown {
      var least = Double.infinity
      for (across, y) in zip(distances, curve.values(at: xs)) where y.isFinite {
        let down = view.distanceFromTop(y) - top
        let square = across * across + down * down
        if square < least { least = square }
      }
      if least < best?.distance ?? .infinity { best = (curve, least) }
    }
    return best?.curve
  }
}
