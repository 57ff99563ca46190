import Foundation
import Graphing
import Testing

struct SVGCanvasTests {
  @Test("writes each dot as a square about its centre, in order", arguments: AppThreePlot.allCases)
  func dots(plot: AppThreePlot) throws {
    let size = Size(width: 800, height: 600)
    let samples = plot.dotPlot.sample(plot.source)
    var canvas = SVGCanvas(size: size)
    plot.dotPlot.draw(samples, bare: true, on: &canvas)
    let centers = plot.dotPlot.centers(
      of: samples, in: Frame(x: 0, y: 0, width: 800, height: 600))
    let elements = try elements(of: canvas)
    let dots = elements.filter { $0.name == "rect" && $0.attributes["class"] == "dot" }
    #expect(dots.count == centers.count)
    for (dot, center) in zip(dots, centers) {
      #expect(dot.attributes["width"] == "2" && dot.attributes["height"] == "2")
      let x = try #require(dot.attributes["x"].flatMap(Double.init))
      let y = try #require(dot.attributes["y"].flatMap(Double.init))
      #expect(abs(x + 1 - center.x) <= 0.0005001 && abs(y + 1 - center.y) <= 0.0005001)
    }
    #expect(!elements.contains { $0.name == "text" || $0.name == "path" })
    let paper = try #require(elements.first { $0.name == "rect" })
    #expect(paper.attributes == ["width": "800", "height": "600", "fill": "#ffffff"])
  }

  @Test("writes a curve as a path of its strokes")
  func curve() throws {
    var canvas = SVGCanvas(size: Size(width: 100, height: 50))
    var strokes = Strokes()
    strokes.move(to: Point(x: 0, y: 1.23456))
    strokes.line(to: Point(x: -2.5, y: 1e-9))
    strokes.move(to: Point(x: 7.1, y: 1_234_567))
    canvas.draw(strokes: strokes, width: 1.5, role: .curve(1))
    let path = try #require(try elements(of: canvas).first { $0.name == "path" })
    #expect(path.attributes["class"] == "curve")
    #expect(path.attributes["d"] == "M0,1.235L-2.5,0M7.1,1234567h0")
    #expect(path.attributes["stroke-width"] == "1.5")
    #expect(path.attributes["stroke"] == "#2f62d9")
  }

  @Test(
    "writes coordinates with at most three decimals",
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (1, "1"), (-1.5, "-1.5"),
      (2.05, "2.05"), (2.005, "2.005"), (99.9996, "100"), (0.05, "0.05"), (10.5, "10.5"),
      (9999.999, "9999.999"), (10000, "10000"), (12345.678, "12345.678"), (-12345.6, "-12345.6"),
      (100000.02, "100000.02"), (1000.5, "1000.5"), (1e9, "1000000000"), (.nan, "0"),
      (.infinity, "1000000000000"), (-.infinity, "-1000000000000"), (-0.0005, "-0.001"),
      (1.0625, "1.063"), (2.0635, "2.064"), (-2.0625, "-2.063"), (999.9995, "1000"), (7.1, "7.1"),
      (10.01, "10.01"), (100.1, "100.1"), (1010.001, "1010.001"), (999_998.9996, "999999"),
      (999_999.5, "999999.5"), (1_000_000.125, "1000000.125"),
      (999_999_999_999.5, "999999999999.5"),
    ])
  func coordinates(value: Double, expected: String) throws {
    var canvas = SVGCanvas(size: Size(width: 1, height: 1))
    canvas.draw(text: "", at: Point(x: value, y: 0), anchor: .start, role: .label)
    #expect(try elements(of: canvas).last?.attributes["x"] == expected)
    // Those of marks are written two at a time.
    for other in [3, -3] {
      var strokes = Strokes()
      strokes.move(to: Point(x: value, y: Double(other)))
      strokes.line(to: Point(x: Double(other), y: value))
      canvas.draw(strokes: strokes, width: 1, role: .curve(0))
      #expect(
        try elements(of: canvas).last?.attributes["d"]
          == "M\(expected),\(other)L\(other),\(expected)")
    }
  }

  @Test(
    "shows texts unchanged",
    arguments: ["6.02×10²³", "a < b & c > \"d\"", "</text>", "é😀", "]]>", "'"])
  func texts(text: String) throws {
    var canvas = SVGCanvas(size: Size(width: 100, height: 50), title: text)
    canvas.draw(text: text, at: Point(x: 1, y: 2), anchor: .end, role: .label)
    let elements = try elements(of: canvas)
    #expect(elements.first { $0.name == "title" }?.text == text)
    let label = try #require(elements.first { $0.name == "text" })
    #expect(label.text == text && label.attributes["text-anchor"] == "end")
  }

  @Test("replaces characters that a document may not contain")
  func controls() throws {
    let canvas = SVGCanvas(size: Size(width: 1, height: 1), title: "a\u{0}b\u{1b}\n")
    #expect(try elements(of: canvas).last?.text == "a\u{fffd}b\u{fffd} ")
  }

  private struct Element {
    var name: String
    var attributes: [String: String]
    var text = ""
  }

  /// Reads the document back, strictly enough to show a mistake of the writer.
  private func elements(of canvas: SVGCanvas) throws -> [Element] {
    let document = try #require(String(validating: canvas.finished(), as: UTF8.self))
    var elements: [Element] = []
    var open: [String] = []
    var rest = document[...]
    while let less = rest.firstIndex(of: "<") {
      let text = unescaped(rest[..<less])
      if !elements.isEmpty { elements[elements.count - 1].text += text == "\n" ? "" : text }
      let end = try #require(rest[less...].firstIndex(of: ">"))
      var tag = rest[rest.index(after: less)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        #expect(open.popLast() == String(tag.dropFirst()))
        continue
      }
      let isEmpty = tag.hasSuffix("/")
      if isEmpty { tag = tag.dropLast() }
      let name = String(tag.prefix { $0 != " " })
      var attributes: [String: String] = [:]
      for match in tag.matches(of: /([a-zA-Z-]+)="([^"]*)"/) {
        #expect(attributes.updateValue(unescaped(match.2), forKey: String(match.1)) == nil)
      }
      elements.append(Element(name: name, attributes: attributes))
      if !isEmpty { open.append(name) }
    }
    #expect(open.isEmpty && rest == "\n")
    return elements
  }

  private func unescaped(_ text: Substring) -> String {
    String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
  }
}
