import Calculators
import Formulas
import Requests
import Screens
import Words

/// `ordinate keys`: presses keys of a calculator and prints its state.
struct KeysRequest: Request {
  private let calculator: Calculator
  private let keys: [String]
  private let angle: AngleUnit
  private let variables: [VariableSetting]
  private let trace: Bool
  private let json: Bool
  private let record: Bool

  init(_ arguments: inout Arguments) throws(UsageProblem) {
    calculator = try arguments.required(Options.calculator)
    keys = arguments.takeOperands()
    angle = try arguments.setting(of: Options.angle)
    variables = try arguments.values(of: Options.set)
    trace = try arguments.isSet(Flags.trace)
    json = try arguments.isSet(Flags.json)
    record = try arguments.isSet(Flags.record)
  }

  func run() throws {
    switch calculator {
    case .plotter: try press(on: PlotterKeys())
    case .rpn: try press(on: RPNKeys())
    case .calculator: try press(on: InfixKeys(.calculator))
    case .scientific: try press(on: InfixKeys(.scientific))
    }
  }

  private func press(on start: some KeyedCalculator) throws {
    let presses = try start.presses(of: keys)
    let words = Words(Environment.language)
    var calculator = start
    calculator.setAngle(angle)
    for setting in variables where !calculator.setVariable(setting) {
      throw UsageProblem("\(calculator.name) has no variable \(setting.name).")
    }
    var lines = ""
    for press in presses {
      calculator.press(press)
      if trace { lines += shown(by: calculator, in: words) }
    }
    if !trace { lines = shown(by: calculator, in: words) }
    // A result is shown after it is stored, or with the message that it is not.
    defer { Results.write(lines) }
    if record {
      let recorder = HistoryRecorder(on: self.calculator)
      defer { recorder.close() }
      try recorder.record(calculator.takeRows())
    }
  }

  private func shown(by calculator: some KeyedCalculator, in words: Words) -> String {
    let state = calculator.shown(in: words)
    return json ? state.json : state.lines
  }
}
