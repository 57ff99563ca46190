public import Graphing

/// A curve drawn by hand: a polyline that has one ordinate for each abscissa.
public struct DrawnGuess: Equatable, Sendable {
  /// In graph units, from left to right; at least two.
  public let points: [Point]

  /// The most points of a guess. Others are left out evenly.
  private static let mostPoints = 400

  /// A guess follows the finger; where the finger turns back, it stays as it was.
  ///
  /// - Parameter path: In graph units, in the order in which the points were drawn.
  /// - Returns: `nil` for a path that is a point or a vertical line.
  /// - Complexity: O(points).
  public init?(path: [Point]) {
    let finite = path.filter { $0.x.isFinite && $0.y.isFinite }
    guard let first = finite.first, let last = finite.last else { return nil }
    let isToRight = last.x >= first.x
    var kept: [Point] = []
    for point in finite {
      guard let newest = kept.last else {
        kept.append(point)
        continue
      }
      if isToRight ? point.x > newest.x : point.x < newest.x { kept.append(point) }
    }
    guard kept.count > 1 else { return nil }
    let step = (kept.count + Self.mostPoints - 1) / Self.mostPoints
    let end = kept[kept.count - 1]
    kept = kept.indices.filter { $0 % step == 0 }.map { kept[$0] }
    if kept[kept.count - 1] != end { kept.append(end) }
    points = isToRight ? kept : kept.reversed()
  }

  /// - Parameter x: Between the first point and the last one.
  package func ordinate(at x: Double) -> Double {
    let next = points.firstIndex { $0.x >= x } ?? points.count - 1
    let (start, end) = (points[max(0, next - 1)], points[max(1, next)])
    return start.y + (end.y - start.y) * ((x - start.x) / (end.x - start.x))
  }
}
