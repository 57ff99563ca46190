import Graphing

/// A canvas of characters, each 2 points wide and 4 points high.
struct TextCanvas: Canvas {
  let size: Size
  let textMetrics = TextMetrics(advance: 2, capHeight: 4)
  private var rows: [[Character]]

  init(columns: Int, rows: Int) {
    size = Size(width: Double(2 * columns), height: Double(4 * rows))
    self.rows = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  var text: String {
    rows.map { row in
      let line = String(row)
      return String(
        line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)])
    }.joined(separator: "\n")
  }

  mutating func fill(_ role: Role) {
    for row in rows.indices { rows[row] = Array(repeating: " ", count: rows[row].count) }
  }

  mutating func draw(lines: [Line], width: Double, role: Role) {
    guard role == .axis else { return }
    for line in lines {
      join(line.start, line.end, with: line.start.x == line.end.x ? "|" : "-")
    }
  }

  mutating func draw(dots centers: [Point], role: Role) {
    for center in centers { mark(center, with: mark(of: role)) }
  }

  mutating func draw(strokes: Strokes, width: Double, role: Role) {
    for stroke in 0..<strokes.count {
      let points = strokes.points[strokes.range(of: stroke)]
      for (start, end) in zip(points, points.dropFirst()) {
        join(start, end, with: mark(of: role))
      }
    }
  }

  mutating func draw(text: String, at position: Point, anchor: TextAnchor, role: Role) {
    let width = textMetrics.width(of: text)
    let start =
      switch anchor {
      case .start: position.x
      case .middle: position.x - width / 2
      case .end: position.x - width
      }
    for (index, character) in text.enumerated() {
      mark(Point(x: start + 2 * Double(index) + 1, y: position.y - 2), with: character)
    }
  }

  private func mark(of role: Role) -> Character {
    if case .curve(let index) = role { index == 0 ? "*" : "o" } else { "." }
  }

  /// Marks the characters that a straight line passes, in steps of at most one point.
  private mutating func join(_ start: Point, _ end: Point, with character: Character) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let steps = max(1, max(dx.magnitude, dy.magnitude).rounded(.up))
    for step in 0...Int(steps) {
      let share = Double(step) / steps
      mark(Point(x: start.x + dx * share, y: start.y + dy * share), with: character)
    }
  }

  private mutating func mark(_ place: Point, with character: Character) {
    guard place.x >= 0, place.x < size.width, place.y >= 0, place.y < size.height else { return }
    rows[Int(place.y / 4)][Int(place.x / 2)] = character
  }
}
