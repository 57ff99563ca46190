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
  /// A computation whose number is not finished yet.
  private var unfinished: Computation?

  /// Appends the row of a computation, now or when its number is finished.
  mutating func append(_ computation: Computation) {
    if computation.number?.isUnfinished == true {
      unfinished = computation
    } else {
      append(HistoryRow(computation))
    }
  }

  /// Appends the row of the computation that was not finished, if there was one.
  ///
  /// - Parameter number: Its number, as far as it is known by now.
  mutating func finish(_ number: ShownNumber?) {
    guard let computation = unfinished else { return }
    unfinished = nil
    append(
      HistoryRow(
        of: computation.formula, number: number, kind: computation.kind, angle: computation.angle))
  }

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
