import Calculators
import Formulas

/// The rows that a screen has made for its history since the last time they were taken.
///
/// A completed computation makes a row, and so does a graph, a plot or a clearing. Restoring or
/// recalling makes none.
struct HistoryRows: Equatable, Sendable {
  private var rows: [HistoryRow] = []
  /// The last row since the calculator was cleared, whether taken or not.
  private var last: HistoryRow?

  mutating func append(_ computation: Computation) { append(HistoryRow(computation)) }

  /// Appends the row of a formula.
  ///
  /// - Parameter number: The value; `nil` if the formula depends on a variable.
  mutating func append(_ formula: Formula, number: ShownNumber?, _ angle: AngleUnit) {
    append(HistoryRow(of: formula, number: number, kind: HistoryKind(of: formula), angle: angle))
  }

  /// Appends the row of a plotted formula.
  mutating func append(_ formula: Formula, _ angle: AngleUnit) {
    append(HistoryRow(of: formula, kind: HistoryKind(of: formula), angle: angle))
  }

  /// Appends the row of a result, unless it equals the last row.
  mutating func appendOnce(_ row: HistoryRow) {
    if row != last { append(row) }
  }

  mutating func appendClearing() {
    rows.append(.cleared)
    last = nil
  }

  /// The new rows since the last call, oldest first.
  mutating func take() -> [HistoryRow] {
    defer { rows = [] }
    return rows
  }

  /// Compares only the rows that have not been taken.
  static func == (left: HistoryRows, right: HistoryRows) -> Bool { left.rows == right.rows }

  private mutating func append(_ row: HistoryRow) {
    rows.append(row)
    last = row
  }
}
