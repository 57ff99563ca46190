import Formulas
import Graphing
import Reals

// Lists of numbers as data.
extension RowFinisher {
  /// Points beyond these are drawn as data, without a proof for each.
  static let mostProvedPoints = 20
  /// Elements beyond these are not written out.
  private static let mostShown = 1_000

  /// The elements of a list, as a row says them, and whether some are rounded.
  func text(of list: Quantity) throws(RowProblem) -> (text: String, isRounded: Bool) {
    let shown = list.formulas.prefix(Self.mostShown)
    var work = work
    var texts: [String] = []
    var isRounded = false
    for formula in shown {
      if list.hasGaps && formula.containsGap {
        texts.append("–")
      } else {
        let digits = try digits(of: formula, &work)
        texts.append(digits.text)
        // Digits that are found quickly are not known to be exact.
        if !isRounded, !digits.isExact {
          isRounded = substituted(formula).simplified.text != digits.text
        }
      }
    }
    if shown.count < list.formulas.count { texts.append("…") }
    return (Self.list(texts), isRounded)
  }

  /// The digits of a number, as a row says it.
  ///
  /// - Parameter work: The budget, of which the work is taken.
  func digits(of formula: Formula, _ work: inout Int64) throws(RowProblem) -> RealDigits {
    if isRounded(formula) { return try roundedAnswer(formula, &work).digits }
    do throws(RealFailure) {
      return try substituted(formula).digits(angle: angle, work: &work)
    } catch {
      throw .withoutValue(error.error)
    }
  }

  /// The budget of a row's `doubles`: some milliseconds.
  static let mostSteps = 200_000
  /// The budget of sums and products over ranges that are added up exactly.
  private static let mostWork: Int64 = 500_000

  /// The nearest doubles of numbers; NaN where there is no value.
  ///
  /// - Parameter steps: How many steps sums and products over ranges may still take.
  /// - Throws: If these are spent.
  func doubles(_ formulas: [Formula], _ steps: inout Int) throws(RowProblem) -> [Double] {
    let variables = values
    let exact = ConstantValues(angle: angle, work: Self.mostWork)
    var doubles: [Double] = []
    doubles.reserveCapacity(formulas.count)
    for formula in formulas {
      if let number = formula.signedNumber {
        doubles.append(number.double)
        continue
      }
      // Many of them are known without adding all terms.
      if formula.hasSeries, let value = try? exact.double(of: substituted(formula)) {
        doubles.append(value)
        continue
      }
      do throws(DomainError) {
        let value = try formula.value(variables: variables, angle: angle, steps: &steps)
        doubles.append(value.isFinite ? value : .nan)
      } catch {
        if error == .unfinished { throw .withoutValue(.unfinished) }
        doubles.append(.nan)
      }
    }
    return doubles
  }

  /// - Returns: `nil` if the points depend on coordinates of the plane.
  func result(
    ofPoints xs: [Formula], _ ys: [Formula], _ name: Name?, _ text: String
  ) throws(RowProblem) -> RowResult? {
    if xs.count > TableCells.mostLines { throw .tooManyCurves(limit: TableCells.mostLines) }
    let isPlane = (xs + ys).contains { formula in
      formula.variables.contains { Relation.planeNames.contains($0) }
    }
    if isPlane { return nil }
    var figure = DataFigure()
    var steps = Self.mostSteps
    let (xs, ys) = (try doubles(xs, &steps), try doubles(ys, &steps))
    for (x, y) in zip(xs, ys) where x.isFinite && y.isFinite {
      figure.points.append(Point(x: x, y: y))
    }
    return RowResult(
      .point, text, name: name, plots: figure.points.isEmpty ? [] : [.data(figure, name: text)])
  }
}

// Data tables.
extension RowFinisher {
  /// What a data table draws: points at the first column and each of the others, with the errors that follow it.
  func result(
    of columns: [TableColumn], _ table: Sheet.Table?, _ text: String, _ reading: RowReading
  ) throws(RowProblem) -> RowResult {
    guard case .table(let head) = reading.content, let table else { return RowResult(.note, text) }
    let count = table.cells.lineCount
    var steps = Self.mostSteps
    var values: [[Double]] = []
    for column in columns {
      let numbers = try doubles(column.quantity.formulas, &steps)
      values.append(
        column.quantity.single == nil
          ? numbers : [Double](repeating: numbers[0], count: count))
    }
    var plots: [PlotRow] = []
    for index in columns.indices.dropFirst() where !head.head.columns[index].isError {
      let next = index + 1
      let hasErrors = next < columns.count && head.head.columns[next].isError
      let figure = Self.figure(
        values[0], values[index], errors: hasErrors ? values[next] : [], table.isJoined)
      if figure.points.isEmpty { continue }
      let column = head.head.columns[index]
      let name = column.label ?? columns[index].name?.description ?? ""
      plots.append(.data(figure, name: name))
    }
    return RowResult(
      .table, text, problem: Self.problem(of: columns, table.cells, head.head), plots: plots)
  }

  private static func problem(
    of columns: [TableColumn], _ cells: TableCells, _ head: TableHead
  ) -> RowProblem? {
    if let problem = columns.compactMap({ $0.problem }).first { return problem }
    if cells.columnCount > columns.count { return .columnWithoutHead(columns.count + 1) }
    guard let wrong = cells.wrong, !head.columns[wrong.column].isComputed else { return nil }
    if let (one, other) = cells[wrong.line, wrong.column].readings {
      return .ambiguousDate(line: wrong.line + 1, column: wrong.column + 1, one, other)
    }
    return .wrongCells(wrong.count, line: wrong.line + 1, column: wrong.column + 1)
  }

  private static func figure(
    _ xs: [Double], _ ys: [Double], errors: [Double], _ isJoined: Bool
  ) -> DataFigure {
    var figure = DataFigure()
    var isAfterGap = true
    for index in xs.indices where index < ys.count {
      let (x, y) = (xs[index], ys[index])
      guard x.isFinite, y.isFinite else {
        isAfterGap = true
        continue
      }
      let point = Point(x: x, y: y)
      figure.points.append(point)
      if index < errors.count, errors[index].isFinite {
        let error = errors[index].magnitude
        figure.errors.append(
          Line(from: Point(x: x, y: y - error), to: Point(x: x, y: y + error)))
      }
      if isJoined {
        if isAfterGap { figure.lines.move(to: point) } else { figure.lines.line(to: point) }
      }
      isAfterGap = false
    }
    return figure
  }
}
