import Formulas
import Graphing

// Charts of lists.
extension RowFinisher {
  func result(
    of chart: Chart, _ list: Quantity, _ parameter: Formula?, _ text: String
  ) throws(RowProblem) -> RowResult {
    var steps = Self.mostSteps
    var number: Double?
    if let parameter {
      number = try doubles([parameter], &steps)[0]
      if number?.isFinite != true || chart != .box && (number ?? 0) <= 0 {
        throw .chartNumber
      }
    }
    let values = try doubles(list.given, &steps).filter { $0.isFinite }
    guard let figure = chart.figure(values, number) else {
      throw .tooManyCurves(limit: Chart.mostSteps)
    }
    return RowResult(.chart, text, plots: values.isEmpty ? [] : [.data(figure, name: text)])
  }
}

extension RowResolver {
  /// The list of a chart, and the number after it.
  mutating func chart(
    _ values: [Formula]
  ) throws(RowProblem) -> (list: Quantity, number: Formula?) {
    guard let first = values.first, values.count <= 2 else { throw .chartNumber }
    let list = try quantity(first)
    guard values.count == 2 else { return (list, nil) }
    guard let number = try quantity(values[1]).single else { throw .chartNumber }
    return (list, number)
  }
}

extension RowReading {
  /// What stands in the parentheses of a chart.
  static func chart(
    _ chart: Chart, _ source: [UInt8], from start: Int, _ scanner: inout RowScanner
  ) throws(RowProblem) -> Content {
    let range = source.trimmed(start..<source.count)
    guard let first = range.first, let last = range.last, source[first] == UInt8(ascii: "("),
      source[last] == UInt8(ascii: ")")
    else { throw .chartNumber }
    do throws(SyntaxError) {
      try scanner.scan(first + 1..<last)
    } catch {
      throw .unreadable(error)
    }
    let text = scanner.text
    var values: [Formula] = []
    for part in TableHead.parts(of: text.utf8) {
      do throws(SyntaxError) {
        values.append(try Formula(row: Array(text.utf8[part])))
      } catch {
        throw .unreadable(text.origin(of: error.moved(by: part.lowerBound)))
      }
    }
    return .chart(chart, values)
  }
}
