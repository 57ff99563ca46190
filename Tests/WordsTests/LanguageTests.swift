import Testing
import Words

struct LanguageTests {
  @Test(
    "The tag of a browser or locale means the language that it begins with",
    arguments: [
      ("de", Language.german), ("de-AT", .german), ("de_DE.UTF-8", .german), ("DE", .german),
      ("de@euro", .german), ("es", .spanish), ("es-419", .spanish), ("fr_CA", .french),
      ("fr.ISO8859-1", .french), ("zh", .chinese), ("zh-Hans", .chinese), ("zh_TW.Big5", .chinese),
      ("en", .english), ("en-GB", .english),
    ])
  func names(tag: String, language: Language) { #expect(Language(tag: tag) == language) }

  @Test(
    "A tag of any other language means English",
    arguments: ["", "C", "C.UTF-8", "POSIX", "it", "deu", "d", "zhuang", "-de", "１", "dé", "*"])
  func falls(tag: String) { #expect(Language(tag: tag) == .english) }

  @Test("Every language is found by its code", arguments: Language.allCases)
  func code(language: Language) { #expect(Language(tag: language.code) == language) }
}
