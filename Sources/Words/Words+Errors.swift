public import Formulas

extension Words {
  /// A sentence that says why a text cannot be read, followed by a hint if there is one.
  public func message(for error: SyntaxError) -> String {
    guard let hint = hint(for: error.kind) else { return sentence(for: error.kind) }
    return sentence(for: error.kind) + " " + hint
  }

  /// A sentence that says why a text cannot be read, without a hint.
  public func sentence(for kind: SyntaxError.Kind) -> String {
    text(ErrorText(kind), values(of: kind), english: kind.description)
  }

  /// Why a formula has no value.
  public func message(for error: DomainError) -> String {
    let values: [Value] =
      switch error {
      case .variableNotSet(let name): [Value("name", name.description)]
      case .outOfDomain(let operation): [Value("function", operation.name)]
      default: []
      }
    return text(ErrorText(error), values, english: error.description)
  }

  /// The sentence for an error that has no values.
  ///
  /// - Parameter english: The error's own description.
  public func message(for error: ErrorText, english: String) -> String {
    text(error, [], english: english)
  }

  /// A hint for mending a text; `nil` if no general one exists.
  func hint(for kind: SyntaxError.Kind) -> String? {
    guard let english = kind.hint else { return nil }
    return ErrorText(hintFor: kind).map { text($0, values(of: kind), english: english) } ?? english
  }

  private func text(
    _ error: ErrorText, _ values: [Value], english: @autoclosure () -> String
  ) -> String {
    translation?[error.place].map { Value.fill($0, with: values) } ?? english()
  }

  private func values(of kind: SyntaxError.Kind) -> [Value] {
    switch kind {
    case .unexpectedCharacter(let scalar): [Value("character", String(scalar))]
    case .unclosedBracket(let closing): [Value("closing", String(closing))]
    case .decimalComma(let suggestion), .groupedDigits(let suggestion),
      .hexadecimal(let suggestion):
      [Value("suggestion", suggestion.description)]
    case .missingParentheses(let function), .missingIndex(let function):
      [Value("function", function.description)]
    case .operandCount(let function, let expected, let given):
      [
        Value("function", function.description), Value("values", count(expected)),
        Value("given", given.description),
      ]
    case .unknownName(let name, let suggestion):
      [Value("name", name.description), Value("suggestion", suggestion?.description ?? "")]
    case .tooManyCases(let limit), .tooLong(let limit), .tooDeep(let limit):
      [Value("limit", limit.description)]
    default: []
    }
  }

  /// The number of values that a function takes; not for English.
  private func count(_ expected: ClosedRange<Int>) -> String {
    let (least, most) = (expected.lowerBound, expected.upperBound)
    let pattern: ErrorText =
      if most > 100 {
        least == 1 ? .oneOrMore : .valuesOrMore
      } else if most > least {
        .valuesBetween
      } else {
        least == 1 ? .oneValue : .values
      }
    let values = [Value("least", least.description), Value("most", most.description)]
    return text(pattern, values, english: least.description)
  }
}

extension ErrorText {
  fileprivate init(_ kind: SyntaxError.Kind) {
    self =
      switch kind {
      case .empty: .empty
      case .invalidUTF8: .invalidUTF8
      case .unexpectedCharacter: .unexpectedCharacter
      case .malformedNumber: .malformedNumber
      case .numberTooLarge: .numberTooLarge
      case .missingOperand: .missingOperand
      case .missingOperator: .missingOperator
      case .unclosedParenthesis: .unclosedParenthesis
      case .unopenedParenthesis: .unopenedParenthesis
      case .unclosedBracket: .unclosedBracket
      case .unclosedBar: .unclosedBar
      case .misplacedComma: .misplacedComma
      case .functionExponent: .functionExponent
      case .repeatedFactorial: .repeatedFactorial
      case .factorialOrUnequal: .factorialOrUnequal
      case .remainderSign: .remainderSign
      case .decimalComma: .decimalComma
      case .groupedDigits: .groupedDigits
      case .hexadecimal: .hexadecimal
      case .missingParentheses: .missingParentheses
      case .missingIndex: .missingIndex
      case .operandCount: .operandCount
      case .unknownName: .unknownName
      case .missingComparison: .missingComparison
      case .missingEquation: .missingEquation
      case .missingUnknown: .missingUnknown
      case .infinitelyManySolutions: .infinitelyManySolutions
      case .reversedRange: .reversedRange
      case .unsearchableRange: .unsearchableRange
      case .comparisonInFormula: .comparisonInFormula
      case .commaBetweenConditions: .commaBetweenConditions
      case .misplacedInfinity: .misplacedInfinity
      case .unknownSet: .unknownSet
      case .tooManyCases: .tooManyCases
      case .tooLong: .tooLong
      case .tooDeep: .tooDeep
      }
  }

  fileprivate init(_ error: DomainError) {
    self =
      switch error {
      case .variableNotSet: .variableNotSet
      case .divisionByZero: .divisionByZero
      case .negativeRoot: .negativeRoot
      case .logarithmOfZero: .logarithmOfZero
      case .logarithmOfNegative: .logarithmOfNegative
      case .pole: .pole
      case .outOfDomain: .outOfDomain
      case .overflow: .overflow
      case .underflow: .underflow
      case .undecided: .undecided
      case .unfinished: .unfinished
      case .divergent: .divergent
      }
  }

  fileprivate init?(hintFor kind: SyntaxError.Kind) {
    switch kind {
    case .empty: self = .emptyHint
    case .unexpectedCharacter: self = .unexpectedCharacterHint
    case .malformedNumber: self = .malformedNumberHint
    case .missingOperand: self = .missingOperandHint
    case .missingOperator: self = .missingOperatorHint
    case .unclosedParenthesis: self = .unclosedParenthesisHint
    case .unopenedParenthesis: self = .unopenedParenthesisHint
    case .unclosedBracket: self = .unclosedBracketHint
    case .unclosedBar: self = .unclosedBarHint
    case .misplacedComma: self = .misplacedCommaHint
    case .functionExponent: self = .functionExponentHint
    case .repeatedFactorial: self = .repeatedFactorialHint
    case .factorialOrUnequal: self = .factorialOrUnequalHint
    case .remainderSign: self = .remainderSignHint
    case .decimalComma, .groupedDigits, .hexadecimal: self = .writeHint
    case .missingParentheses: self = .missingParenthesesHint
    case .missingIndex: self = .missingIndexHint
    case .missingComparison: self = .missingComparisonHint
    case .missingEquation: self = .missingEquationHint
    case .missingUnknown: self = .missingUnknownHint
    case .comparisonInFormula: self = .comparisonInFormulaHint
    case .commaBetweenConditions: self = .commaBetweenConditionsHint
    case .misplacedInfinity: self = .misplacedInfinityHint
    case .unknownSet: self = .unknownSetHint
    case .unknownName(_, let suggestion): self = suggestion == nil ? .productHint : .suggestionHint
    case .invalidUTF8, .numberTooLarge, .operandCount, .infinitelyManySolutions, .reversedRange,
      .unsearchableRange, .tooManyCases, .tooLong, .tooDeep:
      return nil
    }
  }
}
