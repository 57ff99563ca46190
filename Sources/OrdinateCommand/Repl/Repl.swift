import ArgumentParser
import Calculators
import Screens

struct Repl: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Work with a calculator line by line.",
    discussion: """
      Each line is keys with spaces between, as `ordinate keys` takes them. On rpn, 3 5 + or M sin, \
      a number that follows another ends it, so that no enter is needed between. On calculator and \
      scientific a line may be typed without spaces too, 2+3*4, and its end completes the \
      calculation, unless an operator is last or a parenthesis is open. On plotter a line is an \
      equation, which is drawn. After each line come the description and the display; at a terminal \
      fractions and powers are typeset.

      `plot` draws what was entered, or formulas, with the options of `ordinate plot`; `set` changes \
      the unit of angles, the digits shown and what else a calculator has; `help` tells more, `keys` \
      lists the keys, `quit` ends.

      At a terminal lines can be edited and pasted, the arrows recall earlier ones, Ctrl-R searches \
      them, Tab completes names, Ctrl-C drops a line and Ctrl-D ends. What was typed is kept in the \
      file repl-CALCULATOR in $ORDINATE_HOME, which if it is not set is ~/.local/share/ordinate. This \
      needs libedit or GNU readline, and does without where neither is installed. What is computed \
      goes into the history that `ordinate history` lists, whether it was typed at a terminal or not.

      Errors are told in the language of LC_ALL, LC_MESSAGES or LANG: English, German, Spanish, \
      French or Chinese.

      Examples:
        ordinate repl
        ordinate repl --on rpn
        echo '2+3*4' | ordinate repl --on calculator
        printf '3 x * x =\\nplot --x -2:2 --out f.svg\\n' | ordinate repl
        echo '1 0 /' | ordinate repl --on rpn --json
      """)

  @Option(help: "Which calculator it is.") var on = Calculator.scientific

  @Flag(help: "Answer each line by a line of JSON, as `ordinate keys` has it.") var json = false

  func run() throws {
    switch on {
    case .rpn: try work(with: RPNKeys())
    case .calculator: try work(with: InfixKeys(.calculator))
    case .scientific: try work(with: InfixKeys(.scientific))
    case .plotter: try work(with: PlotterLine())
    }
  }

  private func work(with calculator: some LineCalculator) throws {
    let recorder = HistoryRecorder(on: on)
    defer { recorder.close() }
    var session = ReplSession(
      of: calculator, language: Environment.language, json: json, recorder: recorder)
    try LineSource.forEachLine(
      prompt: "\(on.name)> ", history: "repl-\(on.name)", completing: session.words,
      breaking: session.wordBreaks
    ) { session.answer($0) }
    if session.hasFailed, !Input.isTerminal { throw Failure.input(nil) }
  }
}
