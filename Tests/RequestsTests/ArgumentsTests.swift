import Requests
import Testing

struct ArgumentsTests {
  @Test(
    "tells options from operands",
    arguments: [
      ("eval -2^2 --digits 3", "eval --digits=3 -- -2^2"),
      ("eval --2 -x -", "eval -- --2 -x -"),
      ("plot x --x -10:10 --bare y", "plot --x=-10:10 --bare -- x y"),
      ("eval --set=a=2 a", "eval --set=a=2 -- a"),
      ("eval 1 -- --json", "eval -- 1 --json"),
      ("eval x -h", "eval --help -- x"),
      ("eval 2 --digits", "eval --digits -- 2"),
      ("eval 2 --nope 3", "eval --nope=3 -- 2"),
      ("help eval", "help -- eval"),
      ("--version", "--version"),
      ("", ""),
    ])
  func words(line: String, expected: String) {
    let arguments = Arguments(line.split(separator: " ").map(String.init))
    #expect(arguments.unambiguous.joined(separator: " ") == expected)
  }

  @Test("takes the last of several values")
  func last() throws {
    var arguments = Arguments(["eval", "--digits", "3", "--digits=5"])
    #expect(try arguments.value(of: Options.digits) == 5)
    #expect(try arguments.value(of: Options.digits) == nil)
    try arguments.requireNoMore()
  }

  @Test("collects the values of an option that can be repeated")
  func repeated() throws {
    var arguments = Arguments(["eval", "--set", "a=2", "--set", "b=-3"])
    let settings = try arguments.values(of: Options.set)
    #expect(settings.map(\.name) == ["a", "b"] && settings.map(\.value) == [2, -3])
  }

  @Test("has defaults for options that are not given")
  func defaults() throws {
    var arguments = Arguments(["plot", "x"])
    #expect(try arguments.setting(of: Options.angle) == .radians)
    #expect(try arguments.setting(of: Options.x).doubles == -10...10)
    #expect(try arguments.isSet(Flags.bare) == false)
    #expect(arguments.takeOperand() == "x" && arguments.takeOperand() == nil)
  }

  @Test(
    "says what is wrong",
    arguments: [
      (["--digits"], "Missing value for '--digits <n>'"),
      (
        ["--digits", "0"],
        "The value '0' is invalid for '--digits <n>': It must be a whole number from 1 to 100000."
      ),
      (["--json=yes"], "--json does not take a value."),
      (["--nope", "1"], "Unknown option '--nope'"),
      (["1", "2"], "Unexpected argument '2'"),
      ([], "Missing expected argument '<formula>'"),
    ])
  func problems(words: [String], message: String) {
    var arguments = Arguments(["eval"] + words)
    let problem = #expect(throws: UsageProblem.self) {
      _ = try arguments.value(of: Options.digits)
      _ = try arguments.isSet(Flags.json)
      if !arguments.has("nope") { _ = try arguments.requiredOperand("formula") }
      try arguments.requireNoMore()
    }
    #expect(problem?.description == message)
  }

  @Test(
    "knows when errors should be JSON",
    arguments: [
      (["eval", "2", "--json"], true), (["table", "x", "--format", "json"], true),
      (["table", "x", "--format", "csv"], false), (["eval", "--", "--json"], false),
    ])
  func json(words: [String], expected: Bool) {
    #expect(Arguments(words).asksForJSON == expected)
  }
}
