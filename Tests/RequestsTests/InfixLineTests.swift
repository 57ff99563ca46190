import Requests
import Screens
import Testing

struct InfixLineTests {
  @Test(
    "splits words into keys",
    arguments: [
      ("2+3*4=", [.two, .add, .three, .multiply, .four, .equals]),
      ("2 + 3", [.two, .add, .three]),
      ("-5-3", [.five, .sign, .subtract, .three]),
      ("4 sqrt", [.four, .squareRoot]),
      ("", []),
    ] as [(String, [Key])])
  func keys(line: String, expected: [Key]) {
    #expect(InfixLine(line, on: .scientific) == .keys(expected))
  }

  @Test(
    "tells formulas from keys", arguments: ["sin(2)", "2+sqrt(4)", "-2^2", "-3!"])
  func formulas(line: String) {
    #expect(InfixLine(line, on: .scientific) == .formula)
  }

  @Test(
    "names a word that is no key",
    arguments: [("2 + foo", "foo"), ("2+bar=", "2+bar="), ("?", "?")])
  func unknown(line: String, word: String) {
    #expect(InfixLine(line, on: .calculator) == .unknown(word))
  }
}
