package import Formulas
import OrdinateNumerics

/// The evaluators of tapes, for checks that go over all of them.
package enum EvaluatorKind: CaseIterable, Sendable {
  case point, row, interval, intervalRow
}

extension Tape {
  /// The hash of an evaluator's results for `count` hard arguments, two variables each; for
  /// intervals, of their bounds and decorations.
  ///
  /// - Parameter count: A multiple of 1000, which is the length of a row.
  /// - Precondition: The tape has two inputs.
  package func hash(by evaluator: EvaluatorKind, count: Int) -> UInt64 {
    var arguments = HardArguments(seed: 2)
    var hash = ValueHash()
    var points = PointEvaluator()
    var rows = RowEvaluator()
    var intervals = IntervalEvaluator()
    var intervalRows = IntervalRowEvaluator()
    for _ in 0..<count / 1000 {
      var row: [[Double]] = [[], []]
      var intervalRow: [[Interval]] = [[], []]
      for _ in 0..<1000 {
        for variable in 0..<2 {
          let (first, second) = (arguments.next(), arguments.next())
          row[variable].append(first)
          intervalRow[variable].append(Interval(between: first, and: second))
        }
      }
      switch evaluator {
      case .point:
        for index in 0..<1000 {
          hash.combine(points.evaluate(self, at: [row[0][index], row[1][index]]))
        }
      case .row: for value in rows.evaluate(self, at: row) { hash.combine(value) }
      case .interval:
        for index in 0..<1000 {
          hash.combine(
            intervals.evaluate(self, at: [intervalRow[0][index], intervalRow[1][index]]))
        }
      case .intervalRow:
        for value in intervalRows.evaluate(self, at: intervalRow) { hash.combine(value) }
      }
    }
    return hash.bits
  }

  /// Tapes of x and y: one for each operation of the table in each unit of angles, and some with
  /// several operations.
  package static func hashed() -> [Tape] {
    let (x, y) = (Formula.variable("x"), Formula.variable("y"))
    var tapes: [Tape] = []
    for operation in Operation.allCases where !operation.isSeries && !operation.isDistribution {
      let operands = [x, y, .constant(.pi)].prefix(operation.operandCount.upperBound)
      for angle in [AngleUnit.radians, .degrees] {
        tapes.append(
          Tape(.operation(operation, Array(operands)), variables: ["x", "y"], angle: angle))
      }
    }
    let sources: [StaticString] = [
      "x^3-2.5x^2+3.1x-13.3", "x/y+x*y-(x-y)", "1/(2+x)-y/3", "x^7+y^-3+(x+1)^5", "x^(2/3)+y^(1/5)",
      "e^x+2^y", "min(x,y)/max(x,1)", "|x|-0.1", "(x^7-3x^5+2x)/(1+x^2+x^4)+abs(x-1)",
      "sum(n=1,5,x^n/y)", "prod(n=1,5,x+n*y)",
    ]
    for source in sources {
      let bytes = source.withUTF8Buffer { Array($0) }
      if let formula = try? Formula(utf8: bytes) {
        tapes.append(Tape(formula, variables: ["x", "y"]))
      }
    }
    return tapes
  }
}

extension Interval {
  /// The interval between two numbers; one that is not finite counts as 1.
  fileprivate init(between a: Double, and b: Double) {
    let (a, b) = (a.isFinite ? a : 1, b.isFinite ? b : 1)
    self.init(Swift.min(a, b), Swift.max(a, b))
  }
}

extension ValueHash {
  fileprivate mutating func combine(_ interval: Interval) {
    if !interval.isEmpty {
      combine(interval.lower)
      combine(interval.upper)
    }
    combine(Double(interval.decoration.rawValue))
  }
}
