import Testing
import Words

@testable import Screens

/// What the page lists for its keys.
struct KeyMapTests {
  @Test("lists the letters of the RPN calculator that press another key, as its keypad does")
  func letters() throws {
    let map = KeyMap(.english)
    let rpn = try #require(map.sections.first { $0.title == "RPN" })
    #expect(rpn.lines.contains(KeyMap.Line(keys: ["S"], text: Words.english.name(of: .arcSine))))
    for line in rpn.lines {
      for key in line.keys {
        let entry = Keypad.rpn.entries.first { $0.typed.contains(key) }
        #expect(entry.map { Words.english.name(of: $0.key) } == line.text)
      }
    }
  }

  @Test("lists no keys of graphs and rows in an examination")
  func exam() {
    let titles = KeyMap(.english, isInExam: true).sections.map { $0.title }
    #expect(titles == ["Everywhere", "Calculators", "RPN", "History"])
  }

  @Test("has a text and keys in each line, in each language", arguments: Language.allCases)
  func texts(language: Language) {
    let sections = KeyMap(Words(language)).sections
    #expect(sections.count == 6)
    for section in sections {
      #expect(!section.title.isEmpty && !section.lines.isEmpty)
      for line in section.lines { #expect(!line.keys.isEmpty && !line.text.isEmpty) }
    }
  }
}
