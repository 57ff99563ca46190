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

  /// Begins a stroke; one without further points shows as a round dot.
  public mutating func move(to point: Point) {
    starts.append(points.count)
    points.append(point)
  }

  /// Goes on with the last stroke.
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
}
