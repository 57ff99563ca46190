extension Strokes {
  /// The same picture with fewer points, and none far outside the canvas.
  ///
  /// - Precondition: Within each stroke x does not fall.
  /// - Parameters:
  ///   - size: The canvas; lines are cut at its sides, and a few points beyond its upper and
  ///     lower edge.
  ///   - tolerance: How far the picture may stray, in points.
  func simplified(for size: Size, tolerance: Double = 0.05) -> Strokes {
    var result = Strokes()
    for stroke in 0..<count {
      let thin = Self.thinned(points[range(of: stroke)], column: 0.5)
      let straight = Self.straightened(thin, tolerance: tolerance)
      result.append(straight, cutBetween: -8, and: size.height + 8, width: size.width)
    }
    return result
  }

  /// Of many points within one column: the first, the lowest, the highest, the last.
  ///
  /// - Source: M4 aggregation, Jugel et al. 2014, doi:10.14778/2732951.2732953.
  private static func thinned(_ points: ArraySlice<Point>, column: Double) -> [Point] {
    var result: [Point] = []
    result.reserveCapacity(points.count)
    var start = points.startIndex
    while start < points.endIndex {
      let place = (points[start].x / column).rounded(.down)
      var (end, lowest, highest) = (start, start, start)
      while end < points.endIndex, (points[end].x / column).rounded(.down) == place {
        if points[end].y < points[lowest].y { lowest = end }
        if points[end].y > points[highest].y { highest = end }
        end += 1
      }
      if end - start <= 4 {
        result += points[start..<end]
      } else {
        var last = -1
        for index in [start, min(lowest, highest), max(lowest, highest), end - 1]
        where index > last {
          result.append(points[index])
          last = index
        }
      }
      start = end
    }
    return result
  }

  /// Leaves out points that a straight line passes within the tolerance, measured along y.
  private static func straightened(_ points: [Point], tolerance: Double) -> [Point] {
    guard points.count > 2 else { return points }
    var result = [points[0]]
    var anchor = points[0]
    // The slopes from the anchor that pass all points since within the tolerance.
    var (lower, upper) = (-Double.infinity, Double.infinity)
    for index in 1..<points.count {
      let point = points[index]
      let run = point.x - anchor.x
      let slope = (point.y - anchor.y) / run
      if run > 0 && slope >= lower && slope <= upper {
        lower = max(lower, slope - tolerance / run)
        upper = min(upper, slope + tolerance / run)
        continue
      }
      if index > 1 && anchor != points[index - 1] {
        anchor = points[index - 1]
        result.append(anchor)
      }
      let step = point.x - anchor.x
      if step > 0 {
        let slope = (point.y - anchor.y) / step
        (lower, upper) = (slope - tolerance / step, slope + tolerance / step)
      } else {
        result.append(point)
        anchor = point
        (lower, upper) = (-Double.infinity, Double.infinity)
      }
    }
    if result[result.count - 1] != points[points.count - 1] {
      result.append(points[points.count - 1])
    }
    return result
  }

  /// Appends a stroke without its parts above `top`, below `bottom` and beside the canvas.
  private mutating func append(
    _ points: [Point], cutBetween top: Double, and bottom: Double, width: Double
  ) {
    if points.count == 1 {
      if points[0].y >= top && points[0].y <= bottom { move(to: points[0]) }
      return
    }
    var isDrawing = false
    for (a, b) in zip(points, points.dropFirst()) {
      guard max(a.y, b.y) >= top && min(a.y, b.y) <= bottom && b.x >= 0 && a.x <= width else {
        isDrawing = false
        continue
      }
      func cut(_ point: Point) -> Point {
        var point = point
        let x = min(max(point.x, 0), width)
        if x != point.x {
          point = Point(x: x, y: a.y + (b.y - a.y) * ((x - a.x) / (b.x - a.x)))
        }
        let y = min(max(point.y, top), bottom)
        guard y != point.y else { return point }
        return Point(x: a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)), y: y)
      }
      if !isDrawing { move(to: cut(a)) }
      line(to: cut(b))
      isDrawing = b.y >= top && b.y <= bottom
    }
  }
}
