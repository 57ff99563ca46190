package import Formulas
import Graphing
package import OrdinateNumerics
import Reals
package import Sheets
import TextFormats

/// The values of a sheet's curves where the reader wants them, each kind of curve for its own variable.
public struct SheetTable: Sendable {
  /// What stands for each variable, as it is written; `nil` as long as the reader leaves it to the graph.
  private var entries = [[String]?](repeating: nil, count: RowColumn.Variable.allCases.count)
  /// The variable of the table that is shown.
  private var chosen = RowColumn.Variable.x

  /// The most lines.
  package static let mostLines = 200
  /// The most columns.
  private static let mostColumns = 16

  public init() {}

  /// Curves that depend on the same variable.
  package struct Column {
    /// The row of the sheet, by its identity.
    package let row: Int
    package let color: Int
    package let column: RowColumn
  }

  package enum LineProblem: Error {
    case unreadable(SyntaxError)
    /// It has no value.
    case noNumber
  }

  /// The columns of all variables.
  private func columns(of sheet: Sheet) -> [Column] {
    var columns: [Column] = []
    for drawn in sheet.drawn {
      guard let index = sheet.index(of: drawn.row), sheet.result(at: index).kind != .point,
        let column = RowColumn(
          drawn.plot, isPolar: sheet.result(at: index).kind == .polar, angle: sheet.angle)
      else { continue }
      columns.append(Column(row: drawn.row, color: drawn.color, column: column))
      if columns.count == Self.mostColumns { break }
    }
    return columns
  }

  /// The table as it is now.
  package struct Contents {
    /// Those that some curve depends on.
    package let variables: [RowColumn.Variable]
    /// One of them; `nil` if there are none.
    package let variable: RowColumn.Variable?
    package let columns: [Column]
    /// What stands for the variable, as it is written.
    package let texts: [String]
    /// What numbers of days of the variable stand for; `nil` for plain numbers.
    package let time: TimeKind?
  }

  package func contents(of sheet: SheetScreen, on screen: GraphScreen) -> Contents {
    let all = columns(of: sheet.sheet)
    let variables = RowColumn.Variable.allCases.filter { variable in
      all.contains { $0.column.variable == variable }
    }
    let variable = variables.contains(chosen) ? chosen : variables.first
    return Contents(
      variables: variables, variable: variable,
      columns: all.filter { $0.column.variable == variable },
      texts: variable.map { texts(of: $0, sheet, screen) } ?? [],
      time: variable.flatMap { Self.timeKind(of: $0, screen) })
  }

  private static func timeKind(
    of variable: RowColumn.Variable, _ screen: GraphScreen
  ) -> TimeKind? {
    switch variable {
    case .x: screen.timeKind(isOrdinate: false)
    case .y: screen.timeKind(isOrdinate: true)
    case .angle, .parameter: nil
    }
  }

  private func texts(
    of variable: RowColumn.Variable, _ sheet: SheetScreen, _ screen: GraphScreen
  ) -> [String] {
    entries[variable.number] ?? Self.usual(variable, sheet, screen)
  }

  /// The number that a text stands for.
  ///
  /// - Parameter kind: That of the variable's axis; see `GraphScreen.timeKind`.
  package static func number(
    _ text: String, _ kind: TimeKind? = nil, angle: AngleUnit
  ) throws(LineProblem) -> Formula {
    if let days = kind?.days(text) { return Formula(Numeral(days)) }
    let formula: Formula
    do throws(SyntaxError) {
      formula = try Formula(utf8: Array(text.utf8))
    } catch {
      throw .unreadable(error)
    }
    var value = formula.real(angle: angle, work: 100_000)
    guard (try? value.sign()) != nil else { throw .noNumber }
    return formula
  }

  // Changes.

  package mutating func choose(_ variable: RowColumn.Variable) { chosen = variable }

  /// Writes another number in a line, or adds one below all others. An empty text removes the line.
  ///
  /// - Returns: `false` if there is no such line, or the table is full.
  package mutating func set(
    _ text: String, at line: Int, of sheet: SheetScreen, on screen: GraphScreen
  ) -> Bool {
    guard let variable = contents(of: sheet, on: screen).variable else { return false }
    var texts = texts(of: variable, sheet, screen)
    guard (0...texts.count).contains(line), line < Self.mostLines else { return false }
    let isEmpty = text.utf8.allSatisfy { $0 <= UInt8(ascii: " ") }
    if line < texts.count {
      if isEmpty { texts.remove(at: line) } else { texts[line] = text }
    } else if !isEmpty {
      texts.append(text)
    }
    entries[variable.number] = texts
    return true
  }

  /// Fills the table with numbers that are as far apart as each other.
  ///
  /// - Parameters:
  ///   - first: A formula of a number.
  ///   - step: As above; 0 is refused.
  /// - Returns: `false` if one of them cannot be read.
  package mutating func fill(
    from first: String, step: String, of sheet: SheetScreen, on screen: GraphScreen
  ) -> Bool {
    let angle = sheet.sheet.angle
    let contents = contents(of: sheet, on: screen)
    guard let variable = contents.variable,
      let start = try? Self.number(first, contents.time, angle: angle),
      let width = try? Self.number(step, angle: angle)
    else { return false }
    var stepValue = width.real(angle: angle, work: 100_000)
    if (try? stepValue.sign()) == 0 { return false }
    let count = max(entries[variable.number]?.count ?? 0, Self.usualCount)
    entries[variable.number] = (0..<count).map { index in
      let multiple = Formula.multiplying(Formula(Double(index)), Formula.Term(width))
      let sum = Formula.adding(start, Formula.Term(multiple))
      if let kind = contents.time, let days = try? sum.value(),
        let text = kind.rounded(days, to: Self.second)?.text
      {
        return text
      }
      var value = sum.real(angle: angle, work: 100_000)
      let answer = try? value.answer()
      return answer?.isExact == true ? answer?.text ?? "" : (answer?.exact ?? sum).text
    }
    return true
  }
}

// What it is as long as the reader leaves it to the graph.
extension SheetTable {
  /// A second, in days.
  private static let second = 1.0 / 86_400
  /// How many lines steps fill.
  private static let usualCount = 11
  /// The most lines of what is in sight.
  private static let mostUsual = 12

  private static func usual(
    _ variable: RowColumn.Variable, _ sheet: SheetScreen, _ screen: GraphScreen
  ) -> [String] {
    if variable == .angle || variable == .parameter {
      let isWhole = sheet.sheet.angle == .degrees
      let step = TickStep.pi(.sixth)
      return (0...12).map {
        isWhole ? ($0 * 30).description : step.text(of: step.multiple($0))
      }
    }
    let seen = variable == .x ? screen.viewport.x : screen.viewport.y
    let range = screen.hasPlainCoordinates ? seen : -5...5
    let width = (range.upperBound - range.lowerBound) / Double(mostUsual)
    let isPi = variable == .x ? sheet.axes.isPiX : sheet.axes.isPiY
    if isPi, let step = PiStep(atLeast: width) {
      return Ticks(in: range, step: .pi(step)).values.map { TickStep.pi(step).text(of: $0) }
    }
    if let kind = timeKind(of: variable, screen) {
      return TimeStep.texts(in: range, atLeast: width, kind)
    }
    let step = NiceStep(atLeast: width)
    return Ticks(in: range, step: step).values.map { TickStep.decimal(step).text(of: $0) }
  }
}

// What is kept between starts.
extension SheetTable {
  private static let separator = UInt8(ascii: "\t")

  /// A line for each variable of which the reader has changed something.
  var kept: [String] {
    RowColumn.Variable.allCases.compactMap { variable in
      guard let texts = entries[variable.number] else { return nil }
      var line = Array(variable.rawValue.utf8)
      for text in texts { line += [Self.separator] + text.utf8 }
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// Reads the lines after `table`; anything is tolerated.
  init(kept lines: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)]) {
    for (name, value) in lines where name.spells("table") {
      let parts = value.split(separator: Self.separator)
      guard let name = parts.first,
        let variable = RowColumn.Variable.allCases.first(where: {
          name.elementsEqual($0.rawValue.utf8)
        })
      else { continue }
      entries[variable.number] = parts.dropFirst().prefix(Self.mostLines).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
  }
}

extension RowColumn.Variable {
  fileprivate var number: Int {
    switch self {
    case .x: 0
    case .y: 1
    case .angle: 2
    case .parameter: 3
    }
  }
}
