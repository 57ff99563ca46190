import OrdinateNumerics

/// Axes with a grid and numbers, for a viewport.
///
/// The numbers stand left of the vertical axis and below the horizontal one, or at the edge where an
/// axis is out of sight; they overlap neither each other nor the edges.
struct Axes {
  var viewport: Viewport
  private let metrics: TextMetrics
  private let xTicks: Ticks
  private let yTicks: Ticks
  /// The space between a mark and its label, in points.
  private let gap: Double

  init(viewport: Viewport, metrics: TextMetrics) {
    self.viewport = viewport
    self.metrics = metrics
    gap = metrics.capHeight / 2
    xTicks = Self.ticks(in: viewport.x, length: viewport.size.width, atLeast: 6 * metrics.advance) {
      texts in
      (texts.map { metrics.width(of: $0) }.max() ?? 0) + 1.5 * metrics.advance
    }
    yTicks = Self.ticks(
      in: viewport.y, length: viewport.size.height, atLeast: 4 * metrics.capHeight
    ) { _ in
      3 * metrics.capHeight
    }
  }

  /// The finest ticks whose labels have the room they need between them.
  private static func ticks(
    in range: ClosedRange<Double>, length: Double, atLeast spacing: Double,
    room: ([String]) -> Double
  ) -> Ticks {
    let width = range.upperBound - range.lowerBound
    var step = NiceStep(atLeast: width * (min(spacing, length / 2) / length))
    while true {
      let ticks = Ticks(in: range, step: step)
      let texts = ticks.values.map { $0.text(.result) }
      if texts.count <= 1 || room(texts) <= step.value / width * length { return ticks }
      step = step.next
    }
  }

  func draw(on canvas: inout some Canvas) {
    let (width, height) = (viewport.size.width, viewport.size.height)
    let verticals = xTicks.values.map { viewport.distanceFromLeft($0).onPixel }
    let horizontals = yTicks.values.map { viewport.distanceFromTop($0).onPixel }
    canvas.draw(
      lines: verticals.map { vertical(at: $0, from: 0, to: height) }
        + horizontals.map { horizontal(at: $0, from: 0, to: width) },
      width: 1, role: .grid)

    // Out of sight, an axis leaves its numbers at the edge that is nearest to it.
    let axisX = min(max(viewport.distanceFromLeft(0), -1), width + 1).onPixel
    let axisY = min(max(viewport.distanceFromTop(0), -1), height + 1).onPixel
    let half = metrics.capHeight / 3
    var axes: [Line] = []
    if axisY > 0 && axisY < height {
      axes.append(horizontal(at: axisY, from: 0, to: width))
      axes += verticals.map { vertical(at: $0, from: axisY - half, to: axisY + half) }
    }
    if axisX > 0 && axisX < width {
      axes.append(vertical(at: axisX, from: 0, to: height))
      axes += horizontals.map { horizontal(at: $0, from: axisX - half, to: axisX + half) }
    }
    canvas.draw(lines: axes, width: 1, role: .axis)
    drawNumbers(axisX: axisX, axisY: axisY, on: &canvas)
  }

  private func drawNumbers(axisX: Double, axisY: Double, on canvas: inout some Canvas) {
    let (width, height) = (viewport.size.width, viewport.size.height)
    let surface = Frame(x: 0, y: 0, width: width, height: height)
    var taken: [Frame] = []
    func place(_ text: String, left: Double, baseline: Double) {
      let extent = metrics.width(of: text)
      let box = Frame(
        x: left, y: baseline - metrics.capHeight, width: extent, height: metrics.capHeight)
      let air = Frame(
        x: box.left - gap / 2, y: box.top - gap / 2, width: extent + gap,
        height: metrics.capHeight + gap)
      guard surface.contains(box), !taken.contains(where: { $0.overlaps(air) }) else { return }
      taken.append(box)
      canvas.draw(
        text: text, at: Point(x: left + extent / 2, y: baseline), anchor: .middle, role: .label)
    }

    let lowest = height - gap
    let baseline = min(max(axisY + gap + metrics.capHeight, gap + metrics.capHeight), lowest)
    // Close to the lower edge the numbers change to the axis's other side.
    let isAbove = axisY < height && axisY + gap + metrics.capHeight > lowest
    for value in xTicks.values where value != 0 || axisX <= 0 || axisX >= width {
      let text = value.text(.result)
      place(
        text, left: viewport.distanceFromLeft(value).onPixel - metrics.width(of: text) / 2,
        baseline: isAbove ? axisY - gap : baseline)
    }
    for value in yTicks.values where value != 0 || axisY <= 0 || axisY >= height {
      let text = value.text(.result)
      let extent = metrics.width(of: text)
      let leftOfAxis = min(axisX, width) - gap - extent
      let isRight = axisX > 0 && leftOfAxis < gap
      place(
        text, left: isRight ? axisX + gap : max(gap, leftOfAxis),
        baseline: viewport.distanceFromTop(value).onPixel + metrics.capHeight / 2)
    }
  }

  private func vertical(at x: Double, from top: Double, to bottom: Double) -> Line {
    Line(from: Point(x: x, y: top), to: Point(x: x, y: bottom))
  }

  private func horizontal(at y: Double, from left: Double, to right: Double) -> Line {
    Line(from: Point(x: left, y: y), to: Point(x: right, y: y))
  }
}
