import Formulas

/// A column of a data table, with the names of other rows replaced.
struct TableColumn: Sendable {
  let name: Name?
  let quantity: Quantity
  let problem: RowProblem?
}

/// A model to fit, in terms of columns and of the parameters that are sought.
struct FitModel: Sendable {
  /// What is near to what.
  let left: Formula
  let right: Formula
  /// The names of the sheet that are sought.
  let parameters: [Name]
  /// The lists, by the names they have in the formulas.
  let columns: [(name: Name, values: Quantity)]
}

// Data tables.
extension RowResolver {
  /// The columns of a table from left to right. A computed column may use those on its left, and all columns of
  /// cells.
  mutating func columns(
    of table: TableReading, cells: [Name: Quantity]
  ) throws(RowProblem) -> [TableColumn] {
    var columns: [TableColumn] = []
    for (index, column) in table.head.columns.enumerated() {
      guard let reading = table.computed[index] else {
        let values = column.name.flatMap { cells[$0] } ?? Quantity(list: [])
        columns.append(TableColumn(name: column.name, quantity: values, problem: nil))
        continue
      }
      var inner = RowResolver(
        reading.text, ofRow: row, angle: angle, values: values, cases: otherCases, meaning: meaning)
      inner.caseCount = caseCount
      for (name, values) in cells { inner.locals[name] = values }
      for column in columns { if let name = column.name { inner.locals[name] = column.quantity } }
      do throws(RowProblem) {
        let values = try inner.column(reading)
        columns.append(TableColumn(name: reading.name, quantity: values, problem: nil))
      } catch {
        columns.append(
          TableColumn(name: reading.name, quantity: Quantity(list: []), problem: error))
      }
      usesValues = usesValues || inner.usesValues
      caseCount = inner.caseCount
      for (name, known) in inner.cases { cases[name] = known }
    }
    return columns
  }

  private mutating func column(_ reading: RowReading) throws(RowProblem) -> Quantity {
    switch reading.content {
    case .wrong(let problem): throw problem
    case .parameter(let parameter): return Quantity(Formula(parameter.value))
    case .definition(.formula(let formula)), .drawing(.formula(let formula)):
      let missing = reading.uses.filter { locals[$0] == nil && meaning($0) == nil }
      if !missing.isEmpty { throw .missing(missing, at: 0..<0) }
      return try quantity(formula)
    default: throw .notAColumn
    }
  }
}

// Fits.
extension RowResolver {
  /// - Parameters:
  ///   - uses: The names of the sheet on both sides.
  ///   - parameters: Those that are sought.
  mutating func fit(
    _ left: Formula, _ right: Formula, uses: [Name], parameters: [Name]
  ) throws(RowProblem) -> FitModel {
    var columns: [(name: Name, values: Quantity)] = []
    for name in parameters { locals[name] = Quantity(.variable(.parameter(name))) }
    for name in uses where !parameters.contains(name) {
      guard case .quantity(let values)? = meaning(name), values.isList else { continue }
      locals[name] = Quantity(.variable(.local(name)))
      columns.append((.local(name), values))
    }
    guard let data = try quantity(left).single, let model = try quantity(right).single,
      !columns.isEmpty,
      (data.variables + model.variables).allSatisfy({ !Relation.planeNames.contains($0) })
    else { throw .unfittable(.noColumns) }
    _ = try Quantity.commonCount(of: columns.map { $0.values })
    let sought = parameters.filter { model.variables.contains(.parameter($0)) }
    if sought.isEmpty { throw .unfittable(.noParameters) }
    return FitModel(left: data, right: model, parameters: sought, columns: columns)
  }
}
