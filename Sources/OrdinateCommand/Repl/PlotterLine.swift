import Calculators
import Formulas
import OrdinateNumerics
import Requests
import Screens
import Words

/// The Plotter, for lines that are equations.
struct PlotterLine: LineCalculator {
  let name = "the Plotter"

  private var screen = PlotterScreen()
  private var configuration = Configuration()
  private var drawn = 0

  let keypad = Keypad.plotter

  var angle: AngleUnit { configuration.angle }

  var names: [String] { Self.formulaNames }

  let wordBreaks = " \t+-*/^(),|!"

  func presses(of word: String) -> [Key]? { keypad.sequence(named: word) }

  mutating func press(_ key: Key) { screen.press(key, configuration: configuration) }

  mutating func setAngle(_ unit: AngleUnit) { configuration.angle = unit }

  func setVariable(_ setting: VariableSetting) -> Bool { false }

  mutating func enter(line: String) throws {
    let before = screen
    screen.paste(line, over: 0..<screen.text.utf8.count)
    press(.plot)
    guard let problem = screen.problem else { return }
    let source = Array(screen.text.utf8)
    screen = before
    throw Failure.formula(problem, source: source)
  }

  mutating func graph() {
    if screen.plot != nil { press(.plot) }
  }

  mutating func takeGraph() -> LineGraph? {
    guard screen.plotCount > drawn, let plot = screen.plot else { return nil }
    drawn = screen.plotCount
    return LineGraph(
      formula: plot.formula.text, angle: plot.configuration.angle,
      dots: (plot.configuration.xMax, plot.configuration.sampleCount))
  }

  mutating func takeRows() -> [HistoryRow] { screen.takeRows() }

  var options: [LineOption] {
    [
      LineOption(name: "angle", values: Options.angle.values, value: configuration.angle.name),
      LineOption(
        name: "x-max", values: Options.xMax.values, value: configuration.xMax.text(.shortest)),
      LineOption(
        name: "samples", values: Options.samples.values, value: String(configuration.sampleCount)),
    ]
  }

  mutating func set(_ option: String, to value: String) -> Bool {
    var (xMax, count, angle) = (
      configuration.xMax, configuration.sampleCount, configuration.angle
    )
    switch option {
    case "angle":
      guard let unit = try? Options.angle.value(of: value) else { return false }
      angle = unit
    case "x-max":
      guard let number = try? Options.xMax.value(of: value) else { return false }
      xMax = number
    case "samples":
      guard let number = try? Options.samples.value(of: value) else { return false }
      count = number
    default: return false
    }
    guard let changed = Configuration(xMax: xMax, sampleCount: count, angle: angle) else {
      return false
    }
    configuration = changed
    return true
  }

  func shown(in words: Words) -> ShownState {
    ShownState(
      display: screen.text.isEmpty ? "0" : screen.text, description: screen.formula?.text ?? "",
      isUnfinished: true, text: screen.text,
      alert: screen.alert.map { words.message(for: $0) })
  }

  let help = """
    A line is an equation, which is drawn with dots from -x-max to x-max, scaled so that all fit:
      √(x³+x²+2.5x+23)
      sin(x)+cos(2x)-tan(3x)
    plot draws it again; plot --x -3:3 draws it as a curve.

    """
}
