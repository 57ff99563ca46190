import Formulas
import Screens
import Testing

struct CalculatorWordsTests {
  private static let others = Language.allCases.filter { $0 != .english }

  private static let kinds: [SyntaxError.Kind] = [
    .empty, .invalidUTF8, .unexpectedCharacter("#"), .malformedNumber, .missingOperand,
    .missingOperator, .unclosedParenthesis, .unopenedParenthesis, .unclosedBar, .misplacedComma,
    .functionExponent, .repeatedFactorial,
    .operandCount(function: "ln", expected: 1...1, given: 2),
    .operandCount(function: "log", expected: 1...2, given: 3),
    .operandCount(function: "max", expected: 2...Int.max, given: 1),
    .unknownName("sinn", suggestion: "sin"), .unknownName("q", suggestion: nil),
    .tooLong(limit: 100_000), .tooDeep(limit: 1000), .numberTooLarge,
  ]

  private static let domainErrors: [DomainError] = [
    .variableNotSet("M"), .divisionByZero, .negativeRoot, .logarithmOfZero, .logarithmOfNegative,
    .pole, .outOfDomain(.absolute), .overflow,
  ]

  private static let keys = Set(
    [Keypad.rpn, .calculator, .scientific].flatMap { $0.entries.map(\.key) })

  private static let sentences: [CalculatorText] =
    kinds.map { .error($0) } + domainErrors.map { .noValue($0) } + [
      .missingOperands, .nothingToGraph, .nothingToGraphOfX, .incompleteGraph, .pasteRefused,
      .formulaRefused, .emptyStack, .leftToRight, .byPrecedence,
    ]

  private static let names: [CalculatorText] = [
    .calculator, .scientific, .rpn, .display, .description, .keypad, .stack, .level(1), .variables,
    .graph, .history, .memory, .backToCalculator, .backToScientific, .backToRPN, .copy, .copied,
    .paste,
  ]

  @Test("No text is empty in any language", arguments: Language.allCases)
  func complete(language: Language) {
    let words = CalculatorWords(language)
    let keys = Self.keys.map { CalculatorText.key($0) }
    for text in Self.sentences + Self.names + keys {
      #expect(!words[text].isEmpty, "\(text)")
    }
  }

  @Test("Every sentence is in its own language", arguments: others)
  func translated(language: Language) {
    let (words, english) = (CalculatorWords(language), CalculatorWords.english)
    for text in Self.sentences { #expect(words[text] != english[text], "\(text)") }
  }

  @Test("Keys with a word on them are spoken in their own language", arguments: others)
  func spoken(language: Language) {
    let (words, english) = (CalculatorWords(language), CalculatorWords.english)
    for key in Self.keys where key.digit == nil {
      // Words that languages share: letters, and what Latin gave to all.
      let shared: [Key] = [.memory, .x, .e, .pi, .factorial, .point, .add, .subtract]
      if shared.contains(key) { continue }
      #expect(words[.key(key)] != english[.key(key)], "\(key)")
    }
  }

  @Test("No two keys of a language sound alike", arguments: Language.allCases)
  func distinct(language: Language) {
    let words = CalculatorWords(language)
    for keypad in [Keypad.rpn, .calculator, .scientific] {
      let names = keypad.entries.map { words[.key($0.key)] }
      #expect(Set(names).count == names.count)
    }
  }

  @Test(
    "An error is said as textbooks say it",
    arguments: [
      (Language.english, "M is not set", "Division by zero"),
      (.german, "M ist nicht gesetzt", "Division durch null"),
      (.spanish, "M no tiene valor", "División por cero"),
      (.french, "M n’a pas de valeur", "Division par zéro"),
      (.chinese, "M 未赋值", "除数为零"),
    ])
  func errors(language: Language, notSet: String, division: String) {
    let words = CalculatorWords(language)
    #expect(words[.noValue(.variableNotSet("M"))] == notSet)
    #expect(words[.noValue(.divisionByZero)] == division)
  }

  @Test(
    "A count of operands is worded",
    arguments: [
      (Language.german, "max braucht mindestens 2 Werte, nicht 1."),
      (.spanish, "max necesita al menos 2 valores, no 1."),
      (.french, "max demande au moins 2 valeurs, pas 1."),
      (.chinese, "max 需要至少 2 个值，而不是 1 个。"),
    ])
  func counts(language: Language, sentence: String) {
    let kind = SyntaxError.Kind.operandCount(function: "max", expected: 2...Int.max, given: 1)
    #expect(CalculatorWords(language)[.error(kind)] == sentence)
  }
}
