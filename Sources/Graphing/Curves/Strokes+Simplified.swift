extension Strokes {
  /// The same picture with fewer points, and none far outside the canvas.
  ///
  /// - Precondition: Within each stroke, x never decreases.
  /// - Parameters:
  ///   - size: The canvas; lines are cut at its sides, and a few points beyond its upper and
  ///     lower edge.
  ///   - tolerance: How far the picture may stray, in points.
  func simplified(for size: Size, tolerance: Double = 0.05) -> Strokes {
    var result = Strokes()
    for stroke in 0..<count {
      let thin = Self.thinned(points[range(of: stroke)])
      let straight = Self.straightened(thin, tolerance: tolerance)
      result.append(straight, cutBetween: -8, and: size.height + 8, width: size.width)
    }
    return result
  }

  /// Replaces many points within one column by fewer that look the same.
  private static func thinned(_ points: ArraySlice<Point>) -> [Point] {
    var result: [Point] = []
    result.reserveCapacity(points.count)
    var start = points.startIndex
    while start < points.endIndex {
      let place = points[start].x.rounded(.down)
      var end = start
      while end < points.endIndex, points[end].x < place + 1 { end += 1 }
      let column = points[start..<end]
      if column.count <= 4 {
        result += column
      } else if isBand(column) {
        appendBand(column, to: &result)
      } else {
        let middle = column.firstIndex { $0.x >= place + 0.5 } ?? end
        appendExtremes(points[start..<middle], to: &result)
        appendExtremes(points[middle..<end], to: &result)
      }
      start = end
    }
    return result
  }

  /// Whether a curve goes up and down so often in one column that it fills it.
  private static func isBand(_ points: ArraySlice<Point>) -> Bool {
    var (low, high) = (Double.infinity, -Double.infinity)
    for point in points {
      low = min(low, point.y)
      high = max(high, point.y)
    }
    guard high - low > 1 else { return false }
    var way = 0.0
    for index in points.indices.dropFirst() { way += abs(points[index].y - points[index - 1].y) }
    return way >= 4 * (high - low)
  }

  /// One line between the least and the greatest, starting at the end nearer to the previous line.
  private static func appendBand(_ points: ArraySlice<Point>, to result: inout [Point]) {
    let middle = points[points.startIndex].x / 2 + points[points.endIndex - 1].x / 2
    var (low, high) = (Double.infinity, -Double.infinity)
    for point in points {
      low = min(low, point.y)
      high = max(high, point.y)
    }
    let y = result.last?.y ?? low
    let (first, second) = abs(y - low) <= abs(y - high) ? (low, high) : (high, low)
    result.append(Point(x: middle, y: first))
    result.append(Point(x: middle, y: second))
  }

  /// The first, the lowest, the highest, the last.
  ///
  /// - Source: M4 aggregation, Jugel et al. 2014, doi:10.14778/2732951.2732953.
  private static func appendExtremes(_ points: ArraySlice<Point>, to result: inout [Point]) {
    guard points.count > 4 else {
      result += points
      return
    }
    var (lowest, highest) = (points.startIndex, points.startIndex)
    for index in points.indices {
      if points[index].y < points[lowest].y { lowest = index }
      if points[index].y > points[highest].y { highest = index }
    }
    var last = -1
    for index in [
      points.startIndex, min(lowest, highest), max(lowest, highest), points.endIndex - 1,
    ]
    where index > last {
      result.append(points[index])
      last = index
    }
  }

  /// Leaves out points that a straight line passes within the tolerance along y.
  static func straightened(_ points: [Point], tolerance: Double) -> [Point] {
    guard points.count > 2 else { return points }
    var result = [points[0]]
    var anchor = points[0]
    // The slopes from the anchor that pass all later points within the tolerance.
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

  /// Appends a stroke without its parts above `top`, below `bottom`, and left or right of the
  /// canvas.
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
        // This is outside if the line leaves the canvas at a corner.
        let cut = a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y))
        return Point(x: min(max(cut, 0), width), y: y)
      }
      if !isDrawing { move(to: cut(a)) }
      line(to: cut(b))
      isDrawing = b.y >= top && b.y <= bottom
    }
  }
}
