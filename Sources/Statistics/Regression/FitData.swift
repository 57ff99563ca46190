import Formulas
import OrdinateNumerics
import Reals

/// The rows of a table that a fit uses: those without a gap in the model's columns.
struct FitData: Sendable {
  let names: [Name]
  let columns: [DataColumn]
  /// The rows that are used, in the table.
  let rows: [Int]
  /// How many rows the table has.
  let tableRowCount: Int
  /// The nearest doubles of each column, for the rows that are used.
  let doubles: [[Double]]

  init(_ model: Model, _ table: DataTable) throws(FitError) {
    names = model.columns
    var columns: [DataColumn] = []
    for name in model.columns {
      guard let column = table[name] else { throw .missingColumn(name) }
      if let line = column.ambiguousLine { throw .ambiguousDate(name, line: line) }
      if let line = column.firstTextLine { throw .textInColumn(name, column.firstText, line: line) }
      columns.append(column)
    }
    self.columns = columns
    tableRowCount = table.rowCount
    var rows: [Int] = []
    rows.reserveCapacity(table.rowCount)
    let hasGaps = columns.contains { $0.numberCount < table.rowCount }
    if hasGaps {
      for row in 0..<table.rowCount where !columns.contains(where: { $0.values[row].isNaN }) {
        rows.append(row)
      }
      doubles = columns.map { column in rows.map { column.values[$0] } }
    } else {
      rows = Array(0..<table.rowCount)
      doubles = columns.map { $0.values }
    }
    self.rows = rows
    guard rows.count >= model.parameters.count, !rows.isEmpty else {
      throw .tooFewRows(rows: rows.count, parameters: model.parameters.count)
    }
  }

  var count: Int { rows.count }

  /// Whether all numbers are known exactly.
  var isExact: Bool { columns.allSatisfy { $0.isExact } }

  /// The numbers of a row to about 100 bits.
  func pairs(at index: Int) -> [DoublePair] {
    columns.map { column in
      let row = rows[index]
      if let fraction = column.long(at: row) { return DoublePair(rational: fraction) }
      let value = column.values[row]
      return column.isExact ? DoublePair(decimal: Numeral(value)) : DoublePair(value)
    }
  }

  /// The exact number of a column in a row.
  func fraction(of name: Name, at index: Int) -> Fraction? {
    names.firstIndex(of: name).flatMap { columns[$0].fraction(at: rows[index]) }
  }

  /// The values of a formula of columns by doubles; NaN where it has none.
  ///
  /// - Parameter values: What other variables stand for.
  func doubles(
    of formula: Formula, _ values: Variables, _ angle: AngleUnit
  ) -> [Double] {
    if case .variable(let name) = formula.kind, let index = names.firstIndex(of: name) {
      return doubles[index]
    }
    let tape = Tape(
      valuesIntegrating: formula, variables: names, values: values, angle: angle)
    var evaluator = RowEvaluator()
    return evaluator.evaluate(tape, at: doubles)
  }

  /// The residuals of rows as those of the table.
  func residuals(_ used: [Double]) -> [Double] {
    if rows.count == tableRowCount { return used }
    var all = [Double](repeating: .nan, count: tableRowCount)
    for (index, row) in rows.enumerated() { all[row] = used[index] }
    return all
  }
}

extension DoublePair {
  /// A rational number to about 100 bits.
  init(rational fraction: Fraction) {
    let high = fraction.nearestDouble
    guard high.isFinite, let exact = Fraction(exactly: high) else {
      self = .unknown
      return
    }
    let low = (fraction - exact).nearestDouble
    self.init(high: high, low: low, error: low.magnitude * 0x1p-52)
  }
}

extension Fraction {
  /// A finite double.
  init?(exactly double: Double) {
    guard double.isFinite else { return nil }
    if double == 0 {
      self = 0
      return
    }
    let significand = Integer(Int(double.significand * 0x1p52))
    let exponent = Int(double.exponent) - 52
    let signed = double < 0 ? -significand : significand
    self =
      exponent >= 0
      ? Fraction(signed << exponent) : Fraction(signed, Natural(1 as UInt) << -exponent)
  }
}
