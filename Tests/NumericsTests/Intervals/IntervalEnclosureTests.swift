import TestSupport
import Testing

@testable import OrdinateNumerics

struct IntervalEnclosureTests {
  @Test("an interval encloses its points, and its decoration is true")
  func encloses() {
    var random = SeededGenerator.printingSeed("intervals enclose their points")
    var failures = 0
    for _ in 0..<tripleCount where failures < 20 {
      let function = IntervalFunction.all.randomElement(using: &random)!
      let operands = (0..<function.operandCount).map { _ in Interval.random(using: &random) }
      let result = function.enclosure(operands)
      for _ in 0..<4 {
        let points = operands.map { $0.randomPoint(using: &random) }
        if let problem = problem(result, function.value(points)) {
          failures += 1
          Issue.record("\(function) \(problem): \(points) in \(operands) gives \(result)")
          break
        }
      }
    }
  }

  /// The fault of an enclosure that a value reveals. An infinite value is a pole or has overflowed, and
  /// a value of 0 may have underflowed.
  private func problem(_ result: Interval, _ value: Double) -> String? {
    if result.lower.isNaN || result.upper.isNaN { return "has a bound that is NaN" }
    if value.isNaN { return result.decoration >= .defined ? "is not defined" : nil }
    if value.isInfinite && result.decoration < .defined { return nil }
    let nearest = Swift.min(result.lower.magnitude, result.upper.magnitude)
    if value == 0 && nearest < .leastNormalMagnitude { return nil }
    return result.contains(value) ? nil : "does not enclose \(value)"
  }

  @Test("a function that jumps is not called continuous across a jump")
  func jumps() {
    var random = SeededGenerator.printingSeed("no jump in a continuous interval")
    let jumping = ["floor", "ceil", "round", "trunc", "sign", "frac", "mod", "acot", "atan2"]
    let functions = IntervalFunction.all.filter { jumping.contains($0.description) }
    for _ in 0..<tripleCount {
      let function = functions.randomElement(using: &random)!
      let x = Double(Int.random(in: -20...20, using: &random)) / 2
      let width = 0x1p-20
      let low = Bool.random(using: &random) ? x : x - width
      let first = Interval(low, Bool.random(using: &random) ? x : x + width)
      let operands = [first, Interval(Double(Int.random(in: -3...3, using: &random)))]
      let result = function.enclosure(Array(operands.prefix(function.operandCount)))
      guard result.decoration == .continuous else { continue }
      let values = [first.lower - width, first.lower, x, first.upper, first.upper + width].map {
        function.value(Array([$0, operands[1].lower].prefix(function.operandCount)))
      }
      for (a, b) in zip(values, values.dropFirst()) {
        #expect((a - b).magnitude < 0.25, "\(function) of \(operands) is not continuous")
      }
    }
  }

  @Test("lanes have the same bits as the intervals one by one")
  func lanes() {
    var random = SeededGenerator.printingSeed("lanes of intervals equal intervals")
    let functions = IntervalFunction.all.filter { $0.lanes != nil }
    for _ in 0..<tripleCount {
      let function = functions.randomElement(using: &random)!
      let operands = (0..<function.operandCount).map { _ in
        [Interval.random(using: &random), Interval.random(using: &random)]
      }
      let rows = operands.map { row in
        var lanes = IntervalLanes(repeating: row[0])
        lanes[1] = row[1]
        return lanes
      }
      let result = function.lanes!(rows)
      for lane in 0..<2 {
        let alone = function.enclosure(operands.map { $0[lane] })
        let isSame =
          result[lane].lower.bitPattern == alone.lower.bitPattern
          && result[lane].upper.bitPattern == alone.upper.bitPattern
          && result[lane].decoration == alone.decoration
        #expect(isSame, "\(function) of \(operands), lane \(lane)")
      }
    }
  }

  @Test("an empty interval gives an empty one", arguments: IntervalFunction.all)
  func empty(function: IntervalFunction) {
    for position in 0..<function.operandCount {
      var operands = Array(repeating: Interval(1, 2), count: function.operandCount)
      operands[position] = .empty
      #expect(function.enclosure(operands) == .empty)
    }
  }
}
