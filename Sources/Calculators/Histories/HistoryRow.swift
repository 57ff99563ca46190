public import Formulas
import OrdinateNumerics

/// One row of a calculator's history: a whole computation, what was graphed, or that it was cleared.
public struct HistoryRow: Equatable, Sendable {
  /// What was computed or graphed, `795 + 459`; empty where the calculator was cleared.
  public let expression: String
  /// What came of it, `1254`; empty where it depends on a variable, and where nothing was computed.
  public let result: String
  /// What brings the computation back, in ASCII: `795+459`; empty where there is nothing to bring.
  public let formula: String
  public let kind: HistoryKind
  /// The unit of angles it was computed in; `nil` where angles do not matter.
  public let unit: AngleUnit?

  public init(
    expression: String, result: String, formula: String, kind: HistoryKind, unit: AngleUnit?
  ) {
    self.expression = expression
    self.result = result
    self.formula = formula
    self.kind = kind
    self.unit = unit
  }

  /// A row as it was stored: its `text` instead of its parts.
  public init(text: String, formula: String, kind: HistoryKind, unit: AngleUnit?) {
    let (expression, result) = Self.parts(of: Array(text.utf8))
    self.init(expression: expression, result: result, formula: formula, kind: kind, unit: unit)
  }

  /// The row of a calculator that was cleared.
  public static let cleared = HistoryRow(
    expression: "", result: "", formula: "", kind: .cleared, unit: nil)

  /// The row as it is shown and stored, `795 + 459 = 1254`; empty where the calculator was cleared.
  public var text: String {
    result.utf8.isEmpty ? expression : expression + Self.equals + result
  }

  /// The row of a formula, with the value it has, if any.
  ///
  /// - Parameters:
  ///   - value: As it was shown; finite. Written in the digits of results, whatever the number of
  ///     digits that a display shows.
  ///   - angle: The unit it was computed in.
  public init(of formula: Formula, value: Double?, kind: HistoryKind, angle: AngleUnit) {
    self.init(
      expression: formula.spacedText, result: value.map { $0.text(.result) } ?? "",
      formula: formula.ascii, kind: kind, unit: formula.involvesAngles ? angle : nil)
  }

  /// What stands between the parts of a row. No formula has it.
  private static let equals = " = "

  /// Takes a text apart that was put together as `text` does.
  private static func parts(of text: [UInt8]) -> (expression: String, result: String) {
    let equals = Array(equals.utf8)
    guard text.count > equals.count else { return (String(decoding: text, as: UTF8.self), "") }
    for start in (0...(text.count - equals.count)).reversed()
    where text[start..<(start + equals.count)].elementsEqual(equals) {
      return (
        String(decoding: text[..<start], as: UTF8.self),
        String(decoding: text[(start + equals.count)...], as: UTF8.self)
      )
    }
    return (String(decoding: text, as: UTF8.self), "")
  }

  /// Compares bytes: comparing characters would bring the page the tables of Unicode.
  public static func == (left: HistoryRow, right: HistoryRow) -> Bool {
    left.expression.utf8.elementsEqual(right.expression.utf8)
      && left.result.utf8.elementsEqual(right.result.utf8)
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
