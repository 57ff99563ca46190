import OrdinateNumerics

extension Axes {
  /// Whether circles are round, and the origin is the coordinate 0.
  var canBePolar: Bool {
    viewport.isSquare && offsets.x == nil && offsets.y == nil && !style.logarithmic.isAny
  }

  /// The rays in a right angle.
  private static let raysPerQuarter = 6
  /// How far the middle of a chord may be from its circle, in points.
  private static let tolerance = 0.1

  /// Adds circles at the ticks of the horizontal axis, and rays every π/12; those at odd multiples are fainter
  /// and begin at the first circle.
  func addPolarGrid(to marks: inout Marks) {
    let left = grid.line(at: viewport.distanceFromLeft(0))
    let center = Point(x: left, y: grid.line(at: viewport.distanceFromTop(0)))
    let spacing =
      xTicks.step.value * viewport.size.width / (viewport.x.upperBound - viewport.x.lowerBound)
    let (nearest, farthest) = distances(from: center)
    for role in [Role.fineGrid, .grid] {
      let isFine = role == .fineGrid
      let rays = (0..<4 * Self.raysPerQuarter).filter { ($0 % 2 == 1) == isFine }
      let lines = rays.compactMap {
        ray($0, from: center, start: isFine ? spacing : 0, end: farthest + spacing)
      }
      marks.lines.append((lines, role))
    }
    let directions = directions(from: center)
    let first = max(1, (nearest / spacing).rounded(.up))
    for count in stride(from: first, through: farthest / spacing, by: 1) {
      add(circle: count * spacing, around: center, directions, to: &marks.circles)
    }
  }

  /// The least and the greatest distance of what is in sight from a place, in points.
  private func distances(from center: Point) -> (nearest: Double, farthest: Double) {
    func distances(_ place: Double, _ length: Double) -> (Double, Double) {
      (max(-place, place - length, 0), max(place.magnitude, (length - place).magnitude))
    }
    let x = distances(center.x, viewport.size.width)
    let y = distances(center.y, viewport.size.height)
    return (Elementary.hypot(x.0, y.0), Elementary.hypot(x.1, y.1))
  }

  /// The directions in which something is in sight from a place, in radians, clockwise from the right.
  private func directions(from center: Point) -> ClosedRange<Double> {
    let (width, height) = (viewport.size.width, viewport.size.height)
    let isInside = center.x >= 0 && center.x <= width && center.y >= 0 && center.y <= height
    if isInside { return 0...2 * .pi }
    let middle = Elementary.atan2(height / 2 - center.y, width / 2 - center.x)
    let turns = [(0, 0), (width, 0), (0, height), (width, height)].map { x, y in
      let turn = Elementary.atan2(y - center.y, x - center.x) - middle
      return turn > .pi ? turn - 2 * .pi : turn < -.pi ? turn + 2 * .pi : turn
    }
    return middle + (turns.min() ?? 0)...middle + (turns.max() ?? 0)
  }

  /// - Returns: The part in sight; `nil` if all of the ray is out of sight.
  private func ray(_ index: Int, from center: Point, start: Double, end: Double) -> Line? {
    let turn = Double(index) * .pi / Double(2 * Self.raysPerQuarter)
    let (across, down) = (Elementary.cos(turn), -Elementary.sin(turn))
    func place(_ distance: Double) -> Point {
      Point(x: center.x + across * distance, y: center.y + down * distance)
    }
    let line = Line(from: place(start), to: place(end))
    return line.seenShare(on: viewport.size).map { share in
      Line(
        from: place(start + share.lowerBound * (end - start)),
        to: place(start + share.upperBound * (end - start)))
    }
  }

  /// Adds the parts of a circle that are in sight.
  private func add(
    circle radius: Double, around center: Point, _ directions: ClosedRange<Double>,
    to circles: inout Strokes
  ) {
    let turn = directions.upperBound - directions.lowerBound
    let count = (turn * (radius / (8 * Self.tolerance)).squareRoot()).rounded(.up)
    var last: Point?
    var isDrawn = false
    for index in 0...Int(max(1, count)) {
      let angle = directions.lowerBound + turn * Double(index) / max(1, count)
      let place = Point(
        x: center.x + radius * Elementary.cos(angle), y: center.y + radius * Elementary.sin(angle))
      if let last {
        let isSeen = Line(from: last, to: place).isSeen(on: viewport.size)
        if isSeen && !isDrawn { circles.move(to: last) }
        if isSeen { circles.line(to: place) }
        isDrawn = isSeen
      }
      last = place
    }
  }
}
