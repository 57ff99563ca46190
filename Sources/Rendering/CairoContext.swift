import CCairo
import Graphing

/// A Cairo surface with its context, for drawing lines.
final class CairoContext {
  let surface: OpaquePointer
  let context: OpaquePointer
  let cairo: CairoFunctions
  private let theme: Theme

  /// Takes ownership of the surface.
  ///
  /// - Returns: `nil` if Cairo could not create it; it is then released.
  init?(adopting surface: OpaquePointer?, of cairo: CairoFunctions, theme: Theme) {
    guard let surface else { return nil }
    guard cairo.surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = cairo.create(surface)
    else {
      cairo.surface_destroy(surface)
      return nil
    }
    self.cairo = cairo
    self.surface = surface
    self.context = context
    self.theme = theme
  }

  deinit {
    cairo.destroy(context)
    cairo.surface_destroy(surface)
  }

  func use(_ role: Role) {
    let color = theme.color(of: role)
    cairo.set_source_rgb(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
  }

  func fill(_ role: Role) {
    use(role)
    cairo.paint(context)
  }

  /// Chooses the font of texts, which takes milliseconds at first.
  ///
  /// Without options of its own, Cairo would draw texts of all pictures with those of the first one.
  func chooseFont() {
    let options = cairo.font_options_create()
    cairo.font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo.font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo.font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo.set_font_options(context, options)
    cairo.font_options_destroy(options)
    cairo.select_font_face(context, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
    cairo.set_font_size(context, 12)
  }

  /// Writes a text in the font that was chosen.
  func draw(text: String, at position: Point, anchor: TextAnchor, role: Role) {
    use(role)
    var extents = cairo_text_extents_t()
    cairo.text_extents(context, text, &extents)
    let shift =
      switch anchor {
      case .start: 0.0
      case .middle: extents.x_advance / 2
      case .end: extents.x_advance
      }
    cairo.move_to(context, position.x - shift, position.y)
    cairo.show_text(context, text)
  }

  func draw(lines: [Line], width: Double, role: Role) {
    use(role)
    cairo.set_line_width(context, width)
    cairo.set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    for line in lines {
      cairo.move_to(context, line.start.x, line.start.y)
      cairo.line_to(context, line.end.x, line.end.y)
    }
    cairo.stroke(context)
  }

  func draw(strokes: Strokes, width: Double, role: Role) {
    use(role)
    cairo.set_line_width(context, width)
    cairo.set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo.set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    for stroke in 0..<strokes.count {
      let range = strokes.range(of: stroke)
      let first = strokes.points[range.lowerBound]
      cairo.move_to(context, first.x, first.y)
      // A line back to its own start appears as a dot.
      if range.count == 1 { cairo.line_to(context, first.x, first.y) }
      for (count, index) in range.dropFirst().enumerated() {
        let point = strokes.points[index]
        cairo.line_to(context, point.x, point.y)
        // In pieces, because Cairo's time grows faster than the number of lines in one path.
        if count % 64 == 63 && index + 1 < range.upperBound {
          cairo.stroke(context)
          cairo.move_to(context, point.x, point.y)
        }
      }
      cairo.stroke(context)
    }
  }
}
