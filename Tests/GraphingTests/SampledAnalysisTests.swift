import Foundation
import Graphing
import OrdinateNumerics
import Testing

/// `CurveAnalysis` with values alone, and with a source that has enclosures but no formula.
struct SampledAnalysisTests {
  struct Curve: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var zeros: [Double] = []
    var poles: [Double] = []
    var integral: Double?
    var function: @Sendable (Double) -> Double
  }

  @Test(
    "finds zeros, poles and the integral from samples, and claims no proof",
    arguments: [
      Curve(
        testDescription: "x²-2", zeros: [-2.0.squareRoot(), 2.0.squareRoot()], integral: 1880 / 3
      ) { $0 * $0 - 2 },
      Curve(testDescription: "x³-3x+2, which touches", zeros: [-2, 1], integral: 40) {
        $0 * $0 * $0 - 3 * $0 + 2
      },
      Curve(testDescription: "sin", zeros: (-3...3).map { .pi * Double($0) }, integral: 0) {
        sin($0)
      },
      Curve(testDescription: "1/x", poles: [0]) { 1 / $0 },
      Curve(testDescription: "1/x²", poles: [0]) { 1 / ($0 * $0) },
      Curve(
        testDescription: "tan", zeros: (-3...3).map { .pi * Double($0) },
        poles: (-3...2).map { .pi * (Double($0) + 0.5) }
      ) { tan($0) },
      Curve(testDescription: "sign") { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 },
      Curve(testDescription: "floor - 1/2", integral: -20) { floor($0) - 0.5 },
      Curve(testDescription: "√", zeros: [], integral: 21.081851067789195) { $0.squareRoot() },
    ])
  func samples(curve: Curve) throws {
    let found = CurveAnalysis(of: FunctionDataSource(curve.function), over: -10...10)
    #expect(!found.isComplete)
    #expect(found.zeros.count == curve.zeros.count)
    #expect(zip(found.zeros, curve.zeros).allSatisfy { ($0.x - $1).magnitude < 1e-7 })
    #expect(found.poles.count == curve.poles.count)
    #expect(zip(found.poles, curve.poles).allSatisfy { ($0.x - $1).magnitude < 1e-7 })
    #expect(found.zeros.allSatisfy { $0.xEnclosure == nil })
    if let integral = curve.integral {
      #expect((try #require(found.integral).value - integral).magnitude < 1e-9)
    }
  }

  @Test(
    "comes to an end with values of any kind",
    arguments: [
      Curve(testDescription: "nothing") { _ in .nan },
      Curve(testDescription: "infinity") { _ in .infinity },
      Curve(testDescription: "huge") { $0 > 0 ? 1e308 : -1e308 },
      Curve(testDescription: "dust") { $0 == 0 ? 1 : .nan },
      Curve(testDescription: "noise") { sin($0 * 1e18) },
      Curve(testDescription: "wild") { sin(1 / $0) / $0 },
      Curve(testDescription: "0") { _ in 0 },
    ])
  func ends(curve: Curve) {
    let source = FunctionDataSource(curve.function)
    for window: ClosedRange<Double> in [-10...10, 0...1e-300, -1e300...1e300, 1...(1 + 1e-12)] {
      guard Viewport.isDomain(window) else { continue }
      let found = CurveAnalysis(of: source, over: window)
      #expect(found.isFinished && !found.isComplete)
      #expect(found.zeros.count <= CurveAnalysis.mostZeros)
    }
  }

  @Test("reports a curve that is 0 throughout as one range")
  func zero() throws {
    let found = CurveAnalysis(of: FunctionDataSource { _ in 0 }, over: -1...1)
    #expect(found.zeros.isEmpty && found.zeroRanges == [-1...1])
    #expect(try #require(found.mean).value == 0)
  }

  /// `x² - 2`, with enclosures computed by hand; it counts its requests.
  private final class Parabola: DifferentiableSource {
    var mostAsked = 0

    func values(at xs: [Double]) -> [Double] {
      mostAsked = max(mostAsked, xs.count)
      return xs.map { $0 * $0 - 2 }
    }

    func enclosures(over intervals: [Interval]) -> [Interval] {
      mostAsked = max(mostAsked, intervals.count)
      return intervals.map { Interval.square($0) - Interval(2) }
    }

    var derivative: Doubling? { Doubling() }
  }

  @Test("proves its findings with enclosures and slopes, a few hundred at a time")
  func proves() throws {
    let source = Parabola()
    var found = CurveAnalysis(over: -10...10)
    var steps = 0
    while found.advance(source) { steps += 1 }
    #expect(found.isFinished && found.isComplete && !found.advance(source))
    #expect(steps > 3 && source.mostAsked <= 512)
    #expect(found.zeros.map { abs($0.x) - 2.0.squareRoot() }.allSatisfy { abs($0) < 1e-15 })
    #expect(found.zeros.count == 2)
    #expect(found.zeros.allSatisfy { $0.xEnclosure?.contains($0.x) == true })
    #expect(found.minimum?.x == 0 && found.minimum?.y == -2)
    #expect(found.turns.map(\.kind) == [.minimum])
    let integral = try #require(found.integral)
    #expect(try #require(integral.enclosure).contains(1880.0 / 3))
  }

  @Test("lists places for a cursor in order of x")
  func places() {
    let found = CurveAnalysis(of: Parabola(), over: -1...2)
    #expect(found.places.map(\.kind) == [.minimum, .zero, .maximum])
    #expect(found.places.map { Float($0.x) } == [0, Float(2).squareRoot(), 2])
  }

  /// Without values on 0 … 1, which single points show but in the middle.
  private struct Unknown: EnclosingSource {
    func values(at xs: [Double]) -> [Double] { xs.map { 0...1 ~= $0 ? .nan : 1 } }

    func enclosures(over intervals: [Interval]) -> [Interval] {
      intervals.map { x in
        if x.width > 0 || 0.25...0.75 ~= x.lower { return .whole }
        return 0...1 ~= x.lower ? .empty : Interval(1)
      }
    }
  }

  @Test("lists no gap across samples of which nothing is known")
  func gaps() {
    let found = CurveAnalysis(of: Unknown(), over: -1...2)
    #expect(!found.isComplete)
    #expect(found.gaps.count == 2)
    for (gap, range) in zip(found.gaps, [0...0.25, 0.75...1]) {
      #expect(range.contains(gap.lowerBound) && range.contains(gap.upperBound))
      #expect(gap.upperBound - gap.lowerBound > 0.24)
    }
  }
}
