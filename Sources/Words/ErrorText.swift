/// Sentences about errors, and the hints that may follow them, in languages other than English. In
/// English an error describes itself.
public enum ErrorText: UInt8, CaseIterable, Sendable {
  case empty, emptyHint, invalidUTF8, unexpectedCharacter, unexpectedCharacterHint
  case malformedNumber, malformedNumberHint, numberTooLarge
  case missingOperand, missingOperandHint, missingOperator, missingOperatorHint
  case unclosedParenthesis, unclosedParenthesisHint
  case unopenedParenthesis, unopenedParenthesisHint
  case unclosedBracket, unclosedBracketHint, unclosedBar, unclosedBarHint
  case misplacedComma, misplacedCommaHint, functionExponent, functionExponentHint
  case repeatedFactorial, repeatedFactorialHint, factorialOrUnequal, factorialOrUnequalHint
  case remainderSign, remainderSignHint, decimalComma, groupedDigits, hexadecimal, writeHint
  case missingParentheses, missingParenthesesHint, missingIndex, missingIndexHint
  case operandCount, oneValue, oneOrMore, values, valuesBetween, valuesOrMore
  case unknownName, suggestionHint, productHint
  case missingComparison, missingComparisonHint, missingEquation, missingEquationHint
  case missingUnknown, missingUnknownHint, infinitelyManySolutions, reversedRange
  case unsearchableRange, comparisonInFormula, comparisonInFormulaHint
  case commaBetweenConditions, commaBetweenConditionsHint
  case misplacedInfinity, misplacedInfinityHint, unknownSet, unknownSetHint
  case tooManyCases, tooLong, tooDeep
  case variableNotSet, divisionByZero, negativeRoot, logarithmOfZero, logarithmOfNegative
  case pole, outOfDomain, overflow, underflow, undecided, unfinished, divergent
  /// Errors of a calculator's operation.
  case missingOperands
}
