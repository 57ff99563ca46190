public import Calculators
import Formulas
import GRDB

/// A row that is to be stored, with what tells it from all others.
public struct KeyedRow: Sendable {
  public let row: HistoryRow
  /// Who is not sure whether a row was stored may store it again with the same key.
  public let key: String

  public init(_ row: HistoryRow, key: String) {
    self.row = row
    self.key = key
  }
}

/// A row as it was stored.
public struct StoredRow: Sendable {
  public let entry: History.Entry
  /// Whose it is.
  public let owner: Calculator
  /// When it was stored, in seconds since the beginning of 1970, UTC.
  public let time: Int

  /// - Returns: `nil` for a row of a calculator that this program does not know.
  init?(_ row: Row) {
    let kind: String = row[3]
    let angle: String? = row[4]
    let name: String = row[5]
    guard let owner = Calculator(name: name.utf8) else { return nil }
    self.owner = owner
    entry = History.Entry(
      id: row[0], text: row[1], formula: row[2], kind: HistoryKind(name: kind.utf8),
      unit: angle.flatMap(AngleUnit.init(name:)))
    time = row[6]
  }
}
