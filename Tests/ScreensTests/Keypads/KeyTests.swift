import Testing

@testable import Screens

struct KeyTests {
  @Test(
    "is found by its label and by its names in data",
    arguments: [Keypad.plotter, .rpn, .calculator, .scientific])
  func names(keypad: Keypad) {
    for entry in keypad.entries {
      #expect(keypad.key(named: entry.label) == entry.key)
      for name in entry.row.names { #expect(keypad.key(named: name) == entry.key) }
      #expect(entry.name.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test(
    "stands for the characters of a number",
    arguments: [
      ("10", "1 0"), ("2.45", "2 . 4 5"), ("-3", "- 3"), ("−3", "- 3"), (".5", ". 5"),
      ("7", "7"), ("sin", "sin"), ("xⁿ", "exponent"), ("pow", "exponent"), ("⌫", "backspace"),
      ("-", "-"), (".", "."),
    ])
  func sequence(word: String, names: String) {
    #expect(Self.keys(Keypad.plotter, word) == names)
  }

  @Test(
    "of RPN stands for the keys of a number, with its sign and its exponent",
    arguments: [
      ("10", "1 0"), ("2.45", "2 . 4 5"), ("-3", "3 sign"), ("−.5", ". 5 sign"), ("2.", "2 ."),
      ("6.02e23", "6 . 0 2 ee 2 3"), ("-1E-7", "1 sign ee sign 7"), ("-", "-"), ("e", "e"),
      ("pow", "pow"), ("xʸ", "pow"), ("⏎", "enter"), ("↩", "undo"), ("backspace", "undo"),
      ("→M", "store"), ("−", "-"), ("Graph", "graph"),
    ])
  func rpnSequence(word: String, names: String) {
    #expect(Self.keys(Keypad.rpn, word) == names)
  }

  @Test(
    "of Scientific stands for the keys of a number and of the memory",
    arguments: [
      ("2.45", "2 . 4 5"), ("-3", "3 sign"), ("6e-7", "6 ee sign 7"),
      ("-4.9e-324", "4 . 9 sign ee sign 3 2 4"), ("1e400", "1 ee 4 0 0"), ("store", "ms"),
      ("ms", "ms"), ("M+", "m+"), ("=", "="), ("%", "percent"), ("(", "("), ("⌫", "backspace"),
      ("x", "x"), ("pow", "pow"), ("cube", "cube"), ("root", "root"), ("exp", "exp"),
      ("tenpow", "tenpow"), ("10ˣ", "tenpow"), ("CE", "ce"), ("ce", "ce"), ("angle", "angle"),
      ("2nd", "second"),
    ])
  func scientificSequence(word: String, names: String) {
    #expect(Self.keys(Keypad.scientific, word) == names)
  }

  private static func keys(_ keypad: Keypad, _ word: String) -> String? {
    keypad.sequence(named: word)?.compactMap { keypad[$0]?.name }.joined(separator: " ")
  }

  @Test(
    "is never one that no keypad has",
    arguments: [
      "", "foo", "1.2.3", "2x", "3-1", "--1", "SIN", "2e", "2e3e4", "2e1.5", ".e1", "1e+2",
      "1e9999999999999999999", "1e--3", "-1e-e3",
    ])
  func unknown(word: String) {
    #expect(Keypad.plotter.sequence(named: word) == nil)
    for keypad in [Keypad.rpn, .calculator, .scientific] {
      #expect(keypad.sequence(named: word) == nil)
    }
  }
}
