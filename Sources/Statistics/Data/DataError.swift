/// Why a text is not a table of data, with the line, counted from 1.
public struct DataError: Error, Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// There is no row with a number.
    case empty
    /// A byte that is 0, as in files that are not text or are UTF-16.
    case notText
    case invalidUTF8
    /// A quote that is never closed, or not within the longest cell.
    case unclosedQuote
    case cellTooLong(limit: Int)
    /// The rows and columns together have more cells than memory is set aside for.
    case tooManyCells(limit: Int)
    case tooManyColumns(limit: Int)

    /// The name of the kind in data; it is the same in every language.
    public var code: String {
      switch self {
      case .empty: "no-data"
      case .notText, .invalidUTF8: "not-text"
      case .unclosedQuote: "unclosed-quote"
      case .cellTooLong, .tooManyCells, .tooManyColumns: "too-long"
      }
    }
  }

  public let kind: Kind
  public let line: Int

  public init(_ kind: Kind, line: Int) { (self.kind, self.line) = (kind, line) }
}

extension DataError.Kind: CustomStringConvertible {
  /// A sentence that says what is wrong.
  public var description: String {
    switch self {
    case .empty: "There are no numbers in the data."
    case .notText: "The data are not text."
    case .invalidUTF8: "The text is not valid UTF-8."
    case .unclosedQuote: "This quote is never closed."
    case .cellTooLong(let limit): "A cell can have at most " + limit.description + " characters."
    case .tooManyCells(let limit): "A table can have at most " + limit.description + " cells."
    case .tooManyColumns(let limit):
      "A table can have at most " + limit.description + " columns."
    }
  }
}
