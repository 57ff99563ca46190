extension Strokes {
  /// Whether a part of them is on a canvas.
  func areSeen(on size: Size) -> Bool {
    for stroke in 0..<count {
      let range = range(of: stroke)
      for index in range.dropFirst(range.count > 1 ? 1 : 0) {
        let start = points[max(index - 1, range.lowerBound)]
        if Line(from: start, to: points[index]).isSeen(on: size) { return true }
      }
    }
    return false
  }
}

extension Line {
  /// Whether a part of the line is on a canvas.
  func isSeen(on size: Size) -> Bool { seenShare(on: size) != nil }

  /// From which share of the line to which it is on a canvas.
  ///
  /// - Source: Liang and Barsky 1984, "A new concept and method for line clipping".
  func seenShare(on size: Size) -> ClosedRange<Double>? {
    var (first, last) = (0.0, 1.0)
    for (from, by, most) in [
      (start.x, end.x - start.x, size.width), (start.y, end.y - start.y, size.height),
    ] {
      if by == 0 {
        if !(from >= 0 && from <= most) { return nil }
      } else {
        let (a, b) = (-from / by, (most - from) / by)
        first = max(first, min(a, b))
        last = min(last, max(a, b))
      }
    }
    return first <= last ? first...last : nil
  }
}
