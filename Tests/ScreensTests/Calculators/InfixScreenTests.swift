import Calculators
import Formulas
import Foundation
import Testing
import Words

@testable import Screens

/// A screen after keys, named by words as `ordinate keys` takes them.
func infix(_ words: String, on screen: InfixScreen) -> InfixScreen {
  var screen = screen
  for word in words.split(separator: " ") {
    for key in screen.keypad.sequence(named: String(word))! { screen.press(key) }
  }
  return screen
}

func calculator(_ words: String) -> InfixScreen { infix(words, on: InfixScreen.calculator) }

func scientific(_ words: String) -> InfixScreen { infix(words, on: InfixScreen.scientific) }

struct InfixScreenTests {
  @Test(
    "Calculator computes the examples in the documents from left to right",
    arguments: [
      ("7 × 9 =", "7×9", "63"), ("37 ÷ 3 =", "37÷3", "12.33333333333333"),
      ("522 − 275 =", "522-275", "247"), ("4 √", "√(4)", "2"), ("5 1/x", "1÷5", "0.2"),
      ("17 ÷ 3 + 69 − 23 =", "17÷3+69-23", "51.66666666666667"),
      ("17 ÷ 3 +", "17÷3+", "5.666666666666667"), ("3 × 5 ÷ 2 × 15 ÷ 3 =", "3×5÷2×15÷3", "37.5"),
      ("10 ÷ 4 × 6 ÷ 8 + 99 × 15 =", "(10÷4×6÷8+99)×15", "1513.125"),
      ("2 + 3 × 4 =", "(2+3)×4", "20"), ("0.1 + 0.2 =", "0.1+0.2", "0.3"),
      ("4.35 × 100 =", "4.35×100", "435"), ("8 × 2 = =", "8×2×2", "32"), ("4 + =", "4+4", "8"),
      ("37 ÷ 3 = × 3 =", "37÷3×3", "37"), ("5 %", "5÷100", "0.05"),
      ("50 + 10 % =", "50+50×10÷100", "55"), ("5 + × 2 =", "5×2", "10"), ("", "", "0"),
    ])
  func examples(keys: String, description: String, display: String) {
    let screen = calculator(keys)
    #expect(screen.description == description)
    #expect(screen.display == display)
  }

  @Test(
    "Scientific computes the examples in the documents by precedence",
    arguments: [
      ("459 + 422 ÷ 10 =", "459+422÷10", "501.2"), ("459 + 422 ÷", "459+422÷", "422"),
      ("7 × ( 9 + 54 ) ÷ 2 =", "7×(9+54)÷2", "220.5"), ("7 × ( 9 +", "7×(9+", "9"),
      ("10 ÷ 4 × 6 ÷ 8 + 99 × 15 =", "10÷4×6÷8+99×15", "1486.875"),
      ("42 × 90 cos =", "42×cos(90)", "-18.81909187742515"),
      ("( 522 − 275 ) ÷ 45 sin =", "(522-275)÷sin(45)", "290.27967669453"),
      ("π sin", "sin(π)", "0"), ("e ln", "ln(e)", "1"), ("100 log", "log(100)", "2"),
      ("2.45 cos", "cos(2.45)", "-0.7702312540473073"),
      ("1.234 tan", "tan(1.234)", "2.856029838919548"), ("x sin =", "sin(x)", "sin(x)"),
      ("2 x =", "2×x", "2×x"), ("1 + 2 × 3 +", "1+2×3+", "7"), ("2 pow 3 pow 2 =", "2^3^2", "512"),
      ("5 factorial", "5!", "120"), ("8 cbrt", "∛(8)", "2"), ("5 square", "5^2", "25"),
      ("√ 9 =", "√(9)", "3"), ("5 + √ 9 =", "5+√(9)", "8"), ("√ 9 + 16 =", "√(9)+16", "19"),
      ("√", "√", "0"), ("5 + sin", "5+sin", "5"), ("9 + √ =", "9+√(9)", "12"),
      ("cos π =", "cos(π)", "-1"), ("√ √ 16 =", "√(√(16))", "2"),
      ("2 cube", "2^3", "8"), ("27 root 3 =", "root(27,3)", "3"), ("0 exp", "exp(0)", "1"),
      ("3 tenpow", "10^3", "1000"), ("tenpow 3 =", "10^3", "1000"), ("exp 0 =", "exp(0)", "1"),
      ("angle 90 sin", "sin(90)", "1"), ("90 sin angle", "sin(90)", "1"),
      ("angle angle π sin", "sin(π)", "0"), ("second asin", "asin", "0"),
    ])
  func scientificExamples(keys: String, description: String, display: String) {
    let screen = scientific(keys)
    #expect(screen.description == description)
    #expect(screen.display == display)
  }

  @Test(
    "shows the number being typed, and above it everything entered before",
    arguments: [
      ("7 × ( 9", "7×(", "9"),
      ("5 . . 0", "", "5.0"), ("0 0 0", "", "0"), ("5 . 5 . 5", "", "5.55"),
      ("0 0 7", "", "7"), (".", "", "0."), ("1 2 ⌫", "", "1"), ("5 + 2 ⌫", "5+", "5"),
      ("5 ±", "", "-5"), ("± 5", "", "-5"), ("5 + ± 2", "5+", "-2"), ("5 ± ±", "", "5"),
      ("6 ee 23", "", "6e23"), ("5 + 5 = 7", "", "7"), ("1 ÷ 0 = 7", "", "7"),
      ("4 √ 7", "", "7"), ("2 + ± ⌫", "2+", "2"), ("√ 1 6", "√", "16"), ("√ ± 4", "√", "-4"),
      ("5 + √ sin 3 0", "5+√(sin", "30"), ("√ ( 9 + 1 6", "√(9+", "16"),
    ])
  func typing(keys: String, description: String, display: String) {
    let screen = scientific(keys)
    #expect(screen.description == description)
    #expect(screen.display == display)
  }

  @Test(
    "± before an operand that is not a number negates it",
    arguments: [
      ("± π =", "-π"), ("5 + ± π =", "5+(-π)"), ("2 × ± x =", "2×(-x)"),
      ("± sin 0 =", "-sin(0)"), ("5 + ± √ 9 =", "5+(-√(9))"), ("5 + ± √", "5+(-√"),
      ("2 xʸ ± √ 9 =", "2^(-√(9))"), ("± ( 2 + 3 ) =", "-1×(2+3)"), ("3 ms C ± mr =", "-3"),
      ("5 ms C 2 × ± mr =", "2×(-5)"),
    ])
  func signFirst(keys: String, description: String) {
    #expect(scientific(keys).description == description)
  }

  @Test(
    "⌫ takes back digits, then entered tokens, and no part of a result",
    arguments: [
      ("5 + 3 ⌫", "5+", "5"), ("5 + 3 ⌫ ⌫", "", "5"), ("5 + ⌫ 3", "", "53"),
      ("5 + ⌫ ⌫", "", "0"), ("12 + 3 = ⌫", "12+3", "15"), ("2 × ( ⌫", "2×", "2"),
      ("2 × ( 3 + 4 ) ⌫", "2×(3+", "4"), ("2 × ( 3 + 45 ) ⌫ ⌫", "2×(3+", "4"),
      ("2 + π ⌫ 3", "2+", "3"), ("2 + 9 √ ⌫", "2+", "9"), ("⌫", "", "0"),
      ("1 ÷ 0 = ⌫", "1÷", "0"), ("4 ± √ ⌫", "", "-4"), ("5 + √ 16 ⌫ ⌫ ⌫", "5+", "5"),
      ("√ 16 + ⌫ ⌫", "√", "1"),
    ])
  func backspace(keys: String, description: String, display: String) {
    let screen = scientific(keys)
    #expect(screen.description == description)
    #expect(screen.display == display)
  }

  @Test(
    "CE clears the number being typed or the last operand, and no more",
    arguments: [
      ("5 + 12 ce", "5+", "5"), ("5 + 12 ce 7 =", "5+7", "12"), ("12 ce", "", "0"),
      ("5 + ( 2 + 3 ) ce", "5+", "5"), ("5 + √ 16 ce", "5+√", "5"), ("5 + √ 16 ce ce", "5+", "5"),
      ("5 + 3 = ce", "", "0"), ("5 + 0 1/x ce 3 =", "5+3", "8"), ("5 ms ce mr", "5", "5"),
      ("± ce", "", "0"),
    ])
  func clearEntry(keys: String, description: String, display: String) {
    var screen = scientific(keys)
    #expect(screen.description == description)
    #expect(screen.display == display)
    let rows = screen.takeRows()
    #expect(rows.allSatisfy { $0.kind != .cleared })
  }

  @Test("2nd shows the second functions until one of them is pressed, or 2nd again")
  func secondFunctions() {
    #expect(!scientific("5").isSecond)
    #expect(scientific("second").isSecond && scientific("second 5 + 3").isSecond)
    #expect(!scientific("second second").isSecond && !scientific("second 1 asin").isSecond)
    #expect(scientific("second 1 sin").isSecond)
    #expect(infix("1 acos", on: scientific("second")).display == "0")
  }

  @Test("a variable that is set has its value in x and M, and makes no row with a value of x")
  func variables() {
    var screen = InfixScreen.scientific
    for (name, value) in [("x", 3), ("M", 4)] as [(String, Numeral)] {
      let isSet = screen.set(Name(name), to: value)
      #expect(isSet)
    }
    let isUnknownSet = screen.set("y", to: 1)
    #expect(!isUnknownSet)
    screen = infix("x square + mr =", on: screen)
    #expect(screen.display == "13" && screen.description == "x^2+4")
    let rows = screen.takeRows()
    #expect(rows.map(\.text) == ["x^2", "x^2 + 4"])
    var calculator = InfixScreen.calculator
    let isMemorySet = calculator.set("M", to: 1)
    #expect(!isMemorySet)
  }

  @Test(
    "blanks the display and says why there is no value, by a code and in words, until the next key",
    arguments: [
      ("1 ÷ 0 =", "division-by-zero", "Division by zero", "1÷0"),
      ("4 ± √", "negative-root", "Even root of a negative number", "√(-4)"),
      ("0 ln", "logarithm-of-zero", "Logarithm of zero", "ln(0)"),
      ("1 ± log", "logarithm-of-negative", "Logarithm of a negative number", "log(-1)"),
      ("1 ee 300 tenpow", "overflow", "A number is too large", "10^1e300"),
    ])
  func errors(keys: String, code: String, message: String, description: String) {
    var screen = scientific(keys)
    #expect(screen.error?.code == code)
    #expect(Words.english.message(of: screen) == message)
    #expect(screen.display == "")
    #expect(screen.displayValue == nil)
    #expect(screen.description == description)
    #expect(screen.takeRows().isEmpty)
    #expect(infix("3 + 4 =", on: screen).display == "7")
    #expect(infix("+ 4 =", on: screen).display == "4")
  }

  @Test(
    "Mem+ adds what is shown, and MR describes the sum: the document's parabola, graphed")
  func memory() {
    var screen = scientific("3 × x × x = m+ 4 × x = m+ 5 m+")
    #expect(screen.memory == "3×x×x+4×x+5")
    #expect(screen.takeRows().map(\.text) == ["3 × x × x", "4 × x"])
    screen = infix("mr", on: screen)
    #expect(screen.description == "3×x×x+4×x+5")
    screen = infix("Graph", on: screen)
    #expect(screen.graph?.text == "3×x×x+4×x+5")
    #expect(screen.takeRows().map(\.text) == ["3 × x × x + 4 × x + 5"])
    screen = infix("C", on: screen)
    #expect(screen.memory == "3×x×x+4×x+5")
    #expect(infix("mc", on: screen).memory == nil)
    #expect(scientific("mr").display == "0")
    #expect(scientific("7 ms 2 × mr =").display == "14")
  }

  @Test("Graph enters the typed number, presses = and keeps the graph that it drew")
  func graph() {
    var screen = scientific("x sin + 2 Graph")
    #expect(screen.graph?.text == "sin(x)+2")
    #expect(screen.isComplete && screen.graph?.serial == 1)
    #expect(screen.takeRows().map(\.text) == ["sin(x)", "sin(x) + 2"])
    screen = infix("Graph", on: screen)
    #expect(screen.graph?.serial == 2)
    #expect(screen.takeRows().isEmpty)
    screen = infix("C 5 × x", on: screen)
    #expect(screen.graph?.text == "sin(x)+2")
    #expect(scientific("5 Graph").graph?.text == "5")
    screen = scientific("Graph")
    #expect(screen.notice == .nothingToGraph && screen.graph == nil)
    screen = scientific("1 ÷ 0 Graph")
    #expect(screen.graph == nil)
    #expect(Words.english.message(of: screen) == "Division by zero")
  }

  @Test("says which order applied where the other would give another result")
  func orderNote() {
    let english = Words.english
    #expect(english.note(of: calculator("2 + 3 × 4 =")) == "From left to right")
    #expect(english.note(of: scientific("2 + 3 × 4 =")) == "By precedence")
    #expect(english.note(of: calculator("2 × 3 + 4 =")) == nil)
    #expect(english.note(of: calculator("C")) == nil)
  }

  @Test("a new setting applies to the unfinished calculation; Scientific always uses precedence")
  func settings() throws {
    var screen = calculator("2 + 3 × 4")
    screen.settings.order = .precedence
    #expect(infix("=", on: screen).display == "14")
    screen = calculator("2 + 3 × 4 =")
    screen.settings.order = .precedence
    #expect(screen.display == "20" && screen.description == "(2+3)×4")
    #expect(InfixScreen.calculator.restored(from: screen.kept).display == "20")
    screen.settings.digits = try #require(DigitsShown(name: Array("4".utf8)[...]))
    #expect(infix("2 ÷ 3 =", on: screen).display == "0.6667")
    #expect(infix("2.34567", on: screen).display == "2.34567")
    screen = scientific("90")
    screen.settings = CalculatorSettings(angle: .degrees, order: .leftToRight)
    #expect(infix("sin", on: screen).display == "1")
    #expect(infix("+ 2 × 3 =", on: screen).display == "96")
  }

  @Test("a key that the keypad lacks does nothing", arguments: [Key.x, .sine, .openParenthesis])
  func strangeKeys(key: Key) {
    var screen = calculator("3 + 4")
    screen.press(key)
    #expect(screen == calculator("3 + 4"))
  }
}
