/// A canvas that writes a scalable picture.
///
/// Dots are `<rect class="dot" x="…" y="…" width="2" height="2"/>` in drawing order, curves `<path
/// class="curve" d="…"/>`; coordinates have at most three decimals. The picture needs no style
/// sheet: each mark or its group carries its colour.
public struct SVGCanvas: Canvas {
  public let size: Size
  public let textMetrics = TextMetrics(fontSize: 12)
  private let theme: Theme
  private var writer = DecimalWriter()

  /// - Parameters:
  ///   - size: The picture's extent, in CSS pixels.
  ///   - title: A description of the picture for people who cannot see it; written as text. Empty
  ///     for no title.
  public init(size: Size, theme: Theme = .light, title: String = "") {
    self.size = size
    self.theme = theme
    writer.append("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    attribute(" width=\"", size.width)
    attribute(" height=\"", size.height)
    attribute(" viewBox=\"0 0 ", size.width, closed: false)
    attribute(" ", size.height)
    writer.append(" role=\"img\" fill=\"none\">\n")
    if !title.isEmpty {
      writer.append("<title>")
      writer.append(escaping: title)
      writer.append("</title>\n")
    }
  }

  /// The whole document, as UTF-8.
  ///
  /// - Complexity: O(1) if the canvas is consumed; else it copies the drawing.
  public consuming func finished() -> [UInt8] {
    writer.append("</svg>\n")
    return writer.bytes
  }

  public mutating func fill(_ role: Role) {
    writer.append("<rect")
    attribute(" width=\"", size.width)
    attribute(" height=\"", size.height)
    color(" fill=\"", of: role)
    writer.append("/>\n")
  }

  public mutating func draw(lines: [Line], width: Double, role: Role) {
    guard !lines.isEmpty else { return }
    writer.append("<path class=\"")
    writer.append(Self.className(of: role))
    writer.append("\" d=\"")
    for line in lines {
      pair("M", line.start)
      pair("L", line.end)
    }
    writer.append("\"")
    color(" stroke=\"", of: role)
    attribute(" stroke-width=\"", width)
    // Rows of pixels that touch would show seams.
    if case .region = role { writer.append(" shape-rendering=\"crispEdges\"") }
    writer.append("/>\n")
  }

  public mutating func draw(dots centers: [Point], role: Role) {
    writer.append("<g")
    color(" fill=\"", of: role)
    writer.append(">\n")
    writer.write(upTo: centers.count * (60 + 2 * DecimalCursor.longestNumber)) { cursor in
      for center in centers {
        cursor.append("<rect class=\"dot\" x=\"")
        cursor.append(Point(x: center.x - 1, y: center.y - 1), separator: "\" y=\"")
        cursor.append("\" width=\"2\" height=\"2\"/>\n")
      }
    }
    writer.append("</g>\n")
  }

  public mutating func draw(strokes: Strokes, width: Double, role: Role) {
    guard !strokes.isEmpty else { return }
    writer.append("<path class=\"")
    writer.append(Self.className(of: role))
    writer.append("\" d=\"")
    for stroke in 0..<strokes.count {
      let range = strokes.range(of: stroke)
      pair("M", strokes.points[range.lowerBound])
      if range.count == 1 { writer.append("h0") }
      writer.write(upTo: range.count * (2 + 2 * DecimalCursor.longestNumber)) { cursor in
        for point in strokes.points[range].dropFirst() { cursor.append("L", point) }
      }
    }
    writer.append("\"")
    color(" stroke=\"", of: role)
    attribute(" stroke-width=\"", width)
    writer.append(" stroke-linejoin=\"round\" stroke-linecap=\"round\"/>\n")
  }

  public mutating func draw(text: String, at position: Point, anchor: TextAnchor, role: Role) {
    writer.append("<text class=\"")
    writer.append(Self.className(of: role))
    attribute("\" x=\"", position.x)
    attribute(" y=\"", position.y)
    switch anchor {
    case .start: break
    case .middle: writer.append(" text-anchor=\"middle\"")
    case .end: writer.append(" text-anchor=\"end\"")
    }
    color(" fill=\"", of: role)
    writer.append(" font-family=\"system-ui, sans-serif\" font-size=\"12\">")
    writer.append(escaping: text)
    writer.append("</text>\n")
  }

  private static func className(of role: Role) -> StaticString {
    switch role {
    case .background: "background"
    case .grid: "grid"
    case .fineGrid: "fine-grid"
    case .axis: "axis"
    case .label: "label"
    case .dot: "dot"
    case .curve: "curve"
    case .region: "region"
    }
  }

  private mutating func attribute(_ opening: StaticString, _ value: Double, closed: Bool = true) {
    writer.write(upTo: opening.utf8CodeUnitCount + DecimalCursor.longestNumber + 1) { cursor in
      cursor.append(opening)
      cursor.append(value)
      if closed { cursor.append(byte: UInt8(ascii: "\"")) }
    }
  }

  private mutating func pair(_ command: StaticString, _ point: Point) {
    writer.write(upTo: 2 + 2 * DecimalCursor.longestNumber) { $0.append(command, point) }
  }

  private mutating func color(_ opening: StaticString, of role: Role) {
    let color = theme.color(of: role)
    writer.write(upTo: opening.utf8CodeUnitCount + 8) { cursor in
      cursor.append(opening)
      cursor.append(byte: UInt8(ascii: "#"))
      cursor.append(hexadecimal: color.red)
      cursor.append(hexadecimal: color.green)
      cursor.append(hexadecimal: color.blue)
      cursor.append(byte: UInt8(ascii: "\""))
    }
  }
}

extension DecimalCursor {
  fileprivate mutating func append(hexadecimal byte: UInt8) {
    append(hexadecimalDigit: byte >> 4)
    append(hexadecimalDigit: byte & 15)
  }

  private mutating func append(hexadecimalDigit digit: UInt8) {
    append(byte: digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
  }

  /// Writes a command of a path, which is one letter.
  fileprivate mutating func append(_ command: StaticString, _ point: Point) {
    append(command)
    append(point, separator: ",")
  }
}
