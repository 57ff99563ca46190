import Formulas
import Testing

@testable import Words

/// Texts with values in each language.
struct WordsTests {
  private static let others = Language.allCases.filter { $0 != .english }

  private static let kinds: [SyntaxError.Kind] = [
    .empty, .invalidUTF8, .unexpectedCharacter("#"), .malformedNumber, .missingOperand,
    .missingOperator, .unclosedParenthesis, .unopenedParenthesis, .unclosedBar, .misplacedComma,
    .functionExponent, .repeatedFactorial, .unclosedBracket("]"), .factorialOrUnequal,
    .remainderSign, .decimalComma(suggestion: "3.5"), .groupedDigits(suggestion: "1000"),
    .hexadecimal(suggestion: "16"), .missingParentheses(function: "max"),
    .missingIndex(function: "Σ"),
    .operandCount(function: "ln", expected: 1...1, given: 2),
    .operandCount(function: "log", expected: 1...2, given: 3),
    .operandCount(function: "max", expected: 2...Int.max, given: 1),
    .unknownName("sinn", suggestion: "sin"), .unknownName("qq", suggestion: nil),
    .missingComparison, .comparisonInFormula, .commaBetweenConditions, .misplacedInfinity,
    .unknownSet, .missingEquation, .missingUnknown, .infinitelyManySolutions, .reversedRange,
    .unsearchableRange,
    .tooManyCases(limit: 256), .tooLong(limit: 100_000), .tooDeep(limit: 1000), .numberTooLarge,
  ]

  private static let domainErrors: [DomainError] = [
    .variableNotSet("M"), .divisionByZero, .negativeRoot, .logarithmOfZero, .logarithmOfNegative,
    .pole, .outOfDomain(.absolute), .overflow, .underflow, .undecided, .unfinished,
  ]

  @Test("An error is in the reader's language, with its values", arguments: others)
  func errors(language: Language) {
    let words = Words(language)
    for kind in Self.kinds {
      #expect(words.sentence(for: kind) != kind.description, "\(kind)")
      let hint = words.hint(for: kind)
      #expect((hint == nil) == (kind.hint == nil) && (hint == nil || hint != kind.hint), "\(kind)")
      #expect(!words.message(for: SyntaxError(kind, at: 0..<0)).contains("{"), "\(kind)")
    }
    for error in Self.domainErrors {
      #expect(words.message(for: error) != error.description, "\(error)")
      #expect(!words.message(for: error).contains("{"), "\(error)")
    }
    #expect(words.hint(for: .unknownName("sinn", suggestion: "sin"))?.contains("sin") == true)
    #expect(words.sentence(for: .tooLong(limit: 100_000)).contains("100000"))
    #expect(words.message(for: .outOfDomain(.absolute)).contains("abs"))
    #expect(words.message(for: .missingOperands, english: "") != "")
  }

  @Test(
    "An error has the words of textbooks",
    arguments: [
      (Language.english, "M is not set", "Division by zero"),
      (.german, "M ist nicht gesetzt", "Division durch null"),
      (.spanish, "M no tiene valor", "División por cero"),
      (.french, "M n’a pas de valeur", "Division par zéro"),
      (.chinese, "M 未赋值", "除数为零"),
    ])
  func textbooks(language: Language, notSet: String, division: String) {
    #expect(Words(language).message(for: DomainError.variableNotSet("M")) == notSet)
    #expect(Words(language).message(for: DomainError.divisionByZero) == division)
  }

  @Test(
    "A number of operands is worded",
    arguments: [
      (Language.english, 2...Int.max, "max takes at least 2 values, not 1."),
      (.english, 1...Int.max, "max takes at least 1 value, not 1."),
      (.german, 1...Int.max, "max braucht mindestens einen Wert, nicht 1."),
      (.german, 2...Int.max, "max braucht mindestens 2 Werte, nicht 1."),
      (.german, 2...3, "max braucht 2 bis 3 Werte, nicht 1."),
      (.german, 2...2, "max braucht 2 Werte, nicht 1."),
      (.german, 1...1, "max braucht einen Wert, nicht 1."),
      (.spanish, 2...Int.max, "max necesita al menos 2 valores, no 1."),
      (.french, 2...Int.max, "max demande au moins 2 valeurs, pas 1."),
      (.chinese, 2...Int.max, "max 需要至少 2 个值，而不是 1 个。"),
    ])
  func operands(language: Language, expected: ClosedRange<Int>, sentence: String) {
    let kind = SyntaxError.Kind.operandCount(function: "max", expected: expected, given: 1)
    #expect(Words(language).sentence(for: kind) == sentence)
  }

  @Test(
    "Names in a row are joined as the language does",
    arguments: [
      (Language.english, "x, y and z"), (.german, "x, y und z"), (.spanish, "x, y y z"),
      (.french, "x, y et z"), (.chinese, "x、y 和 z"),
    ])
  func list(language: Language, expected: String) {
    #expect(Words(language).severalVariables(["x", "y", "z"]).contains(expected))
  }

  @Test("Two names are joined without a comma")
  func pair() { #expect(Words.english.severalVariables(["x", "y"]).hasSuffix(" x and y.")) }

  @Test(
    "A graph is named as the language says it",
    arguments: [
      (Language.english, "Graph of x², 2 curves, x from −1 to 1"),
      (.german, "Graph von x², 2 Kurven, x von −1 bis 1"),
      (.spanish, "Gráfica de x², 2 curvas, x de −1 a 1"),
      (.french, "Courbe de x², 2 courbes, x de −1 à 1"),
      (.chinese, "x² 的图像，2 条曲线，x 从 −1 到 1"),
    ])
  func graph(language: Language, expected: String) {
    let words = Words(language)
    #expect(words.graph(of: "x²", count: 2, variable: "x", lower: "−1", upper: "1") == expected)
    let empty = words.graph(of: nil, count: 0, variable: "x", lower: "−1", upper: "1")
    #expect(empty.hasPrefix(words[.emptyGraph]))
  }

  @Test(
    "A number of rows is worded",
    arguments: [
      (Language.english, 1, "1 row"), (.english, 0, "0 rows"), (.english, 12, "12 rows"),
      (.german, 1, "1 Zeile"), (.german, 2, "2 Zeilen"), (.spanish, 1, "1 fila"),
      (.french, 3, "3 lignes"), (.chinese, 1, "1 行"),
    ])
  func rows(language: Language, count: Int, expected: String) {
    #expect(Words(language).rows(count) == expected)
  }

  @Test(
    "A relation is spoken with its signs in words",
    arguments: [
      (
        .english, "1<x<=y and not (x=2 or m in Z)",
        "1 is less than x is less than or equal to y and not open parenthesis x equals 2 or m is a "
          + "whole number close parenthesis"
      ),
      (.german, "y≠x ∨ m ∈ ℤ", "y ist ungleich x oder m ist eine ganze Zahl"),
      (.spanish, "y≥x² {x>0}", "y es mayor o igual que x^2 y x es mayor que 0"),
      (.french, "x²+y²=25", "x^2+y^2 est égal à 25"), (.chinese, "x<1 or y>2", "x 小于 1 或 y 大于 2"),
    ] as [(Language, String, String)])
  func relations(language: Language, source: String, spoken: String) throws {
    #expect(Words(language).spoken(try Relation(source)) == spoken)
  }
}
