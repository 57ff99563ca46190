public import Formulas
import OrdinateNumerics

/// A language: every word that people see, in one table.
///
/// Another language is one more function over `Text`, and one more value of this type; the compiler
/// sees to it that none lacks a text.
public struct Words: Sendable {
  public let language: Language
  private let words: @Sendable (Text) -> String

  init(_ language: Language, _ words: @escaping @Sendable (Text) -> String) {
    self.language = language
    self.words = words
  }

  public subscript(_ text: Text) -> String { words(text) }

  /// What is wrong with a formula, in a sentence, then what would mend it, if that can be said.
  public func message(for kind: SyntaxError.Kind) -> String {
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

  /// What a setting's value is called. Each language is called by its own name for itself.
  public func title(of value: Int, _ setting: Setting) -> String {
    switch setting {
    case .angle: self[.unit(value == 0 ? .radians : .degrees)]
    case .digits: value == 0 ? self[.automatic] : setting.name(of: value)
    case .order: self[value == 0 ? .fromLeftToRight : .byPrecedence]
    case .appearance: self[value == 0 ? .system : value == 1 ? .light : .dark]
    case .language: Setting.language(of: value)?.ownName ?? self[.system]
    }
  }

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
