public import Formulas
import Reals

/// One row of a calculator's history: a whole computation, a graphed formula, or a clear.
public struct HistoryRow: Equatable, Sendable {
  /// The expression that was computed or graphed, `795 + 459`; empty for a clear.
  public let expression: String
  /// Its result, `1254`; empty if it depends on a variable or nothing was computed.
  public let result: String
  /// The ASCII formula that restores the computation, `795+459`; empty if there is nothing to
  /// restore.
  public let formula: String
  public let kind: HistoryKind
  /// The unit of angles it was computed in; `nil` if angles do not matter.
  public let unit: AngleUnit?
  /// The result as it is written exactly, `√(2)÷2`; empty if it has no such form, a longer one than
  /// `longestExact`, or is a number of so few digits that `result` has them all.
  public let exact: String

  /// How many characters of an exact form a row keeps: those of most that are read.
  public static let longestExact = 1000

  public init(
    expression: String, result: String, formula: String, kind: HistoryKind, unit: AngleUnit?,
    exact: String = ""
  ) {
    self.expression = expression
    self.result = result
    self.formula = formula
    self.kind = kind
    self.unit = unit
    self.exact = exact
  }

  /// A row as it was stored, with its `text` instead of its parts.
  public init(
    text: String, formula: String, kind: HistoryKind, unit: AngleUnit?, exact: String = ""
  ) {
    let (expression, result) = Self.parts(of: Array(text.utf8))
    self.init(
      expression: expression, result: result, formula: formula, kind: kind, unit: unit,
      exact: exact)
  }

  /// The row that records a clear.
  public static let cleared = HistoryRow(
    expression: "", result: "", formula: "", kind: .cleared, unit: nil)

  /// The row as it is shown and stored, `795 + 459 = 1254`; empty for a clear.
  public var text: String {
    result.utf8.isEmpty ? expression : expression + Self.equals + result
  }

  /// How the expression is typeset; empty for a clear, and where the formula has another text.
  ///
  /// - Complexity: O(nodes) of the formula.
  public var mathML: String {
    guard !formula.utf8.isEmpty, let formula = try? Formula(utf8: Array(formula.utf8)),
      formula.spacedText.utf8.elementsEqual(expression.utf8)
    else { return "" }
    return formula.mathML
  }

  /// The row of a formula with its value, if any.
  ///
  /// - Parameters:
  ///   - number: The value, of which the digits that are certain are written; 16 of them, however
  ///     many the display shows.
  ///   - angle: The unit it was computed in.
  public init(of formula: Formula, number: ShownNumber?, kind: HistoryKind, angle: AngleUnit) {
    let digits = number?.digits(RealDigits.usualCount)
    let exact = number?.exact.map { formula in
      formula.signedNumber != nil && digits?.isExact == true ? "" : formula.text
    }
    self.init(
      of: formula, result: digits?.text ?? "",
      exact: exact.map { $0.utf8.count <= Self.longestExact ? $0 : "" } ?? "", kind: kind,
      angle: angle)
  }

  /// The row of a formula without a value.
  ///
  /// - Parameter angle: The unit that applied to it.
  public init(of formula: Formula, kind: HistoryKind, angle: AngleUnit) {
    self.init(of: formula, result: "", exact: "", kind: kind, angle: angle)
  }

  private init(
    of formula: Formula, result: String, exact: String, kind: HistoryKind, angle: AngleUnit
  ) {
    self.init(
      expression: formula.spacedText, result: result, formula: formula.ascii, kind: kind,
      unit: formula.involvesAngles ? angle : nil, exact: exact)
  }

  /// The text between the parts of a row. No formula contains it.
  private static let equals = " = "

  /// Splits a text that has the form of `text`.
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

  /// Compares bytes: comparing characters would add the Unicode tables to the page's download.
  public static func == (left: HistoryRow, right: HistoryRow) -> Bool {
    left.expression.utf8.elementsEqual(right.expression.utf8)
      && left.result.utf8.elementsEqual(right.result.utf8)
      && left.formula.utf8.elementsEqual(right.formula.utf8) && left.kind == right.kind
      && left.unit == right.unit && left.exact.utf8.elementsEqual(right.exact.utf8)
  }
}

extension HistoryRow {
  public init(_ computation: Computation) {
    self.init(
      of: computation.formula, number: computation.number, kind: computation.kind,
      angle: computation.angle)
  }
}
