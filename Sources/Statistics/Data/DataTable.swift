public import Formulas

/// A table of numbers, read from the text of a spreadsheet or a file.
///
/// - Invariant: all columns have the same number of rows, and different names.
public struct DataTable: Equatable, Sendable {
  public private(set) var columns: [DataColumn]
  public let rowCount: Int
  /// Whether the first row was headings.
  public let hasHeadings: Bool
  public let format: DataFormat

  /// The most cells of a table: 160 MB of numbers.
  public static let mostCells = 20_000_000
  public static let mostColumns = 2_000_000
  /// The longest cell, in bytes.
  public static let longestCell = 1 << 16

  /// A table of columns that exist already; shorter ones end with gaps.
  public init(columns: [DataColumn]) {
    rowCount = columns.reduce(0) { max($0, $1.count) }
    self.columns = columns
    for index in columns.indices { self.columns[index].fill(to: rowCount) }
    hasHeadings = true
    format = DataFormat(separator: .comma)
  }

  init(columns: [DataColumn], rowCount: Int, hasHeadings: Bool, format: DataFormat) {
    self.columns = columns
    self.rowCount = rowCount
    self.hasHeadings = hasHeadings
    self.format = format
  }

  /// Reads a text: see `DataReader`.
  public init(utf8 text: [UInt8]) throws(DataError) {
    var reader = DataReader()
    for start in stride(from: 0, to: text.count, by: 1 << 20) {
      try reader.append(text[start..<min(start + 1 << 20, text.count)])
    }
    self = try reader.finish()
  }

  /// A sentence that lists columns; of many, the first ones.
  package static func list(of columns: [Name]) -> String {
    var list = columns.count == 1 ? "The column is" : "The columns are"
    for (index, name) in columns.prefix(mostListed).enumerated() {
      list += (index == 0 ? " " : ", ") + name.description
    }
    return list + (columns.count > mostListed ? ", …" : ".")
  }

  private static let mostListed = 12

  /// The column with a name.
  ///
  /// - Complexity: O(columns).
  public subscript(name: Name) -> DataColumn? { columns.first { $0.name == name } }
}
