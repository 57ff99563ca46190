import Testing

@testable import Screens

struct RPNKeptTests {
  @Test(
    "the stored state restores an equal screen",
    arguments: [
      "", "7 M + √", "7 M + √ 9 →M", "7 M + √ 9 →M 14 + Graph 3 . 5", "3 ⏎ +", "C", "3 ⏎ 4 ⏎ C",
      "1 ee 300 ⏎ ⏎ ×", "1 ee 7 ±", "0 ± ⏎", "5 factorial Graph 2", "M sin Graph 2 ÷ Graph",
    ])
  func roundTrip(keys: String) {
    var screen = rpn(keys)
    for _ in 1...2 {
      _ = screen.takeRows()
      let restored = RPNScreen(kept: screen.kept)
      #expect(restored == screen)
      #expect(restored.display == screen.display)
      #expect(rpn("↩", on: restored) == rpn("↩", on: screen))
      screen.angle = .degrees
    }
  }

  @Test(
    "what the version before real numbers kept opens with its meaning",
    arguments: [
      ("angle degrees\nprogram 7 M + √ 30 sin + M=9", "√(7+M)+sin(30)", "4.5"),
      ("angle radians\nprogram 3 M × 0.1 0.2 + M=0.1 x=2", "3×M,0.1+0.2", "0.3"),
      ("angle radians\nprogram M 0.3 - M=0.30000000000000004", "M-0.3", "4×10⁻¹⁷"),
      ("angle radians\nprogram M 1e-9 - M=1e-9", "M-1e-9", "0"),
      ("angle radians\nprogram 1e300 enter ×", "1e300×1e300", "1×10⁶⁰⁰"),
      ("angle radians\nprogram 3 clear 5 π acosh tan", "5,tan(acosh(π))", "-4.073477377429912"),
      ("angle radians\nprogram 3 M +\ntyped 1e-5\ngraph 2 radians sin(2×M)", "3+M", "1e-5"),
    ])
  func before(kept: String, description: String, display: String) {
    let screen = RPNScreen(kept: kept)
    #expect(screen.description == description)
    #expect(screen.display == display)
    #expect(screen.kept.hasPrefix(kept))
  }

  @Test(
    "any stored text is tolerated",
    arguments: [
      "", "\n\n", "program", "program ", "program foo", "typed", "typed abc", "typed --1",
      "typed 1e9999999999999999999", "typed 1e", "typed .5", "typed 1E5e", "angle",
      "angle gradians", "graph",
      "graph 1", "graph 0 radians M",
      "graph 1 radians x", "graph 1 radians sin(", "graph 1 foo M", "tab rpn", "program nan",
      "program drop", "program M=inf", "\u{0}\u{1F}", "program 1 2 \u{FFFD}",
    ])
  func nonsense(kept: String) {
    #expect(RPNScreen(kept: kept) == RPNScreen())
    #expect(rpn("3 ⏎ 4 +", on: RPNScreen(kept: kept)).display == "7")
  }
}
