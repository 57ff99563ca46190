public import Formulas
public import Graphing

/// Only the values of a formula, for dots: without derivatives and enclosures.
public struct FormulaValues: GraphDataSource, Sendable {
  private let tape: Tape

  /// - Parameters: The same as for `FormulaSource`.
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
