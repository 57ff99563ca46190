extension RelationCurve {
  /// Its parts that bound something: where all pixels around it are full of solutions, it is inside a region.
  ///
  /// - Parameter isSolved: Whether all points around a pixel, those beyond the picture included, are certainly solutions.
  func uncovered(
    by picture: RelationPicture, isSolved: (_ column: Int, _ row: Int) -> Bool
  ) -> [RelationCurve] {
    var parts: [[Point]] = []
    var part: [Point] = []
    for (from, to) in zip(path, path.dropFirst()) {
      var start = from
      // Whether the part ends within this line: then the line is made longer, not cut.
      var isWithin = false
      for end in Self.pieces(from, to) {
        if picture.covers(start, end, isIncluded: isIncluded, isSolved) {
          if part.count > 1 { parts.append(part) }
          (part, isWithin) = ([], false)
        } else {
          if part.isEmpty { part.append(start) }
          if isWithin { part.removeLast() }
          part.append(end)
          isWithin = true
        }
        start = end
      }
    }
    if part.count > 1 { parts.append(part) }
    return parts.map { RelationCurve(path: $0, isIncluded: isIncluded) }
  }

  /// The ends of the pieces of a line that lie in one pixel each.
  private static func pieces(_ from: Point, _ to: Point) -> [Point] {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    var shares: [Double] = []
    for (start, run) in [(from.x, dx), (from.y, dy)] where run != 0 {
      var edge = min(start, start + run).rounded(.down) + 1
      while edge < max(start, start + run) {
        shares.append((edge - start) / run)
        edge += 1
      }
    }
    return shares.sorted().map { Point(x: from.x + dx * $0, y: from.y + dy * $0) } + [to]
  }
}

extension RelationPicture {
  /// How far curves may stray from where they are, in pixels, and a little more.
  private static let stray = 0.3

  /// Whether all pixels around a piece of a curve are full of solutions.
  ///
  /// A piece along a side of the picture may bound what is beyond, unless all is solved there too. If its points are no
  /// solutions, it does not bound what full pixels have, the points of their sides included.
  fileprivate func covers(
    _ start: Point, _ end: Point, isIncluded: Bool, _ isSolved: (_ column: Int, _ row: Int) -> Bool
  ) -> Bool {
    func isAlong(_ edge: Double, _ a: Double, _ b: Double) -> Bool {
      (a - edge).magnitude < Self.stray && (b - edge).magnitude < Self.stray
    }
    func column(_ across: Double) -> Int { Int(max(0, min(across, Double(columns - 1)))) }
    func row(_ down: Double) -> Int { rows - 1 - Int(max(0, min(down, Double(rows - 1)))) }
    let (x, y) = ((start.x + end.x) / 2, (start.y + end.y) / 2)
    for across in [x - Self.stray, x + Self.stray] {
      for down in [y - Self.stray, y + Self.stray] {
        if !pixels[row(down) * columns + column(across)].isFull { return false }
      }
    }
    let mayBoundBeyond =
      isIncluded
      && ([0, Double(columns)].contains { isAlong($0, start.x, end.x) }
        || [0, Double(rows)].contains { isAlong($0, start.y, end.y) })
    return !mayBoundBeyond || isSolved(column(x), row(y))
  }
}
