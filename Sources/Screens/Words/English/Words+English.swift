import Formulas
import OrdinateNumerics

extension Words {
  public static let english = Words(.english) { english($0) }

  private static func english(_ text: Text) -> String {
    switch text {
    case .appName: "Ordinate"
    case .loadFailed: "Ordinate could not be loaded. Check the connection and load the page again."
    case .newVersion: "A new version is there."
    case .reload: "Reload"
    case .cancel: "Cancel"
    case .ok: "OK"
    case .tab(let tab): english(tab)

    case .plotterInstruction:
      "Plotter: build an equation in x with the keys, then press Plot to see its points."
    case .configurationInstruction:
      "Configuration: choose how far x reaches and how many samples a plot has, then press Set."
    case .calculatorsInstruction:
      "Calculator, Scientific and RPN: work with numbers; the last two draw graphs as well."
    case .gallery: "Gallery"

    case .key(let key): english(key) ?? ""
    case .equation: "Equation"
    case .keypad: "Keys"
    case .reading: "Reading"
    case .noPlot: "Press Plot to draw the equation."
    case .backToPlotter: "Back to Plotter"
    case .savePicture: "Save Picture"
    case .graph: "Graph"
    case .history: "History"
    case .copy: "Copy"
    case .copied: "Copied"
    case .copyText: "Copy as text"
    case .copyASCII: "Copy as ASCII"
    case .copyLaTeX: "Copy as LaTeX"
    case .copyMathML: "Copy as MathML"
    case .plotOf(let formula): "Plot of " + formula
    case .setting(let xMax, let samples):
      "-" + xMax + " … " + xMax + " · " + samples + " samples"
    case .nothingToPlot(let xMax):
      "This equation has no value anywhere from -" + xMax + " to " + xMax + "."
    case .alertTitle(.noEquation): "No Equation"
    case .alert(.noEquation): "No equation has been entered."

    case .plotConfiguration: "Plot Configuration"
    case .xMax: "X-Max"
    case .samples: "# of Samples"
    case .set: "Set"
    case .title(let setting): english(setting)
    case .section(.angle), .section(.digits): "Numbers and Angles"
    case .section(.order): english(.tab(.calculator))
    case .section(let setting): english(setting)
    case .unit(.radians): "Radians"
    case .unit(.degrees): "Degrees"
    case .automatic: "Automatic"
    case .system: "System"
    case .light: "Light"
    case .dark: "Dark"
    case .fromLeftToRight: "Left to right"
    case .byPrecedence: "By precedence"
    case .unitSign(.radians): "RAD"
    case .unitSign(.degrees): "DEG"
    case .refusal(let refusal, let field): english(refusal, at: field)
    case .notice(.set): "Configuration Set Successfully"
    case .notice(.cleared): "Stored data has been cleared"
    case .storedData: "Stored Data"
    case .clearData: "Clear Stored Data"
    case .clearQuestion: "Clear stored data?"
    case .clearExplanation:
      "Programs, memory, histories, graphs, the equation and the configuration will be forgotten."
    case .clearConfirm: "Clear"

    case .error(let kind): kind.description
    case .hint(let kind): kind.hint ?? ""
    case .severalVariables(let names):
      "Only one variable can be plotted, and this equation has "
        + list(of: names, lastAfter: " and ") + "."
    }
  }

  private static func english(_ tab: Tab) -> String {
    switch tab {
    case .featured: "Featured"
    case .calculator: "Calculator"
    case .scientific: "Scientific"
    case .rpn: "RPN"
    case .plotter: "Plotter"
    case .configuration: "Configuration"
    }
  }

  private static func english(_ setting: Setting) -> String {
    switch setting {
    case .angle: "Angles"
    case .digits: "Digits Shown"
    case .order: "Order of Operations"
    case .appearance: "Appearance"
    case .language: "Language"
    }
  }

  private static func english(
    _ refusal: ConfigurationScreen.Refusal, at field: ConfigurationScreen.Field
  ) -> String {
    let name = english(field == .xMax ? .xMax : .samples)
    return switch refusal {
    case .empty: "Enter a number for " + name + "."
    case .notANumber: name + " is not a number. Enter one such as " + field.example + "."
    case .notAboveZero: name + " must be above 0."
    case .notWhole: name + " must be a whole number."
    case .aboveLargest: name + " can be " + field.largest.text(.shortest) + " at most."
    }
  }
}
