import Graphing
import TestSupport
import Testing

@testable import Screens

struct GraphScreenTests {
  private func screen(_ equations: String...) -> GraphScreen {
    var screen = GraphScreen()
    _ = screen.view.resize(to: Size(width: 400, height: 300), pixelRatio: 1)
    for equation in equations { screen.add(equation, angle: .radians) }
    return screen
  }

  private func drawn(_ screen: GraphScreen) -> DrawList {
    var list = DrawList(size: screen.view.size)
    screen.draw(on: &list)
    return list
  }

  private func finish(_ screen: inout GraphScreen) -> Int {
    var rows = 0
    while screen.advance() { rows += 1 }
    return rows
  }

  @Test("shows one equation in place of all others, and adds equations in colours of their own")
  func colors() {
    var screen = screen("x", "2x", "3x", "4x", "5x", "6x", "7x")
    #expect(screen.curves.map(\.color) == [0, 1, 2, 3, 4, 5, 0])
    let ids = screen.curves.map(\.id)
    #expect(Set(ids).count == 7)
    #expect(did(screen.remove(ids[2])) && !did(screen.remove(ids[2])))
    #expect(did(screen.add("8x", angle: .degrees)))
    #expect(screen.curves.map(\.color) == [0, 1, 3, 4, 5, 0, 2])
    screen.show("x²", angle: .degrees)
    #expect(screen.curves.map(\.text) == ["x²"] && screen.curves[0].color == 0)
    #expect(!ids.contains(screen.curves[0].id))
  }

  @Test("refuses curves beyond its limit, and colours outside the palette")
  func limits() {
    var screen = screen()
    for _ in 0..<GraphScreen.largestCurveCount { #expect(did(screen.add("x", angle: .radians))) }
    #expect(!did(screen.add("x", angle: .radians)))
    #expect(!did(screen.recolor(screen.curves[0].id, 6)) && !did(screen.recolor(-1, 0)))
    #expect(!did(screen.hide(0, true)))
  }

  @Test("reads equations in any one variable, and in the given unit")
  func variables() {
    var screen = screen("sin(M)", "t²", "a+b", "sin(", "3")
    #expect(screen.curves.map { $0.abscissa.description } == ["M", "t", "x", "x", "x"])
    #expect(screen.curves.map { $0.problem == nil } == [true, true, false, false, true])
    screen.show("sin(x", angle: .degrees)
    #expect(screen.curves[0].title == "sin(x)" && screen.curves[0].text == "sin(x")
    #expect(screen.curves[0].source?.values(at: [90]) == [1])
  }

  @Test("what a view shows can be computed without what is beside it")
  func seenOnly() {
    var screen = screen("sin(x)", "x^2+y^2 = 9")
    while screen.advance(seenOnly: true) {}
    #expect(screen.curves.allSatisfy { $0.isComplete(in: screen.view) })
    let seen = drawn(screen).commands
    #expect(finish(&screen) > 0)
    #expect(drawn(screen).commands == seen)
  }

  @Test("drawing computes nothing, and shows the part that is computed")
  func advance() {
    var screen = screen("sin(x)", "x/2")
    let empty = drawn(screen)
    #expect(finish(&screen) > 2)
    let full = drawn(screen)
    #expect(full.commands.count > empty.commands.count + 100)
    #expect(finish(&screen) == 0)
    // A small pan only computes new columns; the picture loses nothing else meanwhile.
    _ = screen.view.pan(byX: 5, y: 0)
    #expect(drawn(screen).commands.count > empty.commands.count + 100)
    #expect(finish(&screen) < 40)
  }

  @Test("computes curves in turn")
  func turns() {
    var screen = screen("sin(x)", "cos(x)", "x")
    var firsts: [Int: Int] = [:]
    for row in 0..<500 {
      guard screen.advance() else { break }
      for (index, curve) in screen.curves.enumerated() where firsts[index] == nil {
        var list = DrawList(size: screen.view.size)
        curve.draw(in: screen.view, on: &list)
        if list.commands.count > 4 { firsts[index] = row }
      }
    }
    #expect(firsts.count == 3 && (firsts.values.max() ?? 500) < 60)
  }

  @Test("neither computes nor draws hidden curves")
  func hidden() {
    var screen = screen("sin(x)")
    let id = screen.curves[0].id
    #expect(did(screen.hide(id, true)))
    #expect(finish(&screen) == 0 && drawn(screen).commands == drawn(self.screen()).commands)
    #expect(did(screen.hide(id, false)))
    #expect(finish(&screen) > 0)
  }

  @Test("shows a dot for each pixel column in dot mode", arguments: [1.0, 2])
  func dots(ratio: Double) {
    var screen = screen("x/9")
    _ = screen.view.resize(to: Size(width: 400, height: 300), pixelRatio: ratio)
    screen.view.style = .dots
    _ = finish(&screen)
    let commands = drawn(screen).commands
    let dots = commands.indices.first { commands[$0] == 3 && commands[$0 + 1] == 6 }
    #expect(dots.map { abs(commands[$0 + 2] - 400 * ratio) <= 1 } == true)
  }

  @Test(
    "survives values from outside that are not finite, huge or too few",
    arguments: [.nan, .infinity, -.infinity, 1e308, -1e308, 0] as [Double])
  func given(value: Double) {
    var screen = screen()
    #expect(did(screen.add(name: "one") { _, xs in xs.map { _ in value } }))
    #expect(did(screen.add(name: "mixed") { _, xs in xs.map { $0 > 0 ? value : $0 } }))
    #expect(did(screen.add(name: "few") { _, _ in [value] }))
    screen.showsStatistics = true
    for style in [GraphView.Style.line, .dots] {
      screen.view.style = style
      #expect(finish(&screen) < 20_000)
      #expect(drawn(screen).commands.allSatisfy { $0.isFinite })
    }
  }

  @Test("goes from any scale to any other, and shows earlier tiles meanwhile")
  func jumps() {
    var screen = screen("tan(x)", "x²", "√x")
    let scales = [40, 1e-100, 1e100, 3, 1e99, 1e-50, 40.5]
    for style in [GraphView.Style.line, .dots] {
      screen.view.style = style
      for scale in scales + scales.reversed() {
        #expect(did(screen.view.show(scale: scale, origin: Point(x: 3, y: -9e10))))
        #expect(did(screen.view.show(scale: scale, origin: Point(x: 7, y: 5))))
        for _ in 0..<50 {
          _ = screen.advance()
          #expect(drawn(screen).commands.allSatisfy { $0.isFinite })
        }
      }
    }
  }

  @Test("equations of the first version keep their meaning")
  func firstVersion() {
    var screen = GraphScreen()
    screen.restore("curve radians 0 shown sin 2x\ncurve radians 1 shown sin(x)")
    #expect(screen.curves.map(\.text) == ["sin (2)x", "sin(x)"])
    screen.restore("formulas 2\ncurve radians 0 shown sin 2x")
    #expect(screen.curves.map(\.text) == ["sin 2x"])
  }

  @Test("stores scale, origin, style and equations, and tolerates any stored text")
  func kept() {
    var screen = screen("sin(x)", "x+1 kept with a space", "√(x")
    _ = screen.view.show(scale: 0.1, origin: Point(x: -1.5, y: 1e5))
    screen.view.style = .dots
    _ = screen.hide(screen.curves[1].id, true)
    _ = screen.recolor(screen.curves[0].id, 4)
    _ = screen.add(name: "given") { _, xs in xs }
    var restored = GraphScreen()
    restored.restore(screen.kept)
    #expect(restored.kept == screen.kept)
    #expect(restored.view.scale == 0.1 && restored.view.origin == Point(x: -1.5, y: 1e5))
    #expect(restored.curves.map(\.color) == [4, 1, 2])
    for kept in [
      "", "\n\n", "scale", "scale x", "scale 0\norigin 1", "scale -1\norigin 1 2 3",
      "scale inf\norigin nan nan", "origin 1e300 0", "curve", "curve radians", "curve a b c d",
      "curve radians 9 hidden x", "curve radians -1 shown ", "style\u{0}", "curve degrees 1e9 x y",
    ] {
      restored.restore(kept)
      #expect(restored.view.scale == 40 && restored.view.style == .line)
      #expect(restored.view.origin == Point(x: 0, y: 0))
      #expect(restored.curves.count <= 1)
    }
  }

  @Test("saves its values as a table with a row for each pixel column")
  func table() {
    var screen = screen("√x", "atan2(x,1)")
    _ = screen.view.resize(to: Size(width: 4, height: 4), pixelRatio: 1)
    _ = screen.view.show(scale: 2, origin: Point(x: 0, y: 0))
    let table = String(decoding: screen.export(.csv, title: ""), as: UTF8.self)
    let lines = table.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "x,√(x),\"atan2(x,1)\"" && lines.last == "")
    #expect(lines.count == 6)
    #expect(lines[1].hasPrefix("-0.75,,-0.6435") && lines[3].hasPrefix("0.25,0.5,0.2449"))
    _ = screen.hide(screen.curves[1].id, true)
    #expect(screen.export(.csv, title: "").starts(with: "x,y\n-0.75,\n".utf8))
  }

  @Test("saves a picture of the visible part, in the curves' colours")
  func picture() {
    var screen = screen("sin(x)")
    _ = screen.recolor(screen.curves[0].id, 3)
    _ = finish(&screen)
    let picture = String(decoding: screen.export(.svg, title: "a < b"), as: UTF8.self)
    #expect(picture.hasPrefix("<svg ") && picture.contains("<title>a &lt; b</title>"))
    #expect(picture.contains("class=\"curve\"") && picture.contains("#a044c8"))
    #expect(picture.contains("width=\"400\" height=\"300\""))
  }

  @Test("a picture names each visible curve in its legend, cut to the width of the picture")
  func legend() {
    var screen = screen("sin(x)")
    #expect(did(screen.add("x", angle: .radians)))
    #expect(did(screen.add("1/x", angle: .radians)))
    #expect(did(screen.add(String(repeating: "x+", count: 40) + "1", angle: .radians)))
    _ = screen.hide(screen.curves[1].id, true)
    let picture = String(decoding: screen.export(.svg, title: ""), as: UTF8.self)
    #expect(picture.contains(">y = sin(x)</text>") && picture.contains(">y = 1÷x</text>"))
    #expect(!picture.contains(">y = x</text>"))
    #expect(picture.contains(">y = x+x+x+") && picture.contains("…</text>"))
  }
}
