public import Formulas

/// A completed calculation, as one row of the history shows it.
public struct Computation: Equatable, Sendable {
  public let formula: Formula
  public let kind: HistoryKind
  /// The unit in which its functions read angles.
  public let angle: AngleUnit
  /// The value; `nil` if it depends on a variable.
  public let number: ShownNumber?

  public init(formula: Formula, kind: HistoryKind, angle: AngleUnit, number: ShownNumber?) {
    self.formula = formula
    self.kind = kind
    self.angle = angle
    self.number = number
  }
}
