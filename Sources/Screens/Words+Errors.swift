public import Formulas

/// What is said of a formula that cannot be read or has no value: a sentence for each kind and,
/// where one can be given, a hint that would mend it.
public struct ErrorWords: Sendable {
  let empty, invalidUTF8, unexpectedCharacter, malformedNumber, missingOperand: Explanation
  let missingOperator, missingSeparator, unclosedParenthesis, unopenedParenthesis: Explanation
  let unclosedBar, misplacedComma, functionExponent, repeatedFactorial: Explanation
  let operandCount, operandCountFrom, unknownName, unknownNameNear, tooLong, tooDeep: Explanation
  let variableNotSet, divisionByZero, negativeRoot, logarithmOfZero: Explanation
  let logarithmOfNegative, pole, outOfDomain, outOfDomainOf, overflow: Explanation

  /// A sentence, and what would mend the error.
  struct Explanation: Sendable, ExpressibleByStringLiteral {
    let sentence: String
    let hint: String?

    init(_ sentence: String, hint: String? = nil) {
      self.sentence = sentence
      self.hint = hint
    }

    init(stringLiteral sentence: String) { self.init(sentence) }

    func filled(_ first: String = "", _ second: String = "", _ third: String = "") -> Explanation {
      Explanation(
        Words.fill(sentence, first, second, third),
        hint: hint.map { Words.fill($0, first, second, third) })
    }
  }
}

extension Words {
  /// What is wrong, in one sentence.
  public func sentence(for kind: FormulaError.Kind) -> String { explanation(of: kind).sentence }

  /// What would mend it, `nil` where nobody can say.
  public func hint(for kind: FormulaError.Kind) -> String? { explanation(of: kind).hint }

  /// The sentence, and the hint if there is one.
  public func message(for kind: FormulaError.Kind) -> String {
    let explanation = explanation(of: kind)
    guard let hint = explanation.hint else { return explanation.sentence }
    return explanation.sentence + " " + hint
  }

  /// What is said of an equation that cannot be plotted.
  public func message(for problem: PlotterProblem) -> String {
    switch problem {
    case .unreadable(let error): message(for: error.kind)
    case .severalVariables(let names, _): Words.fill(severalVariables, list(names))
    }
  }

  /// Names as a list in a sentence: “x, y and z”.
  private func list(_ names: [Name]) -> String {
    var text = ""
    for (index, name) in names.enumerated() {
      if index > 0 { text += index == names.count - 1 ? " " + and + " " : ", " }
      text += name.description
    }
    return text
  }

  private func explanation(of kind: FormulaError.Kind) -> ErrorWords.Explanation {
    switch kind {
    case .empty: errors.empty
    case .invalidUTF8: errors.invalidUTF8
    case .unexpectedCharacter(let scalar): errors.unexpectedCharacter.filled(String(scalar))
    case .malformedNumber: errors.malformedNumber
    case .missingOperand: errors.missingOperand
    case .missingOperator: errors.missingOperator
    case .missingSeparator: errors.missingSeparator
    case .unclosedParenthesis: errors.unclosedParenthesis
    case .unopenedParenthesis: errors.unopenedParenthesis
    case .unclosedBar: errors.unclosedBar
    case .misplacedComma: errors.misplacedComma
    case .functionExponent: errors.functionExponent
    case .repeatedFactorial: errors.repeatedFactorial
    case .operandCount(let function, let expected, let given):
      if expected.lowerBound == expected.upperBound {
        errors.operandCount.filled(
          function.description, expected.lowerBound.description, given.description)
      } else {
        errors.operandCountFrom.filled(
          function.description, expected.lowerBound.description, given.description)
      }
    case .unknownName(let name, let suggestion):
      if let suggestion {
        errors.unknownNameNear.filled(name.description, suggestion.description)
      } else {
        errors.unknownName.filled(name.description)
      }
    case .tooLong(let limit): errors.tooLong.filled(limit.description)
    case .tooDeep(let limit): errors.tooDeep.filled(limit.description)
    case .variableNotSet(let name): errors.variableNotSet.filled(name.description)
    case .divisionByZero: errors.divisionByZero
    case .negativeRoot: errors.negativeRoot
    case .logarithmOfZero: errors.logarithmOfZero
    case .logarithmOfNegative: errors.logarithmOfNegative
    case .pole: errors.pole
    case .outOfDomain(let operation):
      if let operation {
        errors.outOfDomainOf.filled(operation.name)
      } else {
        errors.outOfDomain
      }
    case .overflow: errors.overflow
    }
  }
}
