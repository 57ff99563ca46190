import Formulas

extension Words {
  static func englishError(_ kind: FormulaError.Kind) -> String {
    switch kind {
    case .empty: "There is no formula."
    case .invalidUTF8: "The text is not valid UTF-8."
    case .unexpectedCharacter(let scalar): "“" + String(scalar) + "” has no place in a formula."
    case .malformedNumber: "This is not a number."
    case .missingOperand: "Something is missing here."
    case .missingOperator: "A number cannot follow directly."
    case .unclosedParenthesis: "This parenthesis is never closed."
    case .unopenedParenthesis: "This parenthesis closes nothing."
    case .unclosedBar: "This | has no partner."
    case .misplacedComma: "A comma has no place here."
    case .functionExponent: "This function cannot have that exponent."
    case .repeatedFactorial: "A factorial of a factorial needs parentheses."
    case .operandCount(let function, let expected, let given):
      function.description + " takes " + englishCount(expected) + ", not " + given.description + "."
    case .unknownName(let name, _): "There is no “" + name.description + "”."
    case .tooLong(let limit): "A formula can have " + limit.description + " characters at most."
    case .tooDeep(let limit):
      "Parentheses, functions and powers can be nested " + limit.description + " deep at most."
    case .variableNotSet(let name): name.description + " is not set"
    case .divisionByZero: "Division by zero"
    case .negativeRoot: "Even root of a negative number"
    case .logarithmOfZero: "Logarithm of zero"
    case .logarithmOfNegative: "Logarithm of a negative number"
    case .pole: "The function has a pole here"
    case .outOfDomain(let operation?): "Outside the domain of " + operation.name
    case .outOfDomain(nil): "Outside the domain"
    case .overflow: "The result is too large"
    }
  }

  static func englishHint(_ kind: FormulaError.Kind) -> String {
    switch kind {
    case .empty: "Enter one, such as x²-2."
    case .unexpectedCharacter: "Take it away."
    case .malformedNumber: "A number has one point at most."
    case .missingOperand: "Enter a number, x or a function."
    case .missingOperator: "Put an operator such as × before it."
    case .unclosedParenthesis: "Add a )."
    case .unopenedParenthesis: "Take it away, or add a ( before it."
    case .unclosedBar: "Add another after the value."
    case .misplacedComma: "Commas separate the values of a function."
    case .functionExponent: "Put the function in parentheses."
    case .repeatedFactorial: "Write (5!)! for it."
    case .unknownName(_, let suggestion?): "Did you mean " + suggestion.description + "?"
    case .unknownName(let name, nil): name.utf8.count > 1 ? "Put × between variables." : ""
    case .invalidUTF8, .operandCount, .tooLong, .tooDeep, .variableNotSet, .divisionByZero,
      .negativeRoot, .logarithmOfZero, .logarithmOfNegative, .pole, .outOfDomain, .overflow:
      ""
    }
  }

  private static func englishCount(_ expected: ClosedRange<Int>) -> String {
    let least = expected.lowerBound
    if expected.upperBound > 100 { return least.description + " values or more" }
    if expected.upperBound > least {
      return least.description + " to " + expected.upperBound.description + " values"
    }
    return least == 1 ? "one value" : least.description + " values"
  }
}
