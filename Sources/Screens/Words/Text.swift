public import Formulas

/// Everything that is said to people, in no language yet: what `Words` puts into words.
public enum Text: Sendable {
  // The application.
  case appName, loadFailed, newVersion, reload, cancel, ok
  case tab(Tab)

  // Featured.
  case plotterInstruction, configurationInstruction, calculatorsInstruction, gallery

  // The Plotter.
  case key(Key)
  case equation, keypad, reading, noPlot, backToPlotter, savePicture, graph, history
  case copy, copied, copyText, copyASCII, copyLaTeX, copyMathML
  /// The spoken name of a plot.
  case plotOf(String)
  case setting(xMax: String, samples: String)
  case nothingToPlot(xMax: String)
  case alertTitle(PlotterScreen.Alert)
  case alert(PlotterScreen.Alert)

  // Configuration.
  case plotConfiguration, xMax, samples, set
  case title(Setting)
  /// What stands over a setting and its like.
  case section(Setting)
  case unit(AngleUnit)
  /// Values of settings: what a number needs, what the device has, the two appearances, and the two
  /// orders of operations.
  case automatic, system, light, dark, fromLeftToRight, byPrecedence
  /// The sign beside a display that angles can affect.
  case unitSign(AngleUnit)
  case refusal(ConfigurationScreen.Refusal, ConfigurationScreen.Field)
  case notice(ConfigurationScreen.Notice)
  case storedData, clearData, clearQuestion, clearExplanation, clearConfirm

  // Errors of reading: a sentence, and how to mend it; empty where nothing general can be said.
  case error(SyntaxError.Kind)
  case hint(SyntaxError.Kind)
  case severalVariables([Name])
}
