import Testing

@testable import Screens

struct KeyTests {
  @Test("is found by its label and by its names in data", arguments: Key.allCases)
  func names(key: Key) {
    #expect(Key(name: key.label) == key)
    for name in key.row.names { #expect(Key(name: name) == key) }
    #expect(key.name.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(
    "stands for the characters of a number",
    arguments: [
      ("10", "1 0"), ("2.45", "2 . 4 5"), ("-3", "- 3"), ("−3", "- 3"), (".5", ". 5"),
      ("7", "7"), ("sin", "sin"), ("xⁿ", "exponent"), ("pow", "exponent"), ("⌫", "backspace"),
      ("-", "-"), (".", "."),
    ])
  func sequence(word: String, names: String) {
    #expect(Key.sequence(named: word)?.map(\.name).joined(separator: " ") == names)
  }

  @Test(
    "is nothing that no keypad has", arguments: ["", "foo", "1.2.3", "2x", "3-1", "--1", "SIN"])
  func unknown(word: String) {
    #expect(Key.sequence(named: word) == nil)
  }

  @Test("has a spoken name of its own")
  func spokenNames() {
    let names = Key.allCases.map { Words.english[.key($0)] }
    #expect(Set(names).count == names.count)
    #expect(!names.contains(""))
  }
}
