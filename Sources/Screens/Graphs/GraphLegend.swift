import Graphing

/// The list of curves on an exported picture, in its upper left corner: a line in the curve's colour
/// and its equation.
struct GraphLegend {
  /// A straight level line, or a text that starts at its place.
  private struct Mark {
    let start: Point
    let length: Double
    let width: Double
    let text: String
    let role: Role
  }

  private var marks: [Mark] = []

  private static let margin = 8.0
  private static let sample = 18.0
  private static let rowHeight = 18.0

  /// Lays out as many rows as there is room for; a name that is too long ends with an ellipsis.
  ///
  /// - Parameters:
  ///   - rows: Names and numbers of colours.
  ///   - size: The extent of the picture.
  ///   - top: The height of what is above the list.
  init(
    _ rows: [(name: String, color: Int)], size: Size, below top: Double, metrics: TextMetrics
  ) {
    let margin = Self.margin
    let textLeft = 3 * margin + Self.sample
    let letters = Int((size.width - textLeft - 2 * margin) / metrics.advance)
    let fitting = Int((size.height - top - 3 * margin) / Self.rowHeight)
    guard letters >= 4, fitting >= 1, !rows.isEmpty else { return }
    let shown = rows.prefix(fitting).map { (name: $0.name.cut(to: letters), color: $0.color) }
    let widest = shown.map { metrics.width(of: $0.name) }.max() ?? 0
    let (width, height) = (
      textLeft + widest, margin + Double(shown.count) * Self.rowHeight
    )
    // A wide line covers the graph; the wider one below it is its frame.
    let middle = top + margin + height / 2
    line(from: margin - 1, at: middle, length: width + 2, width: height + 2, .grid)
    line(from: margin, at: middle, length: width, width: height, .background)
    for (index, row) in shown.enumerated() {
      let y = top + 1.5 * margin + (Double(index) + 0.5) * Self.rowHeight
      line(from: 2 * margin, at: y, length: Self.sample, width: 3, .curve(row.color))
      let start = Point(x: textLeft, y: y + metrics.capHeight / 2)
      marks.append(Mark(start: start, length: 0, width: 0, text: row.name, role: .label))
    }
  }

  private mutating func line(
    from x: Double, at y: Double, length: Double, width: Double, _ role: Role
  ) {
    marks.append(
      Mark(start: Point(x: x, y: y), length: length, width: width, text: "", role: role))
  }

  func draw(on canvas: inout some Canvas) {
    for mark in marks {
      if mark.text.isEmpty {
        let end = Point(x: mark.start.x + mark.length, y: mark.start.y)
        canvas.draw(lines: [Line(from: mark.start, to: end)], width: mark.width, role: mark.role)
      } else {
        canvas.draw(text: mark.text, at: mark.start, anchor: .start, role: mark.role)
      }
    }
  }
}
