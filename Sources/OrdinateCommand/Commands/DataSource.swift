import Formulas
import Graphing
import OrdinateNumerics
import Requests
import Statistics

/// The columns of a file of data that a plot shows.
struct DataSource {
  private let path: String
  /// The columns of x, of y and perhaps of errors; `nil` for the first column and each of the others.
  private let names: [String]?

  /// - Returns: `nil` without `--data`.
  init?(_ arguments: inout Arguments) throws(UsageProblem) {
    try arguments.require(Options.columns.name, onlyWith: Options.data.name)
    names = try arguments.value(of: Options.columns)
    guard let path = try arguments.value(of: Options.data) else { return nil }
    self.path = path
  }

  /// What a plot shows of a table.
  struct Series {
    let marks: [DataMarks]
    let title: String
    /// Which axes have dates or times.
    let time: TimeAxes
    /// The titles of the columns; that of y where there is one such column.
    let labels: AxisLabels

    init(_ marks: [DataMarks], _ title: String, _ columns: [DataColumn]) {
      (self.marks, self.title) = (marks, title)
      time = TimeAxes(
        x: columns.first?.time, y: columns.count > 1 ? columns[1].time : nil)
      labels = AxisLabels(
        x: columns.first?.title ?? "",
        y: marks.count == 1 && columns.count > 1 ? columns[1].title : "")
    }
  }

  /// The points of each column of y.
  ///
  /// - Throws: `Failure.input` for data that cannot be read, `Failure.usage` for a name that is not that of a
  ///   column.
  func series() throws -> Series {
    let table: DataTable
    do {
      table = try Progress.during("reading") { _ in try DataFile.table(at: path) }
    } catch let error as DataError {
      throw Failure.input(DataFile.message(error, path: path))
    }
    guard let names else {
      let columns = table.columns.filter { $0.numberCount > 0 || $0.ambiguousLine != nil }
      for column in columns { try check(column) }
      if columns.count == 1 {
        // A column alone is drawn against the numbers of its rows.
        let rows = (1...max(1, columns[0].count)).map { Double($0) }
        return Series(
          [DataMarks(x: rows, y: columns[0].values)], columns[0].name.description,
          [DataColumn(name: "x"), columns[0]])
      }
      let marks = columns.dropFirst().map { DataMarks(x: columns[0].values, y: $0.values) }
      return Series(
        Array(marks), columns.map(\.name.description).joined(separator: ", "), columns)
    }
    let columns = try names.map { name in
      let titled = table.columns.first { $0.title == name }
      guard let column = table[Name(name)] ?? titled else {
        let list = DataTable.list(of: table.columns.map(\.name))
        throw Failure.usage("There is no column \(name) in \(path). \(list)")
      }
      try check(column)
      return column
    }
    let errors = columns.count > 2 ? columns[2].values : []
    return Series(
      [DataMarks(x: columns[0].values, y: columns[1].values, errors: errors)],
      names.joined(separator: ", "), columns)
  }

  /// - Throws: `Failure.input` for dates that have two readings.
  private func check(_ column: DataColumn) throws {
    guard let line = column.ambiguousLine else { return }
    throw Failure.input(FitReport.message(.ambiguousDate(column.name, line: line)))
  }
}
