import Formulas
import Testing

@testable import Screens

struct InfixKeptTests {
  @Test(
    "the stored state restores an equal screen, without making rows",
    arguments: [
      "", "7 × ( 9", "7 × ( 9 +", "2 + 3 × 4 =", "2 + 3 × 4 = +", "1 ÷ 0 =", "3 × x = m+ 5 m+ mr",
      "x sin Graph 2", "2 + 5 m+", "4 √", "± ", "1 ee 7 ±", "50 + 10 % =", "5 1/x × ( (", "C",
      "2 pow 0.5 = = =",
    ])
  func roundTrip(keys: String) {
    var screen = scientific(keys)
    for _ in 1...2 {
      _ = screen.takeRows()
      var restored = InfixScreen.scientific.restored(from: screen.kept)
      #expect(restored.takeRows().isEmpty)
      #expect(restored == screen)
      #expect(restored.display == screen.display && restored.description == screen.description)
      #expect(infix("⌫", on: restored) == infix("⌫", on: screen))
      #expect(infix("= =", on: restored).display == infix("= =", on: screen).display)
      screen.settings.angle = .degrees
    }
  }

  @Test(
    "what the version before real numbers kept opens with its meaning",
    arguments: [
      ("angle degrees\norder precedence\nprogram 30 sin + 1 =", "sin(30)+1", "1.5", nil),
      (
        "angle radians\norder precedence\nprogram left-to-right 2 + 3 × 4 =", "(2+3)×4", "20",
        nil
      ),
      (
        "angle radians\norder precedence\nprogram =sin(2*x)+ln(x)^2/2 = M=3*x*x",
        "sin(2×x)+ln(x)^2÷2", "sin(2×x)+ln(x)^2÷2", "3×x×x"
      ),
      (
        "angle radians\norder precedence\nprogram 50 + 10 % = M=0.1", "50+50×10÷100", "55", "0.1"
      ),
      (
        "angle radians\norder precedence\nprogram 0.1 + 0.2 = - 0.3 =", "0.1+0.2-0.3", "0", nil
      ),
      ("angle radians\norder precedence\nprogram 7 × ( √(\ntyped 1e-5", "7×(√", "1e-5", nil),
      ("angle radians\norder precedence\nprogram 1e300 × 1e300 =", "1e300×1e300", "1×10⁶⁰⁰", nil),
    ] as [(String, String, String, String?)])
  func before(kept: String, description: String, display: String, memory: String?) {
    let screen = InfixScreen.scientific.restored(from: kept)
    #expect(screen.description == description)
    #expect(screen.display == display)
    #expect(screen.memory == memory)
    #expect(screen.kept.hasPrefix(kept))
  }

  @Test("memory is the number that was stored, not the digits of it that were shown")
  func exactMemory() {
    let screen = scientific("2 √ m+ mr × mr =")
    #expect(screen.display == "2" && screen.memory == "√(2)")
    #expect(InfixScreen.scientific.restored(from: screen.kept).display == "2")
  }

  @Test(
    "any stored text is tolerated",
    arguments: [
      "", "\n\n", "program", "program ", "program foo", "typed", "typed abc", "typed --1",
      "typed 1e9999999999999999999", "angle gradians", "order", "order backwards", "graph",
      "graph 1",
      "graph 0 radians x", "graph 1 radians M", "graph 1 radians sin(", "tab rpn", "program nan",
      "program ) )", "program M=", "program =", "program =2+", "\u{0}\u{1F}",
      "program 1 2 \u{FFFD}",
    ])
  func nonsense(kept: String) {
    for start in [InfixScreen.calculator, .scientific] {
      let screen = start.restored(from: kept)
      #expect(screen == start)
      #expect(infix("3 + 4 =", on: screen).display == "7")
    }
  }
}
