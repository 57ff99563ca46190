import Calculators
import Formulas

/// The rows that a screen has made for its history since they were last taken.
///
/// A row is made of a computation that was completed, of what was graphed or plotted, and of a
/// clearing. What is restored or recalled makes none.
struct HistoryRows: Equatable, Sendable {
  private var rows: [HistoryRow] = []
  /// The last row since the calculator was cleared, taken or not.
  private var last: HistoryRow?

  mutating func append(_ computation: Computation) { append(HistoryRow(computation)) }

  /// - Parameter value: As it is shown; `nil` where the formula depends on a variable.
  mutating func append(_ formula: Formula, value: Double?, kind: HistoryKind, _ angle: AngleUnit) {
    append(HistoryRow(of: formula, value: value, kind: kind, angle: angle))
  }

  /// Appends the row of a result, unless it is the one that came last.
  mutating func appendOnce(_ row: HistoryRow) {
    if row != last { append(row) }
  }

  mutating func appendClearing() {
    rows.append(.cleared)
    last = nil
  }

  /// The rows that have come since the last call, oldest first.
  mutating func take() -> [HistoryRow] {
    defer { rows = [] }
    return rows
  }

  /// What was taken makes no difference.
  static func == (left: HistoryRows, right: HistoryRows) -> Bool { left.rows == right.rows }

  private mutating func append(_ row: HistoryRow) {
    rows.append(row)
    last = row
  }
}
