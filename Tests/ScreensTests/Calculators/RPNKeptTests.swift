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
