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

  /// A label, the start or end of its baseline, and the rectangle that it covers.
  struct Label {
    let text: String
    let position: Point
    let anchor: TextAnchor
    let box: Frame
  }

  /// The labels beside the ends of the axes, or of the edges where axes are out of sight.
  ///
  /// - Parameters:
  ///   - origin: The place of 0, 0.
  ///   - covered: What labels are below, at the upper edge, or above, at the lower edge.
  func placed(
    around origin: Point, in size: Size, besides covered: [Frame], _ metrics: TextMetrics
  ) -> [Label] {
    let gap = Self.gap
    var labels: [Label] = []
    func add(_ text: String, left: Double, baseline: Double, _ anchor: TextAnchor) {
      var box = Frame(
        x: left, y: baseline - metrics.capHeight, width: metrics.width(of: text),
        height: metrics.capHeight)
      for frame in covered where frame.overlaps(box) {
        box.origin.y =
          frame.top <= 0 ? frame.bottom + gap : frame.top - gap - metrics.capHeight
      }
      labels.append(
        Label(
          text: text,
          position: Point(x: anchor == .start ? box.left : box.right, y: box.bottom),
          anchor: anchor, box: box))
    }
    if !x.utf8.isEmpty {
      let lowest = size.height - 2 * (metrics.capHeight + gap) - gap
      add(
        x, left: size.width - gap - metrics.width(of: x),
        baseline: min(max(origin.y - gap, metrics.capHeight + gap), lowest), .end)
    }
    if !y.utf8.isEmpty {
      add(
        y, left: min(max(origin.x + gap, gap), size.width / 2), baseline: metrics.capHeight + gap,
        .start)
    }
    return labels
  }
}
