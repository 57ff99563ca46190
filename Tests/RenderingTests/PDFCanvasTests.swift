import Graphing
import Rendering
import Testing

struct PDFCanvasTests {
  @Test("writes a complete file")
  func page() throws {
    var canvas = try #require(
      PDFCanvas(size: Size(width: 320, height: 240), title: "y = sin(x)"))
    let plot = DotPlot(xMax: 4, sampleCount: 50)
    plot.draw(plot.sample(FunctionDataSource { $0 * $0 }), on: &canvas)
    let file = String(decoding: canvas.finished(), as: Unicode.ASCII.self)
    #expect(file.hasPrefix("%PDF-1.") && file.hasSuffix("%%EOF\n"))
    // Newer versions of Cairo compress the part with the size, so no more can be read here.
    #expect(file.utf8.count > 1000)
  }
}

extension PDFCanvasTests {
  @Test("refuses impossible sizes", arguments: [(0, 5), (-3, 4), (.nan, 1), (.infinity, 1)])
  func sizes(width: Double, height: Double) {
    #expect(PDFCanvas(size: Size(width: width, height: height)) == nil)
  }
}
