import Graphing
import Rendering
import Testing

struct TerminalCanvasTests {
  @Test(
    "raises the braille dot at a place",
    arguments: [
      (0, 0, "⠁"), (0, 1, "⠂"), (0, 2, "⠄"), (0, 3, "⡀"), (1, 0, "⠈"), (1, 1, "⠐"), (1, 2, "⠠"),
      (1, 3, "⢀"), (1.9, 3.9, "⢀"), (2, 4, "⢀"), (0, 4, "⡀"),
    ])
  func dots(x: Double, y: Double, expected: String) {
    var canvas = TerminalCanvas(columns: 1, rows: 1, color: false)
    canvas.draw(dots: [Point(x: x, y: y)], role: .dot)
    #expect(canvas.text == expected + "\n")
  }

  @Test("draws a dot plot as it is")
  func plot() {
    var canvas = TerminalCanvas(columns: 24, rows: 11, color: false)
    let plot = DotPlot(xMax: 4, sampleCount: 40)
    plot.draw(plot.sample(FunctionDataSource { $0 * $0 * $0 }), on: &canvas)
    #expect(
      canvas.text == """

                   64
                    │        ⡐⠁
                    │       ⠔
                    │    ⢀⠤⠊
          ─────⣀⠤⠤⠤⠤⠔⠒⠒⠒⠊⠁─────
          -4⢀⠔⠊     │        4
           ⠠⠂       │
          ⠠⠁        │
          ⠁         │
                   -64

        """)
  }

  @Test("draws a curve with axes and numbers")
  func curve() {
    var canvas = TerminalCanvas(columns: 40, rows: 12, color: false)
    CurvePlot(x: -4...4, y: -2...2).draw([FunctionDataSource { 1 / $0 }], on: &canvas)
    #expect(
      canvas.text == """
                            ┼ ⢸
                            │  ⢇
                            │  ⠈⢆
                            │    ⠑⢄⡀
                            │      ⠈⠙⠒⠤⠤⣀⣀⣀
                            │              ⠉⠉⠉⠉⠉
        ⣀⣀⣀⣀⣀─────┼─────────┼─────────┼─────────
             ⠉⠉⠑⠒-2⢄⡀       │         2
                    ⠈⠑⢄     │
                       ⠱⡀   │
                        ⢱   │
                         -2 │

        """)
  }

  @Test("uses colours only on request, and ends each line in the default colour")
  func color() {
    var canvas = TerminalCanvas(columns: 2, rows: 1, color: true)
    canvas.draw(dots: [Point(x: 0, y: 0)], role: .dot)
    canvas.draw(dots: [Point(x: 2, y: 0)], role: .curve(1))
    #expect(canvas.text == "\u{1b}[31m⠁\u{1b}[34m⠁\u{1b}[0m\n")
  }

  @Test("writes numbers over everything else")
  func text() {
    var canvas = TerminalCanvas(columns: 5, rows: 1, color: false)
    canvas.draw(text: "12", at: Point(x: 5, y: 4), anchor: .middle, role: .label)
    canvas.draw(
      lines: [Line(from: Point(x: 0, y: 2.5), to: Point(x: 10, y: 2.5))], width: 1, role: .axis)
    #expect(canvas.text == "──12─\n")
  }

  @Test("stays within its rows and columns")
  func outside() {
    var canvas = TerminalCanvas(columns: 3, rows: 2, color: false)
    var strokes = Strokes()
    strokes.move(to: Point(x: -50, y: -50))
    strokes.line(to: Point(x: 50, y: 90))
    canvas.draw(strokes: strokes, width: 2, role: .curve(0))
    canvas.draw(text: "123456789", at: Point(x: 3, y: 60), anchor: .middle, role: .label)
    let lines = canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3 && lines.allSatisfy { $0.count <= 3 })
  }
}
