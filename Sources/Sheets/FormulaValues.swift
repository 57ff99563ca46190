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

  /// Also of formulas with integrals: those that a page plots at its first visit have none.
  ///
  /// - Parameters: The same as for `FormulaSource`.
  public init(integrating formula: Formula, angle: AngleUnit = .radians) {
    tape = Tape(
      valuesIntegrating: formula, variables: [formula.variables.first ?? "x"], angle: angle)
  }

  public func values(at xs: [Double]) -> [Double] { tape.values(at: xs) }
}
