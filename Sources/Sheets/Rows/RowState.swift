import Formulas
import OrdinateNumerics
import Reals

/// Identifies what a row says at one time. Rows whose version is the same object say the same, but for the numbers of
/// other rows in a message.
public final class RowVersion: Sendable {
  init() {}
}

/// A row of a sheet in all stages: as it is read, without the names of others, and with the values of
/// parameters.
struct RowState: Sendable {
  let reading: RowReading
  private(set) var resolved: Resolved = .note
  /// Whether the values of parameters tell how long its lists are.
  private(set) var usesValues = false
  /// The values of functions by cases in what the row stands for.
  private(set) var cases: [Name: FunctionCases] = [:]
  private(set) var result = RowResult(.note, "") {
    didSet { version = RowVersion() }
  }
  /// Whether it has no result because a fit has found nothing.
  private(set) var needsFit = false
  /// That of the result.
  private(set) var version = RowVersion()
  /// The cells of a data table, by the names of their columns.
  private var cells: [Name: Quantity] = [:]

  /// What a row stands for, in terms of the plane's variables and of parameters.
  enum Resolved: Sendable {
    case note
    case problem(RowProblem)
    case parameter(SheetParameter)
    case quantity(Quantity)
    case point(Quantity, Quantity, where: [Relation])
    case relations([Relation])
    case function([Name], Quantity)
    case drawnFunction([Relation])
    /// The columns of a data table, from left to right.
    case table([TableColumn])
    case fit(FitModel)
    case chart(Chart, Quantity, Formula?)
    case solving(Relation, [Formula])
  }

  init(_ reading: RowReading) { self.reading = reading }

  /// What a name of the row stands for in other rows.
  ///
  /// - Parameter row: The identity of the row.
  func meaning(of name: Name, _ row: Int) -> Meaning {
    if let cells = cells[name] { return .quantity(cells) }
    return switch resolved {
    case .note: .problem(row)
    case .problem: .problem(row)
    case .parameter: .parameter
    case .quantity(let quantity): .quantity(quantity)
    case .point(let x, let y, let conditions): conditions.isEmpty ? .point(x, y) : .problem(row)
    case .relations, .chart: .drawing
    case .drawnFunction(let relations):
      relations.count == 1
        ? FunctionCases.cases(of: relations[0]).map { .cases($0) } ?? .drawing : .drawing
    case .function(let names, let body): .function(names, body)
    case .fit: .parameter
    case .solving: result.solutions.map { $0.meaning(row) } ?? .problem(row)
    case .table(let columns):
      columns.first { $0.name == name }.map { .quantity($0.quantity) } ?? .problem(row)
    }
  }

  /// Replaces the names of other rows by what they stand for.
  ///
  /// - Parameter fitted: The names that the row fits.
  mutating func resolve(_ resolver: RowResolver, problem: RowProblem?, fitted: [Name]) {
    (usesValues, cases) = (false, [:])
    if let problem {
      resolved = .problem(problem)
      return
    }
    var resolver = resolver
    do throws(RowProblem) {
      switch reading.content {
      case .table(let table):
        resolved = .table(try resolver.columns(of: table, cells: cells))
      case .fit(let left, let right):
        resolved = .fit(try resolver.fit(left, right, uses: reading.uses, parameters: fitted))
      case .chart(let chart, let values):
        let (list, number) = try resolver.chart(values)
        resolved = .chart(chart, list, number)
      default: resolved = try Self.resolved(reading, &resolver)
      }
    } catch {
      resolved = .problem(error)
    }
    (usesValues, cases) = (resolver.usesValues, resolver.cases)
  }

  private static func resolved(
    _ reading: RowReading, _ resolver: inout RowResolver
  ) throws(RowProblem) -> Resolved {
    switch reading.content {
    case .note, .table, .fit, .chart: return .note
    case .solving(let relation, let ends):
      let (equation, ends) = try resolver.solving(relation, ends)
      return .solving(equation, ends)
    case .wrong(let problem): throw problem
    case .parameter(let parameter): return .parameter(parameter)
    case .definition(let body), .drawing(let body): return try resolved(body, &resolver)
    case .function(let names, let body):
      if case .relation(let relation) = body {
        for name in names { resolver.locals[name] = Quantity(.variable("x")) }
        return .drawnFunction(try resolver.relations(relation))
      }
      let locals = names.map { Name.local($0) }
      for (name, local) in zip(names, locals) {
        resolver.locals[name] = Quantity(.variable(local))
      }
      resolver.function = reading.name
      guard case .quantity(let quantity) = try resolved(body, &resolver) else {
        throw .pointInFormula
      }
      return .function(locals, quantity)
    }
  }

  private static func resolved(
    _ body: RowReading.Body, _ resolver: inout RowResolver
  ) throws(RowProblem) -> Resolved {
    switch body {
    case .formula(let formula):
      if let (x, y) = try resolver.point(formula) { return .point(x, y, where: []) }
      return .quantity(try resolver.quantity(formula))
    case .point(let x, let y, let conditions):
      var restrictions: [Relation] = []
      for condition in conditions {
        let relations = try resolver.relations(condition)
        guard relations.count == 1 else { throw .listInList }
        restrictions += relations
      }
      return .point(try resolver.quantity(x), try resolver.quantity(y), where: restrictions)
    case .relation(let relation): return .relations(try resolver.relations(relation))
    }
  }

  /// Says that the row has no result because a fit has found nothing.
  ///
  /// - Parameter row: The fit, or a row that needs it.
  mutating func fail(needing row: Int, text: String) {
    needsFit = true
    result = RowResult(.error, text, name: reading.name, problem: .needs(row))
  }

  /// Finds what the row says for the values that parameters have now.
  mutating func finish(_ finisher: RowFinisher, text: String, table: Sheet.Table?) {
    needsFit = false
    result = finisher.result(of: self, text: text, table: table)
  }

  /// The values of a computed column; empty texts where there are none.
  func values(ofColumn column: Int, lines: Range<Int>, _ finisher: RowFinisher) -> [String] {
    guard case .table(let columns) = resolved, column < columns.count else { return [] }
    let values = columns[column].quantity
    let count = values.formulas.count
    return lines.map { line in
      if values.isList && line >= count { return "" }
      var work = finisher.work
      return (try? finisher.digits(of: values[line], &work).text) ?? ""
    }
  }

  /// Whether the row stands for lists that take much memory.
  var isLong: Bool {
    let most = 500
    if cells.values.contains(where: { $0.formulas.count > most }) { return true }
    return switch resolved {
    case .quantity(let list), .chart(_, let list, _): list.formulas.count > most
    case .point(let x, let y, _): x.formulas.count > most || y.formulas.count > most
    case .fit(let model): model.columns.contains { $0.values.formulas.count > most }
    case .note, .problem, .parameter, .relations, .function, .drawnFunction, .table, .solving:
      false
    }
  }

  /// Reads the cells of a data table.
  ///
  /// - Parameter indices: Those of columns that have changed; `nil` for all.
  /// - Returns: The names of these columns.
  mutating func readCells(_ table: TableCells, ofColumns indices: [Int]?) -> [Name] {
    guard case .table(let reading) = reading.content else { return [] }
    var names: [Name] = []
    for (index, column) in reading.head.columns.enumerated() {
      guard let name = column.name, indices?.contains(index) ?? true else { continue }
      names.append(name)
      let time = table.time(ofColumn: index)
      let values = table.cells(ofColumn: index).map { $0.time == time ? $0.value ?? .gap : .gap }
      cells[name] = Quantity(list: values, hasGaps: values.contains { $0.isGap })
    }
    return names
  }
}
