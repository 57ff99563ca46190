import OrdinateNumerics
import TestSupport
import Testing

@testable import Graphing

struct AxesStyleTests {
  private static let both: AxesStyle = {
    var style = AxesStyle()
    (style.isPiX, style.isPiY) = (true, true)
    return style
  }()

  private func canvas(
    _ style: AxesStyle, scale: Double, origin: Point = Point(x: 0, y: 0),
    size: Size = Size(width: 800, height: 600)
  ) -> RecordingCanvas {
    var view = GraphView(size: size)
    _ = view.show(scale: scale, origin: origin)
    var canvas = RecordingCanvas(size: size)
    view.drawAxes(style: style, on: &canvas)
    return canvas
  }

  @Test(
    "labels in steps of π are fractions in lowest terms",
    arguments: [
      (400.0, ["-π/4", "-π/6", "-π/12", "π/12", "π/6", "π/4"]),
      (200.0, ["-π/2", "-π/3", "-π/6", "π/6", "π/3", "π/2"]),
      (
        40.0,
        ["-3π", "-5π/2", "-2π", "-3π/2", "-π", "-π/2", "π/2", "π", "3π/2", "2π", "5π/2", "3π"]
      ),
      (
        4.0,
        [
          "-30π", "-25π", "-20π", "-15π", "-10π", "-5π", "5π", "10π", "15π", "20π", "25π", "30π",
        ]
      ),
    ])
  func labels(scale: Double, expected: [String]) {
    var style = AxesStyle()
    style.isPiX = true
    var view = GraphView(size: Size(width: 800, height: 600))
    _ = view.show(scale: scale, origin: Point(x: 0, y: 0))
    let axes = Axes(viewport: view.viewport, metrics: TextMetrics(fontSize: 12), style: style)
    let (x, y) = axes.numbers()
    #expect(x.map { $0.text } == expected)
    #expect(!y.contains { $0.text.utf8.contains(0xCF) })
  }

  @Test(
    "what axes stand for is written beside what covers the graph, and numbers beside it",
    arguments: [
      // Where 0, 0 is in 800×600 points.
      Point(x: 400, y: 300), Point(x: -50, y: 650), Point(x: 5, y: 590), Point(x: 790, y: 8),
      Point(x: 900, y: -50), Point(x: 400, y: 560),
    ])
  func placedLabels(origin: Point) {
    var style = AxesStyle()
    style.labels = AxisLabels(x: "Time in hours", y: "Level in m")
    style.covered = [
      Frame(x: 488, y: 0, width: 312, height: 60), Frame(x: 588, y: 528, width: 212, height: 72),
    ]
    let x = (0 - origin.x) / 40...(800 - origin.x) / 40
    let y = (origin.y - 600) / 40...origin.y / 40
    let axes = Axes(
      viewport: Viewport(x: x, y: y, size: Size(width: 800, height: 600)),
      metrics: TextMetrics(fontSize: 12), style: style)
    let labels = axes.labels
    #expect(labels.map { $0.text } == ["Time in hours", "Level in m"])
    let surface = Frame(x: 0, y: 0, width: 800, height: 600)
    let numbers = axes.numbers()
    for label in labels {
      #expect(surface.contains(label.box) && !style.covered.contains { $0.overlaps(label.box) })
      #expect(!(numbers.x + numbers.y).contains { $0.box.overlaps(label.box) })
    }
    #expect(numbers.x.count > 3 && numbers.y.count > 3)
  }

  @Test(
    "labels of dates and times are years, months, days and times of day",
    arguments: [
      // Days across 800 points, and the day at the left edge.
      (
        400_000.0, -200_000, .date,
        ["1500", "1600", "1700", "1800", "1900", "2000", "2100", "2200", "2300", "2400"]
      ),
      (
        3_653, 20_089, .date,
        ["2026", "2027", "2028", "2029", "2030", "2031", "2032", "2033", "2034"]
      ),
      (
        365, 20_454, .date,
        [
          "2026-02", "2026-03", "2026-04", "2026-05", "2026-06", "2026-07", "2026-08", "2026-09",
          "2026-10", "2026-11", "2026-12",
        ]
      ),
      (
        61, 20_512.5, .date,
        [
          "2026-03-09", "2026-03-16", "2026-03-23", "2026-03-30", "2026-04-06", "2026-04-13",
          "2026-04-20", "2026-04-27",
        ]
      ),
      (5, 20_512.9, .date, ["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05"]),
      (0.5, 20_513.8, .date, ["20:00", "22:00", "2026-03-02", "02:00", "04:00", "06:00"]),
      (
        0.0006, 20_513.5, .date,
        [
          "12:00:05", "12:00:10", "12:00:15", "12:00:20", "12:00:25", "12:00:30", "12:00:35",
          "12:00:40", "12:00:45",
        ]
      ),
      (
        0.25, 0.4, .time,
        [
          "10:00", "10:30", "11:00", "11:30", "12:00", "12:30", "13:00", "13:30", "14:00", "14:30",
          "15:00",
        ]
      ),
      (4, -1, .time, ["-12:00", "00:00", "12:00", "24:00", "36:00", "48:00", "60:00"]),
    ] as [(Double, Double, TimeKind, [String])])
  func times(width: Double, left: Double, kind: TimeKind, expected: [String]) {
    var style = AxesStyle()
    style.time.x = kind
    let viewport = Viewport(
      x: left...left + width, y: -1...1, size: Size(width: 800, height: 600))
    let axes = Axes(viewport: viewport, metrics: TextMetrics(fontSize: 12), style: style)
    #expect(axes.numbers().x.map { $0.text } == expected)
  }

  @Test(
    "beyond the calendar, and closer than its least unit, axes have numbers or nothing",
    arguments: [(1e20, -5e19), (1e-6, 20_513.5), (1e12, 0), (3.5e9, -1.75e9)])
  func noTimes(width: Double, left: Double) {
    for kind in [TimeKind.date, .time] {
      var style = AxesStyle()
      (style.time.x, style.time.y) = (kind, kind)
      let viewport = Viewport(
        x: left...left + width, y: left...left + width, size: Size(width: 390, height: 600))
      let axes = Axes(viewport: viewport, metrics: TextMetrics(fontSize: 12), style: style)
      #expect(axes.numbers().x.count < 20 && axes.numbers().y.count < 40)
    }
  }

  @Test(
    "labels of logarithmic axes are powers of ten or, where these are far apart, round numbers",
    arguments: [
      (160.0, 0.0, ["0.01", "0.1", "1", "10", "100"]),
      (20.0, 0.0, ["10⁻¹⁵", "10⁻¹⁰", "10⁻⁵", "1", "10⁵", "10¹⁰", "10¹⁵"]),
      (2000.0, -600.0, ["1.4", "1.6", "1.8", "2", "2.2", "2.4", "2.6", "2.8", "3"]),
    ])
  func powers(scale: Double, originX: Double, expected: [String]) {
    var style = AxesStyle()
    style.logarithmic.x = true
    var view = GraphView(size: Size(width: 800, height: 600))
    _ = view.show(scale: scale, origin: Point(x: originX, y: 0))
    let axes = Axes(viewport: view.viewport, metrics: TextMetrics(fontSize: 12), style: style)
    #expect(axes.numbers().x.map { $0.text } == expected)
  }

  @Test("numbers at logarithmic axes overlap neither each other nor the edges, and rise")
  func logarithmicProperty() {
    var random = SeededGenerator.printingSeed("logarithmic axes")
    var style = AxesStyle()
    (style.logarithmic.x, style.logarithmic.y) = (true, true)
    for _ in 0..<300 {
      let size = Size(
        width: Double.random(in: 150...1600, using: &random).rounded(),
        height: Double.random(in: 150...1200, using: &random).rounded())
      var view = GraphView(size: size)
      let scale = Elementary.pow(10, Double.random(in: 0...7, using: &random))
      _ = view.show(
        scale: scale,
        origin: Point(
          x: Double.random(in: -10...10, using: &random) * scale,
          y: Double.random(in: -10...10, using: &random) * scale))
      let axes = Axes(viewport: view.viewport, metrics: TextMetrics(fontSize: 12), style: style)
      let (x, y) = axes.numbers()
      let surface = Frame(x: 0, y: 0, width: size.width, height: size.height)
      let boxes = (x + y).map { $0.box }
      #expect(boxes.allSatisfy { surface.contains($0) }, "\(view)")
      for (index, box) in boxes.enumerated() {
        #expect(!boxes[..<index].contains { $0.overlaps(box) }, "\(view)")
      }
      #expect(axes.xTicks.values == axes.xTicks.values.sorted())
    }
  }

  @Test(
    "views that are too small, too large or between two multiples have decimals",
    arguments: [
      (4000.0, Point(x: 0, y: 0)), (0.00001, Point(x: 0, y: 0)),
      (4000.0, Point(x: -4600, y: -4600)), (1e50, Point(x: 9e9, y: 9e9)),
    ])
  func noRoom(scale: Double, origin: Point) {
    let plain = canvas(AxesStyle(), scale: scale, origin: origin)
    #expect(canvas(Self.both, scale: scale, origin: origin).marks == plain.marks)
  }

  @Test("numbers in steps of π overlap neither each other nor the edges, and rise")
  func property() {
    var random = SeededGenerator.printingSeed("axes in steps of π")
    for _ in 0..<300 {
      let size = Size(
        width: Double.random(in: 150...1600, using: &random).rounded(),
        height: Double.random(in: 150...1200, using: &random).rounded())
      var view = GraphView(size: size)
      _ = view.show(
        scale: Elementary.pow(10, Double.random(in: -7...4, using: &random)),
        origin: Point(
          x: Double.random(in: -1e5...1e5, using: &random),
          y: Double.random(in: -1e3...1e3, using: &random)))
      let axes = Axes(
        viewport: view.viewport, metrics: TextMetrics(fontSize: 12), style: Self.both)
      let (x, y) = axes.numbers()
      let surface = Frame(x: 0, y: 0, width: size.width, height: size.height)
      #expect(!x.isEmpty && !y.isEmpty, "\(view)")
      for (index, number) in (x + y).enumerated() {
        #expect(surface.contains(number.box))
        #expect(!(x + y)[..<index].contains { number.box.overlaps($0.box) })
      }
      #expect(Set(x.map { $0.text }).count == x.count && Set(y.map { $0.text }).count == y.count)
    }
  }

  @Test("a multiple of π/12 is the double nearest to it")
  func exact() throws {
    let step = try #require(PiStep(atLeast: 0.1))
    #expect(
      step.multiple(6) == .pi / 2 && step.multiple(-12) == -.pi && step.multiple(48) == 4 * .pi)
    // From 30 digits of π.
    #expect(step.multiple(7) == 1.8325957145940460558 && step.multiple(4) == 1.047197551196597746)
    #expect(step.multiple(36) == 9.424777960769379715 && step.multiple(132) == 34.55751918948772562)
  }

  @Test("each step is less than the next, and a multiple of its finer one")
  func steps() throws {
    var step = try #require(PiStep(atLeast: 1e-9))
    var values = [step.value]
    while let next = step.next {
      let finer = try #require(next.finer)
      #expect(next.twelfths % finer.twelfths == 0)
      #expect((2...5).contains(next.twelfths / finer.twelfths))
      step = next
      values.append(step.value)
    }
    #expect(values == values.sorted() && Set(values).count == values.count)
    #expect(values.count == 22 && abs(step.value - 500_000 * .pi) < 1e-9 && step.next == nil)
  }

  @Test("a grid that is hidden draws no line of it, axes that are hidden no number")
  func hidden() {
    var style = AxesStyle()
    style.grid = .none
    func roles(_ canvas: RecordingCanvas) -> Set<Role> {
      Set(canvas.marks.compactMap { if case .lines(_, _, let role) = $0 { role } else { nil } })
    }
    #expect(roles(canvas(style, scale: 40)) == [.axis])
    style = AxesStyle()
    style.hasAxes = false
    let plain = canvas(style, scale: 40)
    #expect(roles(plain) == [.grid, .fineGrid] && plain.texts.isEmpty)
  }

  @Test(
    "circles pass the ticks of x and rays point to the origin, in sight or far away",
    arguments: [
      (40.0, Point(x: 0, y: 0)), (40.0, Point(x: 31, y: -250)), (40.0, Point(x: -700, y: 500)),
      (3.0, Point(x: 4000, y: -90_000)),
    ])
  func polar(scale: Double, origin: Point) {
    var style = AxesStyle()
    style.grid = .polar
    let size = Size(width: 801, height: 601)
    let canvas = canvas(style, scale: scale, origin: origin, size: size)
    let center = Point(
      x: (size.width / 2 + origin.x).rounded(.down) + 0.5,
      y: (size.height / 2 + origin.y).rounded(.down) + 0.5)
    var view = GraphView(size: size)
    _ = view.show(scale: scale, origin: origin)
    let axes = Axes(viewport: view.viewport, metrics: TextMetrics(fontSize: 12), style: style)
    let spacing = axes.xTicks.step.value * scale
    var count = 0
    for strokes in canvas.strokes {
      for point in strokes.points {
        let radius = Elementary.hypot(point.x - center.x, point.y - center.y)
        let circle = (radius / spacing).rounded() * spacing
        #expect(circle > 0 && abs(radius - circle) <= 0.15, "\(radius) \(spacing)")
        count += 1
      }
    }
    #expect(count > 8)
    for case .lines(let lines, _, let role) in canvas.marks where role != .axis {
      for line in lines {
        for end in [line.start, line.end] {
          #expect(end.x > -1 && end.x < size.width + 1 && end.y > -1 && end.y < size.height + 1)
        }
      }
    }
  }

  @Test("a polar grid of two scales, or of offsets, is a square one")
  func noPolar() {
    var style = AxesStyle()
    style.grid = .polar
    let size = Size(width: 800, height: 600)
    let viewport = Viewport(x: -10...10, y: -1000...1000, size: size)
    func marks(_ style: AxesStyle) -> [RecordingCanvas.Mark] {
      var canvas = RecordingCanvas(size: size)
      Axes(viewport: viewport, metrics: canvas.textMetrics, style: style).draw(on: &canvas)
      return canvas.marks
    }
    #expect(marks(style) == marks(AxesStyle()))
  }
}
