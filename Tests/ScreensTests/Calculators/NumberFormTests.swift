import Calculators
import Formulas
import Testing
import Words

@testable import Screens

struct NumberFormTests {
  @Test(
    "the key ⇄ shows the exact form, fractions also as mixed numbers, and then the decimal again",
    arguments: [
      ("1 ÷ 3 + 1 ÷ 6 =", ["0.5", "1÷2", "0.5"]),
      ("37 ÷ 3 =", ["12.33333333333333", "37÷3", "12+1÷3", "12.33333333333333"]),
      ("37 ± ÷ 3 =", ["-12.33333333333333", "-37÷3", "-12-1÷3", "-12.33333333333333"]),
      ("8 √", ["2.82842712474619", "2×√(2)", "2.82842712474619"]),
      ("2 √ 1/x", ["0.7071067811865475", "√(2)÷2", "0.7071067811865475"]),
      ("15 sin angle", ["0.2588190451025208", "(√(6)-√(2))÷4", "0.2588190451025208"]),
      ("8 ln", ["2.079441541679836", "3×ln(2)", "2.079441541679836"]),
      ("2 pow 100 =", ["1.267650600228229×10³⁰", "1267650600228229401496703205376"]),
      ("25 tenpow", ["1×10²⁵", "10000000000000000000000000", "1×10²⁵"]),
      ("7 × 9 =", ["63", "63", "63"]), ("", ["0", "0", "0"]), ("x sin =", ["sin(x)", "sin(x)"]),
      ("1 ÷ 0 =", ["", ""]), ("0.75", ["0.75", "0.75"]),
    ])
  func cycle(keys: String, displays: [String]) {
    var screen = scientific(keys)
    for display in displays {
      #expect(screen.display == display && screen.notice == nil)
      screen.press(.exact)
    }
  }

  @Test("RPN shows the last expression in the form that was chosen")
  func stack() {
    var screen = rpn("exact 3 ⏎ 4 ÷")
    #expect(screen.display == "3÷4")
    screen = rpn("5 +", on: screen)
    #expect(screen.display == "23÷4")
    screen = rpn("exact", on: screen)
    #expect(screen.display == "5+3÷4")
    screen = rpn("2 √ +", on: screen)
    #expect(screen.display == "(23+4×√(2))÷4")
    #expect(rpn("exact", on: screen).display == "7.164213562373095")
    #expect(rpn("7 exact", on: screen).display == "7")
  }

  @Test("exact forms are typeset, and whole numbers are not")
  func typesetting() {
    let half = scientific("7 ÷ 3 = exact").displayText
    #expect(half.mathML?.contains("<mfrac><mrow><mn>7</mn></mrow><mrow><mn>3</mn>") == true)
    let mixed = scientific("7 ÷ 3 = exact exact").displayText
    #expect(mixed.mathML?.contains("<mn>2</mn><mfrac><mrow><mn>1</mn>") == true)
    #expect(scientific("7 ÷ 3 =").displayText.mathML == nil)
    #expect(scientific("2 pow 100 = exact").displayText.mathML == nil)
  }

  @Test(
    "what is shown is exact or rounded, except for errors and formulas",
    arguments: [
      ("", true), ("12.5", true), ("1 ÷ 4 =", true), ("1 ÷ 3 =", false), ("1 ÷ 3 = exact", true),
      ("1 sin exact", false), ("2 √ exact", true), ("1 ÷ 0 =", nil), ("x sin =", nil),
    ] as [(String, Bool?)])
  func exactness(keys: String, isExact: Bool?) {
    #expect(scientific(keys).displayText.isExact == isExact)
  }

  @Test("a number without an exact form says so until the next key, and the choice stays")
  func withoutExactForm() {
    var screen = scientific("1 sin exact")
    #expect(screen.notice == .noExactForm && screen.form == .decimal)
    #expect(Words.english.message(of: screen) == "There is no exact form.")
    screen = scientific("1 sin", on: infix("exact", on: .scientific))
    #expect(screen.form == .exact && screen.notice == nil)
    screen.press(.exact)
    #expect(screen.form == .exact && screen.notice == .noExactForm)
    #expect(screen.display == "0.8414709848078965")
  }

  @Test("the choice is kept, and forgotten with everything else")
  func kept() {
    let screen = scientific("7 ÷ 3 = exact exact")
    #expect(screen.kept.hasSuffix("form mixed\n"))
    #expect(InfixScreen.scientific.restored(from: screen.kept).display == "2+1÷3")
    let stack = rpn("7 ⏎ 3 ÷ exact")
    #expect(RPNScreen(kept: stack.kept).display == "7÷3")
    #expect(stack.restored(from: "form roman\n").form == .decimal)
    #expect(stack.restored(from: "").form == .decimal)
  }

  /// A screen of Scientific after keys on another.
  private func scientific(_ keys: String, on screen: InfixScreen = .scientific) -> InfixScreen {
    infix(keys, on: screen)
  }
}
