import Formulas
import Testing

@testable import Screens

/// Every text of the page, in every language.
struct WordsTests {
  private static let others = Language.allCases.filter { $0 != .english }

  static let kinds: [SyntaxError.Kind] = [
    .empty, .invalidUTF8, .unexpectedCharacter("#"), .malformedNumber, .missingOperand,
    .missingOperator, .unclosedParenthesis, .unopenedParenthesis, .unclosedBar, .misplacedComma,
    .functionExponent, .repeatedFactorial,
    .operandCount(function: "ln", expected: 1...1, given: 2),
    .operandCount(function: "log", expected: 1...2, given: 3),
    .operandCount(function: "max", expected: 2...Int.max, given: 1),
    .unknownName("sinn", suggestion: "sin"), .unknownName("qq", suggestion: nil),
    .tooLong(limit: 100_000), .tooDeep(limit: 1000), .numberTooLarge,
  ]

  private static let refusals: [ConfigurationScreen.Refusal] = [
    .empty, .notANumber, .notAboveZero, .notWhole, .aboveLargest,
  ]

  /// What languages may have in common: names, abbreviations, and words of the same spelling.
  private static let shared: [String: Set<String>] = [
    "de": [
      "Ordinate", "OK", "RPN", "Plotter", "RAD", "DEG", "System", "X-Max", "Graph",

    ],
    "es": ["Ordinate", "RPN", "RAD", "DEG"],
    "fr": ["Ordinate", "OK", "RPN", "RAD", "DEG", "Angles", "Radians"],
    "zh": ["Ordinate", "RPN", "RAD", "DEG"],
  ]

  private static let texts: [Text] =
    [
      .appName, .loadFailed, .newVersion, .reload, .cancel, .ok, .plotterInstruction,
      .configurationInstruction,
      .calculatorsInstruction, .gallery, .equation, .keypad, .reading, .noPlot, .backToPlotter,
      .savePicture, .graph, .history, .copy, .copied, .copyText, .copyASCII, .copyLaTeX,
      .copyMathML,
      .plotOf("x"), .setting(xMax: "5", samples: "50"), .nothingToPlot(xMax: "5"),
      .alertTitle(.noEquation), .alert(.noEquation), .plotConfiguration, .xMax, .samples, .set,
      .unit(.radians), .unit(.degrees), .automatic, .system, .light, .dark,
      .fromLeftToRight, .byPrecedence, .unitSign(.radians), .unitSign(.degrees), .notice(.set),
      .notice(.cleared), .storedData, .clearData, .clearQuestion, .clearExplanation, .clearConfirm,
      .severalVariables(["x", "y", "z"]),
    ] + Tab.allCases.map { .tab($0) } + Setting.allCases.flatMap { [Text.title($0), .section($0)] }
    + refusals.flatMap { [Text.refusal($0, .xMax), .refusal($0, .samples)] }
    + kinds.map { .error($0) }

  @Test("No text is empty in any language", arguments: Language.allCases)
  func complete(language: Language) {
    let words = Words(language)
    #expect(words.language == language)
    for text in Self.texts { #expect(!words[text].isEmpty, "\(text)") }
    for key in Keypad.plotter.entries.map(\.key) { #expect(!words[.key(key)].isEmpty, "\(key)") }
    for setting in Setting.allCases {
      let titles = (0..<setting.count).map { words.title(of: $0, setting) }
      #expect(!titles.contains(""))
      #expect(Set(titles).count == titles.count)
    }
  }

  @Test("Every text is in its own language", arguments: others)
  func translated(language: Language) throws {
    let (words, english) = (Words(language), Words.english)
    let shared = try #require(Self.shared[language.code])
    for text in Self.texts where words[text] == english[text] {
      #expect(shared.contains(words[text]), "\(text)")
    }
  }

  @Test("A hint is given in every language or in none", arguments: others)
  func hints(language: Language) {
    for kind in Self.kinds {
      let (hint, english) = (Words(language)[.hint(kind)], Words.english[.hint(kind)])
      #expect(hint.isEmpty == english.isEmpty, "\(kind)")
      #expect(hint.isEmpty || hint != english, "\(kind)")
    }
  }

  @Test("The tabs of a language have different titles", arguments: Language.allCases)
  func tabs(language: Language) {
    #expect(Set(Tab.allCases.map { Words(language)[.tab($0)] }).count == Tab.allCases.count)
  }

  @Test(
    "Names in a row are joined as the language does",
    arguments: [
      (Language.english, "x, y and z"), (.german, "x, y und z"), (.spanish, "x, y y z"),
      (.french, "x, y et z"), (.chinese, "x、y 和 z"),
    ])
  func list(language: Language, expected: String) {
    #expect(Words(language)[.severalVariables(["x", "y", "z"])].contains(expected))
  }
}
