public import Formulas

/// A formula of x over 1,000,000 points from 0 to 10, in 1000 rows of 1000 as a graph has them.
public struct BenchmarkRow {
  public static let count = 1000
  public static let rowCount = 1000

  private let tape: Tape
  private var evaluator = RowEvaluator()
  private let xs: [Double]
  public private(set) var ys: [Double]

  public init(_ formula: Formula) {
    tape = Tape(formula, variables: ["x"])
    xs = (0..<Self.count).map { 10 * Double($0) / Double(Self.count) }
    ys = [Double](repeating: 0, count: Self.count)
  }

  public mutating func evaluate() {
    for _ in 0..<Self.rowCount { evaluator.evaluate(tape, at: [xs], into: &ys) }
  }
}
