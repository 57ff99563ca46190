import Calculators
import Formulas
import Screens
import Testing

struct DigitsShownTests {
  @Test(
    "A value has the chosen number of digits, without zeros at its end",
    arguments: [
      ("automatic", "17÷3", "5.666666666666667"), ("automatic", "0.1+0.2", "0.3"),
      ("4", "17÷3", "5.667"), ("16", "17÷3", "5.666666666666667"), ("4", "0.25", "0.25"),
      ("6", "1234567", "1.23457×10⁶"), ("4", "6.02214076e23", "6.022×10²³"), ("4", "-0", "0"),
      ("4", "10÷(3-3)", ""), ("4", "0.12345+5×10^-40", "0.1235"),
    ])
  func text(name: String, formula: String, expected: String) throws {
    let number = ShownNumber(StoredNumber(try Formula(formula), angle: .radians))
    #expect(try #require(DigitsShown(name: Array(name.utf8)[...])).text(number) == expected)
  }

  @Test("Every value of the setting is a number of digits") func values() {
    for name in (0..<Setting.digits.count).map(Setting.digits.name(of:)) {
      #expect(DigitsShown(name: Array(name.utf8)[...])?.name == name)
    }
  }

  @Test("Any other text is refused", arguments: ["", "3", "17", "5.0", "Automatic", "-5"])
  func refused(name: String) { #expect(DigitsShown(name: Array(name.utf8)[...]) == nil) }
}
