import Graphing
import Testing

struct DrawListTests {
  @Test("records each command as documented")
  func commands() {
    var list = DrawList(size: Size(width: 10, height: 20))
    list.fill(.background)
    list.draw(
      lines: [Line(from: Point(x: 1, y: 2), to: Point(x: 3, y: 4))], width: 1, role: .axis)
    list.draw(dots: [Point(x: 5, y: 6), Point(x: 7, y: 8)], role: .dot)
    var strokes = Strokes()
    strokes.move(to: Point(x: 1, y: 1))
    strokes.line(to: Point(x: 2, y: 2))
    strokes.move(to: Point(x: 3, y: 3))
    list.draw(strokes: strokes, width: 2, role: .curve(3))
    list.draw(lines: [], width: 1, role: .fineGrid)
    list.draw(text: "π", at: Point(x: 0, y: 9), anchor: .middle, role: .label)
    list.draw(text: "-4", at: Point(x: 1, y: 9), anchor: .end, role: .label)
    #expect(
      list.commands == [
        1, 0,
        2, 2, 1, 1, 1, 2, 3, 4,
        3, 4, 2, 5, 6, 7, 8,
        4, 9, 2, 2, 2, 1, 1, 2, 2, 1, 3, 3,
        2, 5, 1, 0,
        5, 3, 1, 0, 9, 0, 2,
        5, 3, 2, 1, 9, 2, 2,
      ])
    #expect(list.labels == Array("π-4".utf8))
  }

  @Test("writes the minus that it is given", arguments: ["-", "−"])
  func minus(sign: String) {
    var list = DrawList(size: Size(width: 80, height: 60), minus: sign)
    list.draw(text: "-4", at: Point(x: 1, y: 9), anchor: .end, role: .label)
    list.draw(text: "1e-7", at: Point(x: 1, y: 9), anchor: .end, role: .label)
    list.draw(text: "2026-03 été-x", at: Point(x: 1, y: 9), anchor: .end, role: .label)
    #expect(list.labels == Array("\(sign)41e\(sign)72026-03 été-x".utf8))
    #expect(list.commands[6] == Double(sign.utf8.count + 1))
  }

  @Test("holds a whole plot", arguments: AppThreePlot.allCases)
  func plot(plot: AppThreePlot) {
    var list = DrawList(size: Size(width: 390, height: 500))
    plot.dotPlot.draw(plot.dotPlot.sample(plot.source), on: &list)
    // fill, two lines, four labels, the dots
    #expect(list.commands.count == 2 + 12 + 4 * 7 + 3 + 2 * plot.dotCount)
  }
}
