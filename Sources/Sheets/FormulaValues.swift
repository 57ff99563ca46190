public import Formulas
public import Graphing

/// The values of a formula alone, for dots: without the derivative and all that encloses.
public struct FormulaValues: GraphDataSource, Sendable {
  private let tape: Tape

  /// - Parameters: As of `FormulaSource`.
  public init(
    _ formula: Formula, of abscissa: Name? = nil, values: Variables = Variables(),
    angle: AngleUnit = .radians
  ) {
    tape = Tape(
      valuesOf: formula, variables: [abscissa ?? formula.variables.first ?? "x"], values: values,
      angle: angle)
  }

  public func values(at xs: [Double]) -> [Double] { tape.values(at: xs) }
}
