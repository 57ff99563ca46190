/// Why a text has no value: it is not a formula, or the formula has no value.
public enum FormulaError: Error, Equatable, Sendable {
  case syntax(SyntaxError)
  /// The place is that of the operation that fails, with its operands.
  case domain(DomainError, at: Range<Int>)

  /// UTF-8 offsets into the source; empty where something is missing.
  public var range: Range<Int> {
    switch self {
    case .syntax(let error): error.range
    case .domain(_, let range): range
    }
  }

  /// The name of the error in data, the same in every language.
  public var code: String {
    switch self {
    case .syntax(let error): error.kind.code
    case .domain(let error, _): error.code
    }
  }
}

extension FormulaError: CustomStringConvertible {
  /// What is wrong, and how to mend it where that can be said.
  public var description: String {
    switch self {
    case .syntax(let error): error.description
    case .domain(let error, _): error.description
    }
  }
}
