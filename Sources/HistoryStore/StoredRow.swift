public import Calculators
import Formulas
import GRDB

/// A row to store, with a key that identifies it.
public struct KeyedRow: Sendable {
  public let row: HistoryRow
  /// If it is not certain that a row was stored, it can be stored again with the same key.
  public let key: String

  public init(_ row: HistoryRow, key: String) {
    self.row = row
    self.key = key
  }
}

/// A stored row.
public struct StoredRow: Sendable {
  public let entry: History.Entry
  /// The calculator that it belongs to.
  public let owner: Calculator
  /// The time of storing, in seconds since the start of 1970, UTC.
  public let time: Int

  /// - Returns: `nil` for a row of a calculator unknown to this program.
  init?(_ row: Row) {
    let kind: String = row[3]
    let angle: String? = row[4]
    let name: String = row[5]
    let exact: String? = row[7]
    guard let owner = Calculator(name: name.utf8) else { return nil }
    self.owner = owner
    entry = History.Entry(
      id: row[0], text: row[1], formula: row[2], kind: HistoryKind(name: kind.utf8),
      unit: angle.flatMap(AngleUnit.init(name:)), exact: exact ?? "")
    time = row[6]
  }
}
