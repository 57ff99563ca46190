import OrdinateNumerics
import TestSupport
import Testing

@testable import Graphing

struct AxesTests {
  @Test("writes numbers that overlap neither each other nor the edges, at any origin and scale")
  func property() {
    var random = SeededGenerator.printingSeed("axes of any viewport")
    func range() -> ClosedRange<Double> {
      var width = Double.random(in: 1...10, using: &random)
      for _ in 0..<Int.random(in: 0...12, using: &random) { width *= 10 }
      for _ in 0..<Int.random(in: 0...12, using: &random) { width /= 10 }
      let offset = width * Double.random(in: -1.5...0.5, using: &random)
      let far =
        Bool.random(using: &random) ? 0 : width * Double.random(in: -99...99, using: &random)
      return (offset + far)...(offset + far + width)
    }
    for _ in 0..<500 {
      let size = Size(
        width: Double.random(in: 100...1200, using: &random).rounded(),
        height: Double.random(in: 100...1200, using: &random).rounded())
      var canvas = RecordingCanvas(size: size)
      CurvePlot(x: range(), y: range()).draw([FunctionDataSource](), on: &canvas)
      // A label that ends on the edge may end one rounding error beyond it.
      let surface = Frame(
        x: -1e-9, y: -1e-9, width: size.width + 2e-9, height: size.height + 2e-9)
      for (index, text) in canvas.texts.enumerated() {
        #expect(surface.contains(text.frame))
        #expect(!canvas.texts[..<index].contains { text.frame.overlaps($0.frame) })
      }
      if size.width > 400 && size.height > 400 {
        #expect(canvas.texts.count >= 4)
      }
    }
  }

  @Test("numbers the usual graph as on paper")
  func usual() {
    var canvas = RecordingCanvas(size: Size(width: 800, height: 600))
    CurvePlot(x: -10...10, y: -10...10).draw([FunctionDataSource](), on: &canvas)
    let numbers = canvas.texts.map(\.text)
    #expect(
      numbers == [
        "-8", "-6", "-4", "-2", "2", "4", "6", "8", "-8", "-6", "-4", "-2", "2", "4", "6", "8",
      ])
  }

  @Test(
    "gives axes of one scale one step, with four or five finer squares in each square",
    arguments: [
      (Size(width: 390, height: 600), 40.0), (Size(width: 844, height: 300), 40.0),
      (Size(width: 800, height: 600), 7.0), (Size(width: 1600, height: 1200), 123.4),
    ])
  func square(size: Size, scale: Double) {
    var view = GraphView(size: size)
    view.show(scale: scale, origin: Point(x: 31, y: -17))
    let axes = Axes(viewport: view.viewport, metrics: TextMetrics(fontSize: 12))
    #expect(axes.xTicks.step == axes.yTicks.step)
    var canvas = RecordingCanvas(size: size)
    view.drawAxes(on: &canvas)
    func places(of wanted: Role) -> (x: Set<Double>, y: Set<Double>) {
      var places = (x: Set<Double>(), y: Set<Double>())
      for case .lines(let lines, _, wanted) in canvas.marks {
        for line in lines {
          if line.start.x == line.end.x { places.x.insert(line.start.x) }
          if line.start.y == line.end.y { places.y.insert(line.start.y) }
        }
      }
      return places
    }
    let (grid, fine) = (places(of: .grid), places(of: .fineGrid))
    for (lines, finer) in [(grid.x, fine.x), (grid.y, fine.y)] {
      #expect(lines.isSubset(of: finer))
      let (lines, finer) = (lines.sorted(), finer.sorted())
      for (line, next) in zip(lines, lines.dropFirst()) {
        #expect([3, 4].contains(finer.count { $0 > line && $0 < next }))
      }
    }
    let sides = [grid.x.sorted(), grid.y.sorted()].map { ($0.last! - $0[0]) / Double($0.count - 1) }
    #expect(abs(sides[0] - sides[1]) <= 2)
  }

  @Test("gives axes of two scales a step each")
  func oblong() {
    let viewport = Viewport(x: -10...10, y: -1000...1000, size: Size(width: 800, height: 600))
    let axes = Axes(viewport: viewport, metrics: TextMetrics(fontSize: 12))
    #expect(axes.xTicks.step.value == 2 && axes.yTicks.step.value == 200)
  }

  @Test("lies on pixel boundaries")
  func sharp() {
    var canvas = RecordingCanvas(size: Size(width: 801, height: 601))
    CurvePlot(x: -3.3...7.1, y: -0.2...0.9).draw([FunctionDataSource](), on: &canvas)
    for line in canvas.lines {
      let across = line.start.x == line.end.x ? line.start.x : line.start.y
      #expect(across == across.rounded(.down) + 0.5)
    }
  }

  @Test("has numbers on both axes at any scale, however far away the origin is")
  func anywhere() {
    var random = SeededGenerator.printingSeed("numbers of any graph view")
    for _ in 0..<300 {
      let size = Size(
        width: Double.random(in: 240...1600, using: &random).rounded(),
        height: Double.random(in: 150...1200, using: &random).rounded())
      var view = GraphView(size: size, pixelRatio: [1, 1.5, 2, 3].randomElement(using: &random)!)
      let far = Elementary.pow(10, Double.random(in: 0...10.9, using: &random))
      let isPlaced = view.show(
        scale: Elementary.pow(10, Double.random(in: -100...100, using: &random)),
        origin: Point(
          x: Double.random(in: -far...far, using: &random),
          y: Double.random(in: -far...far, using: &random)))
      #expect(isPlaced)
      let axes = Axes(
        viewport: view.viewport, metrics: TextMetrics(fontSize: 12), pixelRatio: view.pixelRatio)
      let (x, y) = axes.numbers()
      let surface = Frame(x: 0, y: 0, width: size.width, height: size.height)
      let numbers = x + y
      #expect(!x.isEmpty && !y.isEmpty, "\(view)")
      for (index, number) in numbers.enumerated() {
        #expect(surface.contains(number.box))
        #expect(!numbers[..<index].contains { number.box.overlaps($0.box) })
      }
      #expect(Set(x.map(\.text)).count == x.count && Set(y.map(\.text)).count == y.count)
    }
  }

  @Test("has a number on each axis of a low view, in which the first nice step is too long")
  func lowView() {
    var view = GraphView(size: Size(width: 1589, height: 157), pixelRatio: 3)
    view.show(scale: 1.6546305235644888e96, origin: Point(x: 11.73, y: 0.243))
    let axes = Axes(viewport: view.viewport, metrics: TextMetrics(fontSize: 12), pixelRatio: 3)
    let (x, y) = axes.numbers()
    #expect(!x.isEmpty && !y.isEmpty)
  }

  @Test("has lines of whole device pixels, with sides on boundaries", arguments: [1, 1.5, 2, 3])
  func pixels(ratio: Double) {
    var random = SeededGenerator.printingSeed("lines of axes at \(ratio) pixels a point")
    for _ in 0..<200 {
      var view = GraphView(
        size: Size(
          width: Double.random(in: 100...900, using: &random),
          height: Double.random(in: 100...900, using: &random)), pixelRatio: ratio)
      _ = view.show(
        scale: Double.random(in: 10...90, using: &random),
        origin: Point(
          x: Double.random(in: -900...900, using: &random),
          y: Double.random(in: -900...900, using: &random)))
      var canvas = RecordingCanvas(size: view.size)
      view.drawAxes(on: &canvas)
      var count = 0
      for case .lines(let lines, let width, _) in canvas.marks {
        let pixels = width * ratio
        #expect(pixels >= 1 && abs(pixels - pixels.rounded()) < 1e-9)
        for line in lines {
          let across = line.start.x == line.end.x ? line.start.x : line.start.y
          let side = (across - width / 2) * ratio
          #expect(abs(side - side.rounded()) < 1e-6)
          count += 1
        }
      }
      #expect(count > 0)
    }
  }

  @Test("puts the line of each tick within a pixel of the tick", arguments: [1, 1.5, 2, 3])
  func places(ratio: Double) {
    let grid = PixelGrid(pixelRatio: ratio)
    for place in stride(from: -3.0, through: 9, by: 0.0625) {
      let side = grid.line(at: place) - grid.lineWidth / 2
      #expect(abs(grid.line(at: place) - place) * ratio <= 1)
      #expect(place >= side && place <= side + grid.lineWidth)
    }
  }
}
