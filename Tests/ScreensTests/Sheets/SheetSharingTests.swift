import Formulas
import Graphing
import OrdinateNumerics
import Sheets
import Testing

@testable import Screens

/// The texts that a sheet is shared as.
struct SheetSharingTests {
  private static func shared(_ rows: [String], as form: SheetShare) throws -> String? {
    var screen = GraphScreen()
    let sheet = SheetScreen(
      SheetText(utf8: Array(rows.joined(separator: "\n").utf8)), on: &screen)
    return try sheet.shared(as: form, on: screen, address: "https://a.example/")
  }

  private static func latex(_ rows: String...) throws -> String {
    try #require(try shared(rows, as: .latex))
  }

  /// A plot of coordinates: its options, and what is connected.
  private struct Plot {
    let options: String
    var strokes: [[(x: Double, y: Double)]]
  }

  private static func plots(in text: String) throws -> [Plot] {
    try text.split(separator: "\\addplot[").dropFirst().compactMap { part in
      let parts = part.split(separator: "] coordinates {\n")
      guard parts.count == 2, let end = parts[1].firstRange(of: "\n};") else { return nil }
      var plot = Plot(options: String(parts[0]), strokes: [[]])
      for line in parts[1][..<end.lowerBound].split(separator: "\n") {
        let numbers = line.dropFirst(3).dropLast().split(separator: ",")
        if numbers == ["nan", "nan"] {
          plot.strokes.append([])
        } else {
          let point = (x: try #require(Double(numbers[0])), y: try #require(Double(numbers[1])))
          plot.strokes[plot.strokes.count - 1].append(point)
        }
      }
      return plot
    }
  }

  @Test(
    "pgfplots computes functions that its samples show",
    arguments: [
      ("y = sin x", "{sin(x)}"), ("y = x² - 1", "{x^2-1}"), ("y = -x^3", "{-x^3}"),
      ("y = cos(2x)/2", "{cos(2*x)/2}"), ("y = 2^x", "{2^x}"), ("y = e^x", "{e^x}"),
      ("y = |x+2| + π", "{abs(x+2)+pi}"), ("y = atan x", "{atan(x)}"),
      ("y = ln(x²+1)", "{ln(x^2+1)}"),
      ("y = √(x²+1)", "{sqrt(x^2+1)}"), ("y = x⁴-9x²", "{x^4-9*x^2}"), ("y = 3", "{3}"),
    ])
  func functions(row: String, function: String) throws {
    let text = try Self.latex(row)
    #expect(text.contains("samples=201] " + function + ";"), "\(text)")
    #expect(!text.contains("coordinates"))
  }

  @Test(
    "What samples would show wrongly has its coordinates",
    arguments: [
      "y = sin(x)/x", "y = sin(50x)", "y = ∛x", "y = √x", "y = ⌊x⌋", "x²+y² = 9", "r = 1+cos θ",
      "(cos 3t, sin 2t)", "(1, 2)", "y = x² {0 ≤ x < 2}", "y = x^(1/3)", "y = sum(k=1, 3, x^k)",
      // TeX would lose all digits of these.
      "y = (x+9000)² - x² - 9000²", "y = x^20 - (x-0.001)^20",
    ])
  func coordinates(row: String) throws {
    let text = try Self.latex(row)
    #expect(text.contains("coordinates {\n  ("), "\(text)")
    #expect(!text.contains("samples"))
  }

  @Test("Coordinates lie on the curve, and none of it is missing")
  func circle() throws {
    let plot = try #require(
      try Self.plots(in: try Self.latex("x²+y² = 25", "@x=-8:8,y=-6:6")).first)
    let strokes = plot.strokes
    #expect(strokes.joined().allSatisfy { abs($0.x * $0.x + $0.y * $0.y - 25) < 0.05 })
    var length = 0.0
    for stroke in strokes {
      for (a, b) in zip(stroke, stroke.dropFirst()) {
        length += ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
      }
    }
    #expect(abs(length - 10 * Double.pi) < 0.05)
  }

  @Test(
    "No line crosses a pole or a jump",
    arguments: ["y = 1/x + ∛x/100", "y = ⌊x⌋ + 0 x", "y = ⌊x⌋ tan x"])
  func gaps(row: String) throws {
    let plots = try Self.plots(in: try Self.latex(row, "@x=-3:3,y=-3:3"))
    let line = try #require(plots.first { $0.options.contains("thick") })
    #expect(line.strokes.count > 1)
    for stroke in line.strokes {
      #expect(zip(stroke, stroke.dropFirst()).allSatisfy { abs($0.y - $1.y) < 5.9 })
      #expect(zip(stroke, stroke.dropFirst()).allSatisfy { $0.x * $1.x >= 0 || $0.y * $1.y >= 0 })
    }
  }

  @Test("A function has a plot for each side of a pole")
  func sides() throws {
    let domains = try Self.latex("y = 1/x").split(separator: "domain=").dropFirst().map { part in
      part.prefix { $0 != "," }.split(separator: ":").compactMap { Double($0) }
    }
    #expect(domains.count == 2 && domains[0][1] < -0.1 && domains[1][0] > 0.1)
  }

  @Test("Ends are dots, and open ends have a white one on it")
  func ends() throws {
    let plots = try Self.plots(in: try Self.latex("y = x² {0 ≤ x < 2}", "@x=-6:6,y=-2:6"))
    let dots = plots.filter { $0.options.contains("only marks") }
    #expect(
      dots.map(\.options) == [
        "curve1, only marks, mark size=2.1pt", "white, only marks, mark size=1.2pt",
      ])
    #expect(dots.map { $0.strokes[0].map(\.x) } == [[0, 2], [2]])
    #expect(dots.map { $0.strokes[0].map(\.y) } == [[0, 4], [4]])
  }

  @Test("A picture for LaTeX is balanced and has the window and the colours")
  func picture() throws {
    let text = try Self.latex("y = x", "x² + y² < 4", "(1, 2)", "y = 0 @teal", "@x=-3:3,y=-2:2")
    #expect(text.count { $0 == "{" } == text.count { $0 == "}" })
    #expect(text.count { $0 == "[" } == text.count { $0 == "]" })
    #expect(text.contains("\\definecolor{curve1}{RGB}{214,49,63}"))
    #expect(text.contains("\\definecolor{curve6}{RGB}{14,130,150}"))
    #expect(text.contains("  xmin=-3, xmax=3,\n  ymin=-2, ymax=2]\n"))
    #expect(text.contains("\\fill[curve2, opacity=0.25]\n  ("))
    #expect(text.contains("{\n  (1,2)\n};"))
    #expect(text.contains("\\addplot[curve6, thick, domain=-3:3, samples=201] {0};"))
    #expect(!text.contains("inf") && text.unicodeScalars.allSatisfy { $0.isASCII })
    #expect(text.hasSuffix("\\end{axis}\n\\end{tikzpicture}\n"))
    let degrees = try Self.latex("y = sin x", "@degrees,axes=none,grid=none")
    #expect(degrees.contains("axis lines=none, trig format plots=deg"))
    #expect(!degrees.contains("grid="))
  }

  @Test(
    "With scales apart, functions and coordinates are those of the axes",
    arguments: ["y = 1000e^x", "y = 1000e^x {x>-9}"])
  func scalesApart(row: String) throws {
    let text = try Self.latex(row, "@x=-5:2,y=0:7500,apart")
    #expect(text.contains("  xmin=-5, xmax=2,\n  ymin=0, ymax=7500]\n"), "\(text)")
    if row.hasSuffix("x") {
      #expect(text.contains("samples=201] {1000*e^x};"), "\(text)")
    } else {
      let strokes = try #require(try Self.plots(in: text).first).strokes
      #expect(strokes.joined().contains { $0.y > 7000 })
      // A ten-thousandth of the range of x moves y by less than 6.
      #expect(strokes.joined().allSatisfy { abs($0.y - 1000 * Elementary.exp($0.x)) < 12 })
    }
  }

  @Test("A picture for LaTeX has logarithmic axes, whose coordinates are numbers")
  func logarithmicAxes() throws {
    let text = try Self.latex("y = x^2", "@x=0.001:1e7,y=1e-6:1e30,x=log,y=log,apart")
    #expect(
      text.contains(
        "  xmode=log,\n  ymode=log,\n  xmin=0.001, xmax=10000000,\n  ymin=0.000001, ymax=1e30]"),
      "\(text)")
    let strokes = try #require(try Self.plots(in: text).first).strokes
    let points = strokes.joined()
    #expect(points.contains { $0.x > 1e6 } && points.contains { $0.x < 0.01 })
    // A ten-thousandth of ten decades is a four-hundredth of a number.
    #expect(points.allSatisfy { abs($0.y / ($0.x * $0.x) - 1) < 0.01 })
  }

  @Test(
    "A link has the ends of logarithmic axes, however far they reach",
    arguments: ["1e-20:1e25", "1e-300:1e300", "0.5:2e17", "1e16:1e17"])
  func linkedLogarithmicAxes(range: String) throws {
    let view = "@x=\(range),y=\(range),x=log,y=log,apart"
    var screen = GraphScreen()
    let sheet = SheetScreen(SheetText(utf8: Array("y = x\n\(view)".utf8)), on: &screen)
    // A moved view has no longer the ends that were asked for.
    let isMoved = screen.move { $0.zoom(by: 1.5, about: Point(x: 100, y: 100)) }
    #expect(isMoved)
    let text = sheet.linkText(with: screen)
    var again = GraphScreen()
    _ = SheetScreen(text, on: &again)
    for (first, second) in [
      (screen.viewport.x, again.viewport.x), (screen.viewport.y, again.viewport.y),
    ] {
      let least = 1e-5 * (1 + first.upperBound - first.lowerBound)
      #expect(abs(first.lowerBound - second.lowerBound) < least)
      #expect(abs(first.upperBound - second.upperBound) < least)
    }
  }

  @Test("A picture for LaTeX has a title, what the axes stand for, and dates")
  func dates() throws {
    let text = try Self.latex(
      "x_1 \"Day\", y_1 \"Growth_1 (50 %)\" @data 2026-03-01, 1; 2026-04-01, 2; 2026-06-01, 4",
      "@x=20513:20605,y=0:5,title=\"R & D {§}\"")
    #expect(text.contains("  title={R \\& D \\{§\\}},\n"), "\(text)")
    #expect(text.contains("xlabel={Day}, ylabel={Growth\\_1 (50 \\%)}"), "\(text)")
    #expect(
      text.contains(
        "xtick={0,31,61,92}, xticklabels={{2026-03},{2026-04},{2026-05},{2026-06}}"), "\(text)")
    #expect(text.contains("  xmin=0, xmax=92,\n"), "\(text)")
    let dots = try Self.plots(in: text).filter { $0.options.contains("only marks") }
    #expect(dots.flatMap { $0.strokes[0].map(\.x) } == [0, 31, 92])
  }

  @Test("Where TeX has too few digits there is no picture")
  func digits() throws {
    #expect(try Self.shared(["y = x", "@x=1000:1001,y=1000:1001"], as: .latex) == nil)
    #expect(try Self.shared(["y = x", "@x=50:51,y=50:51"], as: .latex) != nil)
  }

  @Test(
    "Markdown is a link with the equations",
    arguments: [
      (["y = |x|", "b = 2"], "[y = abs(x)](<https://a.example/#y=|x|;b=2>)"),
      (["x < y"], "[x \\< y](<https://a.example/#x\\<y>)"),
      (["y = x @hidden", "y = 2"], "[y = 2](<https://a.example/#y=x%20@hidden;y=2>)"),
      (["a = 1"], "[Ordinate](<https://a.example/#a=1>)"),
    ])
  func markdown(rows: [String], text: String) throws {
    #expect(try Self.shared(rows, as: .markdown) == text)
  }

  @Test("HTML has the graph's element with the curves in sight")
  func embed() throws {
    let text = try #require(
      try Self.shared(["a = 2", "y = a sin x", "y = x @hidden", "@degrees"], as: .embed))
    #expect(text.hasPrefix("<graph-view scale=\"40\" origin=\"0 0\""))
    #expect(text.contains("dataSource = [{\"formula\":\"y = 2×sin(x)\",\"angle\":\"degrees\"}];"))
  }

  @Test("A picture in HTML has the address of the server's picture, and the equations as its text")
  func image() throws {
    let text = try #require(try Self.shared(["y = 1+x", "a = \"b\" @hidden"], as: .image))
    #expect(text.hasPrefix("<img src=\"https://a.example/plot.svg?size="))
    #expect(text.contains("&amp;link=%23y%3D1%2Bx%3Ba"), "\(text)")
    #expect(text.hasSuffix(" alt=\"y = 1+x\">\n"))
    #expect(try Self.shared(["y < x"], as: .image)?.hasSuffix(" alt=\"y &lt; x\">\n") == true)
  }

  @Test("What HTML says is what a sheet draws", arguments: SheetExample.allCases)
  func formulas(example: SheetExample) {
    var screen = GraphScreen()
    _ = SheetScreen(SheetText(utf8: Array(example.lines.joined(separator: "\n").utf8)), on: &screen)
    #expect(!screen.curves.isEmpty)
    for index in screen.curves.indices where screen.curves[index].data == nil {
      var curve = screen.curves[index]
      let isReadAgain = curve.canBeLent()
      #expect(isReadAgain, "\(curve.text)")
    }
  }
}
