import Graphing
import Testing

@testable import Screens

struct GraphTraceTests {
  /// 400 by 300 points, 40 points per unit, the origin in the middle.
  private func screen(_ equations: String..., pixelRatio: Double = 1) -> GraphScreen {
    var screen = GraphScreen()
    _ = screen.view.resize(to: Size(width: 400, height: 300), pixelRatio: pixelRatio)
    for equation in equations { screen.add(equation, angle: .radians) }
    return screen
  }

  @Test(
    "stands in the pixel column under the finger, at a number of few digits", arguments: [1, 2])
  func columns(ratio: Double) throws {
    var screen = screen("x³", pixelRatio: ratio)
    for left in stride(from: 0.25, to: 400, by: 7.5) {
      #expect(did(screen.trace(left: left, top: nil)))
      let trace = try #require(screen.trace)
      let column = (screen.view.distanceFromLeft(trace.x) * ratio).rounded(.down)
      #expect(column == (left * ratio).rounded(.down))
      #expect(trace.x == (trace.x * 1000).rounded() / 1000)
      #expect(trace.y == trace.x * trace.x * trace.x)
    }
  }

  @Test("moves by columns and stops at the edges, even from out of sight")
  func steps() throws {
    var screen = screen("x")
    #expect(did(screen.stepTrace(by: 0)))
    var column = screen.view.column(of: try #require(screen.trace).x)
    #expect(column == 199)
    for step in [1, -1, 5, -17, 100] {
      #expect(did(screen.stepTrace(by: step)))
      column += step
      #expect(screen.view.column(of: try #require(screen.trace).x) == column)
    }
    for (step, edge) in [(1_000_000, 399), (-999_999_999, 0)] {
      #expect(did(screen.stepTrace(by: step)))
      #expect(screen.view.column(of: try #require(screen.trace).x) == edge)
    }
    _ = screen.view.pan(byX: -5000, y: 0)
    #expect(did(screen.stepTrace(by: 3)))
    #expect(screen.view.column(of: try #require(screen.trace).x) == 3)
  }

  @Test("follows the curve nearest to the finger, and stays on its curve when moved without one")
  func nearest() {
    var screen = screen("2", "-2", "√(x-4)")
    let ids = screen.curves.map(\.id)
    for (left, top, expected) in [(200.0, 60.0, 0), (200, 240, 1), (300, 149, 0), (390, 140, 2)] {
      #expect(did(screen.trace(left: left, top: top)))
      #expect(screen.trace?.curve == ids[expected], "\(left) \(top)")
    }
    #expect(did(screen.trace(left: 10, top: nil)))
    #expect(screen.trace?.curve == ids[2] && screen.trace?.y == nil)
  }

  @Test("cycles through the visible curves at the same place")
  func otherCurves() throws {
    var screen = screen("x", "2x", "3x", "4x")
    let ids = screen.curves.map(\.id)
    #expect(!did(screen.traceCurve(by: 1)))
    #expect(did(screen.trace(left: 250, top: nil)))
    let x = try #require(screen.trace).x
    _ = screen.hide(ids[1], true)
    for (count, curve) in [(1, 2), (1, 3), (1, 0), (-1, 3), (-2, 0), (7, 2), (-8, 3)] {
      #expect(did(screen.traceCurve(by: count)))
      #expect(screen.trace?.curve == ids[curve] && screen.trace?.x == x)
    }
  }

  @Test("snaps to places of interest within a finger's reach, and goes from one to the next")
  func places() throws {
    var screen = screen("x²-4")
    #expect(did(screen.trace(left: 50, top: nil)))
    while screen.advance() {}
    // The zeros are at -2 and 2, 80 points from the middle, the minimum between them.
    for (left, x, kind) in [
      (110.0, -2.0, GraphPlace.Kind.zero), (131, -2, .zero), (205, 0, .minimum), (290, 2, .zero),
    ] {
      #expect(did(screen.trace(left: left, top: nil)))
      let trace = try #require(screen.trace)
      #expect(trace.kind == kind && (trace.x - x).magnitude < 1e-9, "\(left)")
    }
    #expect(did(screen.trace(left: 160, top: nil)))
    #expect(screen.trace?.kind == nil)
    #expect(did(screen.traceNext(isRightwards: false)))
    #expect(screen.trace?.x == -2 && screen.trace?.y == 0)
    #expect(did(screen.traceNext(isRightwards: true)) && screen.trace?.kind == .minimum)
    #expect(did(screen.traceNext(isRightwards: true)) && screen.trace?.x == 2)
    // A step leads away from a place, one column at a time.
    #expect(did(screen.stepTrace(by: 1)))
    let beside = try #require(screen.trace)
    #expect(beside.kind == nil && beside.x > 2 && beside.x < 2.05)
  }

  @Test(
    "goes to no edge of the window as if it were a place of the curve",
    arguments: [
      ("x", [0.0]), ("x²+1", [0]), ("2", []), ("√x", [0]), ("√(1-x²)", [-1, 0, 1]),
      ("e^x", []), ("1/x", [0]), ("x³-x+3", [-1.671699881657161, -0.577350269, 0.577350269]),
    ] as [(String, [Double])])
  func edges(equation: String, places: [Double]) throws {
    var screen = screen(equation)
    #expect(did(screen.trace(left: 1, top: nil)))
    while screen.advance() {}
    var found: [Double] = []
    while screen.traceNext(isRightwards: true), let x = screen.trace?.x { found.append(x) }
    #expect(found.count == places.count, "\(found)")
    #expect(zip(found, places).allSatisfy { ($0 - $1).magnitude < 1e-6 }, "\(found)")
  }

  @Test("shows where a curve has a pole")
  func pole() throws {
    var screen = screen("1/(x-1)")
    #expect(did(screen.trace(left: 50, top: nil)))
    while screen.advance() {}
    #expect(did(screen.trace(left: 245, top: nil)))
    let trace = try #require(screen.trace)
    #expect(trace.curve == screen.curves[0].id && trace.kind == .pole)
    #expect(trace.x == 1 && trace.y == nil)
  }

  @Test("ends when its curve is hidden or replaced, and on request")
  func ends() {
    var screen = screen("x", "2x")
    let ids = screen.curves.map(\.id)
    #expect(did(screen.trace(left: 9, top: nil)))
    #expect(screen.trace?.curve == ids[0])
    _ = screen.hide(ids[1], true)
    #expect(screen.trace != nil)
    _ = screen.hide(ids[0], true)
    #expect(screen.trace == nil && !did(screen.trace(left: 9, top: 9)))
    #expect(!did(screen.stepTrace(by: 1)) && !did(screen.traceNext(isRightwards: true)))
    _ = screen.hide(ids[0], false)
    #expect(did(screen.stepTrace(by: 1)))
    screen.show("3x", angle: .radians)
    #expect(screen.trace == nil && did(screen.stepTrace(by: 1)))
    screen.endTrace()
    #expect(screen.trace == nil)
  }

  @Test("refuses places that are not finite", arguments: [.nan, .infinity, -.infinity] as [Double])
  func refusal(value: Double) {
    var screen = screen("x")
    #expect(!did(screen.trace(left: value, top: nil)) && !did(screen.trace(left: 3, top: value)))
    #expect(screen.trace == nil)
  }
}
