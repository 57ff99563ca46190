public import Formulas
public import Graphing

/// The values of a formula alone, for dots: without the derivative and all that encloses.
public struct FormulaValues: GraphDataSource, Sendable {
  private let tape: Tape

  /// - Precondition: The formula has one free variable at most.
  public init(formula: Formula, angle: AngleUnit) { tape = formula.tape(angle) }

  public func values(at xs: [Double]) -> [Double] { tape.values(at: xs) }
}

extension Formula {
  func tape(_ angle: AngleUnit) -> Tape {
    Tape(self, variables: [variables.first ?? "x"], angle: angle)
  }
}

extension Tape {
  func values(at xs: [Double]) -> [Double] {
    var evaluator = RowEvaluator()
    return evaluator.evaluate(self, at: [xs])
  }
}
