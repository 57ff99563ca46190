import CCairo
import Graphing

/// Owns a Cairo surface and its context, and knows how to draw lines on them.
final class CairoContext {
  let surface: OpaquePointer
  let context: OpaquePointer
  private let theme: Theme

  /// Takes the surface over.
  ///
  /// - Returns: `nil` if Cairo could not make one of that size; it is then released.
  init?(adopting surface: OpaquePointer?, theme: Theme) {
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = cairo_create(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.context = context
    self.theme = theme
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  func use(_ role: Role) {
    let color = theme.color(of: role)
    cairo_set_source_rgb(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
  }

  func fill(_ role: Role) {
    use(role)
    cairo_paint(context)
  }

  func draw(lines: [Line], width: Double, role: Role) {
    use(role)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    for line in lines {
      cairo_move_to(context, line.start.x, line.start.y)
      cairo_line_to(context, line.end.x, line.end.y)
    }
    cairo_stroke(context)
  }

  func draw(strokes: Strokes, width: Double, role: Role) {
    use(role)
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    for stroke in 0..<strokes.count {
      let range = strokes.range(of: stroke)
      let first = strokes.points[range.lowerBound]
      cairo_move_to(context, first.x, first.y)
      // A line to where it starts shows as a dot.
      if range.count == 1 { cairo_line_to(context, first.x, first.y) }
      for index in range.dropFirst() {
        cairo_line_to(context, strokes.points[index].x, strokes.points[index].y)
      }
      // Stroke by stroke: Cairo's time grows faster than the number of lines in one path.
      cairo_stroke(context)
    }
  }
}
