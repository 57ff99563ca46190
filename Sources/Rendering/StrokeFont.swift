import Graphing
import OrdinateNumerics

/// The characters of numbers as lines, for pictures of pixels.
///
/// Measures are in cap heights; y grows upwards from the baseline.
enum StrokeFont {
  /// The advance of a digit, and an upper bound for the advance of other characters.
  static let advance = 0.86

  /// The lines of a text, placed so that vertical and horizontal lines of digits fall on whole pixels.
  ///
  /// A character missing from the font leaves a space.
  static func strokes(
    of text: String, at position: Point, anchor: TextAnchor, capHeight: Double
  ) -> Strokes {
    let glyphs = text.unicodeScalars.map { glyph(of: $0) }
    let width = (glyphs.reduce(0) { $0 + $1.advance } - (glyphs.last?.space ?? 0)) * capHeight
    let shift =
      switch anchor {
      case .start: 0.0
      case .middle: width / 2
      case .end: width
      }
    var pen = (position.x - shift).rounded() + 0.5
    let baseline = position.y.rounded() - 0.5
    var strokes = Strokes()
    for glyph in glyphs {
      for line in glyph.lines {
        for (index, point) in line.enumerated() {
          let place = Point(x: pen + point.x * capHeight, y: baseline - point.y * capHeight)
          index == 0 ? strokes.move(to: place) : strokes.line(to: place)
        }
      }
      pen += glyph.advance * capHeight
    }
    return strokes
  }

  /// Whether no character of a text is missing from the font.
  static func hasAll(of text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == " " || !glyph(of: $0).lines.isEmpty }
  }

  private struct Glyph {
    var lines: [[Point]]
    var advance = StrokeFont.advance
    /// The empty part of the advance, to the right of the lines.
    var space = 0.24

    func raised(_ scale: Double, by height: Double) -> Glyph {
      Glyph(
        lines: lines.map { $0.map { Point(x: scale * $0.x, y: scale * $0.y + height) } },
        advance: scale * advance, space: scale * space)
    }
  }

  private static func glyph(of character: Unicode.Scalar) -> Glyph {
    switch character {
    case "0"..."9": Glyph(lines: digit(character.value - 48))
    case "-": minus
    case " ": Glyph(lines: [], advance: 0.42)
    case ":":
      Glyph(lines: [[Point(x: 0.09, y: 0.1)], [Point(x: 0.09, y: 0.6)]], advance: 0.42)
    case ".": Glyph(lines: [[Point(x: 0.09, y: 0)]], advance: 0.42)
    case "π":
      Glyph(lines: [line(0, 0.7, 0.62, 0.7), line(0.16, 0.7, 0.16, 0), line(0.46, 0.7, 0.46, 0)])
    case "/": Glyph(lines: [line(0.02, -0.1, 0.44, 1.08)], advance: 0.7)
    case "×": Glyph(lines: [line(0.06, 0.14, 0.5, 0.58), line(0.06, 0.58, 0.5, 0.14)])
    case "⁻": minus.raised(0.62, by: 0.5)
    case "¹": Glyph(lines: digit(1)).raised(0.62, by: 0.5)
    case "²": Glyph(lines: digit(2)).raised(0.62, by: 0.5)
    case "³": Glyph(lines: digit(3)).raised(0.62, by: 0.5)
    case "⁰", "⁴"..."⁹": Glyph(lines: digit(character.value - 0x2070)).raised(0.62, by: 0.5)
    default: Glyph(lines: [])
    }
  }

  private static var minus: Glyph {
    Glyph(lines: [line(0.04, 0.375, 0.46, 0.375)], advance: 0.72)
  }

  private static func digit(_ value: UInt32) -> [[Point]] {
    switch value {
    case 0: [arc(0.3, 0.5, 0.3, 0.5, 0, 360)]
    case 1: [line(0.1, 0.8, 0.34, 1, 0.34, 0), line(0.1, 0, 0.58, 0)]
    case 2: [arc(0.29, 0.71, 0.28, 0.29, 155, -32) + line(0.02, 0, 0.6, 0)]
    case 3: [arc(0.27, 0.76, 0.27, 0.24, 145, -90) + arc(0.27, 0.26, 0.31, 0.26, 90, -145)]
    case 4: [line(0.45, 0, 0.45, 1, 0, 0.27, 0.62, 0.27)]
    case 5: [line(0.54, 1, 0.09, 1, 0.06, 0.53) + arc(0.27, 0.32, 0.31, 0.32, 115, -140)]
    case 6: six
    case 7: [line(0.02, 1, 0.58, 1, 0.2, 0)]
    case 8: [arc(0.3, 0.76, 0.26, 0.24, 0, 360), arc(0.3, 0.26, 0.3, 0.26, 0, 360)]
    default: six.map { $0.map { Point(x: 0.6 - $0.x, y: 1 - $0.y) } }
    }
  }

  private static var six: [[Point]] {
    [arc(0.31, 0.32, 0.29, 0.32, 0, 360), arc(0.46, 0.36, 0.44, 0.64, 180, 70)]
  }

  private static func line(_ numbers: Double...) -> [Point] {
    stride(from: 0, to: numbers.count, by: 2).map {
      Point(x: numbers[$0], y: numbers[$0 + 1])
    }
  }

  /// A part of an ellipse around (x, y), between two angles in degrees.
  private static func arc(
    _ x: Double, _ y: Double, _ a: Double, _ b: Double, _ from: Double, _ to: Double
  ) -> [Point] {
    let steps = max(4, Int((to - from).magnitude / 18))
    return (0...steps).map { step in
      let angle = (from + (to - from) * Double(step) / Double(steps)) * .pi / 180
      return Point(x: x + a * Elementary.cos(angle), y: y + b * Elementary.sin(angle))
    }
  }
}
