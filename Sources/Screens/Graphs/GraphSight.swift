import Graphing
import OrdinateNumerics

/// Where the curves of a graph are if none of them is in sight.
public enum GraphSight: Equatable, Sendable {
  case above, below, aboveAndBelow
  /// No curve has a value at the abscissas in sight.
  case undefinedHere
  /// The curves are proved to have no value anywhere.
  case undefinedEverywhere
}

extension GraphScreen {
  /// Where the curves are if the picture shows nothing of them; `nil` if it shows something, is not
  /// finished, or has curves whose values come from outside.
  ///
  /// - Complexity: O(columns) values of each curve.
  public var outOfSight: GraphSight? {
    let shown = curves.filter { $0.isShown }
    guard !shown.isEmpty, shown.allSatisfy({ $0.angle != nil && $0.isComplete(in: view) }) else {
      return nil
    }
    var picture = SightCanvas(size: view.size)
    for curve in shown { curve.draw(in: view, on: &picture) }
    if picture.hasMark { return nil }
    let sides = sides(of: shown)
    switch (sides.above, sides.below) {
    case (true, true): return .aboveAndBelow
    case (true, false): return .above
    case (false, true): return .below
    case (false, false):
      return shown.allSatisfy { $0.isUndefined } ? .undefinedEverywhere : .undefinedHere
    }
  }

  private func sides(of curves: [GraphCurve]) -> (above: Bool, below: Bool) {
    let (columns, y) = (view.columns, view.viewport.y)
    var found = (above: false, below: false)
    for curve in curves {
      for value in curve.values(at: columns) where value.isFinite {
        if value > y.upperBound { found.above = true }
        if value < y.lowerBound { found.below = true }
      }
    }
    return found
  }
}

/// A canvas that only notices whether anything drawn on it can be seen.
private struct SightCanvas: Canvas {
  let size: Size
  var hasMark = false
  var textMetrics: TextMetrics { TextMetrics(fontSize: 12) }

  mutating func fill(_ role: Role) {}
  mutating func draw(lines: [Line], width: Double, role: Role) {}
  mutating func draw(text: String, at position: Point, anchor: TextAnchor, role: Role) {}

  mutating func draw(dots centers: [Point], role: Role) {
    if centers.contains(where: { isSeen($0, $0) }) { hasMark = true }
  }

  mutating func draw(strokes: Strokes, width: Double, role: Role) {
    for stroke in 0..<strokes.count where !hasMark {
      let points = strokes.points[strokes.range(of: stroke)]
      hasMark =
        zip(points, points.dropFirst()).contains { isSeen($0, $1) }
        || (points.count == 1 && points.contains { isSeen($0, $0) })
    }
  }

  /// Whether a straight line has a part on the canvas.
  ///
  /// - Source: Liang and Barsky 1984, "A new concept and method for line clipping".
  private func isSeen(_ start: Point, _ end: Point) -> Bool {
    var (first, last) = (0.0, 1.0)
    for (from, by, most) in [
      (start.x, end.x - start.x, size.width), (start.y, end.y - start.y, size.height),
    ] {
      if by == 0 {
        if !(from >= 0 && from <= most) { return false }
      } else {
        let (a, b) = (-from / by, (most - from) / by)
        first = max(first, min(a, b))
        last = min(last, max(a, b))
      }
    }
    return first <= last
  }
}
