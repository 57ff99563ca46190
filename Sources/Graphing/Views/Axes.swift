import OrdinateNumerics

/// Axes with a grid and numbers, for a viewport.
///
/// Where both axes have one scale, they have one step, so that the grid is square. Between the lines
/// with numbers are finer ones.
///
/// The sides of lines lie on boundaries of device pixels. `Axes+Numbers.swift` has the numbers, `Axes+Polar.swift`
/// the grid of circles and rays.
struct Axes {
  let viewport: Viewport
  let metrics: TextMetrics
  let offsets: OffsetAxes
  let style: AxesStyle
  let grid: PixelGrid
  let xTicks: Ticks
  let yTicks: Ticks
  /// Where the axes are, in points from the upper left corner; an axis out of sight is a little
  /// beyond the edge.
  let (axisX, axisY): (Double, Double)

  init(
    viewport: Viewport, metrics: TextMetrics, offsets: OffsetAxes = OffsetAxes(),
    style: AxesStyle = AxesStyle(), pixelRatio: Double = 1
  ) {
    self.viewport = viewport
    self.metrics = metrics
    self.offsets = offsets
    self.style = style
    grid = PixelGrid(pixelRatio: pixelRatio)
    let (width, height) = (viewport.size.width, viewport.size.height)
    let beyond = 2 * grid.lineWidth
    let left = viewport.distanceFromLeft(offsets.x?.zero ?? 0)
    let top = viewport.distanceFromTop(offsets.y?.zero ?? 0)
    axisX = grid.line(at: min(max(left, -beyond), width + beyond))
    axisY = grid.line(at: min(max(top, -beyond), height + beyond))
    let offsetText = offsets.x?.text
    let x = Self.ticks(
      in: viewport.x, length: width, atLeast: 6 * metrics.advance,
      inPi: style.isPiX && offsets.x == nil, isLogarithmic: style.logarithmic.x,
      time: offsets.x == nil ? style.time.x : nil
    ) { ticks in
      let texts = ticks.values.map { offsetText?($0) ?? ticks.step.text(of: $0) }
      return (texts.map { metrics.width(of: $0) }.max() ?? 0) + 1.5 * metrics.advance
    }
    let y = Self.ticks(
      in: viewport.y, length: height, atLeast: 4 * metrics.capHeight,
      inPi: style.isPiY && offsets.y == nil, isLogarithmic: style.logarithmic.y,
      time: offsets.y == nil ? style.time.y : nil
    ) { _ in 3 * metrics.capHeight }
    let coarser = x.step.value > y.step.value ? x.step : y.step
    let isShared =
      viewport.isSquare && offsets.haveOneUnit
      && style.logarithmic.x == style.logarithmic.y && x.step.isLike(y.step)
      && 2 * coarser.value <= viewport.shorterSide
    xTicks = isShared ? Ticks(in: viewport.x, step: coarser) : x
    yTicks = isShared ? Ticks(in: viewport.y, step: coarser) : y
  }

  /// The finest ticks whose numbers have the room they need between them.
  private static func ticks(
    in range: ClosedRange<Double>, length: Double, atLeast spacing: Double, inPi: Bool,
    isLogarithmic: Bool, time: TimeKind?, room: (Ticks) -> Double
  ) -> Ticks {
    if isLogarithmic {
      return logarithmicTicks(in: range, length: length, atLeast: spacing, room: room)
    }
    let least = (range.upperBound - range.lowerBound) * (min(spacing, length / 2) / length)
    if let time,
      let ticks = timeTicks(in: range, length: length, atLeast: least, time, room: room)
    {
      return ticks
    }
    let ticks = inPi ? piTicks(in: range, length: length, atLeast: least, room: room) : nil
    return ticks ?? decimalTicks(in: range, length: length, atLeast: least, room: room)
  }

  /// - Returns: `nil` if no two of them are in sight.
  private static func piTicks(
    in range: ClosedRange<Double>, length: Double, atLeast least: Double, room: (Ticks) -> Double
  ) -> Ticks? {
    let width = range.upperBound - range.lowerBound
    var step = PiStep(atLeast: least)
    while let candidate = step {
      let ticks = Ticks(in: range, step: .pi(candidate))
      if ticks.values.count < 2 { return nil }
      if room(ticks) <= candidate.value / width * length { return ticks }
      step = candidate.next
    }
    return nil
  }

  /// If there is not even room for two numbers, it is only certain that there are ticks.
  private static func decimalTicks(
    in range: ClosedRange<Double>, length: Double, atLeast least: Double, room: (Ticks) -> Double
  ) -> Ticks {
    let width = range.upperBound - range.lowerBound
    var step = NiceStep(atLeast: least)
    var finer: Ticks?
    while true {
      let ticks = Ticks(in: range, step: step)
      // The number 0 is left out where the axes cross.
      if ticks.values.allSatisfy({ $0 == 0 }) {
        return finer ?? Ticks(in: range, step: NiceStep(atLeast: 0.39 * step.value))
      }
      if ticks.values.count <= 1 || room(ticks) <= step.value / width * length {
        return ticks
      }
      finer = ticks
      step = step.next
    }
  }

  /// How close to each other lines of the grid may be, in points.
  private static let closest = 5.0

  /// The places of finer lines, which the lines of ticks cover in part; none if they would be too
  /// close.
  private static func finer(
    than ticks: Ticks, in range: ClosedRange<Double>, length: Double
  ) -> [Double] {
    let width = range.upperBound - range.lowerBound
    if case .decades(let step) = ticks.step, step.value == 1 {
      return finerDecades(in: range, length: length, closest: closest)
    }
    guard let step = ticks.step.finer else { return [] }
    if case .numbers(let nice) = step {
      let values = Ticks(inDecades: range, step: nice).values
      guard values.count > 1 else { return values }
      let last = values[values.count - 1] - values[values.count - 2]
      return last / width * length < closest ? [] : values
    }
    return step.value / width * length < closest ? [] : Ticks(in: range, step: step).values
  }

  func draw(on canvas: inout some Canvas) {
    let marks = marks()
    if !marks.circles.isEmpty {
      canvas.draw(strokes: marks.circles, width: grid.lineWidth, role: .grid)
    }
    for (lines, role) in marks.lines {
      canvas.draw(lines: lines, width: grid.lineWidth, role: role)
    }
    for number in marks.numbers {
      canvas.draw(text: number.text, at: number.position, anchor: .middle, role: .label)
    }
    for label in marks.labels {
      canvas.draw(text: label.text, at: label.position, anchor: label.anchor, role: .label)
    }
  }

  /// What is drawn.
  struct Marks {
    var circles = Strokes()
    var lines: [(lines: [Line], role: Role)] = []
    var numbers: [Number] = []
    var labels: [AxisLabels.Label] = []
  }

  // Never inlined, because each kind of canvas would have a copy.
  @inline(never)
  private func marks() -> Marks {
    let (width, height) = (viewport.size.width, viewport.size.height)
    let verticals = xTicks.values.map { grid.line(at: viewport.distanceFromLeft($0)) }
    let horizontals = yTicks.values.map { grid.line(at: viewport.distanceFromTop($0)) }
    var marks = Marks()
    switch style.grid {
    case .none: break
    case .polar where canBePolar: addPolarGrid(to: &marks)
    case .square, .polar: addSquareGrid(verticals, horizontals, to: &marks)
    }
    if !style.hasAxes { return marks }

    // Half a tick mark: its ends lie on boundaries as well.
    let half = grid.boundary(near: metrics.capHeight / 3) + grid.lineWidth / 2
    var axes: [Line] = []
    if axisY > 0 && axisY < height {
      axes.append(horizontal(at: axisY, from: 0, to: width))
      axes += verticals.map { vertical(at: $0, from: axisY - half, to: axisY + half) }
    }
    if axisX > 0 && axisX < width {
      axes.append(vertical(at: axisX, from: 0, to: height))
      axes += horizontals.map { horizontal(at: $0, from: axisX - half, to: axisX + half) }
    }
    marks.lines.append((axes, .axis))
    let (x, y) = numbers()
    marks.numbers = x + y
    marks.labels = labels
    return marks
  }

  private func addSquareGrid(
    _ verticals: [Double], _ horizontals: [Double], to marks: inout Marks
  ) {
    let (width, height) = (viewport.size.width, viewport.size.height)
    let fineVerticals = Self.finer(than: xTicks, in: viewport.x, length: width).map {
      grid.line(at: viewport.distanceFromLeft($0))
    }
    let fineHorizontals = Self.finer(than: yTicks, in: viewport.y, length: height).map {
      grid.line(at: viewport.distanceFromTop($0))
    }
    for (xs, ys, role) in [
      (fineVerticals, fineHorizontals, Role.fineGrid), (verticals, horizontals, .grid),
    ] {
      let lines =
        xs.map { vertical(at: $0, from: 0, to: height) }
        + ys.map { horizontal(at: $0, from: 0, to: width) }
      marks.lines.append((lines, role))
    }
  }

  private func vertical(at x: Double, from top: Double, to bottom: Double) -> Line {
    Line(from: Point(x: x, y: top), to: Point(x: x, y: bottom))
  }

  private func horizontal(at y: Double, from left: Double, to right: Double) -> Line {
    Line(from: Point(x: left, y: y), to: Point(x: right, y: y))
  }
}
