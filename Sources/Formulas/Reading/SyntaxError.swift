/// Why a text is not a formula, and where.
public struct SyntaxError: Error, Equatable, Sendable {
  public let kind: Kind
  /// UTF-8 offsets into the source; empty where something is missing.
  public let range: Range<Int>

  public init(_ kind: Kind, at range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// The kinds of errors in a text.
  public enum Kind: Equatable, Sendable {
    case empty
    case invalidUTF8
    case unexpectedCharacter(Unicode.Scalar)
    case malformedNumber
    /// A number whose exponent has more than 18 digits.
    case numberTooLarge
    case missingOperand
    case missingOperator
    case unclosedParenthesis
    case unopenedParenthesis
    /// An opening bracket other than a parenthesis; this would close it.
    case unclosedBracket(Unicode.Scalar)
    case unclosedBar
    case misplacedComma
    /// An exponent between a function's name and its operand that is neither a whole number nor
    /// the −1 of an inverse that exists.
    case functionExponent
    /// `5!!!`: some read it as (5!!)!, others as a product of every third number.
    case repeatedFactorial
    /// `n!=120`: a factorial and an equals sign, or "not equal".
    case factorialOrUnequal
    /// `5 % 3`: `%` is a hundredth here.
    case remainderSign
    /// `3,5`, with the number written with a point.
    case decimalComma(suggestion: Name)
    /// `1,000` or `1 000`, with the digits alone.
    case groupedDigits(suggestion: Name)
    /// `0x10`, with its decimal digits.
    case hexadecimal(suggestion: Name)
    /// A function of several values whose values are not in parentheses.
    case missingParentheses(function: Name)
    /// A sum or product over a range whose first value is not a variable and where it begins.
    case missingIndex(function: Name)
    case operandCount(function: Name, expected: ClosedRange<Int>, given: Int)
    case unknownName(Name, suggestion: Name?)
    /// A formula where an equation or inequality is expected.
    case missingComparison
    /// An inequality where an equation is expected.
    case missingEquation
    /// An equation without a name that it can be solved for.
    case missingUnknown
    /// An equation that all numbers of a range solve.
    case infinitelyManySolutions
    /// A range that begins where it ends, or beyond that.
    case reversedRange
    /// A range that is too narrow or too wide for doubles.
    case unsearchableRange
    /// An equation or inequality where a number is expected: `2(x<1)`.
    case comparisonInFormula
    /// `{x < 1, y < 2}`: some read *and*, others *or*.
    case commaBetweenConditions
    /// ∞ anywhere but as a bound of an integral.
    case misplacedInfinity
    /// Something other than ℤ after `∈`.
    case unknownSet
    /// Definitions by cases that are too many together.
    case tooManyCases(limit: Int)
    case tooLong(limit: Int)
    case tooDeep(limit: Int)

    /// The name of the kind in data; it is the same in every language.
    public var code: String {
      switch self {
      case .empty, .invalidUTF8, .unexpectedCharacter, .malformedNumber, .missingOperand,
        .missingOperator, .unclosedParenthesis, .unopenedParenthesis, .unclosedBracket,
        .unclosedBar, .misplacedComma, .functionExponent, .repeatedFactorial, .factorialOrUnequal,
        .remainderSign, .decimalComma, .groupedDigits, .hexadecimal, .missingParentheses,
        .missingIndex, .operandCount, .missingComparison, .missingEquation, .missingUnknown,
        .infinitelyManySolutions, .reversedRange, .unsearchableRange, .comparisonInFormula,
        .commaBetweenConditions, .misplacedInfinity, .unknownSet, .tooManyCases:
        "syntax"
      case .numberTooLarge: "overflow"
      case .unknownName: "unknown-name"
      case .tooLong: "too-long"
      case .tooDeep: "too-deep"
      }
    }
  }
}

extension SyntaxError.Kind: CustomStringConvertible {
  /// A sentence that says what is wrong.
  public var description: String {
    switch self {
    case .empty: "There is no formula."
    case .invalidUTF8: "The text is not valid UTF-8."
    case .unexpectedCharacter(let scalar): "“" + String(scalar) + "” has no place in a formula."
    case .malformedNumber: "This is not a number."
    case .numberTooLarge: "The exponent of this number is too large."
    case .missingOperand: "Something is missing here."
    case .missingOperator: "An operator is missing before this number."
    case .unclosedParenthesis: "This parenthesis is never closed."
    case .unopenedParenthesis: "This parenthesis closes nothing."
    case .unclosedBracket: "This bracket is never closed."
    case .unclosedBar: "This | has no partner."
    case .misplacedComma: "A comma has no place here."
    case .functionExponent: "This function cannot have that exponent."
    case .repeatedFactorial: "A factorial of a factorial needs parentheses."
    case .factorialOrUnequal: "“!=” is read in two ways."
    case .remainderSign: "“%” is a hundredth."
    case .decimalComma: "Decimals follow a point, not a comma."
    case .groupedDigits: "Digits are not written in groups."
    case .hexadecimal: "Numbers are decimal."
    case .missingParentheses(let function):
      "The values of " + function.description + " need parentheses."
    case .missingIndex(let function): function.description + " needs a variable that counts."
    case .operandCount(let function, let expected, let given):
      function.description + " takes " + Self.values(expected) + ", not " + given.description + "."
    case .missingComparison: "This is a formula, not an equation or inequality."
    case .missingEquation: "solve needs an equation."
    case .missingUnknown: "This equation has no unknown."
    case .infinitelyManySolutions: "Infinitely many numbers solve this."
    case .reversedRange: "A range goes from a smaller number to a greater one."
    case .unsearchableRange: "This range is too narrow or too wide."
    case .comparisonInFormula: "A comparison cannot be part of a formula."
    case .commaBetweenConditions: "A comma between conditions is read in two ways."
    case .misplacedInfinity: "∞ can only be a bound of an integral."
    case .unknownSet: "Only ℤ can follow ∈."
    case .tooManyCases(let limit):
      "A comparison can have at most " + limit.description + " cases."
    case .unknownName(let name, _): "There is no “" + name.description + "”."
    case .tooLong(let limit): "A formula can have at most " + limit.description + " characters."
    case .tooDeep(let limit):
      "Parentheses, functions and powers can be nested at most " + limit.description + " deep."
    }
  }

  /// A sentence that says how to fix it; `nil` if no general advice exists.
  public var hint: String? {
    switch self {
    case .empty: "Enter one, such as x²-2."
    case .unexpectedCharacter: "Remove it."
    case .malformedNumber: "A number has at most one point."
    case .missingOperand: "Enter a number, x or a function."
    case .missingOperator: "Enter one, such as ×."
    case .unclosedParenthesis: "Add a )."
    case .unopenedParenthesis: "Remove it, or add a ( before it."
    case .unclosedBracket(let closing): "Add a " + String(closing) + "."
    case .unclosedBar: "Add another after the value."
    case .misplacedComma: "Commas separate the values of a function."
    case .functionExponent: "Put the function in parentheses."
    case .repeatedFactorial: "Write (5!)! instead."
    case .factorialOrUnequal: "Write n! = 120 or n ≠ 120."
    case .remainderSign: "Write mod(5,3) for the remainder, or × after the %."
    case .decimalComma(let suggestion), .groupedDigits(let suggestion),
      .hexadecimal(let suggestion):
      "Write " + suggestion.description + "."
    case .missingParentheses(let function): "Write " + function.description + "(a,b)."
    case .missingIndex(let function): "Write " + function.description + "(n=1,10,n²)."
    case .missingComparison: "Compare it with something, as in y = x²."
    case .missingEquation: "Write one, as in solve(x² = 2)."
    case .missingUnknown: "Use a name without a value, as in solve(x² = 2)."
    case .comparisonInFormula:
      "Join comparisons with “and” or “or”, or write if(x<1,2,0) for a value."
    case .commaBetweenConditions: "Write “and” or “or” instead."
    case .misplacedInfinity: "Write int(x=0, ∞, e^(-x))."
    case .unknownSet: "Write m ∈ ℤ."
    case .unknownName(_, let suggestion?): "Did you mean " + suggestion.description + "?"
    case .unknownName(let name, nil): name.count > 1 ? "Put × between variables." : nil
    case .invalidUTF8, .numberTooLarge, .operandCount, .infinitelyManySolutions, .reversedRange,
      .unsearchableRange, .tooManyCases, .tooLong, .tooDeep:
      nil
    }
  }

  private static func values(_ expected: ClosedRange<Int>) -> String {
    let least = expected.lowerBound
    if expected.upperBound > 100 {
      return "at least " + least.description + (least == 1 ? " value" : " values")
    }
    if expected.upperBound > least {
      return least.description + " to " + expected.upperBound.description + " values"
    }
    return least == 1 ? "one value" : least.description + " values"
  }
}

extension SyntaxError: CustomStringConvertible {
  /// A message: what is wrong and, if possible, how to fix it.
  public var description: String {
    guard let hint = kind.hint else { return kind.description }
    return kind.description + " " + hint
  }
}
