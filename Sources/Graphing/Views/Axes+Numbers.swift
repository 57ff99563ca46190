extension Axes {
  /// A number at its tick.
  struct Number {
    let text: String
    /// The middle of its baseline.
    let position: Point
    /// The rectangle that it covers.
    let box: Frame
  }

  /// The numbers at the ticks, those of each axis in rising order.
  ///
  /// They stand below the horizontal axis and left of the vertical one, or at the edge nearest to
  /// an axis that is out of sight. They overlap neither each other nor labels nor the edges. Each axis has at
  /// least one number if one fits.
  func numbers() -> (x: [Number], y: [Number]) {
    let (width, height) = (viewport.size.width, viewport.size.height)
    let gap = metrics.capHeight / 2
    let lowest = height - gap
    let below = min(max(axisY + gap + metrics.capHeight, gap + metrics.capHeight), lowest)
    // Close to the lower edge the numbers change to the axis's other side.
    let isAbove = axisY < height && axisY + gap + metrics.capHeight > lowest
    let baseline = grid.boundary(near: isAbove ? axisY - gap : below)
    // The axes share the number 0 where they cross, and it would be in the way of both.
    let zero = (x: offsets.x?.zero ?? 0, y: offsets.y?.zero ?? 0)
    let xValues = xTicks.values.filter {
      style.logarithmic.x || style.time.x != nil || $0 != zero.x || axisX <= 0 || axisX >= width
    }
    let yValues = yTicks.values.filter {
      style.logarithmic.y || $0 != zero.y || axisY <= 0 || axisY >= height
    }

    func xNumber(_ value: Double) -> Number {
      let text = offsets.x?.text(value) ?? xTicks.step.text(of: value)
      return number(
        text, left: grid.line(at: viewport.distanceFromLeft(value)) - metrics.width(of: text) / 2,
        baseline: baseline)
    }
    func yNumber(_ value: Double) -> Number {
      let text = offsets.y?.text(value) ?? yTicks.step.text(of: value)
      let leftOfAxis = min(axisX, width) - gap - metrics.width(of: text)
      let isRight = axisX > 0 && leftOfAxis < gap
      return number(
        text, left: isRight ? axisX + gap : max(gap, leftOfAxis),
        baseline: grid.boundary(
          near: grid.line(at: viewport.distanceFromTop(value)) + metrics.capHeight / 2))
    }
    let labels = labels.map { $0.box }
    let xNumbers = placed(xValues.map { xNumber($0) }, besides: labels)
    let taken = labels + xNumbers.map { $0.box }
    return (xNumbers, placed(yValues.map { yNumber($0) }, besides: taken))
  }

  /// What the axes stand for, where it is written.
  var labels: [AxisLabels.Label] {
    let origin = Point(
      x: viewport.distanceFromLeft(offsets.x?.zero ?? 0),
      y: viewport.distanceFromTop(offsets.y?.zero ?? 0))
    let title = Frame(
      x: 0, y: 0, width: viewport.size.width, height: GraphTitle(style.title).height(metrics))
    return style.labels.placed(
      around: origin, in: viewport.size, besides: style.covered + [title], metrics)
  }

  private func number(_ text: String, left: Double, baseline: Double) -> Number {
    let width = metrics.width(of: text)
    return Number(
      text: text, position: Point(x: left + width / 2, y: baseline),
      box: Frame(
        x: left, y: baseline - metrics.capHeight, width: width, height: metrics.capHeight))
  }

  /// The numbers that are visible and overlap nothing; if no number qualifies, one is moved into
  /// sight.
  private func placed(_ numbers: [Number], besides others: [Frame]) -> [Number] {
    let surface = Frame(x: 0, y: 0, width: viewport.size.width, height: viewport.size.height)
    var placed: [Number] = []
    func isFree(_ number: Number) -> Bool {
      let gap = metrics.capHeight / 2
      let air = Frame(
        x: number.box.left - gap / 2, y: number.box.top - gap / 2,
        width: number.box.size.width + gap, height: number.box.size.height + gap)
      return surface.contains(number.box)
        && !others.contains { $0.overlaps(air) } && !placed.contains { $0.box.overlaps(air) }
    }
    for number in numbers where isFree(number) { placed.append(number) }
    if placed.isEmpty {
      for number in numbers {
        let moved = moved(number, into: surface)
        if isFree(moved) { return [moved] }
      }
    }
    return placed
  }

  private func moved(_ number: Number, into surface: Frame) -> Number {
    let box = number.box
    let left = max(0, min(box.left, surface.right - box.size.width))
    let top = max(0, min(box.top, surface.bottom - box.size.height))
    return self.number(number.text, left: left, baseline: top + metrics.capHeight)
  }
}
