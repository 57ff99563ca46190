public import Formulas
import OrdinateNumerics

/// A language: every word that people see, in one table.
///
/// Another language is one more function over `Text`, and one more value of this type; the compiler
/// sees to it that none lacks a text.
public struct Words: Sendable {
  private let words: @Sendable (Text) -> String

  init(_ words: @escaping @Sendable (Text) -> String) { self.words = words }

  public subscript(_ text: Text) -> String { words(text) }

  /// What is wrong with a formula, in a sentence, then what would mend it, if that can be said.
  public func message(for kind: FormulaError.Kind) -> String {
    let hint = self[.hint(kind)]
    return hint.isEmpty ? self[.error(kind)] : self[.error(kind)] + " " + hint
  }

  /// What keeps an equation from being plotted.
  public func message(for problem: PlotterProblem) -> String {
    switch problem {
    case .unreadable(let error): message(for: error.kind)
    case .severalVariables(let names, _): self[.severalVariables(names)]
    }
  }

  public func message(for alert: PlotterScreen.Alert) -> String { self[.alert(alert)] }

  /// The settings of plots in a line: `-5 … 5 · 50 samples`.
  public func line(for configuration: Configuration) -> String {
    self[
      .setting(
        xMax: configuration.xMax.text(.shortest), samples: configuration.sampleCount.description)]
  }

  /// What a plot says instead of showing dots, `nil` if it has some.
  public func message(for plot: EquationPlot) -> String? {
    if plot.dotCount > 0 { return nil }
    return self[.nothingToPlot(xMax: plot.configuration.xMax.text(.shortest))]
  }
}
