import Testing

@testable import Words

/// The files of the languages, read line by line.
struct LanguageFileTests {
  static let translated = Language.allCases.filter { $0 != .english }

  /// The keys that a file must have, in their order.
  private static let keys =
    Text.allCases.map { "\($0)" } + KeyName.allCases.map { "key.\($0)" }
    + ErrorText.allCases.map { "error.\($0)" } + RelationWord.allCases.map { "relation.\($0)" }
    + LaterText.allCases.map { "later.\($0)" }
    + SheetWord.allCases.map { "sheet.\($0)" } + RowText.allCases.map { "row.\($0)" }
    + KeyMapText.allCases.map { "keys.\($0)" }

  /// The texts that may be the same as in English: names, abbreviations, patterns, and words with
  /// the same spelling.
  private static let shared: Set<String> = [
    "appName", "rpn", "radiansSign", "degreesSign", "listMore", "key.x", "key.e", "key.memory",
    "key.pi", "ok", "plotter", "xMax", "graph", "system", "orange", "minimum", "maximum",
    "localMinimum", "localMaximum", "integral", "key.factorial", "key.add", "key.subtract", "color",
    "variables", "angles", "radians", "description", "style", "additions", "divisions",
    "multiplications", "key.point", "plotSetting",
  ]

  @Test("English has a line for each text and each key's name, in the order of the cases")
  func english() {
    let texts = English.texts.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    let lines = texts.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      lines == Text.allCases.map { Words.english[$0] } + KeyName.allCases.map { Words.english[$0] })
    #expect(!lines.contains(""))
    #expect(Words.english[.appName] == "Ordinate")
    #expect(Words.english[.trigonometry] == "Trigonometry")
    #expect(Words.english[KeyName.point] == "point")
    #expect(Words.english[.memoryAdd] == "add to memory")
  }

  private static func lines(of language: Language) -> [(key: String, text: String)] {
    String(decoding: language.file, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        let halves = line.split(separator: " = ", maxSplits: 1).map(String.init)
        return (halves[0], halves.count > 1 ? halves[1] : "")
      }
  }

  private static func names(in text: String) -> Set<String> {
    Set(text.matches(of: /\{(\w+)\}/).map { String($0.1) })
  }

  @Test(
    "A file has each key once, in the order of the cases, and a text for it", arguments: translated)
  func keys(language: Language) {
    let lines = Self.lines(of: language)
    #expect(lines.map(\.key) == Self.keys)
    #expect(lines.filter(\.text.isEmpty).map(\.key) == [])
  }

  @Test("The names of values are the same as in English", arguments: translated)
  func values(language: Language) {
    let texts = Dictionary(uniqueKeysWithValues: Self.lines(of: language))
    for text in Text.allCases {
      let expected = Self.names(in: Words.english[text])
      #expect(texts["\(text)"].map(Self.names) == expected, "\(text)")
    }
    #expect(
      Self.names(
        in: Self.lines(of: language).filter { $0.key.hasPrefix("key.") }.map(\.text).joined()) == []
    )
  }

  @Test("No text is English", arguments: translated)
  func translation(language: Language) {
    let words = Words(language)
    var same = Text.allCases.filter { words[$0] == Words.english[$0] }.map { "\($0)" }
    same += KeyName.allCases.filter { words[$0] == Words.english[$0] }.map { "key.\($0)" }
    #expect(same.filter { !Self.shared.contains($0) } == [])
  }

  @Test("The file of the Graph tab and the list of keys has all their texts", arguments: translated)
  func files(language: Language) throws {
    let texts = String(decoding: try #require(language.files.last), as: UTF8.self)
    let lines = texts.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(
      lines.count == SheetWord.allCases.count + RowText.allCases.count + KeyMapText.allCases.count)
    #expect(
      lines.allSatisfy { line in ["sheet.", "row.", "keys."].contains { line.hasPrefix($0) } })
  }

  @Test("Each file weighs little", arguments: translated)
  func size(language: Language) {
    #expect(language.files.count == 2)
    for file in language.files { #expect(file.count < 16_500) }
  }
}
