import ArgumentParser
import Screens

struct Keys: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    abstract: "Press keys of a calculator and print what it shows.",
    discussion: """
      Prints the description, then the display. A key is the label on it or its name in ASCII; a \
      number stands for its characters. The Plotter plots with an X-Max of 5 and 50 samples.
      """)

  enum Calculator: String, ExpressibleByArgument, CaseIterable {
    case calculator, scientific, rpn, plotter
  }

  @Option(help: "Whose keys they are.") var on: Calculator

  @Argument(help: ArgumentHelp(valueName: "key")) var keys: [String] = []

  @Flag(help: "Print after each key.") var trace = false

  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    guard on == .plotter else {
      throw Failure.usage("the \(on.rawValue) keypad is not built yet; --on plotter is")
    }
    let presses = try keys.map { word in
      guard let keys = Keypad.plotter.sequence(named: word) else {
        throw Failure.input("the Plotter has no key named \(word)")
      }
      return keys
    }
    var screen = PlotterScreen()
    var lines = ""
    for key in presses.joined() {
      screen.press(key, configuration: Configuration())
      if trace { lines += show(screen) }
    }
    if !trace { lines = show(screen) }
    Output.standard.write(lines)
  }

  private func show(_ screen: PlotterScreen) -> String {
    let description = screen.formula?.text ?? ""
    let display =
      if screen.problem != nil { "" } else if screen.text.isEmpty { "0" } else { screen.text }
    guard json else { return "\(description)\n\(display)\n" }
    var line = JSONText()
    line.beginObject()
    line.member("display", display)
    line.member("description", description)
    line.member("value", nil)
    line.member("error", screen.problem?.code)
    line.member("message", screen.problem.map { Words.english.message(for: $0) })
    line.member("text", screen.text)
    line.member("alert", screen.alert.map { Words.english.message(for: $0) })
    line.endObject()
    return line.text + "\n"
  }
}
