import Calculators
import Requests
import Screens
import Words

/// `ordinate repl`: works with a calculator line by line.
struct ReplRequest: Request {
  private let calculator: Calculator
  private let json: Bool

  init(_ arguments: inout Arguments) throws(UsageProblem) {
    calculator = try arguments.setting(of: Self.calculator)
    json = try arguments.isSet(Flags.json)
  }

  /// The calculator to work with.
  static let calculator = Options.calculator.defaulting(to: "scientific")

  func run() throws {
    switch calculator {
    case .rpn: try work(with: RPNKeys())
    case .calculator: try work(with: InfixKeys(.calculator))
    case .scientific: try work(with: InfixKeys(.scientific))
    case .plotter: try work(with: PlotterLine())
    }
  }

  private func work(with calculator: some LineCalculator) throws {
    let recorder = HistoryRecorder(on: self.calculator)
    defer { recorder.close() }
    var session = ReplSession(
      of: calculator, words: Words(Environment.language), json: json, recorder: recorder)
    try LineSource.forEachLine(
      prompt: "\(self.calculator.name)> ", history: "repl-\(self.calculator.name)",
      completing: session.words,
      breaking: session.wordBreaks
    ) { session.answer($0) }
    if session.hasFailed, !Input.isTerminal { throw Failure.input(nil) }
  }
}
