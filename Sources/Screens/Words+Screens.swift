import Formulas
import OrdinateNumerics

extension Words {
  /// What is said at a field of Configuration.
  ///
  /// - Parameters:
  ///   - field: The field's name.
  ///   - example: A number that the field takes.
  func message(
    for refusal: ConfigurationScreen.Refusal, field: String, example: String
  ) -> String {
    switch refusal {
    case .empty: Words.fill(refusals.empty, field)
    case .notANumber: Words.fill(refusals.notANumber, field, example)
    case .notAboveZero: Words.fill(refusals.notAboveZero, field)
    case .notWhole: Words.fill(refusals.notWhole, field)
    case .aboveLargest(let largest):
      Words.fill(refusals.aboveLargest, field, largest.text(.shortest))
    }
  }

  func message(for notice: ConfigurationScreen.Notice) -> String {
    switch notice {
    case .set: configurationSet
    case .cleared: dataCleared
    }
  }

  public func title(of alert: PlotterScreen.Alert) -> String {
    switch alert {
    case .noEquation: noEquationTitle
    }
  }

  public func message(for alert: PlotterScreen.Alert) -> String {
    switch alert {
    case .noEquation: noEquation
    }
  }

  /// The settings of plots in a line: `-5 … 5 · 50 samples`.
  func line(for configuration: Configuration) -> String {
    let xMax = configuration.xMax.text(.shortest)
    return Words.fill(setting, xMax, configuration.sampleCount.description)
  }

  /// What a plot says instead of showing dots, `nil` if it has some.
  func message(for plot: EquationPlot) -> String? {
    if plot.dotCount > 0 { return nil }
    return Words.fill(nothingToPlot, plot.configuration.xMax.text(.shortest))
  }

  /// The sign beside a display that angles can affect: `RAD` or `DEG`.
  func short(_ unit: AngleUnit) -> String {
    switch unit {
    case .radians: radiansShort
    case .degrees: degreesShort
    }
  }
}
