public import Formulas

/// Why a calculator has no value to show, or refused what it was asked to do.
public enum CalculatorError: Error, Equatable, Sendable {
  /// An operation lacks operands, or there is nothing at all.
  case missingOperands
  /// The expression is complete, but has no value.
  case noValue(FormulaError.Kind)

  /// The name in data, the same in every language.
  public var code: String {
    switch self {
    case .missingOperands: "missing-operands"
    case .noValue(let kind): kind.code
    }
  }
}
