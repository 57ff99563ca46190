/// Why a text is not a formula, or a formula has no value, and where.
public struct FormulaError: Error, Equatable, Sendable {
  public let kind: Kind
  /// UTF-8 offsets into the source; empty where something is missing.
  public let range: Range<Int>

  public init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  public enum Kind: Equatable, Sendable {
    // What the text lacks.
    case empty
    case invalidUTF8
    case unexpectedCharacter(Unicode.Scalar)
    case malformedNumber
    case missingOperand
    case missingOperator
    case unclosedParenthesis
    case unopenedParenthesis
    case unclosedBar
    case misplacedComma
    /// An exponent between a function's name and its operand that is neither a whole number nor
    /// the −1 of an inverse that exists.
    case functionExponent
    /// `5!!` is read both as (5!)! and as 5·3·1, so it is not read at all.
    case repeatedFactorial
    case operandCount(function: Name, expected: ClosedRange<Int>, given: Int)
    case unknownName(Name, suggestion: Name?)
    case tooLong(limit: Int)
    case tooDeep(limit: Int)
    // What the value lacks.
    case variableNotSet(Name)
    case divisionByZero
    case negativeRoot
    case logarithmOfZero
    case logarithmOfNegative
    case pole
    case outOfDomain(Operation?)
    case overflow

    /// The name of the kind in data.
    public var code: String {
      switch self {
      case .empty, .invalidUTF8, .unexpectedCharacter, .malformedNumber, .missingOperand,
        .missingOperator, .unclosedParenthesis, .unopenedParenthesis,
        .unclosedBar, .misplacedComma, .functionExponent, .repeatedFactorial, .operandCount:
        "syntax"
      case .unknownName: "unknown-name"
      case .tooLong: "too-long"
      case .tooDeep: "too-deep"
      case .variableNotSet: "variable-not-set"
      case .divisionByZero: "division-by-zero"
      case .negativeRoot: "negative-root"
      case .logarithmOfZero: "logarithm-of-zero"
      case .logarithmOfNegative: "logarithm-of-negative"
      case .pole: "pole"
      case .outOfDomain: "out-of-domain"
      case .overflow: "overflow"
      }
    }
  }
}
