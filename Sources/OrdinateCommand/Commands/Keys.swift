import ArgumentParser
import Calculators
import Screens

struct Keys: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "Press keys of a calculator and print what it shows.",
    discussion: """
      Prints the description, then the display, which is empty where there is an error; JSON has \
      the error's code, and its message in the language of LC_ALL, LC_MESSAGES or LANG.

      A key is the label on it or its name in ASCII; a number stands for its characters.

      calculator and scientific take 7 * 9 = and 45 sin. \
      rpn takes 3 enter 5 - for 3-5, and besides keys all that its model knows: any letter as a \
      variable, any function by its name, as atan2, max:3 for three operands. \
      `ordinate describe FORMULA --as rpn` prints the keys of a formula. \
      plotter plots with an X-Max of 5 and 50 samples.

      Examples:
        ordinate keys --on calculator 2 + 3 '*' 4 =     from left to right: 20
        ordinate keys --on scientific 45 sin
        ordinate keys --on rpn 3 enter 5 - --trace
        ordinate keys --on rpn 10 sqrt 3 + --json
        ordinate keys --on plotter x pow 2 plot
      """)

  @Option(help: "Whose keys they are.") var on: Calculator

  @Argument(help: ArgumentHelp(valueName: "key")) var keys: [String] = []

  @Flag(help: "Print after each key.") var trace = false

  @Flag(help: "Print JSON.") var json = false

  @Flag(help: "Add what was computed to the history that `ordinate history` lists.")
  var record = false

  func run() throws {
    switch on {
    case .plotter: try press(on: PlotterKeys())
    case .rpn: try press(on: RPNKeys())
    case .calculator: try press(on: InfixKeys(.calculator))
    case .scientific: try press(on: InfixKeys(.scientific))
    }
  }

  private func press(on start: some KeyedCalculator) throws {
    let presses = try start.presses(of: keys)
    let language = Environment.language
    var calculator = start
    var lines = ""
    for press in presses {
      calculator.press(press)
      if trace { lines += shown(by: calculator, in: language) }
    }
    if !trace { lines = shown(by: calculator, in: language) }
    // What is shown has been stored, or it is said that it has not.
    defer { Output.standard.write(lines) }
    if record {
      let recorder = HistoryRecorder(on: on)
      defer { recorder.close() }
      try recorder.record(calculator.takeRows())
    }
  }

  private func shown(by calculator: some KeyedCalculator, in language: Language) -> String {
    let state = calculator.shown(in: language)
    return json ? state.json : state.lines
  }
}

extension Calculator: ExpressibleByArgument {
  public init?(argument: String) { self.init(name: argument.utf8) }

  public static var allValueStrings: [String] { allCases.map(\.name) }

  public var defaultValueDescription: String { name }
}
