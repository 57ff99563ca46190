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

  /// The names that are given; none if any letter will do.
  var given: [Name] {
    if case .named(let names) = self { return names }
    return []
  }
}

/// The version of the language in which a text was written.
public enum LanguageVersion: NamedInData, Sendable {
  /// A function's name without parentheses takes the next operand alone: `sin 2x` is sin(2)·x.
  case first
  /// It takes the product that follows: `sin 2x` is sin(2x).
  case second

  public var name: String {
    switch self {
    case .first: "1"
    case .second: "2"
    }
  }
}

/// How a text is read as a formula.
public struct ReadingOptions: Equatable, Sendable {
  public var variables: VariableNames
  public var order: OrderOfOperations
  /// Whether the end of the text closes all open parentheses.
  public var closesParentheses: Bool
  public var language: LanguageVersion
  /// Whether a name may stand for a list, so that functions of several values take it alone.
  package var hasLists = false

  public init(
    variables: VariableNames = .anyLetter, order: OrderOfOperations = .precedence,
    closesParentheses: Bool = false, language: LanguageVersion = .second
  ) {
    self.variables = variables
    self.order = order
    self.closesParentheses = closesParentheses
    self.language = language
  }

  /// For rows of sheets.
  package static let row: ReadingOptions = {
    var options = ReadingOptions()
    options.hasLists = true
    return options
  }()
}
