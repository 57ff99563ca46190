import TestSupport
import Testing
import Words

@testable import Screens

struct RandomWalkTests {
  @Test("10 000 random keys never crash the app, and never make it show nan or inf")
  func walk() {
    var generator = SeededGenerator.printingSeed("random keys of the Plotter")
    var screen = PlotterScreen()
    let configuration = Configuration(xMax: 3, sampleCount: 7)!
    for _ in 0..<10_000 {
      // Sometimes everything is cleared, so that there are also short equations, which can be plotted.
      let key: Key =
        Int.random(in: 0..<25, using: &generator) == 0
        ? .clear : Keypad.plotter.entries.randomElement(using: &generator)!.key
      screen.press(key, configuration: configuration)
      let shown = [
        screen.text, screen.formula?.text ?? "", screen.formula?.mathML ?? "",
        screen.problem.map { Words.english.message(for: $0) } ?? "",
        screen.plot.flatMap { Words.english.message(for: $0) } ?? "",
      ]
      for text in shown where text.contains("nan") || text.contains("inf") {
        Issue.record("\(screen.text) shows \(text)")
      }
      if let plot = screen.plot { #expect(plot.dotCount <= 8) }
    }
  }
}
