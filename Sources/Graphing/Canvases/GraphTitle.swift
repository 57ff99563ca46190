/// A title at the upper edge of a graph, over all that is drawn there.
public struct GraphTitle: Sendable {
  private static let gap = 6.0

  /// The most characters of a title.
  public static let longest = 200

  private let text: String

  /// - Parameter text: Empty for no title.
  public init(_ text: String) { self.text = text }

  /// How far it reaches from the upper edge, in points; 0 without a title.
  package func height(_ metrics: TextMetrics) -> Double {
    text.utf8.isEmpty ? 0 : metrics.capHeight + 2 * Self.gap
  }

  /// Draws the title in the middle. One that is too long for the canvas ends with an ellipsis.
  public func draw(on canvas: inout some Canvas) {
    let (size, metrics, gap) = (canvas.size, canvas.textMetrics, Self.gap)
    let height = height(metrics)
    let letters = Int((size.width - 4 * gap) / metrics.advance)
    guard height > 0, letters >= 4, size.height > 2 * height else { return }
    let shown = text.cut(to: letters)
    let half = min(size.width, metrics.width(of: shown) + 2 * gap) / 2
    // A wide line covers the graph.
    canvas.draw(
      lines: [
        Line(
          from: Point(x: size.width / 2 - half, y: height / 2),
          to: Point(x: size.width / 2 + half, y: height / 2))
      ], width: height, role: .background)
    canvas.draw(
      text: shown, at: Point(x: size.width / 2, y: metrics.capHeight + gap), anchor: .middle,
      role: .label)
  }
}

extension String {
  /// The first characters; if some are left out, the last one is an ellipsis.
  package func cut(to count: Int) -> String {
    let bytes = Array(utf8)
    let starts = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 }
    guard starts.count > count else { return self }
    return String(decoding: bytes[..<starts[count - 1]], as: UTF8.self) + "…"
  }
}
