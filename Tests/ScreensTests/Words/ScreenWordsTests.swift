import Formulas
import Screens
import Testing
import Words

/// The texts of the screens in every language.
struct ScreenWordsTests {
  private static let keypads = [Keypad.plotter, .rpn, .calculator, .scientific]

  @Test(
    "Every key has a spoken name, and no two of a keypad sound alike", arguments: Language.allCases)
  func keys(language: Language) {
    let words = Words(language)
    for keypad in Self.keypads {
      let names = keypad.entries.filter(\.isInGrids).map { words.name(of: $0.key) }
      #expect(!names.contains(""))
      #expect(Set(names).count == names.count)
    }
    #expect(words.name(of: .radians) != words.name(of: .degrees))
  }

  @Test("The tabs have different titles", arguments: Language.allCases)
  func tabs(language: Language) {
    let words = Words(language)
    #expect(Set(Tab.allCases.map { words.title(of: $0) }).count == Tab.allCases.count)
    #expect(Set(Tab.allCases.map { words.back(to: $0) }).count == Tab.allCases.count)
  }

  @Test("The settings of a plot are shown with a minus, not a hyphen", arguments: Language.allCases)
  func plotSettings(language: Language) throws {
    let configuration = try #require(Configuration(xMax: 0.25, sampleCount: 50))
    #expect(Words(language).line(for: configuration).hasPrefix("−0.25 … 0.25 · 50"))
  }

  @Test("The values of a setting have different titles", arguments: Language.allCases)
  func settings(language: Language) {
    let words = Words(language)
    for setting in Setting.allCases {
      let titles = (0..<setting.count).map { words.title(of: $0, setting) }
      #expect(!titles.contains(""))
      #expect(Set(titles).count == titles.count)
    }
  }

  @Test("The colours of curves have different names", arguments: Language.allCases)
  func colors(language: Language) {
    let words = Words(language)
    let names = (0..<GraphCurve.colorCount).map { words.name(ofColor: $0) }
    #expect(Set(names).count == names.count)
  }
}
