/// Connected lines: each stroke joins its points in order, and nothing joins two strokes.
///
/// - Invariant: `starts` rises strictly from 0 and stays below `points.count`, so that no stroke is
///   empty; both are empty together.
public struct Strokes: Equatable, Sendable {
  /// The points of all strokes, one stroke after the other.
  public private(set) var points: [Point] = []
  /// For each stroke the index of its first point.
  public private(set) var starts: [Int] = []

  public init() {}

  public var isEmpty: Bool { points.isEmpty }

  /// Begins a stroke; a stroke of one point is shown as a round dot.
  public mutating func move(to point: Point) {
    starts.append(points.count)
    points.append(point)
  }

  /// Continues the last stroke.
  ///
  /// - Precondition: A stroke has begun.
  public mutating func line(to point: Point) {
    precondition(!starts.isEmpty, "a stroke begins with a move")
    points.append(point)
  }

  /// The number of strokes.
  public var count: Int { starts.count }

  /// The indices in `points` of one stroke.
  public func range(of stroke: Int) -> Range<Int> {
    starts[stroke]..<(stroke + 1 < starts.count ? starts[stroke + 1] : points.count)
  }

  /// Appends a picture, scaled, with its corner in a place.
  mutating func append(_ other: Strokes, at corner: Point, scale: Double) {
    let count = points.count
    starts += other.starts.map { $0 + count }
    points += other.points.map {
      Point(x: corner.x + $0.x * scale, y: corner.y + $0.y * scale)
    }
  }

  /// The same picture, moved.
  func moved(byX dx: Double) -> Strokes {
    var result = self
    for index in points.indices { result.points[index].x += dx }
    return result
  }

  /// The same picture, in which a stroke shorter than half a point is a dot on the middle of its
  /// pixel: on an edge between pixels it would be too faint to see.
  ///
  /// - Parameter size: The canvas that the dots must lie on.
  func withSpecksOnPixels(of size: Size) -> Strokes {
    var result = Strokes()
    for stroke in 0..<count {
      let part = points[range(of: stroke)]
      let first = part[part.startIndex]
      let isSpeck = part.allSatisfy {
        abs($0.x - first.x) < 0.5 && abs($0.y - first.y) < 0.5
      }
      if isSpeck && first.y >= -0.5 && first.y <= size.height + 0.5 {
        result.move(
          to: Point(
            x: min(max(first.x, 0), size.width - 1).onPixel,
            y: min(max(first.y, 0), size.height - 1).onPixel))
      } else {
        result.move(to: first)
        for point in part.dropFirst() { result.line(to: point) }
      }
    }
    return result
  }
}
