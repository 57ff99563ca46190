import Calculators
import Formulas
import Testing
import Words

@testable import Screens

struct MoreDigitsTests {
  @Test("there are twice as many digits each time, until the next key")
  func doubling() {
    var screen = scientific("2 √")
    #expect(screen.display == "1.414213562373095" && screen.displayText.hasMoreDigits)
    #expect(!screen.displayText.isLong)
    screen.askForMoreDigits()
    #expect(screen.display == "1.4142135623730950488016887242097" && screen.displayText.isLong)
    screen.askForMoreDigits()
    #expect(screen.display.utf8.count == 65 && screen.displayText.isLong)
    #expect(scientific("2nd", on: screen).display == "1.414213562373095")
    #expect(infix("+ 1 =", on: screen).display == "2.414213562373095")
  }

  @Test("RPN has more digits of the last expression, until the next key")
  func stack() {
    var screen = rpn("1 ⏎ 7 ÷")
    screen.askForMoreDigits()
    #expect(screen.display == "0.14285714285714285714285714285714")
    #expect(rpn("2nd", on: screen).display == "0.1428571428571429")
    screen = rpn("3", on: screen)
    screen.askForMoreDigits()
    #expect(screen.display == "3")
  }

  @Test("there are 10,000 digits at most")
  func most() {
    var screen = scientific("2 √")
    for _ in 1...12 {
      screen.askForMoreDigits()
      while screen.isUnfinished { screen.refine() }
    }
    #expect(screen.display.utf8.count == 10_001)
    #expect(!screen.displayText.hasMoreDigits && screen.displayText.isLong)
    // As mpmath gives them.
    #expect(screen.display.hasSuffix("87325835"))
  }

  @Test(
    "a number with all its digits on the display has no more",
    arguments: ["1 ÷ 4 =", "", "12.5", "1 ÷ 0 =", "x sin =", "1 ÷ 3 = exact"])
  func all(keys: String) {
    #expect(!scientific(keys).displayText.hasMoreDigits)
  }

  @Test("fewer digits than usual have more, even if these are all")
  func fewer() {
    var screen = scientific("1 ÷ 8 =")
    screen.settings.digits = DigitsShown(name: Array("4".utf8)[...])!
    #expect(screen.display == "0.125" && !screen.displayText.hasMoreDigits)
    screen = infix("÷ 16 =", on: screen)
    #expect(screen.display == "0.007812" || screen.display == "0.007813")
    #expect(screen.displayText.isExact == false && screen.displayText.hasMoreDigits)
    screen.askForMoreDigits()
    #expect(screen.display == "0.0078125" && screen.displayText.isExact == true)
  }

  @Test(
    "what takes long goes on in slices and has its digits or an error in the end",
    arguments: [
      ("10 tenpow factorial", "2.325796205673083×10⁹⁵⁶⁵⁷⁰⁵⁵¹⁸⁶"),
      ("9 pow 9 pow 9 =", "4.28124773175747×10³⁶⁹⁶⁹³⁰⁹⁹"),
    ])
  func slices(keys: String, display: String) {
    var screen = scientific(keys)
    var slices = 0
    while screen.isUnfinished && slices < 1000 {
      screen.refine()
      slices += 1
    }
    #expect(!screen.isUnfinished)
    #expect(screen.display == display)
  }

  @Test("the row of a computation waits until its number is finished, or for the next key")
  func rows() {
    var screen = scientific("9 pow 9 pow 9 =")
    if screen.isUnfinished {
      #expect(screen.takeRows().isEmpty)
      while screen.isUnfinished { screen.refine() }
    }
    #expect(screen.takeRows().map(\.text) == ["9^9^9 = 4.28124773175747×10³⁶⁹⁶⁹³⁰⁹⁹"])
    screen.refine()
    #expect(screen.takeRows().isEmpty)
  }

  private func scientific(_ keys: String, on screen: InfixScreen = .scientific) -> InfixScreen {
    infix(keys, on: screen)
  }
}
