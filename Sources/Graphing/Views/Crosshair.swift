import OrdinateNumerics

/// The axes of a dot plot with the largest values at their ends.
///
/// The labels of x stand below the axis, within the plot, so that the dots keep the full width. The
/// labels of y stand above and below the ends of the axis, in the margin.
struct Crosshair {
  var xMax: Double
  /// `nil` if there is nothing to plot; the axis then has no labels.
  var yMax: Double?

  /// Where the axes are, and whether there is room for labels.
  struct Layout {
    var frame: Frame
    var hasLabels: Bool
    /// The space between a mark and its label, in points.
    var gap: Double

    init(size: Size, metrics: TextMetrics) {
      gap = metrics.capHeight / 2
      hasLabels = size.height >= 10 * metrics.capHeight && size.width >= 12 * metrics.advance
      let across = hasLabels ? metrics.capHeight : 2
      let above = hasLabels ? metrics.capHeight + 2 * gap : 2
      frame = Frame(
        x: across, y: above, width: max(0, size.width - 2 * across),
        height: max(0, size.height - 2 * above))
    }
  }

  func draw(on canvas: inout some Canvas) {
    let metrics = canvas.textMetrics
    let layout = Layout(size: canvas.size, metrics: metrics)
    let frame = layout.frame
    let origin = Point(x: frame.center.x.onPixel, y: frame.center.y.onPixel)
    canvas.draw(
      lines: [
        Line(from: Point(x: frame.left, y: origin.y), to: Point(x: frame.right, y: origin.y)),
        Line(from: Point(x: origin.x, y: frame.top), to: Point(x: origin.x, y: frame.bottom)),
      ], width: 1, role: .axis)
    guard layout.hasLabels else { return }

    let positiveX = xMax.text(.significant(6))
    let negativeX = "-" + positiveX
    let below = origin.y + layout.gap + metrics.capHeight
    if metrics.width(of: negativeX) + layout.gap <= frame.size.width / 2 {
      canvas.draw(
        text: negativeX, at: Point(x: frame.left, y: below), anchor: .start, role: .label)
      canvas.draw(
        text: positiveX, at: Point(x: frame.right, y: below), anchor: .end, role: .label)
    }
    guard let yMax else { return }
    let positiveY = yMax.text(.significant(6))
    let negativeY = yMax == 0 ? positiveY : "-" + positiveY
    if metrics.width(of: negativeY) <= canvas.size.width {
      canvas.draw(
        text: positiveY, at: Point(x: origin.x, y: frame.top - layout.gap), anchor: .middle,
        role: .label)
      canvas.draw(
        text: negativeY,
        at: Point(x: origin.x, y: frame.bottom + layout.gap + metrics.capHeight),
        anchor: .middle, role: .label)
    }
  }
}

extension Double {
  /// The nearest middle of a pixel, where a line one point wide is sharp.
  var onPixel: Double { rounded(.down) + 0.5 }
}
