public import Graphing

/// A canvas of characters: curves and dots in braille, axes in box drawing, numbers as they are.
///
/// A character is two points wide and four points high; a braille dot is one point. The grid is not
/// drawn.
public struct TerminalCanvas: Canvas {
  public let size: Size
  public let textMetrics = TextMetrics(advance: 2, capHeight: 4)
  private let columns: Int
  private let rows: Int
  private let usesColor: Bool
  private var cells: [Cell]

  private struct Cell {
    /// The raised dots, as bits of the low byte of the character.
    var dots: UInt8 = 0
    var dotRole = Role.dot
    /// The axes that pass through: 1 for horizontal, 2 for vertical.
    var axes: UInt8 = 0
    /// A character of a number. It hides everything else in the cell, because a digit with gaps
    /// could be taken for another.
    var character: Character?
  }

  /// - Parameters:
  ///   - columns: The width, in characters, at least 1.
  ///   - rows: The height, in lines, at least 1.
  ///   - color: Whether the terminal understands the ANSI codes for colours.
  public init(columns: Int, rows: Int, color: Bool) {
    precondition(columns >= 1 && rows >= 1, "a terminal has an extent")
    self.columns = columns
    self.rows = rows
    usesColor = color
    size = Size(width: Double(2 * columns), height: Double(4 * rows))
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// The picture; each line ends with a line feed and has no spaces before it.
  public var text: String {
    var text = ""
    for row in 0..<rows {
      let line = cells[row * columns..<(row + 1) * columns]
      let end = line.lastIndex { $0.dots != 0 || $0.axes != 0 || $0.character ?? " " != " " }
      var style = ""
      for cell in line[..<(end.map { $0 + 1 } ?? line.startIndex)] {
        let (character, newStyle) = Self.appearance(of: cell)
        if usesColor && newStyle != style {
          text += "\u{1b}[\(newStyle.isEmpty ? "0" : newStyle)m"
          style = newStyle
        }
        text.append(character)
      }
      if !style.isEmpty { text += "\u{1b}[0m" }
      text += "\n"
    }
    return text
  }

  public mutating func fill(_ role: Role) {
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  public mutating func draw(lines: [Line], width: Double, role: Role) {
    switch role {
    case .axis: break
    case .region: return shade(lines, role)
    case .curve: return raise(lines, role)
    case .background, .grid, .fineGrid, .label, .dot: return
    }
    for line in lines {
      let isLevel = line.start.y == line.end.y
      // A tick marks only the character where it crosses the axis.
      let length = max(abs(line.end.x - line.start.x), abs(line.end.y - line.start.y))
      let steps = length < 4 ? 0 : Int(length)
      for step in 0...steps {
        let t = steps == 0 ? 0.5 : Double(step) / Double(steps)
        let x = line.start.x + t * (line.end.x - line.start.x)
        let y = line.start.y + t * (line.end.y - line.start.y)
        if let cell = cell(x, y) { cells[cell].axes |= isLevel ? 1 : 2 }
      }
    }
  }

  /// Raises every fourth dot along level lines one dot high.
  private mutating func shade(_ lines: [Line], _ role: Role) {
    for line in lines {
      let row = Int(line.start.y)
      guard row.isMultiple(of: 2) else { continue }
      for column in Int(line.start.x)..<Int(line.end.x) where (column + row / 2).isMultiple(of: 2) {
        raise(Double(column), Double(row), role)
      }
    }
  }

  /// Raises all dots of level lines one dot high.
  private mutating func raise(_ lines: [Line], _ role: Role) {
    for line in lines {
      for column in Int(line.start.x)..<Int(line.end.x) {
        raise(Double(column), line.start.y, role)
      }
    }
  }

  public mutating func draw(dots centers: [Point], role: Role) {
    for center in centers {
      // A dot on the edge is half visible.
      raise(
        min(max(center.x, 0), size.width - 0.5), min(max(center.y, 0), size.height - 0.5), role)
    }
  }

  public mutating func draw(strokes: Strokes, width: Double, role: Role) {
    for stroke in 0..<strokes.count {
      let points = strokes.points[strokes.range(of: stroke)]
      if let first = points.first { raise(first.x, first.y, role) }
      for (a, b) in zip(points, points.dropFirst()) {
        let steps = max(1, Int(max(abs(b.x - a.x), abs(b.y - a.y)).rounded(.up)))
        for step in 1...steps {
          let t = Double(step) / Double(steps)
          raise(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y), role)
        }
      }
    }
  }

  public mutating func draw(text: String, at position: Point, anchor: TextAnchor, role: Role) {
    let shift =
      switch anchor {
      case .start: 0.0
      case .middle: Double(text.count) / 2
      case .end: Double(text.count)
      }
    let first = Int((position.x / 2 - shift).rounded())
    let row = Int(((position.y - 2) / 4).rounded(.down))
    guard row >= 0 && row < rows else { return }
    for (index, character) in text.enumerated() {
      let column = first + index
      if column >= 0 && column < columns { cells[row * columns + column].character = character }
    }
  }

  private mutating func raise(_ x: Double, _ y: Double, _ role: Role) {
    guard let cell = cell(x, y) else { return }
    let (column, row) = (Int(x) % 2, Int(y) % 4)
    // Braille numbers its dots down the left column, then the right; the lowest row was added
    // later.
    let bit = row == 3 ? 6 + column : row + 3 * column
    cells[cell].dots |= 1 << UInt8(bit)
    cells[cell].dotRole = role
  }

  private func cell(_ x: Double, _ y: Double) -> Int? {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return nil }
    return Int(y) / 4 * columns + Int(x) / 2
  }

  /// The character of a cell, and the parameters of its ANSI code; empty for the default colour.
  private static func appearance(of cell: Cell) -> (Character, String) {
    if let character = cell.character { return (character, "") }
    if cell.dots != 0, let scalar = Unicode.Scalar(0x2800 + UInt32(cell.dots)) {
      return (Character(scalar), color(of: cell.dotRole))
    }
    return switch cell.axes {
    case 1: ("─", "90")
    case 2: ("│", "90")
    case 3: ("┼", "90")
    default: (" ", "")
    }
  }

  /// Red, blue, green, magenta, yellow, cyan, in the shades of the terminal.
  private static func color(of role: Role) -> String {
    let palette = ["31", "34", "32", "35", "33", "36"]
    return switch role {
    case .background, .grid, .fineGrid, .axis: "90"
    case .label: ""
    case .dot: "31"
    case .curve(let index), .region(let index): palette[Int(index.magnitude) % palette.count]
    }
  }
}
