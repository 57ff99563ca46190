/// A part of a curve on which a relation's function has a certain value.
public struct RelationCurve: Sendable {
  /// Its points, in pixels from the upper left corner of the picture, joined in order.
  public let path: [Point]
  /// Whether the points of the curve are solutions; else it only bounds them.
  public let isIncluded: Bool

  /// Ends that lie so near to each other, in pixels, belong together.
  fileprivate static let reach = 0.25

  var isClosed: Bool { path.count > 2 && path[0].isNear(path[path.count - 1]) }

  /// The same curves, joined where the end of one is the end of another.
  ///
  /// - Complexity: O(curves) on average.
  static func joined(_ curves: [RelationCurve]) -> [RelationCurve] {
    var ends = CurveEnds(curves)
    var isUsed = [Bool](repeating: false, count: curves.count)
    var result: [RelationCurve] = []
    for first in curves.indices where !isUsed[first] {
      isUsed[first] = true
      var path = curves[first].path
      for _ in 0..<2 {
        while let end = path.last,
          let next = ends.takeCurve(endingAt: end, isIncluded: curves[first].isIncluded, &isUsed)
        {
          let other = curves[next].path
          path += other[0].isNear(end) ? other.dropFirst() : other.reversed().dropFirst()
        }
        path.reverse()
      }
      result.append(RelationCurve(path: path, isIncluded: curves[first].isIncluded))
    }
    return result
  }

  /// The ends of curves, by their place.
  private struct CurveEnds {
    private let curves: [RelationCurve]
    private var cells: [Cell: [Int]] = [:]

    private struct Cell: Hashable {
      let x: Int
      let y: Int

      init(_ point: Point, _ dx: Int = 0, _ dy: Int = 0) {
        x = Int((point.x / (2 * RelationCurve.reach)).rounded(.down)) + dx
        y = Int((point.y / (2 * RelationCurve.reach)).rounded(.down)) + dy
      }
    }

    init(_ curves: [RelationCurve]) {
      self.curves = curves
      for (index, curve) in curves.enumerated() {
        for end in [curve.path[0], curve.path[curve.path.count - 1]] {
          cells[Cell(end), default: []].append(index)
        }
      }
    }

    /// A curve that is not used yet and ends at a place; it is used then.
    mutating func takeCurve(
      endingAt place: Point, isIncluded: Bool, _ isUsed: inout [Bool]
    ) -> Int? {
      for dx in -1...1 {
        for dy in -1...1 {
          let found = cells[Cell(place, dx, dy)]?.first { index in
            let path = curves[index].path
            return !isUsed[index] && curves[index].isIncluded == isIncluded
              && (path[0].isNear(place) || path[path.count - 1].isNear(place))
          }
          if let found {
            isUsed[found] = true
            return found
          }
        }
      }
      return nil
    }
  }
}

extension Point {
  /// Whether ends of curves in these places belong together.
  func isNear(_ other: Point) -> Bool {
    (x - other.x).magnitude < RelationCurve.reach && (y - other.y).magnitude < RelationCurve.reach
  }
}
