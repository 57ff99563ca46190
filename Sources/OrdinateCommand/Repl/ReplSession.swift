import Screens
import Words

/// A session with a calculator, line by line.
struct ReplSession<Calculator: LineCalculator> {
  private var calculator: Calculator
  private let spoken: Words
  /// Whether each answer is a line of JSON.
  private let json: Bool
  private let recorder: HistoryRecorder
  /// Whether a line could not be read.
  private(set) var hasFailed = false

  init(of calculator: Calculator, words: Words, json: Bool, recorder: HistoryRecorder) {
    self.calculator = calculator
    spoken = words
    self.json = json
    self.recorder = recorder
  }

  /// The words that Tab completes: the names of keys, functions, constants and commands.
  var words: [String] {
    let keys = calculator.keypad.entries.filter { $0.key.digit == nil }.map(\.name)
    let others = calculator.names + calculator.options.map(\.name)
    let own = ["help", "keys", "plot", "quit", "set"]
    // A sign is quicker to type than to choose.
    return (keys + (others + own).filter { !keys.contains($0) })
      .filter { $0.first?.isLetter == true }
  }

  /// The characters that end such a word.
  var wordBreaks: String { calculator.wordBreaks }

  /// Carries out a line and prints the new state.
  ///
  /// - Returns: False if the line ends the session.
  mutating func answer(_ line: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    switch words {
    case []: break
    case ["quit"], ["exit"]: return false
    case ["help"]: Results.write(calculator.help + Self.help)
    case ["keys"]: Results.write(keyTable)
    default:
      do {
        if words[0] == "set" {
          try set(Array(words.dropFirst()))
        } else if let plot = ReplPlot(line) {
          try draw(plot)
        } else {
          try calculator.enter(line: line)
          // A result is shown after it is stored.
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
      throw Failure.usage("among lines of JSON, plot needs --out with the name of a file")
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
    } else if let message = calculator.shown(in: spoken).message {
      throw Failure.input(message)
    } else {
      throw Failure.usage("nothing to plot yet; plot sin(x) plots a formula")
    }
  }

  private mutating func set(_ words: [String]) throws {
    if words.isEmpty {
      let lines = calculator.options.map { option in
        "\(Self.padded(option.name, to: 9))\(Self.padded(option.value, to: 15))\(option.values)\n"
      }
      return Results.write(lines.joined())
    }
    guard let option = calculator.options.first(where: { $0.name == words[0] }) else {
      let names = calculator.options.map(\.name).joined(separator: ", ")
      throw Failure.usage("unknown setting \(words[0]); choose from \(names)")
    }
    guard words.count == 2, calculator.set(option.name, to: words[1]) else {
      throw Failure.usage("\(option.name) must be \(option.values)")
    }
    show()
  }

  /// Reports why a line was not understood; in JSON, too, if answers are JSON.
  private mutating func tell(_ error: any Error) {
    guard let failure = Failure(error) else { return }
    failure.report()
    hasFailed = true
    guard json else { return }
    var state = calculator.shown(in: spoken)
    (state.display, state.value, state.error) = ("", nil, failure.code)
    Results.write(state.json)
  }

  private func show() {
    let state = calculator.shown(in: spoken)
    if json { return Results.write(state.json) }
    let mark = state.description.isEmpty || state.isUnfinished ? "" : " ="
    var lines = [state.description + mark]
    if Output.standard.isTerminal {
      let columns = Output.standard.terminalSize?.columns ?? 80
      lines = ReplText.lines(of: state.description, mark: mark, columns: columns)
    }
    // For a calculator with a field, the text of the field is the description.
    if state.text == nil { lines.append(state.display) }
    lines.append(Ink.standard.error(state.message ?? ""))
    Results.write(lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n")
  }

  private static var help: String {
    """
    plot draws what was entered last, plot sin(x); x^2 --x -3:3 draws formulas, and with --out FILE
    both write a picture; the options are those of `ordinate plot`.
    set lists the settings, set angle degrees changes one.
    keys lists the keys, quit or Ctrl-D ends the session.

    """
  }

  /// One line per key: its name, its label and its spoken name.
  private var keyTable: String {
    calculator.keypad.entries.filter { $0.key.digit == nil }.map { entry in
      Self.padded(entry.name, to: 12) + Self.padded(entry.label, to: 8) + spoken.name(of: entry.key)
        + "\n"
    }.joined()
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
