/// Why a text has no value: it is not a formula, or the formula has no value.
public enum FormulaError: Error, Equatable, Sendable {
  case syntax(SyntaxError)
  /// The place of the failing operation, with its operands.
  case domain(DomainError, at: Range<Int>)

  /// UTF-8 offsets into the source; empty where something is missing.
  public var range: Range<Int> {
    switch self {
    case .syntax(let error): error.range
    case .domain(_, let range): range
    }
  }

  /// The name of the error in data; it is the same in every language.
  public var code: String {
    switch self {
    case .syntax(let error): error.kind.code
    case .domain(let error, _): error.code
    }
  }
}

extension FormulaError: CustomStringConvertible {
  /// A message: what is wrong and, if possible, how to fix it.
  public var description: String {
    switch self {
    case .syntax(let error): error.description
    case .domain(let error, _): error.description
    }
  }
}
