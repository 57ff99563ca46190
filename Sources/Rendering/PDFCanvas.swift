import CCairo
public import Graphing

/// A canvas that is one page of a PDF file.
///
/// A class, because all users draw on the same picture.
public final class PDFCanvas: Canvas {
  public let size: Size
  public let textMetrics = TextMetrics(fontSize: 12)
  private let context: CairoContext
  private let output: Output

  /// The part of the file that Cairo has written.
  private final class Output {
    var bytes: [UInt8] = []
  }

  /// Whether the system has Cairo, which the canvas needs.
  public static var isAvailable: Bool { CairoLibrary.functions != nil }

  /// - Parameters:
  ///   - size: Of the page, in points of 1/72 inch.
  ///   - title: The title of the document, which says what the page shows.
  /// - Returns: `nil` if a page cannot have that size.
  public init?(size: Size, theme: Theme = .light, title: String = "") {
    // A page of PDF is at most 200 inches wide and high.
    guard size.width > 0, size.height > 0, size.width <= 14400, size.height <= 14400 else {
      return nil
    }
    guard let cairo = CairoLibrary.functions else { return nil }
    let output = Output()
    let surface = cairo.pdf_surface_create_for_stream(
      { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().bytes
          .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height)
    guard let context = CairoContext(adopting: surface, of: cairo, theme: theme) else { return nil }
    if !title.isEmpty {
      cairo.pdf_surface_set_metadata(context.surface, CAIRO_PDF_METADATA_TITLE, title)
    }
    context.chooseFont()
    self.size = size
    self.context = context
    self.output = output
  }

  /// The whole file; after this nothing can be drawn.
  public func finished() -> [UInt8] {
    context.cairo.surface_finish(context.surface)
    return output.bytes
  }

  public func fill(_ role: Role) { context.fill(role) }

  public func draw(lines: [Line], width: Double, role: Role) {
    context.draw(lines: lines, width: width, role: role)
  }

  public func draw(strokes: Strokes, width: Double, role: Role) {
    context.draw(strokes: strokes, width: width, role: role)
  }

  public func draw(dots centers: [Point], role: Role) {
    // A line as long as it is wide is a square, which Cairo draws in less than half the time.
    let lines = centers.map {
      Line(from: Point(x: $0.x - 1, y: $0.y), to: Point(x: $0.x + 1, y: $0.y))
    }
    context.draw(lines: lines, width: 2, role: role)
  }

  public func draw(text: String, at position: Point, anchor: TextAnchor, role: Role) {
    context.draw(text: text, at: position, anchor: anchor, role: role)
  }
}
