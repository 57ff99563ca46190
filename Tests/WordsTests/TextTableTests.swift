import Formulas
import Testing

@testable import Words

/// Reading a language's file.
struct TextTableTests {
  private func words(_ file: String) -> Words { Words(.german, file: Array(file.utf8)) }

  @Test(
    "A line is a key and its text, without the blanks around them",
    arguments: [
      "cancel = Abbrechen", "cancel=Abbrechen", "  cancel\t=  Abbrechen \r\n",
      "# cancel = Nein\ncancel = Abbrechen\n", "nonsense\n\ncancel = Abbrechen",
      "unknown = ?\nkey.unknown = ?\nother.cancel = ?\n= ?\ncancel = Abbrechen",
      "zeros = Nullstellen\ncancel = Abbrechen\nappName = Ordinate",
    ])
  func line(file: String) {
    #expect(words(file)[.cancel] == "Abbrechen")
    #expect(words(file).language == .german)
  }

  @Test("A text may have an equals sign in it")
  func equals() { #expect(words("level = y = {number}").level(3) == "y = 3") }

  @Test("A text that a file lacks is English")
  func missing() {
    let words = words("cancel = Abbrechen")
    #expect(words[.reload] == "Reload")
    #expect(words[KeyName.sine] == "sine")
    #expect(words.sentence(for: .misplacedComma) == SyntaxError.Kind.misplacedComma.description)
  }

  @Test("Without a file every text is English, and English needs no file")
  func none() {
    #expect(Words(.german, file: []).language == .english)
    #expect(Words(.english, file: Array("cancel = No".utf8))[.cancel] == "Cancel")
  }

  @Test(
    "Values replace their names in a text",
    arguments: [
      ("{a} of {b}", "1 of 2"), ("{b}{a}{b}", "212"), ("{c}, {a", "{c}, {a"), ("{}", "{}"),
      ("", ""),
      ("}{a}{", "}1{"),
    ])
  func values(pattern: String, expected: String) {
    #expect(Value.fill(pattern, with: [Value("a", "1"), Value("b", "2")]) == expected)
  }

  @Test("Names inside a value are not replaced")
  func once() {
    #expect(Value.fill("{a}{b}", with: [Value("a", "{b}"), Value("b", "2")]) == "{b}2")
  }
}
