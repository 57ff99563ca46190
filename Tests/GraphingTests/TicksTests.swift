import Graphing
import OrdinateNumerics
import TestSupport
import Testing

struct TicksTests {
  @Test(
    "takes the next step that is 1, 2 or 5 times a power of ten",
    arguments: [
      (1, 1), (1.01, 2), (2.5, 5), (5.1, 10), (0.003, 0.005), (99, 100), (1e-7, 1e-7),
      (3e30, 5e30), (1.1e-300, 2e-300), (6e-5, 1e-4), (0.2, 0.2), (1e22, 1e22), (1e23, 1e23),
    ])
  func step(distance: Double, expected: Double) {
    #expect(NiceStep(atLeast: distance).value == expected)
  }

  @Test("counts on through 1, 2, 5, 10")
  func next() {
    var step = NiceStep(atLeast: 0.1)
    var values: [Double] = []
    for _ in 0..<5 {
      values.append(step.value)
      step = step.next
    }
    #expect(values == [0.1, 0.2, 0.5, 1, 2])
  }

  @Test(
    "divides into steps of 1, 2 or 5",
    arguments: [(1, 0.2), (2, 0.5), (5, 1), (10, 2), (0.2, 0.05)])
  func finer(distance: Double, expected: Double) {
    #expect(NiceStep(atLeast: distance).finer.value == expected)
  }

  @Test("has multiples without the noise of binary rounding")
  func multiples() {
    let ticks = Ticks(in: 0...1, step: NiceStep(atLeast: 0.1))
    #expect(ticks.values == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
  }

  @Test("lie within the range, one step apart, with none left out")
  func property() {
    var random = SeededGenerator.printingSeed("ticks of any domain")
    for _ in 0..<500 {
      let width = exponential(Double.random(in: -200...200, using: &random))
      let lower = width * Double.random(in: -1000...1000, using: &random)
      let range = lower...(lower + width)
      guard Viewport.isDomain(range) else { continue }
      let step = NiceStep(atLeast: width / Double.random(in: 2...40, using: &random))
      let ticks = Ticks(in: range, step: step)
      let slack = 1e-9 * step.value
      #expect(ticks.values.allSatisfy { range.contains($0) })
      #expect(
        zip(ticks.values, ticks.values.dropFirst()).allSatisfy { a, b in
          abs(b - a - step.value) <= max(slack, 4 * max(a.magnitude, b.magnitude).ulp)
        })
      let ends = [
        (ticks.values.first ?? range.upperBound) - range.lowerBound,
        range.upperBound - (ticks.values.last ?? range.lowerBound),
      ]
      #expect(
        ends.allSatisfy { $0 < step.value + max(slack, range.upperBound.ulp) })
      #expect(
        Set(ticks.values.map { $0.text(.result) }).count == ticks.values.count)
    }
  }

  private func exponential(_ power: Double) -> Double { Elementary.pow(10, power) }
}
