import Foundation
import Graphing
import Testing

struct AutomaticRangeTests {
  private func range(
    of y: @escaping (Double) -> Double
  ) throws -> ClosedRange<Double> {
    let range = try #require(
      CurvePlot.automaticRange(of: [FunctionDataSource(y)], over: -10...10))
    #expect(Viewport.isDomain(range))
    return range
  }

  struct Curve: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var values: ClosedRange<Double>
    var function: @Sendable (Double) -> Double
  }

  @Test(
    "holds all of a tame curve with little room to spare",
    arguments: [
      Curve(testDescription: "sin", values: -1...1) { sin($0) },
      Curve(testDescription: "x³", values: -1000...1000) { $0 * $0 * $0 },
      Curve(testDescription: "exp", values: 0...exp(10)) { exp($0) },
      Curve(testDescription: "x²", values: 0...100) { $0 * $0 },
      Curve(testDescription: "|x| + 1", values: 1...11) { abs($0) + 1 },
      Curve(testDescription: "a narrow hill", values: 0...1) { exp(-100 * $0 * $0) },
      Curve(testDescription: "exp(x²)", values: 0...exp(100)) { exp($0 * $0) },
      Curve(testDescription: "1/(1+x²)", values: 0...1) { 1 / (1 + $0 * $0) },
    ])
  func tame(curve: Curve) throws {
    let range = try range(of: curve.function)
    let width = curve.values.upperBound - curve.values.lowerBound
    #expect(range.lowerBound <= curve.values.lowerBound + 0.01 * width)
    #expect(range.upperBound >= curve.values.upperBound - 0.01 * width)
    #expect(range.upperBound - range.lowerBound < 1.3 * width)
  }

  @Test(
    "is not ruined by poles",
    arguments: [
      Curve(testDescription: "tan", values: -1...1) { tan($0) },
      Curve(testDescription: "1/x", values: -1...1) { 1 / $0 },
      Curve(testDescription: "1/x²", values: 0...1) { 1 / ($0 * $0) },
      Curve(testDescription: "1/(x-1)", values: -1...1) { 1 / ($0 - 1) },
      Curve(testDescription: "1/sin", values: -2...2) { 1 / sin($0) },
    ])
  func poles(curve: Curve) throws {
    let range = try range(of: curve.function)
    #expect(range.lowerBound <= curve.values.lowerBound && range.lowerBound >= -30)
    #expect(range.upperBound >= curve.values.upperBound && range.upperBound <= 30)
  }

  @Test("leaves room around a constant", arguments: [0, 5, -5, 1e-9, 1e300, -1e-300])
  func constant(value: Double) throws {
    let range = try range(of: { _ in value })
    #expect(range.lowerBound < value && value < range.upperBound)
  }

  @Test("holds every curve")
  func several() throws {
    let range = try #require(
      CurvePlot.automaticRange(
        of: [100, -50].map { level in FunctionDataSource { level + sin($0) } }, over: -10...10))
    #expect(range.lowerBound <= -51 && range.upperBound >= 101)
  }

  @Test("is nil where nothing is finite")
  func none() {
    #expect(
      CurvePlot.automaticRange(of: [FunctionDataSource { _ in .nan }], over: 0...1) == nil)
  }
}
