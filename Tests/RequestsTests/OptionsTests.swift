import Graphing
import Requests
import Testing

struct OptionsTests {
  @Test(
    "explains an option with its values and its default",
    arguments: [
      (Options.angle.help, "The unit of angles: radians or degrees (default: radians)."),
      (Options.samples.help, "The number of steps, from 1 to 10000 (default: 50)."),
      (
        Options.xMax.help,
        "Where the Plotter's dots end, above 0 and at most 100 (default: 5)."
      ),
      (Options.digits.help, "The number of significant digits, from 1 to 100000."),
    ])
  func help(text: String, expected: String) { #expect(text == expected) }

  @Test("every default can be read")
  func defaults() {
    #expect(Options.angle.defaultValue == .radians)
    #expect(Options.order.defaultValue == .precedence)
    #expect(Options.reading.defaultValue == .text)
    #expect(Options.x.defaultValue.doubles == -10...10)
    #expect(Options.y.defaultValue == nil)
    #expect(Options.style.defaultValue == .line)
    #expect(Options.xMax.defaultValue == 5)
    #expect(Options.samples.defaultValue == 50)
    #expect(Options.size.defaultValue == Size(width: 800, height: 600))
    #expect(Options.tableFormat.defaultValue == .csv)
    #expect(Options.host.defaultValue == "127.0.0.1")
    #expect(Options.port.defaultValue == 8080)
  }

  @Test(
    "refuses values out of range with a sentence",
    arguments: [
      ("--samples", "0", "It must be a whole number from 1 to 10000."),
      ("--samples", "1.5", "It must be a whole number from 1 to 10000."),
      ("--samples", "x", "It is not a number."),
      ("--x-max", "101", "It must be above 0 and at most 100."),
      ("--x-max", "NaN", "It is not a number."),
      ("--x", "1", "It must be two numbers with a colon between them, such as -10:10."),
      ("--x", "2:1", "The first number must be less than the second."),
      ("--y", "1:1", "The first number must be less than the second."),
      ("--x", "-1e308:1e308", "The numbers are too close together or too far apart."),
      ("--x", "0.1:0.10", "The first number must be less than the second."),
      (
        "--x", "1:1.\(String(repeating: "0", count: 70))1",
        "The numbers are too close together or too far apart."
      ),
      ("--y", "1e400:1e401", "The numbers are too close together or too far apart."),
      (
        "--y", "1e-200:1.00000000000000000001e-200",
        "The numbers are too close together or too far apart."
      ),
      ("--size", "0x600", "It must be two whole numbers from 1 to 10000, such as 800x600."),
      ("--style", "bars", "It must be line or dots."),
    ])
  func refused(name: String, text: String, sentence: String) {
    var arguments = Arguments(["plot", name, text])
    let problem = #expect(throws: UsageProblem.self) { _ = try PlotOptions(&arguments) }
    #expect(problem?.description.hasSuffix(": " + sentence) == true)
  }

  @Test(
    "a range is exact where doubles are too far apart",
    arguments: [
      ("0:1", false, 0...1), ("1e15:1000000000000004", true, 0...4),
      ("0.6:0.6000000000000001", true, 0...1), ("-1000000000000004:-1e15", true, -4...0),
      ("999999999999999999:1000000000000000001", true, 99...101),
    ] as [(String, Bool, ClosedRange<Double>)])
  func exactRange(text: String, isDeep: Bool, offsets: ClosedRange<Double>) throws {
    var arguments = Arguments(["plot", "--x", text, "--y", text])
    guard case .curves(let x, let y?, _) = try PlotOptions(&arguments).content else {
      Issue.record("no curves")
      return
    }
    #expect(x.isDeep == isDeep && y.isDeep == isDeep)
    #expect(x.range == offsets && y.range == offsets)
  }

  @Test("tables and analyses keep to doubles")
  func doubles() {
    var arguments = Arguments(["table", "--x", "1e15:1000000000000004"])
    #expect(throws: UsageProblem.self) { _ = try arguments.required(Options.x) }
  }

  @Test(
    "dots exclude a place and a style of curves",
    arguments: ["--x 0:1", "--y 0:1", "--y auto", "--style dots"], ["--x-max 4", "--samples 9"])
  func exclusion(curves: String, dots: String) {
    var arguments = Arguments(
      ["plot"] + (curves + " " + dots).split(separator: " ").map(String.init))
    let problem = #expect(throws: UsageProblem.self) { _ = try PlotOptions(&arguments) }
    let names = [curves, dots].map { $0.prefix { $0 != " " } }
    #expect(problem?.description == "\(names[0]) cannot be combined with \(names[1]).")
  }

  @Test("dots need only one of their options")
  func dots() throws {
    var arguments = Arguments(["plot", "--x-max", "4"])
    let options = try PlotOptions(&arguments)
    guard case .dots(xMax: 4, sampleCount: 50) = options.content else {
      Issue.record("\(options.content)")
      return
    }
    #expect(options.problem(with: 1) == nil && options.problem(with: 2) != nil)
  }

  @Test(
    "a variable's value has a name that formulas can use",
    arguments: ["a", "a=b", "2=3", "a=nan", "a=", "=1"])
  func settings(text: String) {
    #expect(throws: UnusableValue.self) { try VariableSetting(text) }
  }
}
