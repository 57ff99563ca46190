public import Formulas

/// Why a model has no fit to some data.
public enum FitError: Error, Equatable, Sendable {
  /// The data have no column of this name.
  case missingColumn(Name)
  /// A column that the model uses has a text in this line.
  case textInColumn(Name, String, line: Int)
  /// A column that the model uses has a day such as 03/04/2026 in this line, and no other line says how to read it.
  case ambiguousDate(Name, line: Int)
  /// Fewer complete rows than parameters.
  case tooFewRows(rows: Int, parameters: Int)
  /// The model, or what it should come close to, has no value in this row, counted from 1.
  case undefined(row: Int)
  /// The model has no value in this row for the parameters' starting values.
  case undefinedAtStart(row: Int)
  /// Other values of these parameters fit the data as well.
  case notDetermined([Name])
  /// No better values were found, and these are not the best.
  case doesNotConverge
  /// An operation of the model has no derivative.
  case noDerivative(Operation)
  /// The budget of work is spent.
  case unfinished

  /// The name in data; it is the same in every language.
  public var code: String {
    switch self {
    case .missingColumn: "unknown-name"
    case .textInColumn: "not-a-number"
    case .ambiguousDate: "ambiguous-date"
    case .tooFewRows: "too-few-rows"
    case .undefined: "undefined"
    case .undefinedAtStart: "undefined-at-start"
    case .notDetermined: "not-determined"
    case .doesNotConverge: "does-not-converge"
    case .noDerivative: "no-derivative"
    case .unfinished: "unfinished"
    }
  }
}

extension FitError: CustomStringConvertible {
  /// A sentence that says what is wrong.
  public var description: String {
    switch self {
    case .missingColumn(let name): return "There is no column “" + name.description + "”."
    case .textInColumn(let name, let text, let line):
      return "Column “" + name.description + "” has the text “" + text + "” in line "
        + line.description + "."
    case .ambiguousDate(let name, let line):
      return "Column “" + name.description + "” has a date in line " + line.description
        + " whose day and month cannot be told apart."
    case .tooFewRows(let rows, let parameters):
      return "The model has " + parameters.description + " parameters, but the data have only "
        + rows.description + " complete rows."
    case .undefined(let row): return "The model has no value in row " + row.description + "."
    case .undefinedAtStart(let row):
      return "The model has no value in row " + row.description + " at the start."
    case .notDetermined(let names):
      var list = ""
      for (index, name) in names.enumerated() {
        list += (index == 0 ? "" : index == names.count - 1 ? " and " : ", ") + name.description
      }
      return "The data do not determine " + list + "."
    case .doesNotConverge: return "The fit does not converge."
    case .noDerivative(let operation):
      return DerivativeError(operation: operation).description
    case .unfinished: return "This takes too long."
    }
  }

  /// A sentence that says how to fix it; `nil` if no general advice exists.
  public var hint: String? {
    switch self {
    case .tooFewRows: "Give more data, or leave out a parameter."
    case .ambiguousDate: "Write dates as 2026-03-01."
    case .undefinedAtStart, .doesNotConverge: "Give starting values that are closer."
    case .notDetermined: "Leave out a parameter, or give other starting values."
    case .missingColumn, .textInColumn, .undefined, .noDerivative, .unfinished: nil
    }
  }
}
