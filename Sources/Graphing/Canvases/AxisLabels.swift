/// What the axes stand for; empty texts for nothing.
public struct AxisLabels: Equatable, Sendable {
  public var x: String
  public var y: String

  public init(x: String = "", y: String = "") { (self.x, self.y) = (x, y) }
}

extension AxisLabels {
  /// The labels, with the day of which an axis has times alone.
  package func adding(day: String?) -> AxisLabels {
    guard let day else { return self }
    return AxisLabels(x: x.utf8.isEmpty ? day : x + ", " + day, y: y)
  }

  /// How far they are from an axis and from the edges, in points.
  private static let gap = 6.0

  /// Writes the labels beside the ends of the axes, or of the edges where axes are out of sight.
  ///
  /// - Parameters:
  ///   - origin: The place of 0, 0.
  ///   - top: The height of what is above the labels.
  package func draw(around origin: Point, below top: Double, on canvas: inout some Canvas) {
    let (size, metrics, gap) = (canvas.size, canvas.textMetrics, Self.gap)
    if !x.utf8.isEmpty {
      let lowest = size.height - 2 * (metrics.capHeight + gap) - gap
      let baseline = min(max(origin.y - gap, metrics.capHeight + gap), lowest)
      canvas.draw(
        text: x, at: Point(x: size.width - gap, y: baseline), anchor: .end, role: .label)
    }
    if !y.utf8.isEmpty {
      let left = min(max(origin.x + gap, gap), size.width / 2)
      canvas.draw(
        text: y, at: Point(x: left, y: top + metrics.capHeight + gap), anchor: .start,
        role: .label)
    }
  }
}
