public import Formulas
import OrdinateNumerics

/// One row of a calculator's history: a whole computation, what was graphed, or that it was cleared.
public struct HistoryRow: Equatable, Sendable {
  /// As it is shown, `795 + 459 = 1254`; empty for a row that says that the calculator was cleared.
  public let text: String
  /// What brings the computation back, in ASCII: `795+459`; empty where there is nothing to bring.
  public let formula: String
  public let kind: HistoryKind
  /// The unit of angles it was computed in; `nil` where angles do not matter.
  public let unit: AngleUnit?

  public init(text: String, formula: String, kind: HistoryKind, unit: AngleUnit?) {
    self.text = text
    self.formula = formula
    self.kind = kind
    self.unit = unit
  }

  /// The row of a calculator that was cleared.
  public static let cleared = HistoryRow(text: "", formula: "", kind: .cleared, unit: nil)

  /// The row of a formula, with the value it has, if any.
  ///
  /// - Parameters:
  ///   - value: As it was shown; finite. Written in the digits of results, whatever the number of
  ///     digits that a display shows.
  ///   - angle: The unit it was computed in.
  public init(of formula: Formula, value: Double?, kind: HistoryKind, angle: AngleUnit) {
    let spaced = formula.spacedText
    self.init(
      text: value.map { spaced + " = " + $0.text(.result) } ?? spaced, formula: formula.ascii,
      kind: kind, unit: formula.involvesAngles ? angle : nil)
  }

  /// Compares bytes: comparing characters would bring the page the tables of Unicode.
  public static func == (left: HistoryRow, right: HistoryRow) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
      && left.formula.utf8.elementsEqual(right.formula.utf8) && left.kind == right.kind
      && left.unit == right.unit
  }
}

extension HistoryRow {
  public init(_ computation: Computation) {
    self.init(
      of: computation.formula, value: computation.value, kind: computation.kind,
      angle: computation.angle)
  }
}
