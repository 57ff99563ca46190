public import Formulas

/// Why a calculator has no value to show, or why it refused a request.
public enum CalculatorError: Error, Equatable, Sendable {
  /// An operation lacks operands, or nothing has been entered.
  case missingOperands
  /// The expression is complete, but has no value.
  case noValue(DomainError)
  /// The result would have more characters or tokens than can be read back.
  case tooLong(limit: Int)
  /// The result would be nested more deeply than can be read back.
  case tooDeep(limit: Int)

  /// The name in data; it is the same in every language.
  public var code: String {
    switch self {
    case .missingOperands: "missing-operands"
    case .noValue(let error): error.code
    case .tooLong(let limit): SyntaxError.Kind.tooLong(limit: limit).code
    case .tooDeep(let limit): SyntaxError.Kind.tooDeep(limit: limit).code
    }
  }
}

extension CalculatorError: CustomStringConvertible {
  /// A message short enough for a display.
  public var description: String {
    switch self {
    case .missingOperands: "Not enough operands"
    case .noValue(let error): error.description
    case .tooLong(let limit): SyntaxError.Kind.tooLong(limit: limit).description
    case .tooDeep(let limit): SyntaxError.Kind.tooDeep(limit: limit).description
    }
  }
}
