extension DataFigure {
  /// Draws what is under the axes: bars.
  ///
  /// - Parameter index: The number of the colour.
  package func drawRegion(index: Int, in viewport: Viewport, on canvas: inout some Canvas) {
    for bar in bars {
      let frame = Self.frame(of: bar, in: viewport)
      if frame.size.width <= 0 || frame.size.height <= 0 { continue }
      let middle = frame.center.x
      canvas.draw(
        lines: [
          Line(from: Point(x: middle, y: frame.top), to: Point(x: middle, y: frame.bottom))
        ], width: frame.size.width, role: .region(index))
    }
  }

  /// Draws lines, error bars and points, and the edges of bars.
  ///
  /// - Parameter width: The width of curves, in points.
  package func draw(
    index: Int, width: Double, in viewport: Viewport, on canvas: inout some Canvas
  ) {
    var edges = Strokes()
    for bar in bars { edges.add(bar: Self.frame(of: bar, in: viewport)) }
    for line in errors { edges.add(error: line.placed(in: viewport), on: viewport.size) }
    if !edges.isEmpty { canvas.draw(strokes: edges, width: width * 0.625, role: .curve(index)) }
    var joined = Strokes()
    for stroke in 0..<lines.count {
      let path = lines.points[lines.range(of: stroke)].map { $0.placed(in: viewport) }
      for (from, to) in zip(path, path.dropFirst()) {
        joined.add(Line(from: from, to: to), on: viewport.size)
      }
    }
    if !joined.isEmpty { canvas.draw(strokes: joined, width: width, role: .curve(index)) }
    let dots = dots(in: viewport)
    if !dots.isEmpty { canvas.draw(strokes: dots, width: 3 * width, role: .curve(index)) }
  }

  /// Whether some of it is in sight.
  package func isSeen(in viewport: Viewport) -> Bool {
    if points.contains(where: { viewport.x.contains($0.x) && viewport.y.contains($0.y) }) {
      return true
    }
    for bar in bars where bar.x.overlaps(viewport.x) && bar.y.overlaps(viewport.y) { return true }
    for stroke in 0..<lines.count {
      let path = lines.points[lines.range(of: stroke)].map { $0.placed(in: viewport) }
      for (from, to) in zip(path, path.dropFirst())
      where Line(from: from, to: to).isSeen(on: viewport.size) {
        return true
      }
    }
    return false
  }

  /// Points more than this share a pixel only once.
  private static let many = 1_000

  private func dots(in viewport: Viewport) -> Strokes {
    let (size, margin) = (viewport.size, 10.0)
    let (columns, rows) = (Int(size.width + 2 * margin) + 1, Int(size.height + 2 * margin) + 1)
    var isTaken: [Bool] = []
    if points.count > Self.many { isTaken = [Bool](repeating: false, count: columns * rows) }
    var dots = Strokes()
    for point in points {
      let place = point.placed(in: viewport)
      guard place.x > -margin, place.x < size.width + margin, place.y > -margin,
        place.y < size.height + margin
      else { continue }
      if !isTaken.isEmpty {
        let cell = Int(place.y + margin) * columns + Int(place.x + margin)
        if isTaken[cell] { continue }
        isTaken[cell] = true
      }
      dots.move(to: place)
    }
    return dots
  }

  private static func frame(of bar: Bar, in viewport: Viewport) -> Frame {
    let (size, margin) = (viewport.size, 4.0)
    func clipped(_ value: Double, _ most: Double) -> Double {
      min(max(value, -margin), most + margin)
    }
    let left = clipped(viewport.distanceFromLeft(bar.x.lowerBound), size.width)
    let right = clipped(viewport.distanceFromLeft(bar.x.upperBound), size.width)
    let top = clipped(viewport.distanceFromTop(bar.y.upperBound), size.height)
    let bottom = clipped(viewport.distanceFromTop(bar.y.lowerBound), size.height)
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Point {
  fileprivate func placed(in viewport: Viewport) -> Point {
    Point(x: viewport.distanceFromLeft(x), y: viewport.distanceFromTop(y))
  }
}

extension Line {
  fileprivate func placed(in viewport: Viewport) -> Line {
    Line(from: start.placed(in: viewport), to: end.placed(in: viewport))
  }
}

extension Strokes {
  /// Half the width of an error bar's ends, in points.
  private static let cap = 4.0

  fileprivate mutating func add(bar frame: Frame) {
    if frame.size.width <= 0 { return }
    append([
      Point(x: frame.left, y: frame.bottom), Point(x: frame.left, y: frame.top),
      Point(x: frame.right, y: frame.top), Point(x: frame.right, y: frame.bottom),
      Point(x: frame.left, y: frame.bottom),
    ])
  }

  fileprivate mutating func add(error line: Line, on size: Size) {
    add(line, on: size)
    for end in [line.start, line.end]
    where end.x > -Self.cap && end.x < size.width + Self.cap && end.y >= 0 && end.y <= size.height {
      append([Point(x: end.x - Self.cap, y: end.y), Point(x: end.x + Self.cap, y: end.y)])
    }
  }

  /// Adds the part of a line that is on a canvas, joined with the last one where that ends.
  fileprivate mutating func add(_ line: Line, on size: Size) {
    guard line.start.x.isFinite, line.start.y.isFinite, line.end.x.isFinite, line.end.y.isFinite,
      let share = line.seenShare(on: size)
    else { return }
    func point(_ share: Double) -> Point {
      Point(
        x: line.start.x + (line.end.x - line.start.x) * share,
        y: line.start.y + (line.end.y - line.start.y) * share)
    }
    let start = share.lowerBound == 0 ? line.start : point(share.lowerBound)
    if points.last != start { move(to: start) }
    self.line(to: share.upperBound == 1 ? line.end : point(share.upperBound))
  }
}
