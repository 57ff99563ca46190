import Formulas
import OrdinateNumerics
public import Sheets
public import Words

extension Words {
  /// Why an equation cannot be plotted.
  public func message(for problem: PlotterProblem) -> String {
    switch problem {
    case .unreadable(let error): message(for: error)
    case .severalVariables(let names, _): severalVariables(names.map { $0.description })
    case .notAFunction(let kind, _): equation(kind)
    case .undrawable(.unsolvedParameter, _): self[.unsolvedParameter]
    case .undrawable(.tooManyValues(let name), _): tooManyValues(of: name.description)
    }
  }

  public func title(of alert: PlotterScreen.Alert) -> String {
    switch alert {
    case .noEquation: self[.noEquation]
    }
  }

  public func message(for alert: PlotterScreen.Alert) -> String {
    switch alert {
    case .noEquation: self[.noEquationEntered]
    }
  }

  /// The settings of a plot on one line: `−5 … 5 · 50 samples`.
  public func line(for configuration: Configuration) -> String {
    plotSetting(
      xMax: configuration.xMax.text(.shortest), samples: configuration.sampleCount.description)
  }

  /// The settings with which a plot was drawn, with the angle unit if it matters.
  public func line(for plot: EquationPlot) -> String {
    let line = line(for: plot.configuration)
    return plot.formula.involvesAngles
      ? line + " · " + sign(of: plot.configuration.angle) : line
  }

  /// The text in place of a plot without dots; `nil` if it has dots.
  public func message(for plot: EquationPlot) -> String? {
    if plot.dotCount > 0 { return nil }
    return nothingToPlot(xMax: plot.configuration.xMax.text(.shortest))
  }
}
