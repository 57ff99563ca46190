import Screens

/// A calculator, asked line by line.
struct ReplSession<Calculator: LineCalculator> {
  private var calculator: Calculator
  private let language: Language
  /// Whether each line is answered by one of JSON.
  private let json: Bool
  private let recorder: HistoryRecorder
  /// Whether a line could not be read.
  private(set) var hasFailed = false

  init(of calculator: Calculator, language: Language, json: Bool, recorder: HistoryRecorder) {
    self.calculator = calculator
    self.language = language
    self.json = json
    self.recorder = recorder
  }

  /// What can be completed: the names of keys, and what is no key.
  var words: [String] {
    let keys = calculator.keypad.entries.filter { $0.key.digit == nil }.map(\.name)
    let others = calculator.names + calculator.options.map(\.name)
    let own = ["help", "keys", "plot", "quit", "set"]
    // A sign is typed sooner than it is chosen.
    return (keys + (others + own).filter { !keys.contains($0) })
      .filter { $0.first?.isLetter == true }
  }

  /// What ends a word that can be completed.
  var wordBreaks: String { calculator.wordBreaks }

  /// Does what a line says, and prints what is then shown.
  ///
  /// - Returns: False for the line that ends the session.
  mutating func answer(_ line: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    switch words {
    case []: break
    case ["quit"], ["exit"]: return false
    case ["help"]: Output.standard.write(calculator.help + Self.help)
    case ["keys"]: Output.standard.write(keyTable)
    default:
      do {
        if words[0] == "set" {
          try set(Array(words.dropFirst()))
        } else if let plot = ReplPlot(line) {
          try draw(plot)
        } else {
          try calculator.enter(line: line)
          // What is shown has been stored.
          recorder.recordOrWarn(calculator.takeRows())
          show()
          if let graph = calculator.takeGraph(), !json { try ReplPlot.draw(graph) }
        }
      } catch {
        tell(error)
      }
    }
    return true
  }

  private mutating func draw(_ plot: ReplPlot) throws {
    guard !json || plot.isForAFile else {
      throw Failure.usage("among lines of JSON, plot wants --out with the name of a file")
    }
    if plot.isOfWhatWasEntered {
      try drawWhatWasEntered(as: plot)
    } else {
      try plot.draw(angle: calculator.angle)
    }
    if json { show() }
  }

  private mutating func drawWhatWasEntered(as plot: ReplPlot) throws {
    calculator.graph()
    recorder.recordOrWarn(calculator.takeRows())
    if let graph = calculator.takeGraph() {
      try plot.draw(graph)
    } else if let message = calculator.shown(in: language).message {
      throw Failure.input(message)
    } else {
      throw Failure.usage("there is nothing to plot yet; plot sin(x) plots a formula")
    }
  }

  private mutating func set(_ words: [String]) throws {
    if words.isEmpty {
      let lines = calculator.options.map { option in
        "\(Self.padded(option.name, to: 9))\(Self.padded(option.value, to: 15))\(option.values)\n"
      }
      return Output.standard.write(lines.joined())
    }
    guard let option = calculator.options.first(where: { $0.name == words[0] }) else {
      let names = calculator.options.map(\.name).joined(separator: ", ")
      throw Failure.usage("\(words[0]) cannot be set, but \(names)")
    }
    guard words.count == 2, calculator.set(option.name, to: words[1]) else {
      throw Failure.usage("\(option.name) is \(option.values)")
    }
    show()
  }

  /// Reports why a line was not understood; a program gets an answer for it, too.
  private mutating func tell(_ error: any Error) {
    guard let failure = error as? Failure else { return }
    failure.report()
    hasFailed = true
    guard json else { return }
    var state = calculator.shown(in: language)
    (state.display, state.value, state.error) = ("", nil, failure.code)
    Output.standard.write(state.json)
  }

  private func show() {
    let state = calculator.shown(in: language)
    if json { return Output.standard.write(state.json) }
    let mark = state.description.isEmpty || state.isUnfinished ? "" : " ="
    var lines = [state.description + mark]
    if Output.standard.isTerminal {
      let columns = Output.standard.terminalSize?.columns ?? 80
      lines = ReplText.lines(of: state.description, mark: mark, columns: columns)
    }
    // The field of a calculator that has one is what its description says.
    if state.text == nil { lines.append(state.display) }
    lines.append(Ink.standard.error(state.message ?? ""))
    Output.standard.write(lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n")
  }

  private static var help: String {
    """
    plot draws what was entered last, plot sin(x); x^2 --x -3:3 draws formulas, and with --out FILE
    both make a picture: options are those of `ordinate plot`.
    set lists what can be set, set angle degrees sets it.
    keys lists the keys, quit or Ctrl-D ends.

    """
  }

  /// A line a key: its name, what is written on it and how it is spoken.
  private var keyTable: String {
    let words = CalculatorWords(language)
    return calculator.keypad.entries.filter { $0.key.digit == nil }.map { entry in
      Self.padded(entry.name, to: 12) + Self.padded(entry.label, to: 8) + words[.key(entry.key)]
        + "\n"
    }.joined()
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
