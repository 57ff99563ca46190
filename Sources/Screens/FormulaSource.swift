public import Formulas
public import Graphing
public import OrdinateNumerics

/// A formula as the data source of a graph.
public struct FormulaSource: GraphDataSource, Sendable {
  public private(set) var formula: Formula
  private let tape: Tape
  /// The derivative's; `nil` where the formula has no derivative among the operations.
  private let slope: Tape?

  /// - Precondition: The formula has one free variable at most.
  public init(formula: Formula, angle: AngleUnit) {
    let variables = formula.variables
    precondition(variables.count <= 1, "a graph has one abscissa")
    let abscissa = variables.first ?? "x"
    self.formula = formula
    tape = formula.tape(angle)
    slope = Self.slope(of: formula, abscissa, angle)
  }

  /// Releases the formula, which may be deep; the values stay.
  mutating func dismantle() { Formula.dismantle(&formula) }

  private static func slope(of formula: Formula, _ abscissa: Name, _ angle: AngleUnit) -> Tape? {
    guard
      var derivative = try? formula.derivative(withRespectTo: abscissa, angle: angle)
    else { return nil }
    defer { Formula.dismantle(&derivative) }
    return Tape(derivative, variables: [abscissa], angle: angle)
  }

  public func values(at xs: [Double]) -> [Double] { tape.values(at: xs) }

  public func enclosures(over intervals: [Interval]) -> [Interval]? {
    var evaluator = IntervalRowEvaluator()
    return evaluator.evaluate(tape, at: [intervals])
  }

  public func slopes(over intervals: [Interval]) -> [Interval]? {
    guard let slope else { return nil }
    var evaluator = IntervalRowEvaluator()
    return evaluator.evaluate(slope, at: [intervals])
  }
}

/// The values of a formula alone, for dots: without the derivative and all that encloses.
struct FormulaValues: GraphDataSource {
  private let tape: Tape

  /// - Precondition: The formula has one free variable at most.
  init(formula: Formula, angle: AngleUnit) { tape = formula.tape(angle) }

  func values(at xs: [Double]) -> [Double] { tape.values(at: xs) }
}

extension Formula {
  fileprivate func tape(_ angle: AngleUnit) -> Tape {
    Tape(self, variables: [variables.first ?? "x"], angle: angle)
  }
}

extension Tape {
  fileprivate func values(at xs: [Double]) -> [Double] {
    var evaluator = RowEvaluator()
    return evaluator.evaluate(self, at: [xs])
  }
}
