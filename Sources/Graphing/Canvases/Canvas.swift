/// A surface that graphs are drawn on: a page, a file, a terminal.
///
/// A graph says what a mark *means*; a canvas knows how it looks. So one drawing serves light and
/// dark, paper and terminal. Marks come in batches, because a plot may have ten thousand dots.
/// Later marks cover earlier ones; marks outside `size` are not shown.
public protocol Canvas {
  /// The extent of the surface, in points.
  var size: Size { get }

  /// How much room text takes, for laying labels out.
  var textMetrics: TextMetrics { get }

  /// Covers the whole surface.
  mutating func fill(_ role: Role)

  /// Draws separate straight lines with flat ends, `width` points wide.
  mutating func draw(lines: [Line], width: Double, role: Role)

  /// Draws squares of 2×2 points, each centred on its place.
  mutating func draw(dots centers: [Point], role: Role)

  /// Draws connected lines with round joins and ends, `width` points wide.
  mutating func draw(strokes: Strokes, width: Double, role: Role)

  /// Writes one line of text whose baseline runs through `position`.
  mutating func draw(text: String, at position: Point, anchor: TextAnchor, role: Role)
}

/// The meaning of a mark on a graph; a canvas or a theme turns it into a colour.
public enum Role: Hashable, Sendable {
  case background, grid, axis, label, dot
  /// The grid's lines without a number.
  case fineGrid
  /// One of several curves, counted from 0; a palette may repeat.
  case curve(Int)
  /// The points that belong to one of several relations, in the colour of its curve, but lighter.
  case region(Int)
}

/// The part of a text that is at its position.
public enum TextAnchor: Int, Sendable {
  case start, middle, end
}

/// The room that text takes on a canvas, in points.
public struct TextMetrics: Equatable, Sendable {
  /// The greatest width of a digit, a sign or a letter, with the space after it.
  public var advance: Double
  /// How far a digit reaches above the baseline.
  public var capHeight: Double

  public init(advance: Double, capHeight: Double) {
    self.advance = advance
    self.capHeight = capHeight
  }

  /// Metrics of the usual sans-serif faces (Helvetica, DejaVu Sans, San Francisco) at a font size.
  public init(fontSize: Double) {
    self.init(advance: 0.64 * fontSize, capHeight: 0.73 * fontSize)
  }

  /// An upper bound of the text's width.
  public func width(of text: String) -> Double {
    advance * Double(text.utf8.count { $0 & 0xC0 != 0x80 })
  }
}
