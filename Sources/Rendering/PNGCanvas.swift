import CCairo
public import Graphing

/// A canvas of pixels, one per point, for PNG files.
///
/// Cairo draws its lines. Dots are painted on the pixels directly: for ten thousand dots Cairo
/// takes 29 ms in one path, and 11 ms in ten thousand paths. Numbers and times are drawn as lines
/// (`StrokeFont`), because the first text of a process spends 10 ms looking for fonts.
///
/// A class, because all users draw on the same picture.
public final class PNGCanvas: Canvas {
  public let size: Size
  public let textMetrics = TextMetrics(
    advance: StrokeFont.advance * 8, capHeight: 9)
  private let context: CairoContext
  private let theme: Theme

  /// - Parameter size: In pixels; whole numbers.
  /// - Returns: `nil` if a picture cannot have that size.
  public init?(size: Size, theme: Theme = .light) {
    guard size.width >= 1, size.height >= 1, size.width <= 32767, size.height <= 32767 else {
      return nil
    }
    guard let cairo = CairoLibrary.functions else { return nil }
    let surface = cairo.image_surface_create(
      CAIRO_FORMAT_RGB24, Int32(size.width), Int32(size.height))
    guard let context = CairoContext(adopting: surface, of: cairo, theme: theme) else { return nil }
    self.size = size
    self.theme = theme
    self.context = context
  }

  /// The whole file.
  public func finished() -> [UInt8] { withPixels { PNGEncoder.file(of: $0) } }

  public func fill(_ role: Role) { context.fill(role) }

  public func draw(lines: [Line], width: Double, role: Role) {
    context.draw(lines: lines, width: width, role: role)
  }

  public func draw(strokes: Strokes, width: Double, role: Role) {
    context.draw(strokes: strokes, width: width, role: role)
  }

  public func draw(dots centers: [Point], role: Role) {
    let color = theme.color(of: role)
    withPixels { pixels in
      for center in centers { pixels.fillSquare(around: center, color: color) }
    }
    context.cairo.surface_mark_dirty(context.surface)
  }

  public func draw(text: String, at position: Point, anchor: TextAnchor, role: Role) {
    guard StrokeFont.hasAll(of: text) else {
      context.chooseFont()
      return context.draw(text: text, at: position, anchor: anchor, role: role)
    }
    let strokes = StrokeFont.strokes(of: text, at: position, anchor: anchor, capHeight: 8)
    context.draw(strokes: strokes, width: 1.1, role: role)
  }

  private func withPixels<Result>(_ body: (PixelBuffer) -> Result) -> Result {
    let cairo = context.cairo
    cairo.surface_flush(context.surface)
    guard let data = cairo.image_surface_get_data(context.surface) else {
      preconditionFailure("an image surface has pixels until it is finished")
    }
    let stride = Int(cairo.image_surface_get_stride(context.surface)) / 4
    let (width, height) = (Int(size.width), Int(size.height))
    return data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { start in
      body(PixelBuffer(start: start, width: width, height: height, stride: stride))
    }
  }
}
