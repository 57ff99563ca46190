import Testing

@testable import Screens

/// Every text around a graph, in every language.
struct GraphWordsTests {
  private static let others = Language.allCases.filter { $0 != .english }

  private static let texts: [GraphText] =
    [
      .graph, .zoomIn, .zoomOut, .reset, .style, .dots, .line, .statistics, .trace, .close, .curves,
      .add, .equation, .remove, .hide, .show, .color, .export, .exportSVG, .exportPNG, .exportCSV,
      .showGraph, .addToGraph, .dotPlot, .backToDotPlot,
      .graphOf(nil, count: 0, variable: "x", lower: "-1", upper: "1"),
      .graphOf("x²", count: 2, variable: "x", lower: "-1", upper: "1"), .undefinedAt(x: "x = 1"),
      .none, .unbounded, .extreme(y: "1", at: "x = 2"), .inAll(20), .isComplete(true),
      .isComplete(false), .computing, .complete, .notProved,
    ] + Tab.allCases.map { .backTo($0) } + (0..<GraphCurve.colorCount).map { .colorName($0) }
    + GraphPlace.Kind.allCases.map { .place($0) }
    + [Statistic.minimum, .maximum, .zeros, .poles, .gaps, .mean, .integral, .defined, .complete]
    .map { .statistic($0) }

  /// Words of the same spelling as in English.
  private static let shared: [String: Set<String>] = [
    "de": ["Graph", "Minimum", "Maximum", "Integral", "Orange"],
    "es": ["Color", "Integral"],
    "fr": ["Style", "Points", "Minimum", "Maximum", "Orange", "Violet"],
    "zh": [],
  ]

  @Test("No text is empty in any language", arguments: Language.allCases)
  func complete(language: Language) {
    let words = GraphWords(language)
    #expect(words.language == language)
    for text in Self.texts + [.at(x: "1", y: "2"), .range(from: "1", to: "2")] {
      #expect(!words[text].isEmpty, "\(text)")
    }
  }

  @Test("Every text is in its own language", arguments: others)
  func translated(language: Language) throws {
    let (words, english) = (GraphWords(language), GraphWords.english)
    let shared = try #require(Self.shared[language.code])
    for text in Self.texts where words[text] == english[text] {
      #expect(shared.contains(words[text]), "\(text)")
    }
  }

  @Test(
    "A graph is named as the language says it",
    arguments: [
      (Language.english, "Graph of x², 2 curves, x from -1 to 1"),
      (.german, "Graph von x², 2 Kurven, x von -1 bis 1"),
      (.spanish, "Gráfica de x², 2 curvas, x de -1 a 1"),
      (.french, "Courbe de x², 2 courbes, x de -1 à 1"),
      (.chinese, "x² 的图像，2 条曲线，x 从 -1 到 1"),
    ])
  func name(language: Language, expected: String) {
    let text = GraphText.graphOf("x²", count: 2, variable: "x", lower: "-1", upper: "1")
    #expect(GraphWords(language)[text] == expected)
  }
}
