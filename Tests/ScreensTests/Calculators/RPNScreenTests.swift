import Calculators
import Formulas
import Testing
import Words

@testable import Screens

/// A screen after keys, named by words as `ordinate keys --on rpn` takes them.
func rpn(_ words: String, on screen: RPNScreen = RPNScreen()) -> RPNScreen {
  var screen = screen
  for word in words.split(separator: " ") {
    for key in Keypad.rpn.sequence(named: String(word))! { screen.press(key) }
  }
  return screen
}

struct RPNScreenTests {
  @Test(
    "shows the value and the description of each example in the documents",
    arguments: [
      ("10 cos", "cos(10)", "-0.8390715290764525"), ("3 ⏎ 5 −", "3-5", "-2"),
      ("10 √ 3 +", "√(10)+3", "6.162277660168379"), ("3 ⏎ 5 + √", "√(3+5)", "2.82842712474619"),
      ("3 ⏎ 5 ⏎ 4 + +", "3+5+4", "12"), ("3 ⏎ 5 √ + √ 6 ÷", "√(3+√(5))÷6", "0.3813742685451229"),
      ("3 ⏎ +", "?+3", ""), ("3 ⏎ 5 + √ π cos", "√(3+5),cos(π)", "-1"),
      ("3 ⏎ 5 ⏎ 4 + ×", "3×(5+4)", "27"), ("3 ⏎ 5 ⏎ 4 - -", "3-(5-4)", "2"),
      ("π", "π", "3.141592653589793"), ("5 inverse", "1÷5", "0.2"), ("3 ⏎ 2 pow", "3^2", "9"),
      ("2 ± ⏎ 2 pow", "(-2)^2", "4"), ("3 ⏎ 5 ± +", "3+(-5)", "-2"), ("π sin", "sin(π)", "0"),
      ("100 log", "log(100)", "2"), ("e ln", "ln(e)", "1"), ("8 cbrt", "∛(8)", "2"),
      ("5 square", "5^2", "25"), ("5 factorial", "5!", "120"), ("3 ⏎ 5 swap -", "5-3", "2"),
      ("3 ⏎ 5 drop", "3", "3"), ("3 ⏎ ⏎ ×", "3×3", "9"), ("1 asin", "asin(1)", "1.570796326794897"),
      ("2 cube", "2^3", "8"), ("3 tenpow", "10^3", "1000"), ("0 exp", "exp(0)", "1"),
      ("27 ⏎ 3 root", "root(27,3)", "3"), ("2 cube undo", "2", "2"), ("3 tenpow undo", "3", "3"),
      ("angle 90 sin", "sin(90)", "1"), ("90 sin angle", "sin(90)", "1"),
      ("second 1 acos", "acos(1)", "0"), ("1 ee 300 ⏎ ⏎ ×", "1e300×1e300", "1×10⁶⁰⁰"),
      ("", "", "0"),
    ])
  func examples(keys: String, description: String, display: String) {
    let screen = rpn(keys)
    #expect(screen.description == description)
    #expect(screen.display == display)
  }

  @Test(
    "a number that had little work below one that takes long has all of it once it is shown",
    arguments: [
      ("M 1000 × exp sin", "0.6383244584326198"), ("M 3000 factorial × sin", "0.1255867759090352"),
    ])
  func workOfDeepLevels(keys: String, display: String) {
    // Setting M evaluates both levels, the upper one first.
    let screen = rpn("\(keys) M 1000 × factorial sin 3 →M")
    #expect(screen.display == "-0.8862430429107406")
    #expect(screen.isUnfinished)
    #expect(rpn("drop", on: screen).display == display)
  }

  @Test("tells the story of M: blank, 4, 18")
  func memory() {
    var screen = rpn("7 M + √")
    #expect(screen.description == "√(7+M)")
    #expect(screen.display == "")
    #expect(screen.displayValue == nil)
    #expect(Words.english.message(of: screen) == "M is not set")
    screen = rpn("9 →M", on: screen)
    #expect(screen.display == "4")
    #expect(screen.description == "√(7+M)")
    screen = rpn("14 +", on: screen)
    #expect(screen.display == "18")
    #expect(screen.description == "√(7+M)+14")
    screen = rpn("clear M", on: screen)
    #expect(screen.error == .noValue(.variableNotSet("M")))
  }

  @Test(
    "M is the number that was stored, not the digits of it that were shown",
    arguments: [
      ("2 √ →M M M ×", "2"), ("1 ⏎ 3 ÷ →M M 3 ×", "1"), ("π →M C π sin", "0"),
      ("2 √ →M 5 + M M × M -", "0.585786437626905"),
    ])
  func exactMemory(keys: String, display: String) {
    let screen = rpn(keys)
    #expect(screen.display == display)
    #expect(RPNScreen(kept: screen.kept).display == display)
  }

  @Test("what is stored is shared, and a message says when it has become too much")
  func largeMemory() throws {
    var screen = rpn("1.001 →M")
    for _ in 0..<60 { screen = rpn("M M × →M drop", on: screen) }
    #expect(screen.kept.utf8.count < 3000)
    #expect(rpn("M", on: RPNScreen(kept: screen.kept)).display == rpn("M", on: screen).display)
    let half = try Formula(String(repeating: "1+", count: 45_000) + "1")
    for name: Name in ["M", "a", "b"] {
      screen.brain.numbers[name] = StoredNumber(half, angle: .radians)
    }
    for token: CalculatorBrain.Token in [.clear, .variable("M"), .variable("a"), .add] {
      screen.press(token)
    }
    #expect(finished(&screen) == "90002")
    screen = rpn("→M", on: screen)
    #expect(screen.notice == nil && finished(&screen) == "135003")
    for token: CalculatorBrain.Token in [.variable("b"), .add] { screen.press(token) }
    #expect(finished(&screen) == "180004")
    let refused = rpn("→M", on: screen)
    #expect(refused.notice == .refused(.tooLong(limit: StoredNumber.mostNodes)))
    #expect(refused.brain == screen.brain)
  }

  /// The display once everything is computed.
  private func finished(_ screen: inout RPNScreen) -> String {
    while screen.isUnfinished { screen.refine() }
    return screen.display
  }

  @Test("→M takes the value shown and pushes nothing; without a value it does nothing")
  func store() {
    #expect(rpn("→M").variables.isEmpty)
    #expect(rpn("M →M").variables.isEmpty)
    #expect(rpn("3 ⏎ 4 + →M").variables.first?.value == "7")
    #expect(rpn("3 →M").depth == 0)
    #expect(!rpn("3 →M").userIsInTheMiddleOfTypingANumber)
  }

  @Test(
    "↩ is backspace while typing, and otherwise takes back the model's last operation",
    arguments: [
      ("3 ⏎ 5 + ↩", "5", "3,5"), ("12 ↩", "1", ""), ("1 ↩", "0", ""), ("1 . ↩", "1", ""),
      ("5 ± ↩", "0", ""), ("3 ⏎ 4 ↩", "3", "3"), ("3 ⏎ 4 ⏎ C ↩", "4", "3,4"),
      ("3 ⏎ 4 swap ↩", "4", "3,4"), ("↩ ↩", "0", ""), ("M 9 →M ↩", "0", ""),
      ("2 ee 3 ↩", "2e0", ""), ("2 ee 3 ↩ ↩", "2", ""), ("2 ee 3 ± ↩ ↩", "2", ""),
    ])
  func undo(keys: String, display: String, description: String) {
    #expect(rpn(keys).display == display)
    #expect(rpn(keys).description == description)
  }

  @Test("↩ keeps M's value; C removes it, and ↩ does not bring it back")
  func undoAndMemory() {
    #expect(rpn("M 9 →M ↩").variables.map(\.value) == ["9"])
    #expect(rpn("M 9 →M C").variables.isEmpty)
    #expect(rpn("M 9 →M C ↩").variables.isEmpty)
    #expect(rpn("M 9 →M C ↩").description == "M")
  }

  @Test(
    "blanks the display and says why there is no value, by a code and in words",
    arguments: [
      ("1 ⏎ 0 ÷", "division-by-zero", "Division by zero", "1÷0"),
      ("1 ± √", "negative-root", "Even root of a negative number", "√(-1)"),
      ("3 ⏎ +", "missing-operands", "Not enough operands", "?+3"),
      ("M", "variable-not-set", "M is not set", "M"),
      ("1 ee 300 ⏎ ⏎ × tenpow", "overflow", "A number is too large", "10^(1e300×1e300)"),
      ("0 ln", "logarithm-of-zero", "Logarithm of zero", "ln(0)"),
      ("1 ± log", "logarithm-of-negative", "Logarithm of a negative number", "log(-1)"),
    ])
  func errors(keys: String, code: String, message: String, description: String) {
    let screen = rpn(keys)
    #expect(screen.error?.code == code)
    #expect(Words.english.message(of: screen) == message)
    #expect(screen.display == "")
    #expect(screen.displayValue == nil)
    #expect(screen.description == description)
    #expect(rpn("7 ⏎", on: screen).display == "7")
  }

  @Test("reads angles in the given unit")
  func degrees() {
    var screen = rpn("90 sin")
    screen.angle = .degrees
    #expect(screen.display == "1")
    #expect(rpn("180 cos", on: screen).display == "-1")
    #expect(rpn("90 tan", on: screen).error?.code == "pole")
    #expect(rpn("90 tan", on: screen).description == "sin(90),tan(90)")
  }

  @Test("a refused key shows a message until the next key, and changes nothing")
  func refusal() {
    for key in ["swap", "drop", "enter"] {
      #expect(rpn(key).notice == .refused(.missingOperands))
      #expect(rpn(key).display == "0")
      #expect(rpn("\(key) 5").notice == nil)
    }
    #expect(rpn("3 swap").notice == .refused(.missingOperands))
    #expect(rpn("3 swap").display == "3")
    let deepest = RPNScreen(kept: "program 3" + String(repeating: " √", count: 1000))
    #expect(deepest.notice == nil && deepest.depth == 1)
    let deep = rpn("√", on: deepest)
    #expect(deep.notice == .refused(.tooDeep(limit: 1000)))
    #expect(deep.display == "1")
  }

  @Test("a key of another keypad does nothing", arguments: [Key.x, .plot, .openParenthesis])
  func strangeKeys(key: Key) {
    var screen = rpn("3 ⏎ 4")
    screen.press(key)
    #expect(screen == rpn("3 ⏎ 4"))
  }

  @Test("a value that is set counts as typed; nil blanks the line until the next key")
  func displayValue() {
    var screen = rpn("3")
    screen.displayValue = -2.5
    #expect(screen.display == "-2.5")
    #expect(screen.userIsInTheMiddleOfTypingANumber)
    screen.displayValue = nil
    #expect(screen.display == "")
    #expect(screen.displayValue == nil)
    screen.displayValue = .infinity
    #expect(screen.displayValue == nil)
    #expect(rpn("4", on: screen).display == "4")
    #expect(rpn("4 ⏎", on: screen).description == "4")
  }
}
