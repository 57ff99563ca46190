import Formulas
import OrdinateNumerics

/// The values of formulas in all rows of data, for one choice of parameters after another, or for several at once.
///
/// Few rows are evaluated by tapes that have the parameters as columns, because compiling would take longer than
/// evaluating. Many rows are compiled again for each choice, because a constant is read faster than a column.
struct ModelRows: Sendable {
  private let formulas: [Formula]
  private let parameters: [Name]
  private let data: FitData
  private let angle: AngleUnit
  /// With the parameters as columns; empty where there are many rows.
  private let tapes: [Tape]
  /// Which of the formulas have other values for other parameters; empty where there are many rows.
  let varies: [Bool]
  /// A row for each column of the data and each parameter, as long as the data for each choice.
  private var arguments: [[Double]]
  /// The values of each formula, for one choice behind the other.
  private(set) var values: [[Double]]

  /// Tables of more rows are compiled again for each choice.
  private static let mostRows = 1024

  /// - Parameter choiceCount: More than one only for few rows.
  init(
    _ formulas: [Formula], of parameters: [Name], _ data: FitData, _ angle: AngleUnit,
    choiceCount: Int = 1
  ) {
    (self.formulas, self.parameters, self.data, self.angle) = (formulas, parameters, data, angle)
    let row = [Double](repeating: 0, count: data.count * choiceCount)
    values = formulas.map { _ in row }
    guard data.count <= Self.mostRows else {
      (tapes, varies, arguments) = ([], [], [])
      return
    }
    let columns = data.names + parameters
    tapes = formulas.map { Tape(valuesIntegrating: $0, variables: columns, angle: angle) }
    varies = formulas.map { $0.variables.contains { parameters.contains($0) } }
    arguments = data.doubles.map { column in (0..<choiceCount).flatMap { _ in column } }
    arguments += parameters.map { _ in row }
    var evaluator = RowEvaluator()
    for index in tapes.indices {
      evaluator.evaluate(tapes[index], at: arguments, into: &values[index])
    }
  }

  /// Evaluates the formulas.
  ///
  /// - Parameter choice: A value for each parameter.
  mutating func evaluate(at choice: [Double], _ evaluator: inout RowEvaluator) {
    if tapes.isEmpty {
      var variables = Variables()
      for (name, value) in zip(parameters, choice) { variables[name] = value }
      values = formulas.map { data.doubles(of: $0, variables, angle) }
      return
    }
    for (index, value) in choice.enumerated() { choose(value, for: index, in: 0) }
    evaluate(&evaluator)
  }

  /// As `evaluate(at:_:)`, for a caller that has no evaluator at hand.
  mutating func evaluate(at choice: [Double]) {
    var evaluator = RowEvaluator()
    evaluate(at: choice, &evaluator)
  }

  // Several choices at once.

  /// Sets the value of a parameter in one of the choices.
  mutating func choose(_ value: Double, for parameter: Int, in choice: Int) {
    let (column, count) = (arguments.count - parameters.count + parameter, data.count)
    let first = choice * count
    if arguments[column][first].bitPattern == value.bitPattern { return }
    arguments[column].withUnsafeMutableBufferPointer { row in
      for index in first..<first + count { row[index] = value }
    }
  }

  /// Evaluates the formulas for all choices.
  mutating func evaluate(_ evaluator: inout RowEvaluator) {
    for index in tapes.indices where varies[index] {
      evaluator.evaluate(tapes[index], at: arguments, into: &values[index])
    }
  }
}
