public import Formulas

/// Why a text is not a model, and where.
public struct ModelError: Error, Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case syntax(SyntaxError.Kind)
    /// There is no `~` between what is measured and the formula for it.
    case missingTilde
    /// A name that no column has, and the names that columns have.
    case unknownColumn(Name, of: [Name])
    /// No column of the data is in the model.
    case noColumn
    /// Nothing can be fitted.
    case noParameter
    case tooManyParameters(limit: Int)

    /// The name of the kind in data; it is the same in every language.
    public var code: String {
      switch self {
      case .syntax(let kind): kind.code
      case .missingTilde: "syntax"
      case .unknownColumn: "unknown-name"
      case .noColumn: "no-column"
      case .noParameter: "no-parameter"
      case .tooManyParameters: "too-long"
      }
    }
  }

  public let kind: Kind
  /// UTF-8 offsets into the source.
  public let range: Range<Int>

  public init(_ kind: Kind, at range: Range<Int>) { (self.kind, self.range) = (kind, range) }
}

extension ModelError.Kind: CustomStringConvertible {
  /// A sentence that says what is wrong.
  public var description: String {
    switch self {
    case .syntax(let kind): kind.description
    case .missingTilde: "A model has a ~ between what is measured and the formula for it."
    case .unknownColumn(let name, _): "There is no column “" + name.description + "”."
    case .noColumn: "No column of the data is in the model."
    case .noParameter: "The model has no parameter to fit."
    case .tooManyParameters(let limit):
      "A model can have at most " + limit.description + " parameters."
    }
  }

  /// A sentence that says how to fix it; `nil` if no general advice exists.
  public var hint: String? {
    switch self {
    case .syntax(let kind): kind.hint
    case .missingTilde: "Write y ~ m x + b."
    case .noParameter: "Write a letter for a number that is to be found, as in y ~ m x + b."
    case .unknownColumn(_, let columns): DataTable.list(of: columns)
    case .noColumn, .tooManyParameters: nil
    }
  }
}
