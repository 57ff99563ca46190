import Graphing
import Testing

struct DotPlotTests {
  @Test("draws a dot for each defined sample of App 3's plots", arguments: AppThreePlot.allCases)
  func count(plot: AppThreePlot) {
    let samples = plot.dotPlot.sample(plot.source)
    #expect(samples.finiteCount == plot.dotCount)
    let frame = Frame(x: 0, y: 0, width: 640, height: 480)
    #expect(plot.dotPlot.centers(of: samples, in: frame).count == plot.dotCount)
  }

  @Test("maps each quadrant by the document's equations", arguments: AppThreePlot.allCases)
  func quadrants(plot: AppThreePlot) throws {
    let samples = plot.dotPlot.sample(plot.source)
    let yMax = try #require(samples.yMax)
    let frame = Frame(x: 7, y: 11, width: 391, height: 843)
    let (cx, cy) = (7 + 391 / 2.0, 11 + 843 / 2.0)
    let centers = plot.dotPlot.centers(of: samples, in: frame)
    let finite = zip(samples.xs, samples.ys).filter { $0.1.isFinite }
    #expect(centers.count == finite.count)
    for ((x, y), center) in zip(finite, centers) {
      let across = abs(x) / plot.dotPlot.xMax * 391 / 2
      let along = abs(y) / yMax * 843 / 2
      #expect(abs(center.x - (x < 0 ? cx - across : cx + across)) < 1e-9)
      #expect(abs(center.y - (y < 0 ? cy + along : cy - along)) < 1e-9)
    }
  }

  @Test(
    "has exact ends and an exact middle", arguments: [(4, 200), (0.1, 10), (0.3, 7), (99.9, 2)])
  func abscissas(xMax: Double, count: Int) {
    let xs = DotPlot(xMax: xMax, sampleCount: count).xs
    #expect(xs.count == count + 1)
    #expect(xs.first == -xMax && xs.last == xMax)
    #expect(count % 2 == 1 || xs[count / 2] == 0)
    #expect(zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 })
    #expect(zip(xs, xs.reversed()).allSatisfy { $0 == -$1 })
  }

  @Test func drawsAZeroCurveOnTheAxis() {
    let plot = DotPlot(xMax: 5, sampleCount: 50)
    let samples = plot.sample(FunctionDataSource { _ in 0 })
    let centers = plot.centers(of: samples, in: Frame(x: 0, y: 0, width: 100, height: 60))
    #expect(samples.yMax == 0)
    #expect(centers.count == 51 && centers.allSatisfy { $0.y == 30 })
  }

  @Test("plots no dot where no value is finite", arguments: [Double.nan, .infinity, -.infinity])
  func noneFinite(value: Double) {
    let plot = DotPlot(xMax: 5, sampleCount: 50)
    let samples = plot.sample(FunctionDataSource { _ in value })
    #expect(samples.yMax == nil && samples.finiteCount == 0)
    var canvas = RecordingCanvas(size: Size(width: 300, height: 200))
    plot.draw(samples, on: &canvas)
    #expect(canvas.dots.isEmpty)
    #expect(canvas.texts.map(\.text) == ["-5", "5"])
  }

  @Test("leaves out values that are not finite, and scales by the rest")
  func scalesByTheFinite() {
    let samples = DotSamples(xs: [-1, -0.5, 0, 0.5, 1], ys: [.infinity, -3, .nan, 2, -.infinity])
    #expect(samples.yMax == 3 && samples.finiteCount == 2)
  }

  @Test(
    "survives extreme ordinates",
    arguments: [.leastNonzeroMagnitude, .leastNormalMagnitude, 1.7e308])
  func extremes(y: Double) {
    let plot = DotPlot(xMax: 1, sampleCount: 2)
    let frame = Frame(x: 0, y: 0, width: 10, height: 10)
    let samples = plot.sample(FunctionDataSource { $0 < 0 ? -y : y })
    #expect(plot.centers(of: samples, in: frame).map(\.y) == [10, 0, 0])
  }

  @Test("counts the finite values and finds the largest, wherever it is", arguments: 1...9)
  func findsTheLargest(count: Int) {
    let xs = (0..<count).map(Double.init)
    for place in 0..<count {
      var ys = (0..<count).map { $0 % 2 == 0 ? 0.5 : -0.25 }
      ys[place] = -3
      #expect(DotSamples(xs: xs, ys: ys).yMax == 3)
      #expect(DotSamples(xs: xs, ys: ys).finiteCount == count)
      for nothing in [Double.nan, -.nan, .infinity, -.infinity] {
        ys[place] = nothing
        let samples = DotSamples(xs: xs, ys: ys)
        #expect(samples.finiteCount == count - 1)
        #expect(samples.yMax == ys.filter(\.isFinite).map(abs).max())
      }
    }
  }

  @Test("writes the largest values at the ends of the axes, under the dots")
  func labels() throws {
    let plot = DotPlot(xMax: 4, sampleCount: 2)
    var canvas = RecordingCanvas(size: Size(width: 300, height: 200))
    plot.draw(plot.sample(FunctionDataSource { 2.5 * $0 }), on: &canvas)
    #expect(canvas.texts.map(\.text) == ["-4", "4", "10", "-10"])
    #expect(canvas.marks.first == .fill(.background))
    #expect(canvas.marks.last == .dots(canvas.dots, .dot))
  }

  @Test("draws only the dots, from edge to edge, when bare")
  func bare() {
    let plot = DotPlot(xMax: 4, sampleCount: 2)
    var canvas = RecordingCanvas(size: Size(width: 300, height: 200))
    plot.draw(plot.sample(FunctionDataSource { $0 }), bare: true, on: &canvas)
    let dots = [(0.0, 200.0), (150, 100), (300, 0)].map { Point(x: $0.0, y: $0.1) }
    #expect(canvas.marks == [.fill(.background), .dots(dots, .dot)])
  }

  @Test(
    "keeps labels on the canvas, off the axes and off each other",
    arguments: [
      Size(width: 320, height: 300), Size(width: 320, height: 568), Size(width: 568, height: 200),
      Size(width: 2560, height: 1440), Size(width: 120, height: 90), Size(width: 40, height: 30),
    ], [7, -1234567.89, 6.02e23, -1.23456e-300, 0.000123457])
  func labelsHaveRoom(size: Size, y: Double) {
    for metrics in [TextMetrics(fontSize: 12), TextMetrics(fontSize: 24)] {
      var canvas = RecordingCanvas(size: size, textMetrics: metrics)
      let plot = DotPlot(xMax: 98.7654, sampleCount: 10)
      plot.draw(plot.sample(FunctionDataSource { _ in y }), on: &canvas)
      let surface = Frame(x: 0, y: 0, width: size.width, height: size.height)
      for (index, text) in canvas.texts.enumerated() {
        #expect(surface.contains(text.frame))
        #expect(!canvas.lines.contains { text.frame.overlaps($0.frame) })
        #expect(!canvas.texts[..<index].contains { text.frame.overlaps($0.frame) })
      }
      #expect(size.width < 320 || metrics.capHeight > 9 || canvas.texts.count == 4)
    }
  }

  @Test(
    "fills most of any screen",
    arguments: [
      Size(width: 320, height: 300), Size(width: 568, height: 200), Size(width: 2560, height: 1440),
    ])
  func fills(size: Size) {
    let frame = DotPlot(xMax: 1, sampleCount: 1).frame(in: size, metrics: .init(fontSize: 12))
    #expect(frame.size.width * frame.size.height > 0.75 * size.width * size.height)
    #expect(frame.center == Point(x: size.width / 2, y: size.height / 2))
  }
}
