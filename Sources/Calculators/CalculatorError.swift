public import Formulas

/// Why a calculator has no value to show, or refused what it was asked to do.
public enum CalculatorError: Error, Equatable, Sendable {
  /// An operation lacks operands, or there is nothing at all.
  case missingOperands
  /// The expression is complete, but has no value.
  case noValue(DomainError)
  /// What would come of it has more characters, or more tokens, than can be read back.
  case tooLong(limit: Int)
  /// What would come of it is nested more deeply than can be read back.
  case tooDeep(limit: Int)

  /// The name in data, the same in every language.
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
  /// What is wrong, in the few words that a display has room for.
  public var description: String {
    switch self {
    case .missingOperands: "Not enough operands"
    case .noValue(let error): error.description
    case .tooLong(let limit): SyntaxError.Kind.tooLong(limit: limit).description
    case .tooDeep(let limit): SyntaxError.Kind.tooDeep(limit: limit).description
    }
  }
}
