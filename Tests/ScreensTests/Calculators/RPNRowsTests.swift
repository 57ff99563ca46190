import Calculators
import Testing

@testable import Screens

struct RPNRowsTests {
  @Test(
    "gives the row of the last expression if it is an operation with a value",
    arguments: [
      ("", nil), ("3", nil), ("3 enter", nil), ("pi", nil), ("M", nil),
      ("3 enter 5 +", "3 + 5 = 8"), ("3 enter 5 + 2", nil), ("3 enter 5 + 2 *", "(3 + 5) × 2 = 16"),
      ("1 enter 0 /", nil), ("7 enter M +", nil), ("9 store 7 enter M +", "7 + M"), ("+", nil),
      ("4 sqrt drop", nil), ("4 sqrt clear", nil), ("4 sqrt 9 enter drop", "√(4) = 2"),
    ] as [(String, String?)])
  func row(keys: String, text: String?) throws {
    var screen = RPNScreen()
    for word in keys.split(separator: " ") {
      for key in try #require(Keypad.rpn.sequence(named: String(word))) { screen.press(key) }
    }
    #expect(screen.computedRow?.text == text)
  }
}
