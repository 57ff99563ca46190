import Foundation
import Graphing
import Rendering
import TestSupport
import Testing

struct PNGCanvasTests {
  private static let red: [UInt8] = [0xd6, 0x31, 0x3f]
  private static let white: [UInt8] = [0xff, 0xff, 0xff]

  private func canvas(_ width: Double, _ height: Double) throws -> PNGCanvas {
    let canvas = try #require(PNGCanvas(size: Size(width: width, height: height)))
    canvas.fill(.background)
    return canvas
  }

  @Test("covers 2×2 pixels with a dot between pixels")
  func dot() throws {
    let canvas = try canvas(9, 7)
    canvas.draw(dots: [Point(x: 4, y: 3)], role: .dot)
    let pixels = try Pixels(png: canvas.finished())
    #expect(pixels.width == 9 && pixels.height == 7)
    for y in 0..<7 {
      for x in 0..<9 {
        let isInside = (3...4).contains(x) && (2...3).contains(y)
        #expect(pixels[x, y] == (isInside ? Self.red : Self.white))
      }
    }
  }

  @Test(
    "shades each pixel by the part of it that a dot covers",
    arguments: [(4.25, 3.5), (4.999, 3.001), (0.1, 0.1), (8.9, 6.9), (3.5, 3)])
  func partial(x: Double, y: Double) throws {
    let canvas = try canvas(9, 7)
    canvas.draw(dots: [Point(x: x, y: y)], role: .dot)
    let pixels = try Pixels(png: canvas.finished())
    for row in 0..<7 {
      for column in 0..<9 {
        let across = max(0, min(x + 1, Double(column + 1)) - max(x - 1, Double(column)))
        let down = max(0, min(y + 1, Double(row + 1)) - max(y - 1, Double(row)))
        for (channel, value) in pixels[column, row].enumerated() {
          let expected = 255 + (Double(Self.red[channel]) - 255) * across * down
          #expect(abs(Double(value) - expected) <= 1.5)
        }
      }
    }
  }

  @Test(
    "writes every character", arguments: ["1", "12:30", "2026-03-01", "y = sin(x)", "Höhe", "é"])
  func texts(text: String) throws {
    for character in text where character != " " {
      let canvas = try canvas(30, 20)
      canvas.draw(text: String(character), at: Point(x: 15, y: 14), anchor: .middle, role: .dot)
      let pixels = try Pixels(png: canvas.finished())
      #expect((0..<20).contains { y in (0..<30).contains { pixels[$0, y] != Self.white } })
    }
  }

  @Test("leaves out dots that are not in sight", arguments: [-1e9, -2, 12, 1e9, 1e300])
  func outside(place: Double) throws {
    let canvas = try canvas(9, 7)
    canvas.draw(dots: [Point(x: place, y: 3), Point(x: 3, y: place)], role: .dot)
    let pixels = try Pixels(png: canvas.finished())
    #expect((0..<7).allSatisfy { y in (0..<9).allSatisfy { pixels[$0, y] == Self.white } })
  }

  @Test("puts each dot of a plot where the equations say", arguments: [(800, 600), (321, 479)])
  func plot(width: Double, height: Double) throws {
    let plot = DotPlot(xMax: 4, sampleCount: 200)
    let samples = plot.sample(
      FunctionDataSource { x in (x * x * x + x * x + 2.5 * x + 23).squareRoot() })
    var canvas = try canvas(width, height)
    plot.draw(samples, bare: true, on: &canvas)
    let pixels = try Pixels(png: canvas.finished())
    let frame = Frame(x: 0, y: 0, width: width, height: height)
    let centers = plot.centers(of: samples, in: frame)
    #expect(centers.count == 173)
    var ink = Set<[Int]>()
    for center in centers {
      let (x, y) = (Int(center.x.rounded(.down)), Int(center.y.rounded(.down)))
      for place in [[x, y], [x - 1, y], [x, y - 1], [x - 1, y - 1]] { ink.insert(place) }
      let shown = (min(x, pixels.width - 1), min(y, pixels.height - 1))
      #expect(pixels[shown.0, shown.1] != Self.white)
    }
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where pixels[x, y] != Self.white {
        let isNear = centers.contains {
          abs($0.x - Double(x) - 0.5) < 1.5 && abs($0.y - Double(y) - 0.5) < 1.5
        }
        #expect(isNear)
      }
    }
  }

  @Test("a picture of any dots reads back")
  func noise() throws {
    var random = SeededGenerator.printingSeed("pictures read back")
    for (width, height) in [(1.0, 1.0), (2, 3), (90, 70), (400, 30), (1, 300), (11000, 3)] {
      let canvas = try canvas(width, height)
      var expected: [[Int]: Bool] = [:]
      for _ in 0..<Int.random(in: 0...400, using: &random) {
        let x = Int.random(in: 0...Int(width), using: &random)
        let y = Int.random(in: 0...Int(height), using: &random)
        canvas.draw(dots: [Point(x: Double(x), y: Double(y))], role: .dot)
        for place in [[x, y], [x - 1, y], [x, y - 1], [x - 1, y - 1]] { expected[place] = true }
      }
      let pixels = try Pixels(png: canvas.finished())
      var wrong = 0
      for y in 0..<Int(height) {
        for x in 0..<Int(width)
        where pixels[x, y] != (expected[[x, y]] == true ? Self.red : Self.white) {
          wrong += 1
        }
      }
      #expect(wrong == 0)
    }
  }

  @Test("draws lines, curves and numbers")
  func marks() throws {
    let canvas = try canvas(60, 40)
    canvas.draw(
      lines: [Line(from: Point(x: 0, y: 9.5), to: Point(x: 60, y: 9.5))], width: 1, role: .axis)
    var strokes = Strokes()
    strokes.move(to: Point(x: 0, y: 20))
    strokes.line(to: Point(x: 60, y: 20))
    canvas.draw(strokes: strokes, width: 2, role: .curve(0))
    canvas.draw(text: "-1.5×10²³", at: Point(x: 0, y: 38), anchor: .start, role: .label)
    let pixels = try Pixels(png: canvas.finished())
    #expect(pixels[30, 9] == [0x4a, 0x4c, 0x58] && pixels[30, 8] == Self.white)
    #expect(pixels[30, 19] == Self.red && pixels[30, 20] == Self.red)
    #expect(pixels[30, 18] == Self.white && pixels[30, 21] == Self.white)
    let inked = (0..<60).filter { x in (28..<40).contains { pixels[x, $0] != Self.white } }
    #expect(inked.count > 25 && (inked.last ?? 0) < Int(9 * canvas.textMetrics.advance))
  }

  @Test(
    "keeps text within its metrics", arguments: ["-1234567.89", "6.02×10²³", "-8.88888×10⁻³⁰⁰"])
  func text(text: String) throws {
    for anchor in [TextAnchor.start, .middle, .end] {
      let canvas = try canvas(400, 30)
      canvas.draw(text: text, at: Point(x: 200, y: 20), anchor: anchor, role: .label)
      let pixels = try Pixels(png: canvas.finished())
      let inked = (0..<400).filter { x in (0..<30).contains { pixels[x, $0] != Self.white } }
      let width = canvas.textMetrics.width(of: text)
      let left = 200 - width * [0, 0.5, 1][anchor.rawValue]
      #expect(Double(inked.first ?? 0) >= left - 1 && Double(inked.last ?? 400) <= left + width + 1)
    }
  }

  @Test(
    "refuses impossible sizes", arguments: [(0, 5), (5, 0), (-3, 4), (40000, 10), (.nan, 1)])
  func sizes(width: Double, height: Double) {
    #expect(PNGCanvas(size: Size(width: width, height: height)) == nil)
  }
}
