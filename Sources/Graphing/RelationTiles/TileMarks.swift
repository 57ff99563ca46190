/// The marks of a tile in little memory: places are rounded to a thousandth of a cell.
struct TileMarks {
  private let regionRows: [Row]
  private let pixelRows: [Row]
  let strokes: TileStrokes
  let points: [Point]

  /// Cells beside each other, as a row counted from the top, and columns.
  private struct Row {
    let row: UInt8
    let start: UInt8
    let end: UInt8

    init(_ line: Line) {
      row = UInt8(line.start.y)
      (start, end) = (UInt8(line.start.x), UInt8(line.end.x))
    }

    var line: Line {
      let y = Double(row) + 0.5
      return Line(from: Point(x: Double(start), y: y), to: Point(x: Double(end), y: y))
    }
  }

  /// - Parameter marks: Of the tile's cells.
  init(_ marks: RelationMarks = RelationMarks()) {
    regionRows = marks.region.map { Row($0) }
    pixelRows = marks.pixels.map { Row($0) }
    strokes = TileStrokes(marks.strokes)
    points = marks.points
  }

  var hasRegion: Bool { !regionRows.isEmpty }

  /// See `RelationMarks.region`.
  var region: some Sequence<Line> { regionRows.lazy.map { $0.line } }

  /// See `RelationMarks.pixels`.
  var pixels: some Sequence<Line> { pixelRows.lazy.map { $0.line } }
}

/// Strokes in a tile, in little memory.
struct TileStrokes {
  /// For each stroke the number of its points, then their places in parts of a cell from the tile's upper left
  /// corner.
  private let numbers: [UInt16]

  /// Parts of a cell: as many as fit.
  private static let parts = 1000.0
  private static let mostPoints = Int(UInt16.max)

  /// Nothing.
  init() { numbers = [] }

  /// - Parameter strokes: In cells from the tile's corner, inside the tile.
  init(_ strokes: Strokes) {
    var numbers: [UInt16] = []
    numbers.reserveCapacity(strokes.count + 2 * strokes.points.count)
    for stroke in 0..<strokes.count {
      var range = strokes.range(of: stroke)
      while !range.isEmpty {
        let part = range.prefix(Self.mostPoints)
        numbers.append(UInt16(part.count))
        for point in strokes.points[part] {
          numbers.append(Self.number(point.x))
          numbers.append(Self.number(point.y))
        }
        // The next part begins where this one ends.
        range = part.upperBound == range.upperBound ? 0..<0 : part.upperBound - 1..<range.upperBound
      }
    }
    self.numbers = numbers
  }

  private static func number(_ place: Double) -> UInt16 {
    UInt16(min(max((place * parts).rounded(), 0), Double(UInt16.max)))
  }

  /// Appends them to others, with the tile's corner in a place.
  func append(to strokes: inout Strokes, at corner: Point, scale: Double) {
    var next = 0
    func point() -> Point {
      defer { next += 2 }
      return Point(
        x: corner.x + Double(numbers[next]) / Self.parts * scale,
        y: corner.y + Double(numbers[next + 1]) / Self.parts * scale)
    }
    while next < numbers.count {
      let count = numbers[next]
      next += 1
      strokes.move(to: point())
      for _ in 1..<count { strokes.line(to: point()) }
    }
  }
}
