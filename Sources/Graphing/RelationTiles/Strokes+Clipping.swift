extension Line {
  /// The part in a frame. Of lines along its edges only those on the upper and on the left one are inside, so
  /// that one of two neighbouring frames has them.
  ///
  /// - Source: Liang and Barsky 1984, "A new concept and method for line clipping".
  func clipped(to frame: Frame) -> Line? {
    if start.y == end.y && start.y >= frame.bottom || start.x == end.x && start.x >= frame.right {
      return nil
    }
    var (first, last) = (0.0, 1.0)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    for (from, by, low, high) in [
      (start.x, dx, frame.left, frame.right), (start.y, dy, frame.top, frame.bottom),
    ] {
      if by == 0 {
        if from < low || from > high { return nil }
      } else {
        let (a, b) = ((low - from) / by, (high - from) / by)
        first = max(first, min(a, b))
        last = min(last, max(a, b))
      }
    }
    guard first < last else { return nil }
    func place(_ share: Double) -> Point { Point(x: start.x + dx * share, y: start.y + dy * share) }
    return Line(from: place(first), to: place(last))
  }
}

extension RelationCurve {
  /// Its parts in a frame.
  func clipped(to frame: Frame) -> [RelationCurve] {
    if path.allSatisfy(frame.reaches) { return [self] }
    var strokes = Strokes()
    strokes.append(path)
    var parts = Strokes()
    parts.append(strokes, clippedTo: frame)
    return (0..<parts.count).map { part in
      RelationCurve(path: Array(parts.points[parts.range(of: part)]), isIncluded: isIncluded)
    }
  }
}

extension Frame {
  /// Whether a point is in it or on its edge.
  fileprivate func reaches(_ point: Point) -> Bool {
    point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
  }
}

extension Strokes {
  /// Appends the parts of strokes in a frame.
  mutating func append(_ other: Strokes, clippedTo frame: Frame) {
    for stroke in 0..<other.count {
      var end: Point?
      let part = other.points[other.range(of: stroke)]
      for (from, to) in zip(part, part.dropFirst()) {
        guard let line = Line(from: from, to: to).clipped(to: frame) else {
          end = nil
          continue
        }
        if end != line.start { move(to: line.start) }
        self.line(to: line.end)
        end = line.end
      }
    }
  }
}
