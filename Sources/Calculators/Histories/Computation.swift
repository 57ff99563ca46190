public import Formulas

/// A calculation that was completed: what a row of the history tells.
public struct Computation: Equatable, Sendable {
  public let formula: Formula
  public let kind: HistoryKind
  /// The unit in which its functions read angles.
  public let angle: AngleUnit
  /// The value as it is shown; `nil` where it depends on a variable.
  public let value: Double?

  public init(formula: Formula, kind: HistoryKind, angle: AngleUnit, value: Double?) {
    self.formula = formula
    self.kind = kind
    self.angle = angle
    self.value = value
  }
}
