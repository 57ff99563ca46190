/// The pattern of dashed curves.
///
/// A phase is a place in it, in points. The middle of a mark is at 0, so that the pattern looks the same in
/// both directions.
enum Dashes {
  static let mark = 6.0
  static let gap = 5.0
  static let period = mark + gap

  /// The phase at the end of a path of a length: as far as the length or, where another curve goes on, the
  /// nearest place at which that one begins.
  ///
  /// - Parameter next: The phase with which the other curve is drawn away from the end.
  static func end(after start: Double, length: Double, meeting next: Double?) -> Double {
    let end = start + length
    guard let next else { return end }
    // Backwards the pattern looks the same, so the other curve's phase stands for its opposite.
    let apart = -next - end
    return end + apart - (apart / period).rounded() * period
  }
}

extension Strokes {
  /// Appends a path as one stroke.
  mutating func append(_ path: [Point]) {
    guard let first = path.first else { return }
    move(to: first)
    for point in path.dropFirst() { line(to: point) }
  }

  /// Appends the marks of a dashed path.
  ///
  /// - Parameters:
  ///   - start: The phase at its first point.
  ///   - end: The phase at its last one; the pattern is stretched to fit between them.
  mutating func append(_ path: [Point], dashedFrom start: Double, to end: Double) {
    let length = path.length
    guard length > 0, start != end else { return }
    let half = Dashes.mark / 2
    let (low, high) = (min(start, end), max(start, end))
    let first = ((low - half) / Dashes.period).rounded(.up)
    let last = ((high + half) / Dashes.period).rounded(.down)
    var marks: [ClosedRange<Double>] = []
    var middle = first * Dashes.period
    for _ in 0..<max(0, Int(last - first) + 1) {
      let ends = [max(middle - half, low), min(middle + half, high)]
        .map { min(max(($0 - start) / (end - start), 0), 1) * length }
      if ends[0] != ends[1] { marks.append(min(ends[0], ends[1])...max(ends[0], ends[1])) }
      middle += Dashes.period
    }
    append(path, between: start < end ? marks : marks.reversed())
  }

  /// Appends parts of a path.
  ///
  /// - Parameter parts: Distances from its first point along it, in order.
  private mutating func append(_ path: [Point], between parts: [ClosedRange<Double>]) {
    var next = 0
    var done = 0.0
    for (from, to) in zip(path, path.dropFirst()) where next < parts.count {
      let length = from.distance(to: to)
      func place(_ distance: Double) -> Point {
        let share = min(max((distance - done) / length, 0), 1)
        return Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
      }
      if length > 0 {
        while next < parts.count, parts[next].lowerBound < done + length {
          if parts[next].lowerBound >= done { move(to: place(parts[next].lowerBound)) }
          line(to: place(parts[next].upperBound))
          if parts[next].upperBound > done + length { break }
          next += 1
        }
      }
      done += length
    }
  }
}

extension [Point] {
  /// The length of the line through the points.
  var length: Double { zip(self, dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }
}

extension Point {
  func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
