import OrdinateNumerics

/// A canvas that records drawing commands as numbers, for a painter elsewhere to paint in one go.
///
/// `commands` is a flat list. Each command is an opcode, a role and its arguments; `n` counts the
/// items after it:
///
/// | opcode | command | arguments after the role |
/// | --- | --- | --- |
/// | 1 | fill all of the surface | |
/// | 2 | separate lines, flat ends | width, n, then n × (x1, y1, x2, y2) |
/// | 3 | squares of 2×2 points | n, then n × (x, y) of their centres |
/// | 4 | connected lines, round joins and ends | width, n, then n × (m, then m × (x, y)) |
/// | 5 | text on its baseline | anchor, x, y, offset and count of its bytes in `labels` |
///
/// Roles: 0 background, 1 grid, 2 axis, 3 label, 4 dot, 5 grid lines without a number, 6 + i the curve
/// i (counted from 0), -1 - i the region i.
/// Anchors: 0 start, 1 middle, 2 end. Coordinates and widths are in points, y grows downwards. A
/// stroke (opcode 4) of one point is a round dot. Whole numbers are written as doubles.
public struct DrawList: Canvas {
  public let size: Size
  public let textMetrics: TextMetrics
  public private(set) var commands: [Double] = []
  /// The UTF-8 of all texts, one after the other.
  public private(set) var labels: [UInt8] = []
  private let minus: String

  /// - Parameters:
  ///   - textMetrics: The metrics of the font that the painter will use.
  ///   - minus: What stands in labels for the minus of numbers.
  public init(
    size: Size, textMetrics: TextMetrics = TextMetrics(fontSize: 12), minus: String = "-"
  ) {
    self.size = size
    self.textMetrics = textMetrics
    self.minus = minus
  }

  public mutating func fill(_ role: Role) { begin(1, role) }

  public mutating func draw(lines: [Line], width: Double, role: Role) {
    begin(2, role)
    commands.append(width)
    commands.append(Double(lines.count))
    for line in lines {
      append(line.start)
      append(line.end)
    }
  }

  public mutating func draw(dots centers: [Point], role: Role) {
    begin(3, role)
    commands.append(Double(centers.count))
    for center in centers { append(center) }
  }

  public mutating func draw(strokes: Strokes, width: Double, role: Role) {
    begin(4, role)
    commands.append(width)
    commands.append(Double(strokes.count))
    for stroke in 0..<strokes.count {
      let range = strokes.range(of: stroke)
      commands.append(Double(range.count))
      for index in range { append(strokes.points[index]) }
    }
  }

  public mutating func draw(text: String, at position: Point, anchor: TextAnchor, role: Role) {
    begin(5, role)
    commands.append(Double(anchor.rawValue))
    append(position)
    let offset = labels.count
    var (before, last) = (UInt8(ascii: " "), UInt8(ascii: " "))
    for byte in text.utf8 {
      // After a letter or digit it is a hyphen, as in a date, but for exponents.
      let isExponent = last == UInt8(ascii: "e") && before.isDigit
      if byte == UInt8(ascii: "-") && (isExponent || !last.isLetterOrDigit) {
        labels.append(contentsOf: minus.utf8)
      } else {
        labels.append(byte)
      }
      (before, last) = (last, byte)
    }
    commands.append(Double(offset))
    commands.append(Double(labels.count - offset))
  }

  private mutating func begin(_ opcode: Double, _ role: Role) {
    commands.append(opcode)
    commands.append(Self.number(of: role))
  }

  private mutating func append(_ point: Point) {
    commands.append(point.x)
    commands.append(point.y)
  }

  private static func number(of role: Role) -> Double {
    switch role {
    case .background: 0
    case .grid: 1
    case .axis: 2
    case .label: 3
    case .dot: 4
    case .fineGrid: 5
    case .curve(let index): 6 + Double(index)
    case .region(let index): -1 - Double(index)
    }
  }
}

extension UInt8 {
  /// Whether it is one, or a part of a letter beyond ASCII.
  fileprivate var isLetterOrDigit: Bool {
    isDigit || self >= 0x80 || isLetter
  }
}
