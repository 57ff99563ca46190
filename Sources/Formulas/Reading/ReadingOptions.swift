/// The order in which operators apply without parentheses.
public enum OrderOfOperations: Hashable, NamedInData, Sendable {
  /// As in mathematics: `×` and `÷` before `+` and `−`.
  case precedence
  /// In the order of the keys: `2+3×4` is `(2+3)×4`. Powers, factorials, signs, functions and
  /// parentheses keep their precedence.
  case leftToRight

  public var name: String {
    switch self {
    case .precedence: "precedence"
    case .leftToRight: "left-to-right"
    }
  }
}

/// The names that a formula may use for variables.
public enum VariableNames: Equatable, Sendable {
  /// These, and no others.
  case named([Name])
  /// Any single letter, Latin or Greek, that is not a constant.
  case anyLetter
}

/// How a text is read as a formula.
public struct ReadingOptions: Equatable, Sendable {
  public var variables: VariableNames
  public var order: OrderOfOperations
  /// Whether the end of the text closes all open parentheses.
  public var closesParentheses: Bool

  public init(
    variables: VariableNames = .anyLetter, order: OrderOfOperations = .precedence,
    closesParentheses: Bool = false
  ) {
    self.variables = variables
    self.order = order
    self.closesParentheses = closesParentheses
  }
}
