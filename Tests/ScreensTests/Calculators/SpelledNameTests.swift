import Formulas
import Testing

@testable import Screens

struct SpelledNameTests {
  /// What a screen shows after characters and keys of a keyboard, separated by spaces.
  private func typed<Screen: CalculatorScreen>(_ text: String, on screen: Screen) -> (
    screen: Screen, name: SpelledName<Screen>
  ) {
    var (screen, name) = (screen, SpelledName<Screen>())
    for key in text.split(separator: " ") { name.type(String(key), on: &screen) }
    return (screen, name)
  }

  @Test(
    "letters that spell a function are that function once",
    arguments: [
      ("s i n 2 Enter", "sin(2)"), ("s q r t 9 Enter", "√(9)"), ("4 s q r t", "√(4)"),
      ("l o g ( 1 0 0 ) =", "log(100)"), ("l n 2 =", "ln(2)"), ("c o s 2 =", "cos(2)"),
      ("t a n 2 =", "tan(2)"), ("s i n h 2 =", "sinh(2)"), ("a s i n 1 =", "asin(1)"),
      ("e x p 2 =", "exp(2)"), ("p i", "π"), ("2 * p i =", "2×π"), ("c b r t 8 =", "∛(8)"),
      ("s i n c o s 2 =", "sin(cos(2))"), ("s q r t s q r t 2 =", "√(√(2))"),
      ("5 + s q r t 9 =", "5+√(9)"), ("c o s ( 2 x ) + 1 =", "cos(2×x)+1"),
      // Functions without a key.
      ("s e c 1 =", "sec(1)"), ("2 + f l o o r 2 . 7 =", "2+floor(2.7)"),
      ("a b s ( 3 ) =", "abs(3)"),
      ("e r f ( 1 ) =", "erf(1)"), ("c o t h 2 =", "coth(2)"), ("e * s e c 1 =", "e×sec(1)"),
      // Letters that spell nothing act at once, each for itself.
      ("9 q", "√(9)"), ("4 s", "sin(4)"), ("4 s q", "√(sin(4))"), ("e * x =", "e×x"),
      ("4 s 5", ""), ("y z", ""),
    ])
  func spelled(text: String, description: String) {
    #expect(typed(text, on: InfixScreen.scientific).screen.description == description)
  }

  @Test(
    "and so they are on RPN",
    arguments: [
      ("2 s i n", "sin(2)"), ("9 s q r t", "√(9)"), ("1 0 0 l o g", "log(100)"), ("p i", "π"),
      ("2 s i n c o s", "cos(sin(2))"), ("m c", "cos(M)"), ("2 e x p", "exp(2)"),
    ])
  func onRPN(text: String, description: String) {
    #expect(typed(text, on: RPNScreen()).screen.description == description)
  }

  @Test("what Calculator lacks is not typed there") func onCalculator() {
    #expect(typed("4 s q r t", on: InfixScreen.calculator).screen.description == "√(4)")
    #expect(typed("4 s i n", on: InfixScreen.calculator).screen.display == "4")
  }

  @Test("makes one row, however many functions were shown in between") func rows() {
    var (screen, name) = typed("4 s q r t", on: InfixScreen.scientific)
    #expect(!name.isOpen)
    #expect(screen.takeRows().map { $0.text } == ["√(4) = 2"])
    (screen, name) = typed("4 s", on: InfixScreen.scientific)
    #expect(name.isOpen)
    name.type("+", on: &screen)
    #expect(!name.isOpen && screen.takeRows().count == 1)
  }
}
