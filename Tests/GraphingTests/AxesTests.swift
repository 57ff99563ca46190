import Graphing
import TestSupport
import Testing

struct AxesTests {
  @Test("writes numbers that overlap neither each other nor the edges, at any place and scale")
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
      let surface = Frame(x: 0, y: 0, width: size.width, height: size.height)
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

  @Test("lies on pixel boundaries")
  func sharp() {
    var canvas = RecordingCanvas(size: Size(width: 801, height: 601))
    CurvePlot(x: -3.3...7.1, y: -0.2...0.9).draw([FunctionDataSource](), on: &canvas)
    for line in canvas.lines {
      let across = line.start.x == line.end.x ? line.start.x : line.start.y
      #expect(across == across.rounded(.down) + 0.5)
    }
  }
}
