import OrdinateNumerics
import TestSupport
import Testing

@testable import Formulas

/// One suite over the tree and all evaluators of tapes: random formulas, points and intervals.
struct TapeConformanceTests {
  private struct Case {
    let formula: Formula
    let tape: Tape
    let xs: [Double]
    let ys: [Double]

    init(using random: inout SeededGenerator) {
      formula = .random(depth: Int.random(in: 1...4, using: &random), using: &random)
      tape = Tape(formula, variables: ["x", "y"])
      let scale = [0.5, 3, 20, 1e5].randomElement(using: &random)!
      let isWhole = Int.random(in: 0..<4, using: &random) == 0
      func coordinate() -> Double {
        let value = Double.random(in: -scale...scale, using: &random)
        return isWhole ? value.rounded() : value
      }
      xs = (0..<17).map { _ in coordinate() }
      ys = (0..<17).map { _ in coordinate() }
    }

    func tree(_ x: Double, _ y: Double) -> Result<Double, DomainError> {
      Result { () throws(DomainError) in
        try formula.value(variables: ["x": x, "y": y])
      }
    }

    /// Whether the tree has no value there because of an overflow, which a tape may ignore or not.
    func overflows(_ x: Double, _ y: Double) -> Bool {
      if case .failure(let error) = tree(x, y) { return error == .overflow }
      return false
    }
  }

  /// Whether the result of a pole's operation may overflow, which makes a tape's value NaN though the
  /// formula has one: `(x^ln(x))^(-6)`.
  private func mayOverflowBehindPole(_ tape: Tape, _ box: [Interval]) -> Bool {
    var intervals = IntervalEvaluator()
    return tape.instructions.indices.contains { index in
      guard tape.instructions[index].opcode == .finite else { return false }
      let start = Array(tape.instructions[..<index])
      let operand = intervals.evaluate(
        Tape(
          inputCount: tape.inputCount, instructions: start, constants: tape.constants,
          registerCount: tape.registerCount, outputs: [tape.instructions[index].a],
          choiceCount: start.count { $0.opcode.isChoice },
          stepCount: start.count { $0.opcode == .step }), at: box)
      return operand.lower == -.infinity || operand.upper == .infinity
    }
  }

  /// Whether the formula has a value, though the tree's rounding may have left the domain:
  /// (-π)^(x-y+y-x) is 1, but doubles seldom cancel.
  private func hasRealValue(_ formula: Formula, _ x: Double, _ y: Double) -> Bool {
    let variables: Variables = ["x": x, "y": y]
    var value = RealValue(formula, variables: RealVariables(variables), work: 1_000_000)
    return (try? value.enclosure()) != nil
  }

  @Test(
    "knows the sign of a power of a negative number, however its exponent is written",
    arguments: [
      ("x^(77777777777777777771/47777777)", -1.0, -1.0), ("x^77777777777777777771", -1, -1),
      ("x^(77777777777777777772/47777777)", -1, 1), ("x^(-77777777777777777771/47777777)", -1, -1),
      ("x^(100000000000000000001/100000000000000000003)", -2, -2),
      ("x^(100000000000000000002/100000000000000000003)", -2, 2),
      ("x^(2/3222222222222222222222222222222222222222222222222222282)", -2.5, -1),
      ("x^(2/(---38))", -1, -1), ("x^(--2/(----38))", -1, -1),
      ("x^(---77777777777777777771)", -1, -1),
    ])
  func longExponents(formula: String, base: Double, value: Double) throws {
    let formula = try Formula(formula)
    let tape = Tape(formula, variables: ["x"])
    var intervals = IntervalEvaluator()
    let enclosure = intervals.evaluate(tape, at: [Interval(base)])
    #expect(enclosure.contains(value) && enclosure.width < 1e-14)
    var points = PointEvaluator()
    #expect((points.evaluate(tape, at: [base]) - value).magnitude < 1e-14)
    #expect(try (formula.value(variables: ["x": base]) - value).magnitude < 1e-14)
    var real = RealValue(formula, variables: RealVariables(["x": base]), work: 1_000_000)
    #expect(try (real.nearestDouble() - value).magnitude < 1e-14)
  }

  @Test("a row has the bits of its points")
  func rows() {
    var random = SeededGenerator.printingSeed("a row has the bits of its points")
    var points = PointEvaluator()
    var rows = RowEvaluator()
    for _ in 0..<1000 {
      let sample = Case(using: &random)
      let values = rows.evaluate(sample.tape, at: [sample.xs, sample.ys])
      for (index, value) in values.enumerated() {
        let point = points.evaluate(sample.tape, at: [sample.xs[index], sample.ys[index]])
        #expect(
          point.bitPattern == value.bitPattern || point.isNaN && value.isNaN,
          "\(sample.formula.ascii) at \(sample.xs[index]), \(sample.ys[index])")
      }
    }
  }

  @Test("the enclosure of a point has the values of tape and tree, and says whether a value exists")
  func points() {
    var random = SeededGenerator.printingSeed("the enclosure of a point has its values")
    var points = PointEvaluator()
    var intervals = IntervalEvaluator()
    for _ in 0..<3000 {
      let sample = Case(using: &random)
      let (x, y) = (sample.xs[0], sample.ys[0])
      let enclosure = intervals.evaluate(sample.tape, at: [Interval(x), Interval(y)])
      let value = points.evaluate(sample.tape, at: [x, y])
      let place = "\(sample.formula.ascii) at \(x), \(y): \(enclosure), tape \(value)"
      #expect(!value.isFinite || enclosure.contains(value), "\(place)")
      switch sample.tree(x, y) {
      case .success(let tree):
        #expect(
          value.isFinite || enclosure.decoration < .defined || enclosure.lower == -.infinity
            || enclosure.upper == .infinity
            || mayOverflowBehindPole(sample.tape, [Interval(x), Interval(y)]), "\(place)")
        // The tree rounds in another order, so it gets an enclosure of its own.
        let own = sample.formula.enclosure(variables: ["x": x, "y": y])
        #expect(own.contains(tree), "\(place), tree \(tree) in \(own)")
        #expect(
          own.decoration < .defined || enclosure.decoration < .defined
            || own.lower <= enclosure.upper && enclosure.lower <= own.upper,
          "\(place), tree \(tree) in \(own)")
      case .failure(let error):
        #expect(
          !value.isFinite || enclosure.decoration < .defined || error == .overflow
            || hasRealValue(sample.formula, x, y),
          "\(place), tree \(error)")
      }
    }
  }

  @Test(
    "an enclosure has the values at all points of its intervals, and a shorter tape has them too")
  func enclosures() {
    var random = SeededGenerator.printingSeed("an enclosure has the values at all points")
    var points = PointEvaluator()
    var intervals = IntervalRowEvaluator()
    // Eight boxes for each formula, four points in each box.
    for _ in 0..<tripleCount / 32 {
      let sample = Case(using: &random)
      let boxes = stride(from: 0, to: 16, by: 2).map { index in
        [sample.xs, sample.ys].map {
          Interval(min($0[index], $0[index + 1]), max($0[index], $0[index + 1]))
        }
      }
      let enclosures = intervals.evaluate(
        sample.tape, at: [boxes.map { $0[0] }, boxes.map { $0[1] }])
      for (index, box) in boxes.enumerated() {
        let shorter = intervals.shortened(sample.tape, at: index)
        for _ in 0..<4 {
          let point = box.map { Double.random(in: $0.lower...$0.upper, using: &random) }
          let value = points.evaluate(sample.tape, at: point)
          let place = "\(sample.formula.ascii) at \(point) of \(box): \(enclosures[index])"
          #expect(!value.isFinite || enclosures[index].contains(value), "\(place) has not \(value)")
          if !value.isFinite && enclosures[index].decoration >= .defined {
            #expect(
              enclosures[index].lower == -.infinity || enclosures[index].upper == .infinity
                || sample.overflows(point[0], point[1])
                || mayOverflowBehindPole(sample.tape, box), "\(place) has no value")
          }
          let short = points.evaluate(shorter, at: point)
          #expect(
            short == value || !short.isFinite && !value.isFinite
              || !value.isFinite && sample.overflows(point[0], point[1]),
            "\(place), shorter \(short)")
        }
      }
    }
  }
}
