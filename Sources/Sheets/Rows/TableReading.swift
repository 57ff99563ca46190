import Formulas

/// What stands above the columns of a data table, by its own text.
struct TableReading: Sendable {
  let head: TableHead
  /// The formulas of computed columns; `nil` for columns of cells.
  private(set) var computed: [RowReading?] = []
  /// The names of columns of cells.
  private(set) var cellColumns: [Name] = []
  /// All names that the table defines.
  private(set) var names: [Name] = []
  /// The names of other rows that computed columns use.
  private(set) var uses: [Name] = []
  /// Why the table says nothing.
  private(set) var problem: RowProblem?

  init(_ source: [UInt8], functions: [Name]) {
    head = TableHead(source)
    if head.columns.count > TableCells.mostColumns {
      problem = .tooManyElements(limit: TableCells.mostColumns)
      return
    }
    for column in head.columns {
      var reading: RowReading?
      var name = column.name
      if column.isComputed {
        let row = RowReading(Array(source[column.definition]), functions: functions)
        name = row.name
        reading = row
        uses += row.uses.filter { !uses.contains($0) }
      }
      computed.append(reading)
      guard let name else { continue }
      if name.isConstant || Relation.planeNames.contains(name) {
        problem = problem ?? .reserved(name, at: column.range)
        continue
      }
      if names.contains(name) {
        problem = problem ?? .columnTwice(name, at: column.range)
      }
      names.append(name)
      if !column.isComputed { cellColumns.append(name) }
    }
    uses.removeAll { names.contains($0) }
  }
}

extension RowReading {
  /// The names of columns of cells in a data table.
  var cellColumns: [Name] {
    if case .table(let table) = content { return table.cellColumns }
    return []
  }

  /// The names that the row may fit to data; `nil` if it fits none.
  var fittable: [Name]? {
    guard case .fit(let left, _) = content else { return nil }
    let given = left.variables
    return uses.filter { !given.contains($0) }
  }

  /// What stands on both sides of `~`.
  static func fit(
    _ source: [UInt8], _ sign: Int, _ scanner: inout RowScanner
  ) throws(RowProblem) -> Content {
    do throws(SyntaxError) {
      try scanner.scan(0..<source.count)
    } catch {
      throw .unreadable(error)
    }
    let text = scanner.text
    let parts = text.utf8.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .unfittable(.severalSigns) }
    var sides: [Formula] = []
    for part in parts {
      do throws(SyntaxError) {
        sides.append(try Formula(row: Array(part)))
      } catch {
        throw .unreadable(text.origin(of: error.moved(by: part.startIndex)))
      }
    }
    return .fit(sides[0], sides[1])
  }
}
